import { digitsOf, noDigit } from './alphabets';

/** RFC 4648. */
export const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The bytes of a text with 5 bits a character and no padding; undefined where a character is foreign, or where unused bits are
 * not zero or are a whole character.
 */
export function fromBase32(text: string, alphabet: string): Uint8Array | undefined {
  return fromDigits(text, alphabet, 5);
}

/** The bytes of a text with 6 bits a character and no padding; undefined as for fromBase32. */
export function fromBase64(text: string, alphabet: string): Uint8Array | undefined {
  return fromDigits(text, alphabet, 6);
}

function fromDigits(text: string, alphabet: string, width: number): Uint8Array | undefined {
  const digits = digitsOf(alphabet);
  const bytes = new Uint8Array((text.length * width) >> 3);
  let held = 0;
  let bits = 0;
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = digits[text.charCodeAt(at)] ?? noDigit;
    if (digit === noDigit) return undefined;
    held = ((held << width) | digit) & 0x3fff;
    bits += width;
    if (bits >= 8) {
      bits -= 8;
      bytes[end++] = held >> bits;
    }
  }
  return bits >= width || held & ((1 << bits) - 1) ? undefined : bytes;
}
