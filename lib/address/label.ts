import { contextNames } from './context-names';
import { findNamed } from './name-network';
import type { NetworkId } from './networks';

/** What stands before an address, with the blanks behind it, or without a blank: 'Address: …'. */
export const label = /^\p{L}[^\n:：]{0,40}[:：]\s*/u;

/** Whether a label is about an address, or names a network of what stands behind it. */
export function tellsOf(before: string, networks: NetworkId[]): boolean {
  if (networks.length === 0) return false;
  const named = findNamed(before.replace(/[:：]\s*$/, ''));
  return (
    [...before.matchAll(contextNames)].at(-1)?.[1] !== undefined ||
    named.some(({ id }) => networks.includes(id))
  );
}
