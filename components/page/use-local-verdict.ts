import { useCallback, useEffect, useState } from 'react';
import { type AskedState, afterFailure } from '@/components/asked-state';
import { useTold } from '@/components/use-told';
import { send } from '@/lib/extension/messages';
import type { Verdict } from '@/lib/verdict/verdict';

export type LocalVerdict = AskedState<{ verdict: Verdict }>;

/** What the local lists say about an address. The service is not asked. `again` asks once more; the verdict stays until then, and follows other windows. */
export function useLocalVerdict(address: string): { state: LocalVerdict; again: () => void } {
  const [state, setState] = useState<LocalVerdict>({ status: 'loading' });
  /** A new one asks anew; `isNews`: because of another window. */
  const [turn, setTurn] = useState({ isNews: false });
  useEffect(() => {
    let isShown = true;
    send('check', { address, networkId: null, ask: 'local' }).then(
      (verdict) => isShown && setState({ status: 'ready', verdict }),
      (error: unknown) => isShown && setState(afterFailure(error, turn.isNews)),
    );
    return () => {
      isShown = false;
    };
  }, [address, turn]);
  useTold(() => setTurn({ isNews: true }));
  return { state, again: useCallback(() => setTurn({ isNews: false }), []) };
}
