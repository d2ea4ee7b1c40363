import type { Anchor } from './hover-card';
import { type PutField, textOf } from './put-field';

export function fieldAnchor(field: PutField, address: string): Anchor {
  return {
    node: field,
    box: () => (field.isConnected ? field.getBoundingClientRect() : undefined),
    isCurrent: () => field.isConnected && holds(textOf(field), address),
  };
}

/** Fields may group an address, or write it in another case. */
export function holds(text: string, address: string): boolean {
  const plain = (written: string) => written.replace(/[\s-]+/g, '').toLowerCase();
  return plain(text).includes(plain(address));
}
