import type { Place } from './place';
import type { Places } from './places';
import { boxesOf } from './range-box';

/** The place under a point of the viewport, in CSS pixels; undefined where there is none. */
export function placeAtPoint(places: Places, x: number, y: number): Place | undefined {
  const caret = caretAt(x, y);
  const place = caret && places.at(caret.node, caret.offset);
  // The caret is the nearest one, however far: beside the end of a line it still stands in the line.
  return place && boxesOf(place).some((box) => holds(box, x, y)) ? place : undefined;
}

export function holds({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  const caret = document.caretPositionFromPoint(x, y, { shadowRoots: rootsAt(x, y) });
  return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined;
}
/** The open shadow roots around the point, outermost first. */
function rootsAt(x: number, y: number): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  let root = document.elementFromPoint(x, y)?.shadowRoot;
  while (root && !roots.includes(root)) {
    roots.push(root);
    root = root.elementFromPoint(x, y)?.shadowRoot;
  }
  return roots;
}
