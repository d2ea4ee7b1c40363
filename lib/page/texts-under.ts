/** The text nodes under a node, or the node itself where it is one, in the order of the document. */
export function* textsUnder(node: Node): Generator<Text> {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let at: Node | null = walker.currentNode; at; at = walker.nextNode()) {
    if (at instanceof Text) yield at;
  }
}
