import { elementsAround } from './ancestors';
import { fits } from './kinds';
import { inTopLayer } from './words';

/** The elements of the top layer that a node stands in, the innermost first. */
export function layersAround(node: Node): Element[] {
  return elementsAround(node).filter((one) => fits(one, inTopLayer));
}

/** All of the top layer that the document can see, in its order. */
export function topLayer(): NodeListOf<Element> {
  return document.querySelectorAll(inTopLayer);
}
