import type { Place, Places } from './places';
import { boxesOf } from './range-box';
import { wordAt } from './word-at';

/** The place under a point of the viewport, in CSS pixels; undefined where there is none. */
export function placeAtPoint(places: Places, x: number, y: number): Place | undefined {
  const caret = caretAt(x, y);
  const place = caret && (places.at(caret.node, caret.offset) ?? mentionAt(places, caret));
  // The caret is the nearest one, however far: beside the end of a line it still stands in the line.
  return place && boxesOf(place).some((box) => holds(box, x, y)) ? place : undefined;
}

export function holds({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

type Caret = { node: Node; offset: number };

/** In a text in which nothing is painted, because it is edited or too long: the word at the caret, where it is a known address. */
function mentionAt(places: Places, { node, offset }: Caret): Place | undefined {
  if (!(node instanceof Text)) return undefined;
  const { start, end } = wordAt(node.data, offset);
  const address = node.data.slice(start, end);
  const isMentioned = places.addresses.has(address) && places.ownersOf(address).length > 0;
  return isMentioned ? { node, start, end, address, standsOut: true } : undefined;
}

function caretAt(x: number, y: number): Caret | undefined {
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
