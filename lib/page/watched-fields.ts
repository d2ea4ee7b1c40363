import { allOf, type Put } from './ask-about';
import { among, holds, plain, textOf } from './field-text';
import { now } from './now';
import { inPlaceOf, type PutField } from './put-field';

/** How often a field is looked at after an address was put there, and for how long, in milliseconds. */
const lookMs = 500;
const watchMs = 300_000;

/** `all`: the address that was put in last, and those that stood beside it. `root`: what the field stands in. */
type Watched = { all: string[]; until: number; root: Node };

/** Fields that got an address, which a page or a program may change behind the user's back. */
export class WatchedFields {
  readonly #watched = new Map<PutField, Watched>();
  /** What was put into each field until now, by each of its addresses. */
  readonly #puts = new WeakMap<PutField, Map<string, Put>>();
  readonly #onChanged: (put: PutField, now: PutField, before: string, all: string[]) => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * @param onChanged an address is gone from a field: the one that was put into, what the page has in its place now, the first that it
   *   lacks, and all that it had
   */
  constructor(onChanged: (put: PutField, now: PutField, before: string, all: string[]) => void) {
    this.#onChanged = onChanged;
  }

  has(field: unknown): boolean {
    return this.#watched.has(field as PutField);
  }

  /** Tells of an address whether it was put into a field, or was noticed there. */
  known(field: PutField): (address: string) => boolean {
    const isThere = among(this.#watched.get(field)?.all);
    return (address) => isThere(address) || !!this.#putOf(field, address);
  }

  /** This was put into a field. */
  put(field: PutField, put: Put): void {
    const puts = this.#puts.get(field) ?? new Map();
    for (const address of allOf(put)) puts.set(plain(address), put);
    this.#puts.set(field, puts);
  }

  /** Whether the user put an address into a field, now or before: going back to that is nobody's attack, and was answered. */
  wasPut(field: PutField, address: string): boolean {
    const put = this.#putOf(field, address);
    return !!put?.own && !put.replaced;
  }

  /** Runs for each that was put into a field, to ask of it as it is there still, and where the page has the field by now. */
  eachPut(run: (field: PutField, put: Put, asked: Put) => void): void {
    for (const [field, { all, root }] of this.#watched) {
      const place = inPlaceOf(field, root, all[0]);
      const text = place ? textOf(place) : '';
      const there = new Set(all.filter(holds(text)));
      for (const [put, [address = '', ...also]] of Map.groupBy(there, (one) =>
        this.#putOf(field, one),
      ))
        if (put && place) run(place, put, { ...put, address, also, isLater: true });
    }
  }

  #putOf(field: PutField, address: string): Put | undefined {
    return this.#puts.get(field)?.get(plain(address));
  }

  watch(field: PutField, all: string[]): void {
    const until = now() + watchMs;
    this.#watched.set(field, { all, until, root: field.getRootNode() });
    this.#timer ??= setInterval(() => this.look(), lookMs);
  }

  forget(field: PutField): void {
    this.#watched.delete(field);
  }

  look(): void {
    for (const [put, { all, until, root }] of this.#watched) {
      if (now() > until) this.forget(put);
      const field = inPlaceOf(put, root, all[0]);
      const isThere = field && holds(textOf(field));
      const before = isThere && all.find((address) => !isThere(address));
      if (before) this.#onChanged(put, field, before, all);
    }
    if (!this.#watched.size) this.stop();
  }

  stop(): void {
    this.#watched.clear();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
