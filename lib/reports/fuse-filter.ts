import { type Hashes, stir } from './text-hash';

/**
 * A 16-bit binary fuse filter with three places a key (Graf and Lemire, "Binary Fuse Filters", 2022): says of every key in it that
 * it is there, and of one in 65,536 others too. Some 2.4 bytes a key.
 */
export type FuseFilter = {
  seed: number;
  /** Cells of one segment of the filter; a power of two. */
  span: number;
  /** A key's first place lies in the first so many cells. */
  reach: number;
  cells: Uint16Array;
};

/** One in so many builds fails by chance and is tried again with another seed; so many failures in a row do not happen by chance. */
const mostTries = 100;

/** Builds the filter of distinct hashes. Throws an Error where they are not distinct. */
export function buildFilter({ hi, lo }: Hashes): FuseFilter {
  const { span, reach, length } = layout(hi.length);
  if (hi.length === 0) return { seed: 0, span, reach: 0, cells: new Uint16Array(0) };
  const filter = { seed: 0, span, reach, cells: new Uint16Array(length) };
  for (let tried = 1; tried <= mostTries; tried++) {
    filter.seed = stir(tried);
    const places = placeAll(filter, { hi, lo });
    const order = peel(places, hi.length, length);
    if (!order) continue;
    fill(filter, places, order);
    return filter;
  }
  throw new Error(`No filter can be built of these ${hi.length} hashes.`);
}

/** Whether a hash may be in the filter; false is certain. */
export function mayHold({ seed, span, reach, cells }: FuseFilter, hi: number, lo: number): boolean {
  if (reach === 0) return false;
  const a = stir(hi ^ seed);
  const b = stir(lo ^ a);
  const first = firstPlace(a, reach);
  const second = (first + span) ^ (b & (span - 1));
  const third = (first + 2 * span) ^ ((b >>> 16) & (span - 1));
  return ((cells[first] ?? 0) ^ (cells[second] ?? 0) ^ (cells[third] ?? 0)) === fingerprint(a, b);
}

/** The places of the hashes that may be in the filter. As mayHold, but for a million of them. */
export function placesHeld({ seed, span, reach, cells }: FuseFilter, hashes: Hashes): number[] {
  const places: number[] = [];
  if (reach === 0) return places;
  const { upper, lower, prints } = stirred(hashes, seed);
  for (let place = 0; place < upper.length; place++) {
    const b = lower[place] ?? 0;
    const first = firstPlace(upper[place] ?? 0, reach);
    const second = (first + span) ^ (b & (span - 1));
    const third = (first + 2 * span) ^ ((b >>> 16) & (span - 1));
    const print = (cells[first] ?? 0) ^ (cells[second] ?? 0) ^ (cells[third] ?? 0);
    if (print === prints[place]) places.push(place);
  }
  return places;
}

/** Hashes as a filter's seed stirs them, from which the places and the fingerprint follow. */
type Stirred = {
  of: Hashes;
  seed: number;
  upper: Uint32Array;
  lower: Uint32Array;
  prints: Uint16Array;
};

let lastStirred: Stirred | undefined;

/** Nearly all filters have the first seed, and the same hashes are looked for in all of them. */
function stirred(of: Hashes, seed: number): Stirred {
  if (lastStirred?.of === of && lastStirred.seed === seed) return lastStirred;
  const { hi, lo } = of;
  const n = hi.length;
  const upper = new Uint32Array(n);
  const lower = new Uint32Array(n);
  const prints = new Uint16Array(n);
  for (let key = 0; key < n; key++) {
    const a = stir((hi[key] ?? 0) ^ seed);
    const b = stir((lo[key] ?? 0) ^ a);
    upper[key] = a;
    lower[key] = b;
    prints[key] = fingerprint(a, b);
  }
  lastStirred = { of, seed, upper, lower, prints };
  return lastStirred;
}

