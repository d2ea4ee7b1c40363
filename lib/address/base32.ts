import { digitsOf, noDigit } from './alphabets';

/** RFC 4648. */
export const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The bytes of a text from an offset on, with 5 bits a character after `zeros` zero bits, at most 7, and no padding; undefined
 * where a character is foreign, or where unused bits are not zero or are a whole character.
 */
export function fromBase32(
  text: string,
  alphabet: string,
  from = 0,
  zeros = 0,
): Uint8Array | undefined {
  return fromDigits(text, alphabet, from, zeros, 5);
}

/** The bytes of a text with 6 bits a character and no padding; undefined as for fromBase32. */
export function fromBase64(text: string, alphabet: string): Uint8Array | undefined {
  return fromDigits(text, alphabet, 0, 0, 6);
}

function fromDigits(
  text: string,
  alphabet: string,
  from: number,
  zeros: number,
  width: number,
): Uint8Array | undefined {
  const digits = digitsOf(alphabet);
  const bytes = new Uint8Array(((text.length - from) * width + zeros) >> 3);
  let held = 0;
  let seen = 0;
  let bits = zeros;
  let end = 0;
  for (let at = from; at < text.length; at++) {
    const digit = digits[text.charCodeAt(at)] ?? noDigit;
    seen |= digit;
    held = (held << width) | digit;
    bits += width;
    if (bits >= 8) {
      bits -= 8;
      // What is above eight bits falls off.
      bytes[end++] = held >> bits;
    }
  }
  const isForeign = seen > 63;
  return isForeign || bits >= width || held & ((1 << bits) - 1) ? undefined : bytes;
}
