import { type Level, levels } from '@/lib/verdict/verdict';
import sheetText from './highlight.css?inline';
import { isAlive, logFailure } from './lifetime';
import { nearParts } from './near-parts';
import { isSamePlace, type Place, type Places } from './places';
import { placesBetween, toRange } from './range-box';

/** Each painted range makes every later style change of the page dearer: 500 cost it some 7 ms, 10,000 some 60. */
const maxPainted = 500;

/** Between two repaints: a viewport around the visible one is painted, and each change of a highlight repaints the page's text. */
const paceMs = 100;
/** How often it is looked whether the page moved by itself. */
const idleMs = 1000;

/** The names are fixed, so that a new copy of the script can remove what an old one left. */
export const highlightNames = [...levels, 'pulse'].map((level) => `wac-${level}`);

/**
 * Paints places with the CSS Custom Highlight API: no page node is touched. The worst levels are painted first; where a page has
 * more than 500 places, those in or near the viewport only.
 */
export class Highlighter {
  quietUnderline = true;
  readonly #places: Places;
  readonly #levelOf: (place: Place) => Level | undefined;
  readonly #shadowRoots: () => Iterable<ShadowRoot>;
  readonly #painted = new Map<string, { places: Place[]; highlight: Highlight }>();
  readonly #listening = new AbortController();
  readonly #roots = new WeakSet<ShadowRoot>();
  readonly #timer: ReturnType<typeof setInterval>;
  #frame = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #paintedAt = 0;

  /** @param roots the open shadow trees of the page */
  constructor(
    places: Places,
    levelOf: (place: Place) => Level | undefined,
    roots: () => Iterable<ShadowRoot>,
  ) {
    this.#places = places;
    this.#levelOf = levelOf;
    this.#shadowRoots = roots;
    const { signal } = this.#listening;
    const onMove = () => this.#places.total > maxPainted && this.repaint();
    addEventListener('scroll', onMove, { capture: true, passive: true, signal });
    addEventListener('resize', onMove, { passive: true, signal });
    // What a page shows also changes by a class or an image, of which nothing tells.
    this.#timer = setInterval(onMove, idleMs);
  }

  stop(): void {
    this.#listening.abort();
    clearInterval(this.#timer);
    clearTimeout(this.#waiting);
    cancelAnimationFrame(this.#frame);
    for (const name of this.#painted.keys()) this.#set(name, []);
  }

  /** Paints anew in the next frame, unless the last time is only just past. */
  repaint(): void {
    const rest = this.#paintedAt + paceMs - performance.now();
    this.#waiting ??= setTimeout(
      () => {
        this.#frame = requestAnimationFrame(() => this.#paint());
      },
      Math.max(0, rest),
    );
  }

  #paint(): void {
    this.#waiting = undefined;
    // A newer copy of this script may paint by now, under the same names.
    if (!isAlive()) return;
    this.#paintedAt = performance.now();
    const byLevel = new Map<Level, Place[]>(levels.map((level) => [level, []]));
    for (const place of this.#candidates()) {
      const level = this.#levelOf(place);
      if (level) byLevel.get(level)?.push(place);
    }
    if (!this.quietUnderline) {
      byLevel.delete('unknown');
      byLevel.delete('clear');
    }
    let room = maxPainted;
    for (const level of levels) {
      const places = byLevel.get(level)?.slice(0, room) ?? [];
      room -= places.length;
      this.#set(`wac-${level}`, places);
    }
  }

  #set(name: string, places: Place[]): void {
    const old = this.#painted.get(name);
    // Every change of a highlight costs the page a style pass over all that it shows.
    if (areSame(old?.places ?? [], places)) return;
    // In Firefox the registry's keys() and forEach() throw in a content script; get, set and delete do not.
    if (places.length > 0) {
      const highlight = new Highlight(...places.map(toRange));
      CSS.highlights.set(name, highlight);
      this.#painted.set(name, { places, highlight });
      for (const { node } of places) this.#adoptSheet(node);
    } else {
      // Where it is not ours any more, a newer copy of this script paints by now.
      if (CSS.highlights.get(name) === old?.highlight) CSS.highlights.delete(name);
      this.#painted.delete(name);
    }
  }

  #candidates(): Place[] {
    const places =
      this.#places.total <= maxPainted
        ? [...this.#places.nodes()].flatMap((node) => this.#places.in(node))
        : this.#placesNear(-innerHeight, 2 * innerHeight);
    return places.filter(({ unpainted }) => !unpainted);
  }

  #placesNear(top: number, bottom: number): Place[] {
    const trees = [document.documentElement, ...this.#shadowRoots()];
    return trees.flatMap((tree) =>
      [...nearParts(tree, top, bottom)].flatMap((part) =>
        placesBetween(this.#placesUnder(part), top, bottom),
      ),
    );
  }

  #placesUnder(part: Element | Text): Place[] {
    if (part instanceof Text) return this.#places.in(part);
    const places: Place[] = [];
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text instanceof Text) places.push(...this.#places.in(text));
    }
    return places;
  }

  /** Styles of the document do not reach highlights in a shadow tree in Firefox, nor in Chromium before highlights were inherited. */
  #adoptSheet(node: Text): void {
    const root = node.getRootNode();
    if (!(root instanceof ShadowRoot) || this.#roots.has(root)) return;
    this.#roots.add(root);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetText);
    try {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    } catch (error) {
      // Older Firefox: "Accessing from Xray wrapper is not supported". The card and the popup still show what is in there.
      logFailure('no painting in a shadow tree', error);
    }
  }
}

function areSame(a: Place[], b: Place[]): boolean {
  return a.length === b.length && a.every((place, index) => isSamePlace(place, b[index]));
}
