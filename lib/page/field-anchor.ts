import { holds, textOf } from './field-text';
import type { Anchor } from './hover-card';
import { boxOf } from './kinds';
import { candidatesOf, inPlaceOf, type PutField } from './put-field';

/**
 * @param address that the field must have; empty: one that waits for it, wherever the page has the field by then. What the page took out at
 *   once, as for a list of recipients, is told all the same, in the corner of the page where it took the field away
 */
export function fieldAnchor(field: PutField, address: string): Anchor {
  const root = field.getRootNode();
  const placeWith = (text: string) => {
    const place = inPlaceOf(field, root, text);
    return place && holds(textOf(place))(text) ? place : undefined;
  };
  const any = placeWith('');
  const meant = placeWith(address) || (any && candidatesOf(textOf(any))[0]) ? address : '';
  return {
    node: field,
    box: () => {
      const place = placeWith(meant);
      if (!place) return meant || !address ? undefined : new DOMRect();
      return boxOf(place);
    },
    isCurrent: () => !meant || !!placeWith(meant),
  };
}
