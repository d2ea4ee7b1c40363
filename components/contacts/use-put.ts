import { useRef } from 'react';
import { send } from '@/lib/extension/messages';
import type { OwnPut, OwnPutResult } from '@/lib/extension/own-messages';

/** Stores a change of an entry. What was changed elsewhere since the user saw it is in the way once: then it is told, and the user knows. */
export function usePut(): (change: OwnPut) => Promise<OwnPutResult> {
  const told = useRef(new Map<string, number>());
  return async ({ seen, ...change }) => {
    const known =
      seen === undefined ? {} : { seen: Math.max(seen, told.current.get(change.address) ?? 0) };
    const result = await send('own/put', { ...change, ...known });
    if (result.status === 'refused' && result.changedAt !== undefined)
      told.current.set(change.address, result.changedAt);
    return result;
  };
}
