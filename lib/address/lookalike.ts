import { type Body, bodyOf } from './address-body';
import { type Difference, differences, isWithin, sharedEnds } from './compare-bodies';
import { mayHold, type PartFilter, partFilter, partHash } from './part-filter';

/** An address that looks like one that the user knows, and is another. */
export type Lookalike<Known> = {
  known: Known;
  /** 'typo': all but a few characters are the same. 'ends': beginning and end alone are, as in address poisoning. */
  how: 'ends' | 'typo';
  differences: Difference[];
};

/** Addresses that the user chose, ready to be compared with. See familiar. */
export type Familiar<Known> = {
  bodies: ReadonlySet<string>;
  byEnds: ReadonlyMap<string, Entry<Known>[]>;
  byBlock: readonly ReadonlyMap<string, Entry<Known>[]>[];
  /** Of all ends and blocks: a look-up in the maps takes longest, and most addresses share none. */
  parts: PartFilter;
};

type Entry<Known> = { known: Known; body: string };

/**
 * What the beginning and the end that two addresses share must be worth together. An attacker makes some 2^32 keys for 4 + 4 hex digits;
 * of 100,000 strangers and 1,000 contacts, one pair in 43 runs is as alike by chance. With 2^24, 6 pairs in each run would be.
 */
const enoughBits = 32;
/** The fewest characters that must be the same at either end. */
const fewest = 3;
/** More edits than that, and it is another address with no resemblance. */
const mostEdits = 3;
/** The part of an address that must have gone unchanged for a typo to be found. */
const blockLength = 6;
/** Where such parts stand: offsets from the beginning, and (negative) from the end. With three edits, one of the four is untouched. */
const blocks = [0, blockLength, -2 * blockLength, -blockLength];
/** Shorter ones (names, numbers) are alike too easily. */
const shortest = 24;
/** One character again and again, as in a network's own contracts and in addresses that nobody has a key to: of that, four are seen. */
const padding = /(.)\1{4,}/g;
const seen = '$1$1$1$1';

/** Prepares addresses for findLookalike, in their canonical spelling. 10,000 take some ms once. */
export function familiar<Known extends { address: string }>(all: Iterable<Known>): Familiar<Known> {
  const bodies = new Set<string>();
  const byEnds = new Map<string, Entry<Known>[]>();
  const byBlock = blocks.map(() => new Map<string, Entry<Known>[]>());
  for (const known of all) {
    const { body } = bodyOf(known.address);
    if (body.length < shortest || bodies.has(body)) continue;
    bodies.add(body);
    const entry = { known, body };
    add(byEnds, endsOf(body), entry);
    for (const [at, map] of byBlock.entries()) add(map, blockOf(body, blocks[at] ?? 0), entry);
  }
  return { bodies, byEnds, byBlock, parts: partFilter([...bodies].flatMap(hashesOf)) };
}

/**
 * The familiar address that an address looks like without being one, or null: one with the same beginning and end ("address poisoning"),
 * or the same but for up to three characters. Of several sets, the one before counts more: what is in it is compared with none after it.
 * Takes some hundred nanoseconds a set however many are familiar.
 */
export function findLookalike<Known>(
  address: string,
  ...sets: Familiar<Known>[]
): Lookalike<Known> | null {
  const filled = sets.filter(({ bodies }) => bodies.size > 0);
  if (filled.length === 0) return null;
  const own = bodyOf(address);
  const { body } = own;
  if (body.length < shortest) return null;
  const hashes = hashesOf(body);
  for (const known of filled) {
    if (!mayHold(known.parts, hashes)) continue;
    if (known.bodies.has(body)) return null;
    const found = findIn(known, own, address.length - body.length);
    if (found) return found;
  }
  return null;
}

function findIn<Known>(
  { byEnds, byBlock }: Familiar<Known>,
  own: Body,
  offset: number,
): Lookalike<Known> | null {
  const { body } = own;
  // First, since one with a typo in its middle begins and ends alike, too: nobody can make a key to an address that is so near.
  for (const [at, map] of byBlock.entries()) {
    const entries = map.get(blockOf(body, blocks[at] ?? 0));
    const near = entries?.find(
      (entry) => isWithin(mostEdits, body, entry.body) && isTold(own, entry.body),
    );
    if (near) return tell('typo', near, { body, offset });
  }
  const alike = byEnds.get(endsOf(body))?.find((entry) => hasEndsOf(entry.body, own));
  return alike ? tell('ends', alike, { body, offset }) : null;
}

/** As many that begin and end alike are compared with one another: a token's vanity addresses may be thousands. */
const mostAlike = 200;

type Alike = { address: string; like: Lookalike<{ address: string }> };

/** The addresses of a page that have the same beginning and end as one before them, each with that one. */
export function findAlike(addresses: Iterable<string>): Alike[] {
  const bodies = new Set<string>();
  const byEnds = new Map<string, Entry<{ address: string }>[]>();
  const found: Alike[] = [];
  for (const address of addresses) {
    const own = bodyOf(address);
    const { body } = own;
    if (body.length < shortest || bodies.has(body)) continue;
    bodies.add(body);
    const others = byEnds.get(endsOf(body)) ?? [];
    const alike = others.find((entry) => hasEndsOf(entry.body, own));
    const offset = address.length - body.length;
    if (alike) found.push({ address, like: tell('ends', alike, { body, offset }) });
    if (others.length < mostAlike) add(byEnds, endsOf(body), { known: { address }, body });
  }
  return found;
}

function tell<Known>(
  how: Lookalike<Known>['how'],
  { known, body: other }: Entry<Known>,
  { body, offset }: { body: string; offset: number },
): Lookalike<Known> {
  const found = differences(body, other);
  return {
    known,
    how,
    differences: found.map(({ start, end }) => ({ start: start + offset, end: end + offset })),
  };
}

function hasEndsOf(other: string, { body, bits, fixed }: Body): boolean {
  const { head, tail } = sharedEnds(body, other);
  if ((head + tail - fixed) * bits < enoughBits || arePadded(body, other)) return false;
  const shown = [body.slice(0, head), body.slice(body.length - tail)];
  const told = shown.join(' ').replace(padding, seen).length - 1;
  return (told - fixed) * bits >= enoughBits;
}

/** Whether what differs, and what is the same, tells two accounts from each other. */
function isTold({ body, spelt = 0 }: Body, other: string): boolean {
  const isSpelling = spelt > 0 && body.slice(0, -spelt) === other.slice(0, -spelt);
  return !isSpelling && !arePadded(body, other);
}

/** Whether two differ by little because there is little in them: nobody has keys to such. */
function arePadded(...bodies: [string, string]): boolean {
  return bodies.every((body) => body.replace(padding, seen).length < shortest);
}

function endsOf(body: string): string {
  return body.slice(0, fewest) + body.slice(-fewest);
}

function blockOf(body: string, from: number): string {
  return from < 0 ? body.slice(from).slice(0, blockLength) : body.slice(from, from + blockLength);
}

/** Of the ends together, and of each block. */
function hashesOf(body: string): number[] {
  const { length } = body;
  const head = partHash(body, 0, fewest, blocks.length);
  const hashes = [partHash(body, length - fewest, length, head)];
  for (let at = 0; at < blocks.length; at++) {
    const from = blocks[at] ?? 0;
    const start = from < 0 ? length + from : from;
    hashes.push(partHash(body, start, start + blockLength, at));
  }
  return hashes;
}

function add<Known>(map: Map<string, Entry<Known>[]>, key: string, entry: Entry<Known>): void {
  const known = map.get(key);
  if (known) known.push(entry);
  else map.set(key, [entry]);
}
