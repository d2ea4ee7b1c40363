import { isElement, isShadowRoot, isText } from './kinds';

/** The elements and shadow roots that a node is shown in, itself where it is one: the innermost first. */
export function ancestorsOf(node: EventTarget | undefined): (Element | ShadowRoot)[] {
  const found: (Element | ShadowRoot)[] = [];
  // In Chromium a form's field that is called so is its parent.
  for (let at = Object(node); at && !found.includes(at); at = parentOf(at)) {
    if (isElement(at) || isShadowRoot(at)) found.push(at);
  }
  return found;
}

/** The elements among them. */
export function elementsAround(node: EventTarget): Element[] {
  return ancestorsOf(node).filter(isElement);
}

function parentOf(node: Node): Node | null {
  if (isShadowRoot(node)) return node.host;
  const slot = isElement(node) || isText(node) ? node.assignedSlot : null;
  return slot ?? node.parentNode;
}
