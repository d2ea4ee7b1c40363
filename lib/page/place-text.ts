import { isText } from './kinds';
import type { Place } from './place';
import { findWhole } from './shortened';
import { textWalkerAt } from './texts-under';

/** Node.DOCUMENT_POSITION_FOLLOWING */
const following = 4;

/** No address is in more pieces than it has characters. */
const maxParts = 256;

/** Whether the page still shows at a place what was found there, and a shortened text stands for the same address. */
export function isShown(place: Place): boolean {
  const { address, shortened, node } = place;
  const shown = shownText(place);
  if (!shortened) return shown === address;
  return shown === shortened && findWhole(shown, node)?.address === address;
}

/** What the page shows at a place now. */
export function shownText({ node, start, end, endNode }: Place): string {
  // Not a part of `data`: Firefox copies the whole text for each look at it, and one text may hold thousands of places.
  if (!endNode) return start > node.length ? '' : node.substringData(start, end - start);
  const parts = [...textsAfter(node, endNode)];
  if (parts.at(-1) !== endNode) return '';
  const all = [node, ...parts].map(({ data }) => data).join('');
  return all.slice(start, all.length - endNode.length + end);
}

/** The same text with memory of its own: a part of a text keeps all of it. */
export function detached(text: string): string {
  return JSON.parse(JSON.stringify(text));
}

/** The text nodes after one, up to another. */
export function* textsAfter(node: Text, last: Text): Generator<Text> {
  const walker = textWalkerAt(node);
  for (let parts = 0; parts < maxParts; parts++) {
    const next = walker.nextNode();
    if (!isText(next)) return;
    yield next;
    if (next === last) return;
  }
}

/** Whether a caret stands in a place, its ends included. */
export function holdsCaret(place: Place, node: Text, offset: number): boolean {
  const { start, end, endNode = place.node } = place;
  if (node === place.node && offset < start) return false;
  return node === endNode ? offset <= end : node === place.node || follows(endNode, node);
}

/** For sorting places. */
export function inDocumentOrder(a: Place, b: Place): number {
  if (a.node === b.node) return a.start - b.start;
  return follows(b.node, a.node) ? -1 : 1;
}

/** Whether a node stands after another one in the document. */
function follows(node: Node, before: Node): boolean {
  return (before.compareDocumentPosition(node) & following) !== 0;
}
