// Said once: each of these words counts in a script that every page loads.

// Not by `instanceof`: a node that came out of a frame is of that frame's kinds. Nor by the type where the name of a field may hide it.
export function isElement(node: unknown): node is Element {
  return 'closest' in Object(node);
}

/** CDATA sections, too. */
export function isText(node: unknown): node is Text {
  const { nodeType } = Object(node);
  return nodeType === 3 || nodeType === 4;
}

export function isHtml(node: unknown): node is HTMLElement {
  return node instanceof HTMLElement;
}

export function isShadowRoot(node: unknown): node is ShadowRoot {
  return 'host' in Object(node) && !isElement(node);
}

/** A field that is typed in. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

export function isField(node: unknown): node is Field {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
}

/** The root of the page, which `document.open` replaces. */
export function rootElement(): HTMLElement {
  return document.documentElement;
}

/** In CSS pixels of the viewport. */
export function boxOf(shown: Element | Range): DOMRect {
  return shown.getBoundingClientRect();
}

export function viewHeight(): number {
  return innerHeight;
}
