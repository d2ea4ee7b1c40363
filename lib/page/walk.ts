import { isBlock } from './breaks';
import { allIn, ask, isElement, isShadowRoot, isText, own, viewHeight } from './kinds';
import { nearSpans, partsOf } from './near-parts';
import { type Reader, readRange } from './read-range';
import { shortest } from './runs';

/** Elements whose text is read at once: few enough for a slice, many enough for the browser's own speed. */
const chunkSize = 2048;
/** How far behind the end of a chunk an element is looked for that begins a line, so that no address is cut. */
const maxOverhang = 64;

type Tree = Document | Element | ShadowRoot;

/** Reads all text under a node in chunks, shadow trees apart. */
export function* walk(root: Tree, reader: Reader): Generator<void> {
  const elements = allUnder(root);
  // A live range: it keeps its place where the page changes between two chunks.
  const range = new Range();
  range.setStart(root, 0);
  for (let index = 0; ; ) {
    index = borderFrom(elements, index + chunkSize);
    const border = elements[index];
    // Not before it: to find its place among thousands takes long.
    if (border) range.setEnd(border, 0);
    else range.setEnd(root, own(root, 'childNodes').length);
    yield* readRange(range, reader);
    if (!border) return;
    range.collapse(false);
    yield;
  }
}

/**
 * Reads what stands in the viewport and one viewport around it. What it misses is left to a walk over everything.
 * @param onElement told of each element there
 */
export function* walkVisible(
  root: Document,
  reader: Reader,
  onElement: (element: Element) => void,
): Generator<void> {
  const range = new Range();
  for (const [first, last] of nearSpans(root.body ?? root, -viewHeight(), 2 * viewHeight())) {
    if (!first.isConnected || !last.isConnected) continue;
    // The blanks between two parts.
    if (first === last && isText(first) && first.length < shortest) continue;
    range.setStartBefore(first);
    range.setEndAfter(last);
    tellElements(first, last, onElement);
    yield* readRange(range, reader);
    yield;
  }
}

function tellElements(first: Node, last: Node, tell: (element: Element) => void): void {
  for (const node of partsOf(first, last))
    if (isElement(node)) for (const element of [node, ...allIn(node, '*')]) tell(element);
}

/** The next element that begins a line; the next one at all where none is near. */
function borderFrom(elements: ArrayLike<Element>, from: number): number {
  let first = from;
  while (elements[first]?.isConnected === false) first++;
  for (let index = first; index < first + maxOverhang; index++) {
    const element = elements[index];
    if (element?.isConnected && isBlock(element)) return index;
  }
  return first;
}

/** Counted by the browser where it is asked for one of them, but for shadow trees: a list of all takes longer than to read their text. */
function allUnder(root: Tree): ArrayLike<Element> {
  return isShadowRoot(root) ? allIn(root, '*') : ask(root, 'getElementsByTagName', '*');
}
