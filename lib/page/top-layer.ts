import { isElement, isText } from './kinds';

/** What the browser paints above the whole page. */
const inTopLayer = ':popover-open, :modal, :fullscreen';

/** The elements of the top layer that a node stands in, the innermost first. */
export function layersAround(node: Node): Element[] {
  const layers: Element[] = [];
  for (let at: Node | null = node; at; at = parentOf(at)) {
    if (isElement(at) && at.matches(inTopLayer)) layers.push(at);
  }
  return layers;
}

/** All of the top layer that the document can see, in its order. */
export function topLayer(): Iterable<Element> {
  return document.querySelectorAll(inTopLayer);
}

function parentOf(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  const slot = isElement(node) || isText(node) ? node.assignedSlot : null;
  return slot ?? node.parentNode;
}
