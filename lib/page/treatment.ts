/** A highlight in a text node of megabytes hangs layout for seconds, so such nodes are read, but not painted. UTF-16 units. */
export const maxPainted = 256 * 1024;

/** Texts that are not for people, or that a field shows. */
const unread = 'script,style,noscript,title,textarea,option';

/** What is done with a text node: nothing; it is read for the list and the pointer; it is painted, too. */
export type Treatment = 'unread' | 'listed' | 'painted';

/** What is done with one text node. */
export function treatmentOf(node: Text): Treatment {
  const parent = node.parentElement;
  if (parent?.matches(unread)) return 'unread';
  return node.length > maxPainted || (parent && isEdited(parent)) ? 'listed' : 'painted';
}

/** The same for many text nodes of a tree, as long as it does not change: most are treated without a look at their elements. */
export function treatmentsIn(root: ParentNode): (node: Text) => Treatment {
  const texts = new Set<Node | null>();
  for (const element of root.querySelectorAll(`${unread},[contenteditable]`)) {
    if (!element.matches(unread)) return treatmentOf;
    texts.add(element.firstChild);
  }
  return (node) => {
    if (texts.has(node)) return 'unread';
    return node.length > maxPainted ? 'listed' : 'painted';
  };
}

/** Whether the user edits a text; nothing is painted in it. */
export function isEdited(element: Element): boolean {
  return element instanceof HTMLElement && element.isContentEditable;
}
