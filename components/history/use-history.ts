import { useCallback, useEffect, useState } from 'react';
import { type AskedState, afterFailure } from '@/components/asked-state';
import { errorWords } from '@/components/error-words';
import { useTold } from '@/components/use-told';
import type { History } from '@/lib/extension/history-messages';
import { send } from '@/lib/extension/messages';

export type HistoryState = AskedState<History>;

/**
 * The last checks by hand. Asked again when there may be others: another window may have checked something. `problem`: why the last
 * change was not made; null: it was.
 * @param isOpen whether it is looked at: what was checked in the same window meanwhile is there when it is again
 */
export function useHistory(most: number, isOpen = true) {
  const [state, setState] = useState<HistoryState>({ status: 'loading' });
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useCallback(
    async (isChanged: boolean) => {
      try {
        setState({ status: 'ready', ...(await send('history/list', { most })) });
      } catch (error) {
        // It may be another by now.
        setState(afterFailure(error, !isChanged));
      }
    },
    [most],
  );
  const refresh = useCallback(() => ask(false), [ask]);
  useEffect(() => {
    if (isOpen) void refresh();
  }, [isOpen, refresh]);
  useTold(refresh);

  /** Does something to the history, and shows it as it is then. */
  const change = useCallback(
    async (act: () => Promise<unknown>) => {
      setProblem(null);
      try {
        await act();
      } catch (error) {
        setProblem(errorWords(error));
        return;
      }
      await ask(true);
    },
    [ask],
  );
  return { state, problem, refresh, change };
}
