import { areJoined, isBlock } from './breaks';
import { type Reader, readRange } from './read-range';
import { walk } from './walk';

/** How many texts before and after a changed one may belong to the same address: one in groups of four has some 20. */
const maxParts = 24;

/** Reads a node that came or changed, together with the texts beside it that make one word with it. */
export function* readNode(node: Node, reader: Reader): Generator<void> {
  if (node instanceof ShadowRoot || node instanceof Document) {
    yield* walk(node, reader);
  } else if (node instanceof Element && (isBlock(node) || node.childElementCount > maxParts)) {
    yield* walk(node, reader);
  } else {
    yield* readWord(node, reader);
  }
}

function* readWord(node: Node, reader: Reader): Generator<void> {
  const texts = document.createTreeWalker(node.getRootNode(), NodeFilter.SHOW_TEXT);
  texts.currentNode = node;
  const first = node instanceof Text ? node : textIn(node, texts.nextNode());
  texts.currentNode = deepest(node);
  const last =
    node instanceof Text
      ? node
      : (textIn(node, texts.currentNode) ?? textIn(node, texts.previousNode()));
  if (!first || !last) return;
  const range = document.createRange();
  const from = wordEnd(texts, first, 'previousNode');
  range.setStartBefore(from);
  range.setEndAfter(wordEnd(texts, last, 'nextNode'));
  yield* readRange(range, from, reader);
}

/** The last text in one direction that is joined to a text. */
function wordEnd(texts: TreeWalker, text: Text, direction: 'previousNode' | 'nextNode'): Text {
  let end = text;
  texts.currentNode = text;
  for (let parts = 0; parts < maxParts; parts++) {
    const next = texts[direction]();
    if (!(next instanceof Text)) break;
    const [before, after] = direction === 'nextNode' ? [end, next] : [next, end];
    if (/\s$/.test(before.data) || /^\s/.test(after.data) || !areJoined(before, after)) break;
    end = next;
  }
  return end;
}

function deepest(node: Node): Node {
  let last = node;
  while (last.lastChild) last = last.lastChild;
  return last;
}

function textIn(node: Node, text: Node | null): Text | undefined {
  return text instanceof Text && node.contains(text) ? text : undefined;
}
