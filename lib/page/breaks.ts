import { isElement } from './kinds';
import { apart, blocks, inLine, wholeWord } from './words';

/** Node.DOCUMENT_POSITION_CONTAINS */
const contains = 8;

/** Whether a node is an element that stands in lines of its own, as far as its name tells. */
export function isBlock({ localName = '' }: Node & { localName?: string }): boolean {
  // A form may have a field in its place.
  return blocks.has(localName) || isElement(localName);
}

/**
 * Whether two text nodes, of which the second is the next after the first, are shown as one word: there is nothing between them but
 * the borders of inline elements, `wbr` and comments.
 */
export function areJoined(first: Text, second: Text): boolean {
  if (endsBlock(first)) return false;
  // Names are cheap, styles are not.
  let common: Node | null = first.parentNode;
  // Asked of the text: an element may be a form, with a field that is called so.
  while (common && !(second.compareDocumentPosition(common) & contains))
    common = isBlock(common) ? null : common.parentNode;
  if (!common) return false;
  const left = climb(first, common, 'nextSibling');
  const right = left && climb(second, common, 'previousSibling');
  if (!right) return false;
  for (let node = left.nextSibling; node && node !== right; node = node.nextSibling) {
    if (isCut(node)) return false;
  }
  return true;
}

/** Whether two texts, of which the second is the next, may be parts of one word that stand in lines or boxes side by side. */
export function areBeside(first: Text, second: Text): boolean {
  return (
    holderOf(first) === holderOf(second) &&
    !wholeWord.test(`${first.data.slice(-70)}\n${second.data.slice(0, 70)}`)
  );
}

/** What holds the lines or boxes of which a text is one. */
function holderOf({ parentNode, previousSibling, nextSibling }: Text): Node | null | undefined {
  return (previousSibling ?? nextSibling) ? parentNode : parentNode?.parentNode;
}

/** Whether a text is the last of a block, as all that stands alone in a cell. */
function endsBlock(text: Text): boolean {
  let node: Node = text;
  while (!node.nextSibling && node.parentNode) {
    node = node.parentNode;
    if (isBlock(node)) return true;
  }
  return false;
}

/** The child of an ancestor that holds a text; undefined where a break stands on the way. */
function climb(
  text: Text,
  ancestor: Node,
  direction: 'nextSibling' | 'previousSibling',
): Node | undefined {
  let node: Node = text;
  while (node.parentNode !== ancestor) {
    for (let next = node[direction]; next; next = next[direction])
      if (isCut(next)) return undefined;
    const parent: Node | null = node.parentNode;
    if (!isElement(parent) || !isInline(parent)) return undefined;
    node = parent;
  }
  return node;
}

function isCut(node: Node): boolean {
  if (!isElement(node) || node.localName === 'wbr') return false;
  return !!node.firstElementChild || !isInline(node);
}

function isInline(element: Element): boolean {
  return (
    !isBlock(element) &&
    !apart.has(element.localName) &&
    inLine.test(getComputedStyle(element).display)
  );
}
