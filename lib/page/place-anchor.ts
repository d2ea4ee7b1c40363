import type { Anchor } from './hover-card';
import type { Place } from './place';
import { holds } from './place-at-point';
import { isShown } from './place-text';
import { boxesOf } from './range-box';

/**
 * A place of the page as what the card stands beside: the line of it that the pointer is on, or its first one.
 * @param pointer in CSS pixels of the viewport
 */
export function placeAnchor(place: Place, pointer?: { x: number; y: number }): Anchor {
  const line = pointer ? boxesOf(place).findIndex((box) => holds(box, pointer.x, pointer.y)) : 0;
  return {
    node: place.node,
    box() {
      const boxes = boxesOf(place);
      return boxes[line] ?? boxes[0];
    },
    // A page that writes another address there must not lend it this one's verdict.
    isCurrent: () => isShown(place),
  };
}
