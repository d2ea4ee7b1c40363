import type { Place, Places } from './places';
import { boxesOf } from './range-box';

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

  #pulse({ node, start, end }: Place): void {
    this.stop();
    const highlight = new Highlight(
      new StaticRange({
        startContainer: node,
        startOffset: start,
        endContainer: node,
        endOffset: end,
      }),
    );
    highlight.priority = 1;
    CSS.highlights.set(highlightName, highlight);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let halves = 0;
    this.#timer = setInterval(() => {
      halves++;
      if (halves >= 2 * flashes) this.stop();
      else if (isStill || halves % 2 === 0) CSS.highlights.set(highlightName, highlight);
      else CSS.highlights.delete(highlightName);
    }, flashMs / 2);
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
