import { useEffect, useState } from 'react';
import { errorWords } from '@/components/error-words';
import { send } from '@/lib/extension/messages';
import type { Verdict } from '@/lib/verdict/verdict';

export type LocalVerdict =
  | { status: 'loading' }
  | { status: 'ready'; verdict: Verdict }
  | { status: 'failed'; message: string };

/** What the local lists say about an address. The service is not asked. */
export function useLocalVerdict(address: string): LocalVerdict {
  const [state, setState] = useState<LocalVerdict>({ status: 'loading' });
  useEffect(() => {
    let isShown = true;
    const show = (next: LocalVerdict) => {
      if (isShown) setState(next);
    };
    setState({ status: 'loading' });
    send('check', { address, networkId: null, ask: 'local' }).then(
      (verdict) => show({ status: 'ready', verdict }),
      (error: unknown) => show({ status: 'failed', message: errorWords(error) }),
    );
    return () => {
      isShown = false;
    };
  }, [address]);
  return state;
}
