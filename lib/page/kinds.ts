// Said once: each of these words counts in a script that every page loads.

/** Of a node that came out of a frame, whose classes are the frame's, too. In Chromium a form's field of this name hides it. */
function typeOf(node: unknown): unknown {
  return Object(node).nodeType;
}

export function isElement(node: unknown): node is Element {
  return node instanceof Element || typeOf(node) === 1;
}

/** CDATA sections, too. */
export function isText(node: unknown): node is Text {
  return typeOf(node) === 3 || typeOf(node) === 4;
}

export function isHtml(node: unknown): node is HTMLElement {
  return node instanceof HTMLElement;
}

export function isShadowRoot(node: unknown): node is ShadowRoot {
  return node instanceof ShadowRoot;
}

/** A field that is typed in. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

export function isField(node: unknown): node is Field {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
}

export function isSelect(node: unknown): node is HTMLSelectElement {
  return node instanceof HTMLSelectElement;
}

/** The root of the page, which `document.open` replaces. */
export function rootElement(): HTMLElement {
  return document.documentElement;
}

/** Chromium's viewer stands in a page of the file's own address. */
export function isPdf(): boolean {
  return document.contentType === 'application/pdf';
}

/** What a node has by itself: in Chromium, a form's fields stand in the place of what is called like them. */
export function own<T extends Node | Range, K extends keyof T>(of: T, key: K): T[K] {
  return !import.meta.env.FIREFOX && of instanceof Element
    ? Reflect.get(Element.prototype, key, of)
    : of[key];
}

type Answer<Method> = Method extends (...given: never[]) => infer R ? R : never;

/** What a method that a node has by itself answers; undefined where it has none. */
export function ask<T extends Node | Range, K extends keyof T>(
  of: T,
  key: K,
  ...given: string[]
): Answer<T[K]> {
  const method = own(of, key) as (...given: string[]) => Answer<T[K]>;
  return method?.call(of, ...given);
}

export function fits<T extends Element>(node: Node, selector: string): node is T {
  return ask(node as Element, 'matches', selector);
}

/** In CSS pixels of the viewport. */
export function boxOf(shown: Element | Range): DOMRect {
  return ask(shown, 'getBoundingClientRect');
}

/** What fits a selector under a node. */
export function allIn<T extends Element>(root: ParentNode & Node, selector: string): NodeListOf<T> {
  return ask(root, 'querySelectorAll', selector) as NodeListOf<T>;
}

export function viewHeight(): number {
  return innerHeight;
}

export function viewWidth(): number {
  return innerWidth;
}
