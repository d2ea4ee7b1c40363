import { isText } from './kinds';

/** Texts and, in XML, CDATA sections (NodeFilter, DOM standard). */
const texts = 0x4 | 0x8;

/** The text nodes under a node, or the node itself where it is one, in the order of the document. */
export function* textsUnder(node: Node): Generator<Text> {
  const walker = textWalker(node);
  for (let at: Node | null = walker.currentNode; at; at = walker.nextNode()) {
    if (isText(at)) yield at;
  }
}

/** Walks over the texts under a node, and over nothing else. */
export function textWalker(root: Node): TreeWalker {
  return document.createTreeWalker(root, texts);
}
