import type { Anchor } from './hover-card';
import { boxOf } from './kinds';
import { holds, inPlaceOf, type PutField, textOf } from './put-field';

/** @param address that the field must have; empty: one that waits for it, wherever the page has the field by then */
export function fieldAnchor(field: PutField, address: string): Anchor {
  const root = field.getRootNode();
  const current = () => {
    const place = inPlaceOf(field, root, address);
    return place && holds(textOf(place))(address) ? place : undefined;
  };
  return {
    node: field,
    box: () => {
      const place = current();
      return place && boxOf(place);
    },
    isCurrent: () => !address || current() !== undefined,
  };
}
