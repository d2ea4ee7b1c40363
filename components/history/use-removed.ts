import { useState } from 'react';
import type { HistoryEntry } from '@/lib/extension/history-messages';
import { send } from '@/lib/extension/messages';

type State = {
  /** The check that was removed last, and can come back. */
  removed: HistoryEntry | null;
  /** The check that came back last. */
  restored: HistoryEntry | null;
};

const nothing: State = { removed: null, restored: null };

/** Removes checks from the history, of which the last one can come back. `change` does it, and shows the history as it is then. */
export function useRemoved(change: (act: () => Promise<unknown>) => Promise<void>) {
  const [state, setState] = useState(nothing);
  const { removed } = state;
  return {
    ...state,
    remove: (entry: HistoryEntry) =>
      change(async () => {
        await send('history/remove', { id: entry.id });
        setState({ removed: entry, restored: null });
      }),
    undo: () =>
      change(async () => {
        if (!removed) return;
        const { id: _, ...check } = removed;
        const isBack = await send('history/restore', check);
        if (isBack) setState({ removed: null, restored: removed });
      }),
    eraseAll: () =>
      change(async () => {
        await send('history/erase');
        setState(nothing);
      }),
  };
}
