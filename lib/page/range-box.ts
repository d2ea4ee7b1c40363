import { boxOf } from './kinds';
import { firstWhere, flowsDown, isBetween } from './near-parts';
import type { Place } from './place';

let scratch: Range | undefined;

/** The boxes that a place fills on the screen, one a line, in CSS pixels of the viewport; none where the page hides it. */
export function boxesOf(place: Place): DOMRect[] {
  return [...rangeOf(place).getClientRects()];
}

/** What a highlight is made of: unlike a live range, it costs the page nothing when it changes. */
export function toRange({ node, start, end, endNode = node }: Place): StaticRange {
  return new StaticRange({
    startContainer: node,
    startOffset: start,
    endContainer: endNode,
    endOffset: end,
  });
}

/**
 * The places of one element that stand between two heights of the viewport. They must be in the order of the document: where text
 * flows downwards, a few boxes out of thousands are measured.
 */
export function placesBetween(places: Place[], top: number, bottom: number): Place[] {
  if (!places[32]) return places;
  const boxAt = (at: number) => {
    const place = places[at];
    return place && boxOf(rangeOf(place));
  };
  if (!flowsDown(places.length, boxAt))
    return places.filter((place) => isBetween(boxOf(rangeOf(place)), top, bottom));
  const from = firstWhere(places.length, boxAt, (box) => box.bottom >= top);
  const to = firstWhere(places.length, boxAt, (box) => box.top > bottom);
  return places.slice(from, to);
}

/** One range for all measuring: the browser corrects every live range on every mutation of the page. */
function rangeOf({ node, start, end, endNode = node }: Place): Range {
  scratch ??= new Range();
  scratch.setStart(node, Math.min(start, node.length));
  scratch.setEnd(endNode, Math.min(end, endNode.length));
  return scratch;
}
