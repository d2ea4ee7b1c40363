import { allIn, fits, isElement, isShadowRoot, own } from './kinds';
import { hosts, plainHosts } from './words';

/** Elements without a shadow tree that are looked at again. */
const maxBare = 2000;
/** When they are looked at again for the first time, and at the latest, in milliseconds. */
const firstLookMs = 1000;
const lastLookMs = 10_000;

/**
 * Finds the open shadow trees of a page. No browser tells of one that is attached later, so elements that may get one are looked at
 * again for as long as they are on the page, in growing intervals.
 */
export class ShadowHosts {
  readonly #onRoot: (root: ShadowRoot) => void;
  readonly #known = new Set<ShadowRoot>();
  readonly #bare = new Set<Element>();
  #pause = firstLookMs;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onRoot called once for each shadow tree */
  constructor(onRoot: (root: ShadowRoot) => void) {
    this.#onRoot = onRoot;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#bare.clear();
  }

  /** The shadow trees that are on the page. */
  roots(): Iterable<ShadowRoot> {
    for (const root of this.#known) if (!root.isConnected) this.#known.delete(root);
    return this.#known;
  }

  /** Looks at a node and at what is under it. The browser searches by itself, so only what may be a host is touched. */
  find(root: ParentNode & Node): void {
    if (isElement(root)) this.#note(root);
    if (!root.firstElementChild) return;
    for (const host of allIn(root, hosts)) this.#note(host);
  }

  /** Looks at one element, whatever its name. */
  look({ shadowRoot }: Element): void {
    if (!isShadowRoot(shadowRoot) || this.#known.has(shadowRoot)) return;
    this.#known.add(shadowRoot);
    this.#onRoot(shadowRoot);
  }

  #note(element: Element): void {
    this.look(element);
    if (element.shadowRoot || this.#bare.size >= maxBare || !mayGetRoot(element)) return;
    this.#bare.add(element);
    this.#lookLater(firstLookMs);
  }

  #lookLater(pause: number): void {
    this.#pause = pause;
    this.#timer ??= setTimeout(() => this.#lookAgain(), pause);
  }

  #lookAgain(): void {
    this.#timer = undefined;
    for (const element of this.#bare) {
      this.look(element);
      if (element.shadowRoot || !element.isConnected) this.#bare.delete(element);
    }
    if (this.#bare.size) this.#lookLater(Math.min(2 * this.#pause, lastLookMs));
  }
}

function mayGetRoot(element: Element): boolean {
  return own(element, 'localName').includes('-') || fits(element, plainHosts);
}
