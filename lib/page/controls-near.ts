import { fits } from './kinds';
import { walkerAt } from './texts-under';
import { formControls } from './words';

/** So many elements before and behind are near. */
const mostNear = 200;
/** Elements (NodeFilter, DOM standard). */
const elements = 0x1;

/** What the user fills in or presses near a node, without what it stands in. */
export function controlsNear(node: Node): Element[] {
  return (['previousNode', 'nextNode'] as const).flatMap((step) => {
    const walker = walkerAt(node, elements);
    return Array.from({ length: mostNear }, () => walker[step]()).filter(
      (one): one is Element => !!one && fits(one, formControls) && !one.contains(node),
    );
  });
}
