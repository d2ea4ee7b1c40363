import type { Place, Places } from './places';
import { boxesOf, toRange } from './range-box';

const highlightName = 'wac-pulse';
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
    CSS.highlights.delete(highlightName);
  }

  /** Returns false where the address is not on the page any more. */
  show(address: string): boolean {
    const places = this.#places.of(address).filter(({ node }) => node.isConnected);
    const index = (this.#shown.get(address) ?? -1) + 1;
    const place = places[index] ?? places[0];
    if (!place) return false;
    this.#shown.set(address, places.indexOf(place));
    scrollTo(place);
    this.#pulse(place);
    return true;
  }

  #pulse(place: Place): void {
    const highlight = new Highlight(toRange(place));
    highlight.priority = 1;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let halves = 0;
    const flash = () => {
      if (halves === 2 * flashes) return this.stop();
      if (halves++ % 2 === 0 || isStill) CSS.highlights.set(highlightName, highlight);
      else CSS.highlights.delete(highlightName);
    };
    this.stop();
    this.#timer = setInterval(flash, flashMs / 2);
    flash();
  }
}

function scrollTo(place: Place): void {
  // Instantly: smooth scrolling would not be over when the next line measures.
  place.node.parentElement?.scrollIntoView({
    block: 'center',
    inline: 'nearest',
    behavior: 'instant',
  });
  const [box] = boxesOf(place);
  // The parent is taller than the viewport, and the place is not in its middle.
  if (box && (box.top < 0 || box.bottom > innerHeight)) {
    scrollBy({ top: box.top - innerHeight / 2, behavior: 'instant' });
  }
}
