import { useCallback, useEffect, useState } from 'react';
import { errorWords } from '@/components/error-words';
import { useTold } from '@/components/use-told';
import { send } from '@/lib/extension/messages';
import type { Verdict } from '@/lib/verdict/verdict';

export type LocalVerdict =
  | { status: 'loading' }
  | { status: 'ready'; verdict: Verdict }
  | { status: 'failed'; message: string };

/** What the local lists say about an address. The service is not asked. `again` asks once more; the verdict stays until then. */
export function useLocalVerdict(address: string): { state: LocalVerdict; again: () => void } {
  const [state, setState] = useState<LocalVerdict>({ status: 'loading' });
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: times is not sent; it says that the answer may be another one now
  useEffect(() => {
    let isShown = true;
    const show = (next: LocalVerdict) => {
      if (isShown) setState(next);
    };
    send('check', { address, networkId: null, ask: 'local' }).then(
      (verdict) => show({ status: 'ready', verdict }),
      (error: unknown) => show({ status: 'failed', message: errorWords(error) }),
    );
    return () => {
      isShown = false;
    };
  }, [address, times]);
  const again = useCallback(() => setTimes((n) => n + 1), []);
  // Another window may have said something of it.
  useTold(again);
  return { state, again };
}
