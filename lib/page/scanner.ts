import { ChangeQueue } from './change-queue';
import { Fields } from './fields';
import { type Field, isElement, isShadowRoot, isText } from './kinds';
import { logFailure } from './lifetime';
import { now } from './now';
import type { Found } from './place';
import type { Places } from './places';
import { readNode } from './read-node';
import type { Reader } from './read-range';
import { ShadowHosts } from './shadow-hosts';
import { maxPainted } from './treatment';
import { walk, walkVisible } from './walk';

/** Longest time at a stretch, in milliseconds: a quarter of a frame. A page that fills half of each with its own work keeps its pace. */
const sliceMs = 4;
/** Between two slices. Not an idle callback: of a quiet page's idle time those give one slice in 50 ms. */
const gapMs = 16;
/** After what is in view: that is looked up and painted first, and another slice would put it off. */
const restMs = 100;
/**
 * Between two readings of changes: what a live page has taken away again by then costs it nothing. A change after that is read within a
 * frame, or the marks of a page that draws itself anew each second, as a countdown does, would be gone for nearly half the time.
 */
const paceMs = 400;

/**
 * Reads the page and keeps reading: the visible part first, then the rest, then what changes; in slices, so that neither a huge
 * page nor a storm of changes costs more than a bounded share of each frame, but for the first look at what is in view.
 */
export class Scanner implements Reader {
  readonly #places: Places;
  readonly #onChange: () => void;
  readonly #queue = new ChangeQueue((isTypingBegun) => this.#noteChange(isTypingBegun));
  readonly #hosts = new ShadowHosts((root) => this.#enter(root));
  readonly #fields: Fields;
  readonly #tooLong = new Set<Text>();
  /** The trees in which an address was found. */
  readonly #marked = new WeakSet<Node>();
  #work: Generator<void> | undefined;
  /** Between two slices, in milliseconds: none while what is in view is read for the first time. */
  #gap = 0;
  /** Until the next slice, in milliseconds. */
  #wait!: number;
  /** When changes are read again. */
  #paced = 0;
  /** 0 at first: while a slice runs, none is planned. */
  #timer: ReturnType<typeof setTimeout> | 0 | undefined = 0;

  /**
   * @param onChange called after places came or went
   * @param onFilled see Fields
   */
  constructor(places: Places, onChange: () => void, onFilled: (fields: Field[]) => void) {
    this.#places = places;
    this.#onChange = onChange;
    this.#fields = new Fields(places, onChange, onFilled);
    this.#queue.observe(document);
    this.#slice();
  }

  stop(): void {
    this.#queue.stop();
    this.#hosts.stop();
    this.#fields.stop();
    clearTimeout(this.#timer);
  }

  /** How many texts with addresses are too long to be painted. */
  get tooLongCount(): number {
    this.#pruneTooLong();
    return this.#tooLong.size;
  }

  /** Whether a part of the page is still to be read. */
  get isUnfinished(): boolean {
    return !!this.#work;
  }

  /** The open shadow trees in which an address was found: of all that there are, a page may have thousands. */
  markedRoots(): ShadowRoot[] {
    return [...this.#hosts.roots()].filter((root) => this.#marked.has(root));
  }

  /** Reads the fields now: a page fills them without an event. */
  readFields(): void {
    this.#fields.read();
  }

  changes(): number {
    return this.#queue.editCount;
  }

  onText(node: Text, found: Found[], from: number, isMore: boolean): void {
    this.#places.set(node, found, from, isMore);
    if (!found[0]) return;
    this.#marked.add(node.getRootNode());
    if (node.length > maxPainted) this.#tooLong.add(node);
  }

  #slice(): void {
    this.#wait = this.#gap;
    const before = this.#places.editCount;
    try {
      if (this.#queue.removed) this.#prune();
      const end = now() + sliceMs;
      while (now() < end && this.#wait === this.#gap) {
        this.#work ??= this.#nextWork();
        if (!this.#work) break;
        if (this.#work.next().done) this.#work = undefined;
      }
    } catch (error) {
      // What a page did to one part of it keeps none of the others from being read.
      logFailure(error);
    }
    if (this.#places.editCount !== before) this.#onChange();
    this.#timer = undefined;
    this.#paced = now() + paceMs;
    if (this.#work || this.#queue.overflown || !this.#queue.isEmpty) this.#schedule();
  }

  #nextWork(): Generator<void> | undefined {
    if (this.#queue.overflown) {
      this.#queue.clear();
      for (const root of this.#hosts.roots()) this.#queue.add(root);
      return this.#readPage();
    }
    const node = this.#queue.takeNode();
    return node && this.#readChanged(node);
  }

  *#readPage(): Generator<void> {
    const look = (element: Element) => this.#hosts.look(element);
    try {
      yield* walkVisible(document, this, look);
    } finally {
      this.#wait = restMs;
      this.#gap = gapMs;
      yield;
      yield* this.#places.verify();
      this.#hosts.find(document);
      this.#fields.find(document);
      yield;
      yield* walk(document, this);
    }
  }

  *#readChanged(node: Node): Generator<void> {
    this.#forget(node);
    if (!node.isConnected) return;
    if (isElement(node) || isShadowRoot(node)) {
      this.#hosts.find(node);
      this.#fields.find(node);
    }
    yield* readNode(node, this);
  }

  #enter(root: ShadowRoot): void {
    this.#queue.observe(root);
    this.#queue.add(root);
    this.#schedule();
  }

  /** What changed is said anew, if it still holds an address. */
  #forget(node: Node): void {
    const beginning = isText(node) ? this.#places.drop(node) : undefined;
    if (beginning) this.#queue.add(beginning);
  }

  #prune(): void {
    this.#queue.removed = false;
    for (const beginning of this.#places.prune()) this.#queue.add(beginning);
    this.#pruneTooLong();
    this.#fields.prune();
    this.#hosts.roots();
  }

  #pruneTooLong(): void {
    for (const node of this.#tooLong) {
      if (!node.isConnected || node.length <= maxPainted) this.#tooLong.delete(node);
    }
  }

  #noteChange(isTypingBegun?: boolean): void {
    this.#wait = Math.max(gapMs, this.#paced - now());
    this.#fields.readSoon();
    // What is typed in may have been read as text, and painted, before it was an editor.
    if (isTypingBegun) this.#onChange();
    this.#schedule();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => this.#slice(), this.#wait);
  }
}
