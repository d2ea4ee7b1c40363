import { viewHeight } from './kinds';
import { nearParts } from './near-parts';
import type { Place } from './place';
import type { Places } from './places';
import { placesBetween } from './range-box';
import { textsUnder } from './texts-under';
import { maxPainted } from './treatment';

/** The places in the viewport, and half a viewport on either side. Not those in long texts, which are not painted: to measure there takes long. */
export function placesNear(places: Places, trees: (ParentNode & Node)[]): Place[] {
  const bottom = 1.5 * viewHeight();
  const top = -bottom / 3;
  return trees.flatMap((tree) =>
    [...nearParts(tree, top, bottom)].flatMap((part) =>
      placesBetween(
        [...textsUnder(part)].flatMap((text) => (text.length > maxPainted ? [] : places.in(text))),
        top,
        bottom,
      ),
    ),
  );
}
