import { hasAlike, holds, inPlaceOf, type PutField, textOf } from './put-field';

/** How often a field is looked at after an address was put there, and for how long, in milliseconds. */
const lookMs = 500;
const watchMs = 300_000;

/** `all`: the address that was put in last, and those that stood beside it. `root`: what the field stands in. */
type Watched = { all: string[]; until: number; root: Node };

/** Fields that got an address, which a page or a program may change behind the user's back. */
export class WatchedFields {
  readonly #watched = new Map<PutField, Watched>();
  /** What the user put into each field until now: going back to that is nobody's attack, and was answered. */
  readonly #puts = new WeakMap<PutField, string[]>();
  readonly #onChanged: (put: PutField, now: PutField, before: string, all: string[]) => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * @param onChanged an address is gone from a field: the one that was put into, what the page has in its place now, the first that it
   *   lacks, and all that it had
   */
  constructor(onChanged: (put: PutField, now: PutField, before: string, all: string[]) => void) {
    this.#onChanged = onChanged;
  }

  has(field: PutField): boolean {
    return this.#watched.has(field);
  }

  /** Whether a field is looked at for this address. */
  isFor(field: PutField, address: string): boolean {
    return hasAlike(this.#watched.get(field)?.all, address);
  }

  /** Whether the user put an address into a field, or it was noticed there. */
  knows(field: PutField, address: string): boolean {
    return this.isFor(field, address) || this.wasPut(field, address);
  }

  /** The user put these into a field. */
  put(field: PutField, all: string[]): void {
    this.#puts.set(field, [...all, ...(this.#puts.get(field) ?? [])]);
  }

  /** Whether the user put an address into a field, now or before. */
  wasPut(field: PutField, address: string): boolean {
    return hasAlike(this.#puts.get(field), address);
  }

  /** The fields, and the addresses that each got. */
  all(): [PutField, string[]][] {
    return [...this.#watched].map(([field, { all }]) => [field, all]);
  }

  watch(field: PutField, all: string[]): void {
    const until = performance.now() + watchMs;
    this.#watched.set(field, { all, until, root: field.getRootNode() });
    this.#timer ??= setInterval(() => this.look(), lookMs);
  }

  forget(field: PutField): void {
    this.#watched.delete(field);
  }

  look(): void {
    for (const [put, { all, until, root }] of this.#watched) {
      if (performance.now() > until) this.forget(put);
      const field = inPlaceOf(put, root, all[0]);
      const before = field && all.find((address) => !holds(textOf(field), address));
      if (before) this.#onChanged(put, field, before, all);
    }
    if (this.#watched.size === 0) this.stop();
  }

  stop(): void {
    this.#watched.clear();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
