import type { Anchor } from './hover-card';
import { boxOf } from './kinds';
import { holds, inPlaceOf, type PutField, textOf } from './put-field';

/** @param address that the field must have; empty: one that waits for it, wherever the page has the field by then */
export function fieldAnchor(field: PutField, address: string): Anchor {
  const root = field.getRootNode();
  const current = () => inPlaceOf(field, root, address);
  return {
    node: field,
    box: () => {
      const place = current();
      return place && boxOf(place);
    },
    isCurrent: () => {
      const place = current();
      return place ? holds(textOf(place), address) : !address;
    },
  };
}
