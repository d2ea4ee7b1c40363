import { isShadowRoot, isText, own } from './kinds';
import type { Place } from './place';
import { isShown } from './place-text';
import type { Places } from './places';
import { boxesOf } from './range-box';
import { closestTo } from './shortened';

/** So many addresses are looked at in what is under a point. */
const maxUnder = 50;

/** The place under a point of the viewport, in CSS pixels; undefined where there is none. */
export function placeAtPoint(places: Places, x: number, y: number): Place | undefined {
  const caret = document.caretPositionFromPoint(x, y, { shadowRoots: rootsAt(x, y) });
  const place = caret && places.at(caret.offsetNode, caret.offset);
  // The caret is the nearest one, however far: beside the end of a line it still stands in the line.
  return place && isAt(place, x, y) ? place : placeUnder(places, x, y);
}

/**
 * Of a text that is selected as a whole (`user-select: all`), Firefox tells no caret, but its element is there. And a link, or what stands in
 * it, may lie over all that it is about, as Bootstrap stretches it over a card. Where something else lies between, as the menu that the link
 * is of, what is below cannot be seen.
 */
function placeUnder(places: Places, x: number, y: number): Place | undefined {
  const all = document.elementsFromPoint(x, y);
  const link = closestTo({ parentElement: all[0] });
  const under = all.find((one) => !link?.contains(one));
  return (under ? [...own(under, 'childNodes')] : [])
    .filter(isText)
    .flatMap((node) => places.in(node))
    .slice(0, maxUnder)
    .find((place) => isAt(place, x, y) && isShown(place));
}

function isAt(place: Place, x: number, y: number): boolean {
  return boxesOf(place).some((box) => holds(box, x, y));
}

export function holds({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** The open shadow roots around the point, outermost first. */
function rootsAt(x: number, y: number): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  let root = document.elementFromPoint(x, y)?.shadowRoot;
  while (isShadowRoot(root) && !roots.includes(root)) {
    roots.push(root);
    root = root.elementFromPoint(x, y)?.shadowRoot;
  }
  return roots;
}
