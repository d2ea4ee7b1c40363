import { isBlock } from './breaks';
import { isElement, isShadowRoot } from './kinds';
import { type Reader, readRange } from './read-range';
import { walk } from './walk';

/** A block of more nodes is not read as a whole when one of them changes. */
const maxNodes = 200;

/** Reads a node that came or changed, together with the block that it stands in: it may make one word with what is beside it. */
export function* readNode(node: Node, reader: Reader): Generator<void> {
  const block = blockAround(node);
  if (block.childNodes.length <= maxNodes || block === node) {
    yield* walk(block, reader);
  } else {
    const range = new Range();
    range.selectNode(node);
    yield* readRange(range, reader);
  }
}

function blockAround(node: Node): Document | Element | ShadowRoot {
  let block = node;
  while (!isBlock(block) && block.parentNode) block = block.parentNode;
  return isElement(block) || isShadowRoot(block) ? block : document;
}
