import { isElement, isText } from './kinds';

/** The elements that a node is shown in, itself where it is one: the innermost first, also beyond shadow roots and slots. */
export function ancestorsOf(node: Node): Element[] {
  const elements: Element[] = [];
  for (let at: Node | null = node; at; at = parentOf(at)) if (isElement(at)) elements.push(at);
  return elements;
}

function parentOf(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  const slot = isElement(node) || isText(node) ? node.assignedSlot : null;
  return slot ?? node.parentNode;
}
