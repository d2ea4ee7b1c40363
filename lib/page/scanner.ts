import type { Found, Places } from './places';
import { type WalkListener, walk, walkVisible } from './walk';

/** Longest time at a stretch, in milliseconds: half a frame. */
const sliceMs = 8;
/** Between two slices. Not an idle callback: of a quiet page's idle time those give one slice in 50 ms. */
const gapMs = 16;
/** While the page keeps changing there is one slice in so many milliseconds. */
const paceMs = 200;
/** More changes than that, and the page is read again as a whole. */
const maxQueue = 2000;
/** When custom elements that had no shadow root are looked at once more, in milliseconds. */
const secondLookMs = 2000;

const observed: MutationObserverInit = { childList: true, characterData: true, subtree: true };

/**
 * Reads the page and keeps reading: the visible part first, then the rest, then what changes; in slices, so that neither a huge
 * page nor a storm of changes costs more than a bounded share of each frame.
 */
export class Scanner implements WalkListener {
  /** Text nodes that were too long to be read. */
  skipped = 0;
  readonly #places: Places;
  readonly #onChange: () => void;
  readonly #observer = new MutationObserver((records) => this.#note(records));
  readonly #queue = new Set<Node>();
  readonly #roots = new WeakSet<ShadowRoot>();
  readonly #tooLong = new WeakSet<Text>();
  readonly #bare = new Set<Element>();
  #work: Generator<void> | undefined;
  #readAll = true;
  #removed = false;
  #changing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #secondLook: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange called after each slice in which places came or went */
  constructor(places: Places, onChange: () => void) {
    this.#places = places;
    this.#onChange = onChange;
    this.#observer.observe(document, observed);
    this.#slice();
  }

  stop(): void {
    this.#observer.disconnect();
    clearTimeout(this.#timer);
    clearTimeout(this.#secondLook);
  }

  #slice(): void {
    this.#timer = undefined;
    this.#changing = false;
    const before = this.#places.version;
    if (this.#removed) this.#places.prune();
    this.#removed = false;
    const end = performance.now() + sliceMs;
    while (performance.now() < end) {
      this.#work ??= this.#nextWork();
      if (!this.#work) break;
      if (this.#work.next().done) this.#work = undefined;
    }
    if (this.#places.version !== before) this.#onChange();
    if (this.#work || this.#readAll || this.#queue.size > 0) this.#schedule();
  }

  #nextWork(): Generator<void> | undefined {
    if (this.#readAll) {
      this.#readAll = false;
      this.#queue.clear();
      return this.#readPage();
    }
    for (const node of this.#queue) {
      this.#queue.delete(node);
      // A text that has become too short to be read is not read again.
      if (node instanceof Text) this.#places.drop(node);
      if (node.isConnected) return walk(node, this);
    }
    return undefined;
  }

  *#readPage(): Generator<void> {
    if (document.body) yield* walkVisible(document.body, this);
    yield* walk(document, this);
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => this.#slice(), this.#changing ? paceMs : gapMs);
  }

  #note(records: MutationRecord[]): void {
    this.#changing = true;
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (removedNodes.length > 0) this.#removed = true;
      if (type === 'characterData') this.#queue.add(target);
      for (const node of addedNodes) this.#queue.add(node);
    }
    if (this.#queue.size > maxQueue) {
      this.#queue.clear();
      this.#readAll = true;
    }
    this.#schedule();
  }

  onText(node: Text, found: Found[]): void {
    this.#places.set(node, found);
  }

  onSkipped(node: Text): void {
    if (this.#tooLong.has(node)) return;
    this.#tooLong.add(node);
    this.skipped++;
  }

  onRoot(root: ShadowRoot): void {
    if (this.#roots.has(root)) return;
    this.#roots.add(root);
    this.#observer.observe(root, observed);
  }

  onBareElement(element: Element): void {
    if (this.#bare.size >= maxQueue) return;
    this.#bare.add(element);
    // No event tells that an element was defined and got its shadow root.
    this.#secondLook ??= setTimeout(() => {
      for (const bare of this.#bare) if (bare.shadowRoot) this.#queue.add(bare);
      this.#bare.clear();
      this.#secondLook = undefined;
      this.#schedule();
    }, secondLookMs);
  }
}
