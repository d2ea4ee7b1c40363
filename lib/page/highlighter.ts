import { isMilder, type Level, levels } from '@/lib/verdict/verdict';
import { isShadowRoot, rootElement } from './kinds';
import { isAlive, logFailure } from './lifetime';
import { placesNear } from './near-places';
import { now } from './now';
import { passively } from './passively';
import { areSamePlaces, type Place } from './place';
import { pulseName } from './place-shower';
import type { Places } from './places';
import { toRange } from './range-box';
import { isPaintable } from './treatment';

/** Each painted range makes every later change of the page's style dearer: 200 cost it some 2 ms, 10,000 some 60. */
const maxPainted = 200;
/** Where anything is underlined, Chromium measures the page anew at every change of its style: 2 ms where it has more elements. */
const maxUnderlined = 8000;

/** Between two repaints: each change of a highlight repaints the page's text. */
const paceMs = 100;
/**
 * Half a viewport on either side of the visible one is painted, which is what the user sees until the scrolling pauses for so long;
 * and a page that scrolls on is painted so often.
 */
const pauseMs = 100;
const latestMs = 1000;
/** How long after painting it is looked whether the page moved by itself. */
const idleMs = 1000;

/** The names are fixed, so that a new copy of the script can remove what an old one left. */
export const highlightNames = [
  ...levels.flatMap((level) => [nameOf(level, true), nameOf(level, false)]),
  pulseName,
];

/**
 * Paints places with the CSS Custom Highlight API: no page node is touched. The worst levels are painted first; where a page has
 * more than 200 places, those in or near the viewport only. A huge page gets colours alone.
 */
export class Highlighter {
  underlinesQuiet = true;
  readonly #places: Places;
  readonly #levelOf: (place: Place) => Level | undefined;
  readonly #shadowRoots: () => Iterable<ShadowRoot>;
  readonly #painted = new Map<string, { places: Place[]; highlight: Highlight }>();
  readonly #listening = new AbortController();
  readonly #sheet = new CSSStyleSheet();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #paintedAt = 0;
  #scrolling: ReturnType<typeof setTimeout> | undefined;
  #scrolledAt = 0;

  /**
   * @param roots the open shadow trees that hold places
   * @param shadowRules the style sheet of the marks in them
   */
  constructor(
    places: Places,
    levelOf: (place: Place) => Level | undefined,
    roots: () => Iterable<ShadowRoot>,
    shadowRules: string,
  ) {
    this.#sheet.replaceSync(shadowRules);
    this.#places = places;
    this.#levelOf = levelOf;
    this.#shadowRoots = roots;
    const options = passively(this.#listening);
    addEventListener('scroll', () => this.#onScroll(), options);
    addEventListener('resize', () => this.#look(), options);
  }

  stop(): void {
    this.#listening.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#waiting);
    clearTimeout(this.#scrolling);
    cancelAnimationFrame(this.#frame);
    for (const name of this.#painted.keys()) this.#set(name, []);
    if (import.meta.env.FIREFOX) for (const root of this.#shadowRoots()) this.#style(root, false);
  }

  /** Paints anew in the next frame, unless the last time is only just past. */
  repaint(): void {
    if (this.#waiting) return;
    const rest = this.#paintedAt + paceMs - now();
    if (rest > 0) this.#waiting = setTimeout(() => this.#paintSoon(), rest);
    else this.#paintSoon();
  }

  #isPartial(): boolean {
    return this.#places.placeCount > maxPainted;
  }

  #look(): void {
    if (this.#scrolling) return;
    if (this.#isPartial() || this.#isCleared()) this.repaint();
    else this.#lookLater();
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    if (this.#places.placeCount) this.#timer = setTimeout(() => this.#look(), idleMs);
  }

  /** A page's own search may clear all highlights, not only its own. */
  #isCleared(): boolean {
    return [...this.#painted].some(
      ([name, { highlight }]) => CSS.highlights.get(name) !== highlight,
    );
  }

  #onScroll(): void {
    if (!this.#isPartial()) return;
    const at = now();
    if (!this.#scrolling) this.#scrolledAt = at;
    clearTimeout(this.#scrolling);
    const rest = Math.min(pauseMs, this.#scrolledAt + latestMs - at);
    this.#scrolling = setTimeout(() => {
      this.#scrolling = undefined;
      this.repaint();
    }, rest);
  }

  #paintSoon(): void {
    this.#waiting = undefined;
    // Anew each time: a page may have ended all that there were.
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    // A newer copy of this script may paint by now, under the same names.
    if (!isAlive()) return;
    const near = this.#candidates();
    const isUnderlined = document.getElementsByTagName('*').length <= maxUnderlined;
    let room = maxPainted;
    for (const level of levels) {
      const isPainted = this.underlinesQuiet || !isMilder(level, 'invalid');
      const places = near.filter((place) => isPainted && this.#levelOf(place) === level);
      this.#set(nameOf(level, isUnderlined), places.slice(0, room));
      this.#set(nameOf(level, !isUnderlined), []);
      room = Math.max(0, room - places.length);
    }
    // What a page shows also changes by a class or an image, of which nothing tells.
    this.#lookLater();
    // The first answers are painted at once.
    if (this.#painted.size > 0) this.#paintedAt = now();
  }

  #set(name: string, places: Place[]): void {
    const old = this.#painted.get(name);
    // Every change of a highlight costs the page a style pass over all that it shows.
    const isThere = CSS.highlights.get(name) === old?.highlight;
    if (isThere && areSamePlaces(old?.places ?? [], places)) return;
    // In Firefox the registry's keys() and forEach() throw in a content script; get, set and delete do not.
    if (places[0]) {
      const highlight = new Highlight(...places.map(toRange));
      CSS.highlights.set(name, highlight);
      this.#painted.set(name, { places, highlight });
      if (import.meta.env.FIREFOX) for (const { node } of places) this.#adoptSheet(node);
    } else {
      // Where it is not ours any more, a newer copy of this script paints by now.
      if (isThere) CSS.highlights.delete(name);
      this.#painted.delete(name);
    }
  }

  #candidates(): Place[] {
    const places = this.#isPartial()
      ? placesNear(this.#places, [rootElement(), ...this.#shadowRoots()])
      : this.#places.all();
    // Asked now: a page makes an editor of what was read before.
    return places.filter(({ node }) => isPaintable(node));
  }

  /** In Firefox the document's styles do not reach the highlights in a shadow tree. */
  #adoptSheet(node: Text): void {
    const root = node.getRootNode();
    if (isShadowRoot(root)) this.#style(root, true);
  }

  #style(root: ShadowRoot, isStyled: boolean): void {
    try {
      const sheets = root.adoptedStyleSheets;
      if (sheets.includes(this.#sheet) === isStyled) return;
      root.adoptedStyleSheets = isStyled
        ? [...sheets, this.#sheet]
        : sheets.filter((sheet) => sheet !== this.#sheet);
    } catch (error) {
      // Older Firefox: "Accessing from Xray wrapper is not supported". The card and the popup still show what is in there.
      logFailure(error);
    }
  }
}

function nameOf(level: Level, isUnderlined: boolean): string {
  return `wac-${level}${isUnderlined ? '' : '-flat'}`;
}