/** The three places of each key, and its fingerprint. */
type Places = { at: readonly [Uint32Array, Uint32Array, Uint32Array]; prints: Uint16Array };
/** Keys in the order in which they were taken out, and the place that each had for itself then. */
type Order = { keys: Uint32Array; own: Uint32Array };

/** The sizes that the paper found for three places, of as many keys as a segment has at most. */
function layout(keys: number): { span: number; reach: number; length: number } {
  const log = Math.log(Math.max(2, keys));
  const span = 2 ** Math.floor(log / Math.log(3.33) + 2.25);
  const factor = Math.max(1.125, 0.875 + (0.25 * Math.log(1e6)) / log);
  const spans = Math.max(1, Math.ceil((keys * factor) / span) - 2);
  return { span, reach: spans * span, length: (spans + 2) * span };
}

function placeAll({ seed, span, reach }: FuseFilter, hashes: Hashes): Places {
  const { upper, lower, prints } = stirred(hashes, seed);
  const n = upper.length;
  const places = { at: [new Uint32Array(n), new Uint32Array(n), new Uint32Array(n)] as const };
  const [firsts, seconds, thirds] = places.at;
  for (let key = 0; key < n; key++) {
    const b = lower[key] ?? 0;
    const first = firstPlace(upper[key] ?? 0, reach);
    firsts[key] = first;
    seconds[key] = (first + span) ^ (b & (span - 1));
    thirds[key] = (first + 2 * span) ^ ((b >>> 16) & (span - 1));
  }
  return { ...places, prints };
}

/** Takes out, again and again, a key that has a place for itself; null where some keys never have one. */
function peel({ at }: Places, n: number, length: number): Order | null {
  const crowd = crowdAll(at, n, length);
  const order = { keys: new Uint32Array(n), own: new Uint32Array(n) };
  const lone = Array.from(crowd.counts.keys()).filter((place) => crowd.counts[place] === 1);
  let taken = 0;
  for (let own = lone.pop(); own !== undefined; own = lone.pop()) {
    if (crowd.counts[own] !== 1) continue;
    const key = crowd.mixed[own] ?? 0;
    order.keys[taken] = key;
    order.own[taken++] = own;
    for (const places of at) {
      const place = places[key] ?? 0;
      if (change(crowd, place, key, -1) === 1) lone.push(place);
    }
  }
  return taken === n ? order : null;
}

/** How many keys are at each place, and all of them in one: where one is left, it is that one. */
type Crowd = { counts: Uint32Array; mixed: Uint32Array };

function crowdAll(at: Places['at'], n: number, length: number): Crowd {
  const crowd = { counts: new Uint32Array(length), mixed: new Uint32Array(length) };
  for (const places of at) {
    for (let key = 0; key < n; key++) change(crowd, places[key] ?? 0, key, 1);
  }
  return crowd;
}

/** Puts a key to a place, or takes it away. Gives how many are there then. */
function change({ counts, mixed }: Crowd, place: number, key: number, by: 1 | -1): number {
  const count = (counts[place] ?? 0) + by;
  counts[place] = count;
  mixed[place] = (mixed[place] ?? 0) ^ key;
  return count;
}

function fill({ cells }: FuseFilter, { at, prints }: Places, { keys, own }: Order): void {
  const [firsts, seconds, thirds] = at;
  for (let i = keys.length - 1; i >= 0; i--) {
    const key = keys[i] ?? 0;
    const place = own[i] ?? 0;
    // Its own cell is still 0, or was never read.
    cells[place] = 0;
    cells[place] =
      (prints[key] ?? 0) ^
      (cells[firsts[key] ?? 0] ?? 0) ^
      (cells[seconds[key] ?? 0] ?? 0) ^
      (cells[thirds[key] ?? 0] ?? 0);
  }
}

/** Spreads 32 bits over the reach. */
function firstPlace(a: number, reach: number): number {
  return Math.floor(((a >>> 0) * reach) / 0x1_0000_0000);
}

function fingerprint(a: number, b: number): number {
  return stir(a + Math.imul(b, 0x9e3779b1)) & 0xffff;
}
