import { bech32Alphabet, digitsOf, noDigit } from './alphabets';
import { type Miss, miss } from './encoding';

/** What the checksum comes to in BIP-173 and in BIP-350. */
export const bech32 = 1;
export const bech32m = 0x2bc830a3;

const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** Whether a text begins with a human-readable part and its separator, in either case. */
export function hasHrp(text: string, hrp: string): boolean {
  // The separator is compared first: a text is tried against many human-readable parts.
  return text.charAt(hrp.length) === '1' && text.slice(0, hrp.length).toLowerCase() === hrp;
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
  const digits = digitsOf(bech32Alphabet);
  const symbols = new Uint8Array(Math.max(0, lower.length - from));
  let checksum = expandHrp(hrp);
  for (let at = 0; at < symbols.length; at++) {
    const symbol = digits[lower.charCodeAt(from + at)] ?? noDigit;
    if (symbol === noDigit) return miss('character', from + at);
    symbols[at] = symbol;
    checksum = step(checksum, symbol);
  }
  // Compared with the upper case of the lower one, so that a letter that only lower-cases to ASCII (U+212A) is none.
  if (text !== lower && text !== lower.toUpperCase()) return miss('mixed-case');
  if (symbols.length < 6) return miss('length');
  return { symbols: symbols.subarray(0, -6), checksum };
}

/** 5-bit symbols as bytes; undefined where the padding is 5 bits or more, or not zero. */
export function toBytes(symbols: Uint8Array | readonly number[]): Uint8Array | undefined {
  const bytes = new Uint8Array((symbols.length * 5) >> 3);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let from = 0; from < symbols.length; from++) {
    held = ((held << 5) | (symbols[from] ?? 0)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = held >> bits;
    }
  }
  return bits >= 5 || held & ((1 << bits) - 1) ? undefined : bytes;
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

/** BIP-173: the five bits that leave the state at the top come back through the generator. */
function step(state: number, symbol: number): number {
  effects ??= Int32Array.from({ length: 32 }, (_, top) =>
    generator.reduce((sum, word, bit) => ((top >> bit) & 1 ? sum ^ word : sum), 0),
  );
  return ((state & 0x1ffffff) << 5) ^ symbol ^ (effects[state >>> 25] ?? 0);
}
