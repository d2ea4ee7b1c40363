import { ask, isText } from './kinds';
import { isRead } from './treatment';

/** Texts and, in XML, CDATA sections (NodeFilter, DOM standard). */
const texts = 0x4 | 0x8;

/** The text nodes under a node, or the node itself where it is one, in the order of the document. */
export function* textsUnder(node: Node): Generator<Text> {
  const walker = document.createTreeWalker(node, texts);
  for (let at: Node | null = walker.currentNode; at; at = walker.nextNode()) {
    if (isText(at)) yield at;
  }
}

export type TextWalker = { nextNode(): Text | null; previousNode(): Text | null } & TreeWalker;

/** Walks from a node over the texts under a root, or of its tree, and over nothing else: to ask each would take longer than to pass it. */
export function textWalkerAt(node: Node, root?: Node | null): TextWalker {
  return walkerAt(node, texts, root) as TextWalker;
}

/** The same for other kinds of nodes. */
export function walkerAt(node: Node, kinds: number, root?: Node | null): TreeWalker {
  const walker = document.createTreeWalker(root ?? ask(node, 'getRootNode'), kinds);
  walker.currentNode = node;
  return walker;
}

/**
 * The last text before a node under a root, or in its tree, that is more than what a viewer of JSON puts around a key, or a form behind what
 * has to be filled in: mostly its label. Undefined where there is none.
 */
export function textBefore(node: Node, root?: Node | null): string | undefined {
  const walker = textWalkerAt(node, root);
  let text: Text | null;
  do text = walker.previousNode();
  while (text && !(isRead(text) && /[^\s"':*]/.test(text.data)));
  return text?.data;
}
