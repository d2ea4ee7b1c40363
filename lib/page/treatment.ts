import { textless } from './words';

/** A highlight in a text node of megabytes hangs layout for seconds, so such nodes are read, but not painted. UTF-16 units. */
export const maxPainted = 256 * 1024;

/** Whether a text is read: for the list, for the pointer, and mostly to be painted. */
export function isRead({ parentElement }: Text): boolean {
  return !textless.has(parentElement?.localName);
}

/** Whether addresses are painted in a text that is read. A page may make an editor of it at any time. */
export function isPaintable({ length, parentElement }: Text): boolean {
  return length <= maxPainted && !isEdited(parentElement);
}

/** Whether the user edits a text; nothing is painted in it. */
export function isEdited(element: unknown): element is HTMLElement {
  return Object(element).isContentEditable === true;
}
