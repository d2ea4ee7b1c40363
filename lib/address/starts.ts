import { bitcoinAlphabet } from './alphabets';
import type { Encoding, FamilyName } from './encoding';
import { type Network, networks } from './networks';

/** Networks that share their encodings, likeliest first. */
export type Group = {
  /** Each group has its own. */
  place: number;
  encodings: readonly Encoding[];
  networks: readonly Network[];
};

/**
 * The networks whose addresses can begin as a text does, the group with the likeliest first; all others miss the text by its
 * prefix. So what is asked about a text depends little on how many networks there are.
 */
export function groupsFor(text: string): readonly Group[] {
  const start = startOf(text);
  let groups = byStart.get(start);
  if (!groups) {
    groups = allGroups().filter(({ encodings }) =>
      encodings.some((encoding) => startsOf(encoding).some((one) => start.startsWith(one))),
    );
    byStart.set(start, groups);
  }
  return groups;
}

/** What of a text is compared with startsOf. Empty where no address begins so. */
export function startOf(text: string): string {
  // Before that of a party of Canton stands whatever name its owner chose.
  if (text.length > 60 && text.includes(party)) return party.slice(0, reach);
  const start = text.slice(0, reach).toLowerCase();
  return /^[!-~]+$/.test(start) ? start : '';
}

/** All groups, the one with the likeliest network first. */
export function allGroups(): readonly Group[] {
  everyGroup ??= groupAll();
  return everyGroup;
}

/** What addresses of an encoding can begin with, cut to what is compared. */
export function startsOf(encoding: Encoding): readonly string[] {
  return wholeStartsOf(encoding).map((start) => start.slice(0, reach).toLowerCase());
}

/** The prefixes of an encoding that are more than a letter, with the separator behind a human-readable part. */
export function spellingsOf(encoding: Encoding): readonly string[] {
  // What a number makes of them is none.
  if (encoding.family === 'ss58') return [];
  if (encoding.family === 'cashaddr') return [`${encoding.hrp}:`];
  if ('hrp' in encoding) return [`${encoding.hrp}1`];
  return wholeStartsOf(encoding).filter((start) => start.length > 1);
}

/** How many characters of a text are looked at. */
const reach = 2;
const party = '::1220';

let everyGroup: readonly Group[] | undefined;

const byStart = new Map<string, readonly Group[]>();

function groupAll(): readonly Group[] {
  const groups = new Map<readonly Encoding[], Network[]>();
  for (const network of networks) {
    const group = groups.get(network.encodings);
    if (group) group.push(network);
    else groups.set(network.encodings, [network]);
  }
  return Array.from(groups, ([encodings, alike], place) => ({
    place,
    encodings,
    networks: alike,
  }));
}

function wholeStartsOf(encoding: Encoding): readonly string[] {
  const starts = familyStarts[encoding.family];
  if (starts) return starts;
  if ('forms' in encoding) return encoding.forms.flatMap(({ starts: letters }) => [...letters]);
  if ('shapes' in encoding) return encoding.shapes.map(({ prefix }) => prefix);
  if ('prefixes' in encoding) return encoding.prefixes;
  if (encoding.family === 'evm-prefix') return [encoding.prefix];
  if (encoding.family === 'cashaddr')
    return ['q', 'p', 'z', 'r', encoding.hrp, ...encoding.testHrps];
  if (encoding.family === 'ss58') return ss58Starts(encoding.prefix);
  if ('hrp' in encoding) return [encoding.hrp, ...encoding.testHrps];
  return anything;
}

/** The first character in base 58 of a prefix with a key of 32 or 33 bytes and a checksum; of one of two bytes, the first two. */
function ss58Starts(prefix: number): string[] {
  // Zero bytes in front are written as ones.
  if (prefix === 0) return ['1'];
  const [head, count] =
    prefix < 64
      ? [prefix, 1]
      : [((((prefix & 0xfc) >> 2) | 64) << 8) | (prefix >> 8) | ((prefix & 3) << 6), 2];
  return [34, 35].flatMap((rest) => {
    const least = firstDigits(head, rest, count, -rounding);
    const greatest = firstDigits(head + 1, rest, count, rounding);
    if (least.length === greatest.length) return spellAll(least.digits, greatest.digits);
    // With one digit more, they begin anew.
    const [first, end] = [58 ** (count - 1), 58 ** count];
    return [...spellAll(least.digits, end - 1), ...spellAll(first, greatest.digits)];
  });
}

/** Of logarithms. To be off by that makes a network be asked in vain. */
const rounding = 1e-9;

/** The first digits in base 58 of a number with zero bytes behind it, as one number, and how many digits follow. */
function firstDigits(
  head: number,
  zeros: number,
  count: number,
  by: number,
): { digits: number; length: number } {
  const logarithm = (Math.log(head) + zeros * Math.log(256)) / Math.log(58) + by;
  const length = Math.floor(logarithm) + 1 - count;
  return { digits: Math.floor(58 ** (logarithm - length)), length };
}

/** All numbers from one to another, in base 58. */
function spellAll(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => inBase58(first + at));
}

function inBase58(number: number): string {
  const last = bitcoinAlphabet.charAt(number % 58);
  return number < 58 ? last : inBase58(Math.floor(number / 58)) + last;
}

/** For a family whose addresses can begin with anything. */
const anything = [''];

const familyStarts: Partial<Record<FamilyName, readonly string[]>> = {
  aeternity: ['ak'],
  avalanche: ['X-', 'P-', 'C-'],
  byron: ['Ae2tdPwUPE', 'DdzFFzCqrh', '2', '3', '4'],
  cardano: ['addr1', 'stake1'],
  'cash-legacy': ['1', '3', 'm', 'n', '2'],
  casper: ['01', '02'],
  conflux: ['cfx', 'net'],
  eip1191: ['0x'],
  evm: ['0x'],
  'evm-inverted': ['0x'],
  filecoin: ['f', 't'],
  flow: ['0x'],
  hedera: [...'0123456789'],
  kadena: ['k:', 'w:', 'c:', 'u:', 'r:'],
  kaspa: ['kaspa:', 'kaspatest:'],
  canton: [party],
  keeta: ['keeta_'],
  massa: ['AU', 'AS'],
  monero: [...'45789AB'],
  nebulas: ['n'],
  nem: ['N', 'T'],
  nervos: ['ckb1', 'ckt1'],
  nimiq: ['NQ'],
  nuls: ['NULS', 'tNULS'],
  qrl: ['Q'],
  qubic: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  stacks: ['SP', 'SM', 'ST', 'SN'],
  starknet: ['0x'],
  stellar: ['G', 'M', 'C'],
  ton: ['EQ', 'Ef', 'UQ', 'Uf', 'kQ', 'kf', '0', '-1'],
  waves: ['3', 'A'],
  zcash: ['z', 'u', 't'],
};
