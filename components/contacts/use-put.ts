import { useRef } from 'react';
import { send } from '@/lib/extension/messages';
import type { OwnPut, OwnPutResult } from '@/lib/extension/own-messages';

/**
 * Stores a change of an entry, after those before it. What was changed elsewhere since the user saw it is in the way once: then it is told,
 * and the user knows, as of what was changed here.
 */
export function usePut(): (change: OwnPut) => Promise<OwnPutResult> {
  const told = useRef(new Map<string, number>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  async function store({ seen, ...change }: OwnPut): Promise<OwnPutResult> {
    const known =
      seen === undefined ? {} : { seen: Math.max(seen, told.current.get(change.address) ?? 0) };
    const result = await send('own/put', { ...change, ...known });
    const { changedAt } = result.status === 'saved' ? result.entry : result;
    if (changedAt !== undefined) told.current.set(change.address, changedAt);
    return result;
  }
  return (change) => {
    const stored = last.current.then(() => store(change));
    last.current = Promise.allSettled([stored]);
    return stored;
  };
}
