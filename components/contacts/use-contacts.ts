import { useRef, useState } from 'react';
import { errorWords } from '@/components/error-words';
import { send } from '@/lib/extension/messages';
import type { OwnChange, OwnEntry, OwnList, OwnPut } from '@/lib/extension/own-messages';
import { usePut } from './use-put';

type State = {
  /** The entry that was removed last, and can come back. */
  removed: OwnEntry | null;
  /** The entry that came back last. */
  restored: OwnEntry | null;
  /** The entry that was added last. */
  added: OwnEntry | null;
  /** Why the last change was not made, in words; null: it was. */
  problem: string | null;
};

const nothing: State = { removed: null, restored: null, added: null, problem: null };

/** Changes of the user's own lists, of which the last removal can be undone. `show` gets the lists as they are then. */
export function useContacts(show: (list: OwnList) => void) {
  const [state, setState] = useState(nothing);
  const put = usePut();
  /** The key of the entry that was removed last, before that is shown. */
  const latest = useRef<string>(null);

  async function run(act: () => Promise<Partial<State> | null>): Promise<boolean> {
    try {
      const next = await act();
      if (next && !next.removed) latest.current = null;
      if (next) setState({ ...nothing, ...next });
      return !next?.problem;
    } catch (error) {
      setState((before) => ({ ...before, problem: errorWords(error) }));
      return false;
    }
  }
  async function store(change: OwnPut): Promise<string | null> {
    const result = await put(change);
    if (result.status === 'refused') return result.message;
    show(result.list);
    return null;
  }
  async function removeOne(shown: OwnEntry): Promise<Partial<State> | null> {
    const { key } = shown;
    const { removed, ...list } = await send('own/remove', { key });
    show(list);
    // It was gone by a second press of the button, and what the first one did can be undone.
    if (!removed && latest.current === key) return null;
    latest.current = key;
    // What is shown of it may be older; but a background that was killed as it removed it cannot tell what that was.
    return { removed: removed ?? shown };
  }
  return {
    ...state,
    /** Something else stored one that was not there. */
    tellAdded: (added: OwnEntry) => setState({ ...nothing, added }),
    /** The next one is begun, which it could be taken for. */
    forgetAdded: () => setState((before) => ({ ...before, added: null })),
    /** Tells whether it is stored. */
    put: (change: OwnPut) => run(async () => ({ problem: await store(change) })),
    remove: (removed: OwnEntry) => run(() => removeOne(removed)),
    /** Removes the one of all that `find` finds. */
    removeFound: (find: (entries: OwnEntry[]) => OwnEntry | null) =>
      run(async () => {
        const removed = find((await send('own/list')).entries);
        return removed ? removeOne(removed) : {};
      }),
    undo: () =>
      run(async () => {
        const { removed } = state;
        if (!removed) return {};
        const problem = await store({ ...changeOf(removed), seen: removed.changedAt });
        return problem === null ? { restored: removed } : { removed, problem };
      }),
  };
}

/** What the background takes of an entry. */
export function changeOf({ address, networkId, kind, name, note }: OwnEntry): OwnChange {
  return { address, networkId, kind, name, note };
}
