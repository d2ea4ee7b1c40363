/** Longer lists of children are bisected instead of being measured one by one. */
const longList = 64;

/**
 * The elements whose boxes reach between two heights of the viewport, in CSS pixels, open shadow trees included. It descends
 * only into such boxes, so a long page costs little more than the part of it that is seen. Long lists are taken to flow downwards.
 */
export function* elementsNear(element: Element, top: number, bottom: number): Generator<Element> {
  yield element;
  if (element.shadowRoot) yield* childrenNear(element.shadowRoot.children, top, bottom);
  yield* childrenNear(element.children, top, bottom);
}

function* childrenNear(list: HTMLCollection, top: number, bottom: number): Generator<Element> {
  const isLong = list.length > longList;
  for (let index = isLong ? firstNear(list, top) : 0; index < list.length; index++) {
    const child = list[index];
    if (!child) return;
    const box = child.getBoundingClientRect();
    if (isLong && box.top > bottom) return;
    if (isNear(child, box, top, bottom)) yield* elementsNear(child, top, bottom);
  }
}

function isNear(child: Element, box: DOMRect, top: number, bottom: number): boolean {
  if (box.width === 0 && box.height === 0) return getComputedStyle(child).display === 'contents';
  // Content may flow out of its box: many pages give their root the height of the viewport.
  return box.top <= bottom && Math.max(box.bottom, box.top + child.scrollHeight) >= top;
}

/** The first child that reaches below a height. Children without a box tell nothing, so the next one that has a box is asked. */
function firstNear(list: HTMLCollection, top: number): number {
  let low = 0;
  let high = list.length;
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
