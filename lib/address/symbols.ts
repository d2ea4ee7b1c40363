import { noDigit } from './alphabets';
import { type Miss, miss } from './encoding';

/** A text of five bits a character. */
export type Symbols = {
  /** Longer than the text, and valid until the next one is read. */
  values: Uint8Array;
  length: number;
  /** The bits above the lowest five in a table that were set for any character. */
  flags: number;
};

/** Bytes that five-bit symbols stand for. */
export type Payload = {
  bytes: Uint8Array;
  /** Whether the bits that are left at the end are fewer than five, all of them zero. */
  isPadded: boolean;
};

/**
 * The symbols of a text from an offset on, by a table of character codes: five bits and two for flags, noDigit where the
 * character is foreign. The miss is about a character.
 */
export function readSymbols(text: string, from: number, table: Uint8Array): Symbols | Miss {
  const length = text.length - from;
  // A new array of more than 64 bytes takes longer than all the rest.
  const values = length <= room.length ? room : new Uint8Array(length);
  let flags = 0;
  for (let at = 0; at < length; at++) {
    const value = table[text.charCodeAt(from + at)] ?? noDigit;
    flags |= value;
    values[at] = value & 31;
  }
  if (flags > 127) return miss('character', firstForeign(text, from, table));
  return { values, length, flags };
}

/** The bytes of the symbols between two offsets. */
export function toBytes(symbols: Uint8Array, from: number, to: number): Payload {
  const bytes = new Uint8Array(((to - from) * 5) >> 3);
  let bits = 0;
  let held = 0;
  let end = 0;
  for (let at = from; at < to; at++) {
    held = ((held << 5) | (symbols[at] ?? 0)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[end++] = held >> bits;
    }
  }
  return { bytes, isPadded: bits < 5 && (held & ((1 << bits) - 1)) === 0 };
}

const room = new Uint8Array(256);

function firstForeign(text: string, from: number, table: Uint8Array): number {
  let at = from;
  while ((table[text.charCodeAt(at)] ?? noDigit) !== noDigit) at++;
  return at;
}
