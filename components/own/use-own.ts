import { useCallback, useEffect, useState } from 'react';
import { type AskedState, afterFailure } from '@/components/asked-state';
import { useTold } from '@/components/use-told';
import { send } from '@/lib/extension/messages';
import type { OwnList } from '@/lib/extension/own-messages';

export type OwnState = AskedState<{ list: OwnList }>;

/** The user's own lists. Asked again when they may be others: another window may have changed them. */
export function useOwn() {
  const [state, setState] = useState<OwnState>({ status: 'loading' });
  const refresh = useCallback(async () => {
    try {
      setState({ status: 'ready', list: await send('own/list') });
    } catch (error) {
      // Something may be being typed in it.
      setState(afterFailure(error));
    }
  }, []);
  const show = useCallback((list: OwnList) => setState({ status: 'ready', list }), []);
  useEffect(() => void refresh(), [refresh]);
  useTold(refresh);
  return { state, refresh, show };
}
