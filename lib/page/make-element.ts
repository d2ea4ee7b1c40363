import { drawing, namespaces } from './words';

/**
 * An element of HTML, or of a picture in it. By its namespace: in a page that is XML, as a picture that the browser shows by itself,
 * `createElement` makes elements of none.
 */
export function makeElement<T extends keyof HTMLElementTagNameMap>(
  tag: T,
): HTMLElementTagNameMap[T];
export function makeElement(tag: string): HTMLElement;
export function makeElement(tag: string): Element {
  return document.createElementNS(namespaces[drawing.test(tag) ? 1 : 0], tag);
}
