import { useCallback, useEffect, useState } from 'react';
import { errorWords } from '@/components/error-words';
import { useTold } from '@/components/use-told';
import type { History } from '@/lib/extension/history-messages';
import { send } from '@/lib/extension/messages';

export type HistoryState =
  | { status: 'loading' }
  | ({ status: 'ready' } & History)
  | { status: 'failed'; message: string };

/** The last checks by hand. Asked again when there may be others: another window may have checked something. */
export function useHistory(most: number) {
  const [state, setState] = useState<HistoryState>({ status: 'loading' });
  const refresh = useCallback(async () => {
    try {
      setState({ status: 'ready', ...(await send('history/list', { most })) });
    } catch (error) {
      setState({ status: 'failed', message: errorWords(error) });
    }
  }, [most]);
  useEffect(() => void refresh(), [refresh]);
  useTold(refresh);

  /** Does something to the history, and shows it as it is then. */
  const change = useCallback(
    async (act: () => Promise<unknown>) => {
      try {
        await act();
      } catch (error) {
        setState({ status: 'failed', message: errorWords(error) });
        return;
      }
      await refresh();
    },
    [refresh],
  );
  return { state, refresh, change };
}
