import { elementsAround } from './ancestors';
import { fits } from './kinds';

/** What the browser paints above the whole page. */
const inTopLayer = ':popover-open,:modal,:fullscreen';

/** The elements of the top layer that a node stands in, the innermost first. */
export function layersAround(node: Node): Element[] {
  return elementsAround(node).filter((one) => fits(one, inTopLayer));
}

/** All of the top layer that the document can see, in its order. */
export function topLayer(): Iterable<Element> {
  return document.querySelectorAll(inTopLayer);
}
