import { bech32Alphabet, digitsOf, noDigit } from './alphabets';
import { type Miss, miss } from './encoding';

/** The 40-bit generator of the CashAddr specification: the upper 8 bits and the lower 32 of each word. */
const upper = [0x98, 0x79, 0xf3, 0xae, 0x1e];
const lower = [0xf2bc8e61, 0xb76d99e2, 0x3e5fb3c4, 0x2eabe2a8, 0x4f43e470];

const checksumSize = 8;

/**
 * The 5-bit symbols of a text from an offset on, without the checksum, and whether the checksum fits them and the prefix.
 * The text is in lower case. The miss is about a character or the length.
 */
export function readCashaddr(
  text: string,
  from: number,
  prefix: string,
  alphabet = bech32Alphabet,
): { symbols: Uint8Array; isIntact: boolean } | Miss {
  const digits = digitsOf(alphabet);
  const head = prefix.length + 1;
  const all = withPrefix(prefix, text.length - from);
  for (let at = from; at < text.length; at++) {
    const symbol = digits[text.charCodeAt(at)] ?? noDigit;
    if (symbol === noDigit) return miss('character', at);
    all[head + at - from] = symbol;
  }
  if (all.length <= head + checksumSize) return miss('length');
  const [high, low] = checksumOf(all);
  return { symbols: all.subarray(head, -checksumSize), isIntact: high === 0 && low === 1 };
}

/** A prefix, ':', bytes and their checksum as text. */
export function writeCashaddr(prefix: string, bytes: Uint8Array): string {
  const symbols = toSymbols(bytes);
  const all = withPrefix(prefix, symbols.length + checksumSize);
  all.set(symbols, prefix.length + 1);
  const [high, low] = checksumOf(all);
  symbols.push(high >>> 3, ((high & 7) << 2) | (low >>> 30));
  for (let shift = 25; shift >= 0; shift -= 5) symbols.push(((low ^ 1) >>> shift) & 31);
  return `${prefix}:${symbols.map((symbol) => bech32Alphabet.charAt(symbol)).join('')}`;
}

/** The symbols of a prefix, a zero, and room for more. */
function withPrefix(prefix: string, size: number): Uint8Array {
  const all = new Uint8Array(prefix.length + 1 + size);
  for (let at = 0; at < prefix.length; at++) all[at] = prefix.charCodeAt(at) & 31;
  return all;
}

/** The upper 8 and the lower 32 bits; 0 and 1 where the last symbols are the checksum of those before. */
function checksumOf(symbols: Uint8Array): [high: number, low: number] {
  let high = 0;
  let low = 1;
  for (let at = 0; at < symbols.length; at++) {
    const top = high >>> 3;
    high = ((high & 7) << 5) | (low >>> 27);
    low = (low << 5) ^ (symbols[at] ?? 0);
    for (let bit = 0; bit < 5; bit++) {
      // All ones where the bit is set.
      const mask = -((top >>> bit) & 1);
      high ^= (upper[bit] ?? 0) & mask;
      low ^= (lower[bit] ?? 0) & mask;
    }
  }
  return [high, low];
}

function toSymbols(bytes: Uint8Array): number[] {
  const symbols: number[] = [];
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) symbols.push((held >>> (bits - 5)) & 31);
  }
  if (bits > 0) symbols.push((held << (5 - bits)) & 31);
  return symbols;
}
