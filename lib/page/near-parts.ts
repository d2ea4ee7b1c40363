/** Longer lists of children are bisected instead of being measured one by one. */
const longList = 64;

type Heights = { top: number; bottom: number };

/**
 * The parts of a tree that stand between two heights of the viewport, in CSS pixels: elements that do so as a whole or have no
 * elements in them, and texts of the others. It descends only into boxes that reach there, so a long page costs little more than the
 * part of it that is seen. Long lists are taken to flow downwards. Shadow trees are trees of their own.
 */
export function* nearParts(
  parent: ParentNode & Node,
  top: number,
  bottom: number,
): Generator<Element | Text> {
  const near = { top, bottom };
  const { children } = parent;
  let last: Element | undefined;
  for (let index = firstNear(children, top); index < children.length; index++) {
    const child = children[index];
    const box = child?.getBoundingClientRect();
    if (!child || !box || (children.length > longList && box.top > bottom)) break;
    yield* textsBefore(child);
    last = child;
    if (isWithin(child, box, near)) yield child;
    else if (isNear(child, box, near)) yield* nearParts(child, top, bottom);
  }
  if (last?.nextSibling) yield* textsFrom(last.nextSibling);
}

/** The texts right before an element. */
function* textsBefore(element: Element): Generator<Text> {
  let first: Node = element;
  while (first.previousSibling && !(first.previousSibling instanceof Element)) {
    first = first.previousSibling;
  }
  yield* textsFrom(first);
}

/** The texts from one node on, up to the next element. */
function* textsFrom(first: Node): Generator<Text> {
  for (let node: Node | null = first; node && !(node instanceof Element); node = node.nextSibling) {
    if (node instanceof Text) yield node;
  }
}

function isWithin(element: Element, box: DOMRect, { top, bottom }: Heights): boolean {
  if (box.width === 0 && box.height === 0) return false;
  const isSeen = box.top <= bottom && box.bottom >= top;
  return isSeen && (element.childElementCount === 0 || (box.top >= top && box.bottom <= bottom));
}

function isNear(element: Element, box: DOMRect, { top, bottom }: Heights): boolean {
  if (box.width === 0 && box.height === 0) return getComputedStyle(element).display === 'contents';
  // Content may flow out of its box: many pages give their root the height of the viewport.
  return box.top <= bottom && Math.max(box.bottom, box.top + element.scrollHeight) >= top;
}

/** The first child that reaches below a height. Children without a box tell nothing, so the next one that has a box is asked. */
function firstNear(list: HTMLCollection, top: number): number {
  let low = 0;
  let high = list.length > longList ? list.length : 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    let asked = middle;
    while (asked < high && list[asked]?.getClientRects().length === 0) asked++;
    const bottom = asked < high ? list[asked]?.getBoundingClientRect().bottom : undefined;
    if (bottom === undefined || bottom >= top) high = middle;
    else low = asked + 1;
  }
  return low;
}
