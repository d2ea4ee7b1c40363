/** A highlight in a text node of megabytes hangs layout for seconds, so such nodes are read, but not painted. UTF-16 units. */
export const maxPainted = 256 * 1024;

/** Texts that are not for people, or that a field shows. */
const unread = new Set(['script', 'style', 'noscript', 'title', 'textarea', 'option']);

/** What is done with a text node: nothing; it is read for the list and the pointer; it is painted, too. */
export type Treatment = 'unread' | 'listed' | 'painted';

/** What is done with one text node. */
export function treatmentOf(node: Text): Treatment {
  const parent = node.parentElement;
  if (parent && unread.has(parent.localName)) return 'unread';
  return node.length > maxPainted || (parent && isEdited(parent)) ? 'listed' : 'painted';
}

/** Whether the user edits a text; nothing is painted in it. */
export function isEdited(element: Element & { isContentEditable?: boolean }): boolean {
  return element.isContentEditable === true;
}
