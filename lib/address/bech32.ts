import { bech32Alphabet, noDigit } from './alphabets';
import { type Miss, miss } from './encoding';
import { type Payload, readSymbols, type Symbols, toBytes } from './symbols';

/** What the checksum comes to in BIP-173 and in BIP-350. */
export const bech32 = 1;
export const bech32m = 0x2bc830a3;

const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** The human-readable part, of a main and of its test networks, that a text begins with, in either case. */
export function hrpOf(text: string, hrp: string, testHrps: readonly string[]): string | undefined {
  return hasHrp(text, hrp) ? hrp : testHrps.find((part) => hasHrp(text, part));
}

/** Whether a text begins with a human-readable part and its separator, in either case. */
export function hasHrp(text: string, hrp: string): boolean {
  // The separator is compared first: a text is tried against many human-readable parts.
  if (text.charCodeAt(hrp.length) !== 49) return false;
  return text.startsWith(hrp) || text.slice(0, hrp.length).toLowerCase() === hrp;
}

export type Bech32 = Payload & {
  /** The first symbol; in segwit, the version. */
  lead: number;
  /** How many symbols hold the bytes. */
  size: number;
  checksum: number;
};

/**
 * What stands between a known human-readable part and the checksum, and what the checksum comes to. The bytes begin after
 * `leads` symbols. The miss is about characters, case or length.
 */
export function readBech32(text: string, hrp: string, leads = 0): Bech32 | Miss {
  const read = readCharacters(text, hrp);
  if ('status' in read) return read;
  const { values, length } = read;
  const end = length - 6;
  if (end < leads) return miss('length');
  const { bytes, isPadded } = toBytes(values, leads, end);
  const checksum = checksumOf(hrp, values, length);
  return { lead: values[0] ?? 0, size: end - leads, bytes, isPadded, checksum };
}

/** All symbols behind a known human-readable part. The miss is about characters or case. */
export function readCharacters(text: string, hrp: string): Symbols | Miss {
  digitsInAnyCase ??= readAlphabet();
  const read = readSymbols(text, hrp.length + 1, digitsInAnyCase);
  if ('status' in read || isSingleCase(text, hrp, read.flags)) return read;
  return miss('mixed-case');
}

/** Of symbols whose checksum is wrong: they hold no whole number of bytes where one was lost or is too much (BIP-173). */
export function missOfChecksum({ size }: Bech32): Miss {
  return miss((size * 5) % 8 > 4 ? 'length' : 'checksum');
}

// What the table says of a character beside its five bits.
const isLower = 32;
const isUpper = 64;

let digitsInAnyCase: Uint8Array | undefined;

function readAlphabet(): Uint8Array {
  const table = new Uint8Array(128).fill(noDigit);
  for (let digit = 0; digit < bech32Alphabet.length; digit++) {
    const char = bech32Alphabet.charAt(digit);
    table[char.toUpperCase().charCodeAt(0)] = digit | isUpper;
    table[char.charCodeAt(0)] = char < 'a' ? digit : digit | isLower;
  }
  return table;
}

function isSingleCase(text: string, hrp: string, flags: number): boolean {
  return text.startsWith(hrp)
    ? (flags & isUpper) === 0
    : (flags & isLower) === 0 && text.startsWith(hrp.toUpperCase());
}

function checksumOf(hrp: string, symbols: Uint8Array, length: number): number {
  effects ??= effectsOfPairs();
  let state = expandHrp(hrp);
  let at = length & 1;
  if (at === 1) state = step(state, symbols[0] ?? 0);
  for (; at < length; at += 2) {
    const pair = ((symbols[at] ?? 0) << 5) | (symbols[at + 1] ?? 0);
    state = ((state & 0xfffff) << 10) ^ pair ^ (effects[state >>> 20] ?? 0);
  }
  return state;
}

/** The state after each human-readable part that was asked about. */
const expanded = new Map<string, number>();

function expandHrp(hrp: string): number {
  let state = expanded.get(hrp);
  if (state === undefined) {
    state = 1;
    for (let at = 0; at < hrp.length; at++) state = step(state, hrp.charCodeAt(at) >> 5);
    state = step(state, 0);
    for (let at = 0; at < hrp.length; at++) state = step(state, hrp.charCodeAt(at) & 31);
    expanded.set(hrp, state);
  }
  return state;
}

let effects: Int32Array | undefined;

/** What the ten bits that leave the state at the top in two steps put into it: the sum of what each bit does. */
function effectsOfPairs(): Int32Array {
  const sums = new Int32Array(1024);
  for (let bit = 1; bit < 1024; bit *= 2) {
    const own = step(step(bit << 20, 0), 0);
    for (let rest = 0; rest < bit; rest++) sums[bit + rest] = own ^ (sums[rest] ?? 0);
  }
  return sums;
}

/** BIP-173: the five bits that leave the state at the top come back through the generator. */
function step(state: number, symbol: number): number {
  const top = state >>> 25;
  let next = ((state & 0x1ffffff) << 5) ^ symbol;
  for (let bit = 0; bit < 5; bit++) next ^= (generator[bit] ?? 0) & -((top >> bit) & 1);
  return next;
}
