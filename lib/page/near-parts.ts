import { ask, boxOf, isElement, isText, own } from './kinds';

/** Longer lists are bisected instead of being measured one by one, where so many samples flow downwards. */
const longList = 64;
const samples = 16;
/** Longer ones are bisected in any case: to measure them all takes longer than a frame. */
const longestMeasured = 9999;

/** The elements and texts of a tree that stand between two heights of the viewport (see below). */
export function* nearParts(
  parent: ParentNode & Node,
  top: number,
  bottom: number,
): Generator<Element | Text> {
  for (const [first, last] of nearSpans(parent, top, bottom)) yield* partsOf(first, last);
}

/** The elements and texts of nodes side by side. */
export function* partsOf(first: Node, last: Node): Generator<Element | Text> {
  // In Chromium, a form's field may be called what comes next.
  for (let node: Node | null = first; node; node = node === last ? null : own(node, 'nextSibling'))
    if (isElement(node) || isText(node)) yield node;
}

/**
 * The parts of a tree that stand between two heights of the viewport, in CSS pixels, as the first and the last of nodes side by
 * side: elements that do so as a whole or have no elements in them, and the texts beside them. It descends only into boxes that reach
 * there, so a long page costs little more than the part of it that is seen. Long lists are bisected where they flow downwards: chats
 * flow upwards, columns begin anew at the top, and grids put their rows anywhere. Shadow trees are trees of their own.
 */
export function* nearSpans(
  parent: ParentNode & Node,
  top: number,
  bottom: number,
): Generator<[first: Node, last: Node]> {
  const { children } = parent;
  const { length } = children;
  const boxAt = (at: number) => {
    let child: Element | null | undefined = children[at];
    // What shows only what is in it has no box itself: it stands where its first element does.
    while (child && !ask(child, 'getClientRects')[0])
      child = displayOf(child) === 'contents' ? own(child, 'firstElementChild') : null;
    return child ? boxOf(child) : undefined;
  };
  const isLong = flowsDown(length, boxAt);
  const low = isLong ? firstWhere(length, boxAt, (box) => box.bottom >= top) : 0;
  const high = isLong ? firstWhere(length, boxAt, (box) => box.top > bottom) : length;
  let first = low ? children[low - 1]?.nextSibling : parent.firstChild;
  // What flows between two near ones is near.
  const step = isLong ? Math.max(1, high - 1 - low) : 1;
  for (let index = low; index < high; index += step) {
    const child = children[index];
    const box = child && boxOf(child);
    if (!box || isWithin(child, box, top, bottom)) continue;
    yield* spanUpTo(child, first);
    first = own(child, 'nextSibling');
    if (isNear(child, box, top, bottom)) yield* nearSpans(child, top, bottom);
  }
  const end = children[high];
  yield* spanUpTo(end, first, end ? end.previousSibling : parent.lastChild);
}

function* spanUpTo(
  end: Element | undefined,
  first: Node | null | undefined,
  last: Node | null | undefined = end?.previousSibling,
): Generator<[first: Node, last: Node]> {
  if (first && last && first !== end) yield [first, last];
}

function isWithin(element: Element, box: DOMRect, top: number, bottom: number): boolean {
  if (!box.width && !box.height) return false;
  return (
    isBetween(box, top, bottom) &&
    (!element.childElementCount || (box.top >= top && box.bottom <= bottom))
  );
}

/** Whether a box stands between two heights of the viewport, in part at least. */
export function isBetween(box: DOMRect, top: number, bottom: number): boolean {
  return box.top <= bottom && box.bottom >= top;
}

function isNear(element: Element, box: DOMRect, top: number, bottom: number): boolean {
  // Around what is out of the flow, as a dialog at the end of the page, there may be a box without a height.
  if (!(box.width * box.height)) return displayOf(element) !== 'none';
  // Content may flow out of its box: many pages give their root the height of the viewport.
  return box.top <= bottom && Math.max(box.bottom, box.top + own(element, 'scrollHeight')) >= top;
}

function displayOf(element: Element): string {
  return getComputedStyle(element).display;
}

/** Whether so many are bisected: they are a long list, in which of some none stands above the one before it. */
export function flowsDown(length: number, boxAt: (at: number) => DOMRect | undefined): boolean {
  if (length <= longList || length > longestMeasured) return length > longList;
  let lowest = -Infinity;
  for (let at = 0; at < length; at += length / samples) {
    const box = boxAt(at | 0);
    if (!box?.height) continue;
    if (box.bottom < lowest) return false;
    lowest = box.top;
  }
  return true;
}

/** The first of so many, in the order of the document, whose box fits. Those without a box tell nothing, so the next one that has a box is asked. */
export function firstWhere(
  length: number,
  boxAt: (at: number) => DOMRect | undefined,
  fits: (box: DOMRect) => boolean,
): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    let asked = middle;
    let box = boxAt(asked);
    while (!box && ++asked < high) box = boxAt(asked);
    if (!box || fits(box)) high = middle;
    else low = asked + 1;
  }
  return low;
}
