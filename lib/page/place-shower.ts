import { elementsAround } from './ancestors';
import { boxOf, isElement, viewHeight, viewWidth } from './kinds';
import type { Place } from './place';
import { holds } from './place-at-point';
import type { Places } from './places';
import { boxesOf, toRange } from './range-box';
import { isPaintable } from './treatment';
import { lessMotion } from './words';

/** The name of the highlight that pulses. */
export const pulseName = 'wac-pulse';
/** Three flashes of half a second: below the three a second that can cause seizures. */
const flashMs = 500;
const flashes = 3;

/** Scrolls the page to a place of an address and pulses it there; to the next place when asked again. */
export class PlaceShower {
  readonly #places: Places;
  readonly #shown = new Map<string, number>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(places: Places) {
    this.#places = places;
  }

  stop(): void {
    clearInterval(this.#timer);
    CSS.highlights.delete(pulseName);
  }

  /** Returns false where the page does not show the address now. */
  show(address: string): boolean {
    const places = this.#places.of(address).filter(isSeen);
    const targets = [...places, ...this.#places.ownersOf(address)];
    const index = (this.#shown.get(address) ?? -1) + 1;
    const target = targets[index] ?? targets[0];
    if (!target) return false;
    this.#shown.set(address, targets.indexOf(target));
    if (isElement(target)) target.scrollIntoView(inTheMiddle);
    else this.#showPlace(target);
    return true;
  }

  #showPlace(place: Place): void {
    scrollTo(place);
    this.stop();
    if (isPaintable(place.node)) this.#pulse(place);
  }

  #pulse(place: Place): void {
    const highlight = new Highlight(toRange(place));
    highlight.priority = 1;
    const isStill = matchMedia(lessMotion).matches;
    let halves = 0;
    const flash = () => {
      if (halves === 2 * flashes) return this.stop();
      if (halves++ % 2 === 0 || isStill) CSS.highlights.set(pulseName, highlight);
      else CSS.highlights.delete(pulseName);
    };
    this.#timer = setInterval(flash, flashMs / 2);
    flash();
  }
}

/** In a part of the page that is folded, a text has boxes all the same. */
function isSeen(place: Place): boolean | undefined {
  const holder = elementsAround(place.node).find((one) => one.getClientRects()[0]);
  return boxesOf(place)[0] && holder?.checkVisibility();
}

// Instantly: smooth scrolling would not be over when the place is measured.
const inTheMiddle = { block: 'center', behavior: 'instant' } as const;

/** Also within a part of the page that scrolls: the parent may be that part, or be taller than what is seen of it. */
function scrollTo(place: Place): void {
  place.node.parentElement?.scrollIntoView(inTheMiddle);
  for (const around of [...elementsAround(place.node), window]) {
    const [box] = boxesOf(place);
    const seen = isElement(around) ? boxOf(around) : new DOMRect(0, 0, viewWidth(), viewHeight());
    if (!box || holds(seen, box.left, box.bottom)) continue;
    const left = box.left - seen.left;
    const top = box.top - seen.top - seen.height / 2;
    around.scrollBy({ ...inTheMiddle, left, top });
  }
}
