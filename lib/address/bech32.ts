import { bech32Alphabet, digitsOf, findForeign, noDigit } from './alphabets';
import { type Miss, miss } from './encoding';

/** What the checksum comes to in BIP-173 and in BIP-350. */
export const bech32 = 1;
export const bech32m = 0x2bc830a3;

const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** Whether a text begins with a human-readable part and its separator, in either case. */
export function hasHrp(text: string, hrp: string): boolean {
  return text.slice(0, hrp.length + 1).toLowerCase() === `${hrp}1`;
}

/**
 * The 5-bit symbols between a known human-readable part and the checksum, and what the checksum comes to.
 * The miss is about characters, case or length.
 */
export function readBech32(
  text: string,
  hrp: string,
): { symbols: Uint8Array; checksum: number } | Miss {
  const lower = text.toLowerCase();
  const from = hrp.length + 1;
  const foreign = findForeign(lower.slice(from), bech32Alphabet);
  if (foreign >= 0) return miss('character', from + foreign);
  // Compared with the upper case of the lower one, so that a letter that only lower-cases to ASCII (U+212A) is none.
  if (text !== lower && text !== lower.toUpperCase()) {
    return miss('mixed-case');
  }
  if (text.length < from + 6) return miss('length');
  const digits = digitsOf(bech32Alphabet);
  const symbols = new Uint8Array(text.length - from);
  let checksum = expandHrp(hrp);
  for (let at = 0; at < symbols.length; at++) {
    const symbol = digits[lower.charCodeAt(from + at)] ?? noDigit;
    symbols[at] = symbol;
    checksum = step(checksum, symbol);
  }
  return { symbols: symbols.subarray(0, -6), checksum };
}

/** 5-bit symbols as bytes; undefined where the padding is 5 bits or more, or not zero. */
export function toBytes(symbols: readonly number[]): Uint8Array | undefined {
  const bytes = new Uint8Array((symbols.length * 5) >> 3);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const symbol of symbols) {
    held = ((held << 5) | symbol) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = held >> bits;
    }
  }
  return bits >= 5 || held & ((1 << bits) - 1) ? undefined : bytes;
}

function expandHrp(hrp: string): number {
  let state = 1;
  for (let at = 0; at < hrp.length; at++) state = step(state, hrp.charCodeAt(at) >> 5);
  state = step(state, 0);
  for (let at = 0; at < hrp.length; at++) state = step(state, hrp.charCodeAt(at) & 31);
  return state;
}

function step(state: number, symbol: number): number {
  let next = ((state & 0x1ffffff) << 5) ^ symbol;
  for (let bit = 0; bit < 5; bit++) {
    if ((state >>> (25 + bit)) & 1) next ^= generator[bit] ?? 0;
  }
  return next;
}
