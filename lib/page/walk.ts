import { isBlock } from './breaks';
import { nearParts } from './near-parts';
import { type Reader, readRange } from './read-range';
import { treatmentsIn } from './treatment';

/** Elements whose text is read at once: few enough for a slice, many enough for the browser's own speed. */
const chunkSize = 2048;
/** How far behind the end of a chunk an element is looked for that begins a line, so that no address is cut. */
const maxOverhang = 64;

/** Reads all text under a node in chunks, shadow trees apart. */
export function* walk(root: ParentNode & Node, reader: Reader): Generator<void> {
  const elements = root.querySelectorAll('*');
  // A live range: it keeps its place where the page changes between two chunks.
  const range = document.createRange();
  range.setStart(root, 0);
  let from: Node = root;
  let changes = reader.changes();
  let treatment = treatmentsIn(root);
  for (let index = 0; ; ) {
    index = borderFrom(elements, index + chunkSize);
    const border = elements[index];
    if (border) range.setEndBefore(border);
    else range.setEnd(root, root.childNodes.length);
    yield* readRange(range, from, reader, treatment);
    if (!border) return;
    range.collapse(false);
    from = border;
    yield;
    if (changes === reader.changes()) continue;
    changes = reader.changes();
    treatment = treatmentsIn(root);
    from = nodeAt(range);
  }
}

/**
 * Reads what stands in the viewport and one viewport around it. What it misses is left to a walk over everything.
 * @param onElement told of each element there
 */
export function* walkVisible(
  root: ParentNode & Node,
  reader: Reader,
  onElement?: (element: Element) => void,
): Generator<void> {
  const range = document.createRange();
  for (const [first, last] of neighbours(nearParts(root, -innerHeight, 2 * innerHeight))) {
    if (!first.isConnected || !last.isConnected) continue;
    range.setStartBefore(first);
    range.setEndAfter(last);
    yield* readRange(range, first, reader);
    if (onElement) tellElements(first, last, onElement);
    yield;
  }
}

function tellElements(first: Part, last: Part, tell: (element: Element) => void): void {
  for (let node: Node | null = first; node; node = node === last ? null : node.nextSibling) {
    if (!(node instanceof Element)) continue;
    tell(node);
    for (const element of node.querySelectorAll('*')) tell(element);
  }
}

type Part = Element | Text;

/** The first and the last of parts that stand side by side. */
function* neighbours(parts: Iterable<Part>): Generator<[Part, Part]> {
  let first: Part | undefined;
  let last: Part | undefined;
  for (const part of parts) {
    if (first && last && part.previousSibling !== last) yield [first, last];
    if (part.previousSibling !== last) first = part;
    last = part;
  }
  if (first && last) yield [first, last];
}

/** The next element that begins a line; the next one at all where none is near. */
function borderFrom(elements: NodeListOf<Element>, from: number): number {
  let first = from;
  while (elements[first]?.isConnected === false) first++;
  for (let index = first; index < first + maxOverhang; index++) {
    const element = elements[index];
    if (element?.isConnected && isBlock(element)) return index;
  }
  return first;
}

/** The node that a range begins before. */
function nodeAt(range: Range): Node {
  let { startContainer: container } = range;
  // The page split the text that the range begins in.
  if (container instanceof Text) range.setStartBefore(container);
  const child = range.startContainer.childNodes[range.startOffset];
  if (child) return child;
  container = range.startContainer;
  while (container.parentNode && !container.nextSibling) container = container.parentNode;
  return container.nextSibling ?? container;
}
