import type { Encoding, FamilyName } from './encoding';
import { allGroups, type Group, startOf, startsOf } from './starts';

/** The encodings of a group in which a text may be an address of a main network. */
export type Readable = { group: Group; encodings: readonly Encoding[] };

/**
 * What a text can be read as, by how long it is and how it begins, the group with the likeliest network first. Most of what can be asked
 * about a text is thereby not asked; and code that never runs is never compiled, which is most of the work where a background has just
 * started.
 */
export function readableAs(text: string): readonly Readable[] {
  const { groups, pairs, byStart } = ofLength(Math.min(text.length, longest + 1));
  const pair = startOf(text);
  const start = pairs.has(pair) ? pair : pair.charAt(0);
  const known = byStart.get(start);
  if (known) return known;
  const found = groups.flatMap(({ group, all }) => {
    const encodings = all
      .filter(({ starts }) => starts.some((one) => start.startsWith(one)))
      .map(({ encoding }) => encoding);
    return encodings.length > 0 ? { group, encodings } : [];
  });
  byStart.set(start, found);
  return found;
}

/** Where it is known how long an address of an encoding can be, it is no longer; so what is kept of longer texts is the same of all. */
const longest = 160;

type Candidate = { encoding: Encoding; starts: readonly string[]; lengths: Lengths };
type CandidateGroup = { group: Group; all: readonly Candidate[] };
type OfLength = {
  groups: readonly CandidateGroup[];
  /** The beginnings of two characters that tell more than the first one does. */
  pairs: ReadonlySet<string>;
  byStart: Map<string, readonly Readable[]>;
};

let everyCandidate: readonly CandidateGroup[] | undefined;
const byLength = new Map<number, OfLength>();

function ofLength(length: number): OfLength {
  const known = byLength.get(length);
  if (known) return known;
  everyCandidate ??= allGroups().map((group) => ({
    group,
    all: group.encodings.filter(isRead).map(candidateOf),
  }));
  const fits = ({ lengths: [least, most] }: Candidate) => length >= least && length <= most;
  const groups = everyCandidate.flatMap(({ group, all }) =>
    all.some(fits) ? { group, all: all.filter(fits) } : [],
  );
  const starts = groups.flatMap(({ all }) => all.flatMap((one) => one.starts));
  const found = { groups, pairs: new Set(starts), byStart: new Map() };
  byLength.set(length, found);
  return found;
}

/** Every name of EOS may be a word (see Hit's `vague`). */
function isRead({ family }: Encoding): boolean {
  return family !== 'eos';
}

function candidateOf(encoding: Encoding): Candidate {
  return { encoding, starts: startsOf(encoding), lengths: lengthsOf(encoding) };
}

type Lengths = readonly [least: number, most: number];

/** How long an address can be, in UTF-16 units. */
function lengthsOf(encoding: Encoding): Lengths {
  const known = lengths[encoding.family];
  if (known) return known;
  if ('forms' in encoding) {
    const sizes = encoding.forms.map(({ version, bytes = 20 }) => version.length / 2 + bytes + 4);
    return [Math.min(...sizes), inBase58(Math.max(...sizes))];
  }
  if ('shapes' in encoding)
    return range(encoding.shapes.map(({ prefix, digits }) => prefix.length + digits));
  if ('payloads' in encoding) {
    const { hrp, testHrps, leads, payloads } = encoding;
    // A separator, what leads, and six symbols of checksum.
    const sizes = payloads.map(({ bytes }) => Math.ceil(bytes * 1.6) + (leads ? 8 : 7));
    return range([hrp, ...testHrps].flatMap((one) => sizes.map((size) => one.length + size)));
  }
  if (encoding.family === 'base58') return [encoding.bytes, inBase58(encoding.bytes)];
  if (encoding.family === 'ss58') return [encoding.prefix === 0 ? 35 : 45, 52];
  return [1, Infinity];
}

function range(sizes: number[]): Lengths {
  return [Math.min(...sizes), Math.max(...sizes)];
}

/** The most characters of so many bytes. */
function inBase58(bytes: number): number {
  return Math.ceil(bytes * (Math.log(256) / Math.log(58)));
}

const lengths: Partial<Record<FamilyName, Lengths>> = {
  algorand: [58, 58],
  arweave: [43, 43],
  avalanche: [45, 48],
  byron: [50, longest],
  // The key that blinds, then the same as segwit.
  blech32: [100, 122],
  // Without its prefix, and of the shortest hash.
  cashaddr: [42, 128],
  'cash-legacy': [25, 35],
  casper: [66, 68],
  eip1191: [42, 42],
  ergo: [9, Infinity],
  evm: [42, 42],
  'evm-inverted': [42, 42],
  // An account of ICRC-1 has up to 63 for its principal, and 73 behind it.
  'internet-computer': [8, 136],
  keeta: [67, 69],
  canton: [71, Infinity],
  massa: [39, 53],
  monero: [95, 106],
  nem: [39, 60],
  // BIP-173: a witness program of 2 to 40 bytes. The shortest prefix has 2 letters.
  segwit: [14, 90],
  qrl: [79, 79],
  qubic: [60, 60],
  sia: [76, 76],
  starknet: [3, 66],
  stellar: [56, 69],
  ton: [48, 67],
  waves: [35, 35],
};
