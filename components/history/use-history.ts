import { useCallback, useEffect, useState } from 'react';
import { errorWords } from '@/components/error-words';
import type { History } from '@/lib/extension/history-messages';
import { send } from '@/lib/extension/messages';

export type HistoryState =
  | { status: 'loading' }
  | ({ status: 'ready' } & History)
  | { status: 'failed'; message: string };

/** The last checks by hand. Asked again when the window gets the focus: another one may have checked something. */
export function useHistory(most: number) {
  const [state, setState] = useState<HistoryState>({ status: 'loading' });
  const refresh = useCallback(async () => {
    try {
      setState({ status: 'ready', ...(await send('history/list', { most })) });
    } catch (error) {
      setState({ status: 'failed', message: errorWords(error) });
    }
  }, [most]);
  useEffect(() => {
    void refresh();
    const onFocus = () => void refresh();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);

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
