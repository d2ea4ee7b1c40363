import { digitsOf, noDigit } from './alphabets';
import { fromDigits } from './digits';

/** RFC 4648. */
export const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a text from an offset on, with 5 bits a character after `zeros` zero bits; undefined as for fromDigits. */
export function fromBase32(
  text: string,
  alphabet: string,
  from = 0,
  zeros = 0,
): Uint8Array | undefined {
  return fromDigits(text, alphabet, from, zeros, 5);
}

/**
 * Fills words of 32 bits, the highest bit first, with a text of an even number of characters in RFC 4648's alphabet. False where one is
 * foreign, or where unused bits are not zero.
 */
export function wordsFromBase32(text: string, words: Int32Array): boolean {
  if (digits[0] === 0) digits.set(digitsOf(base32Alphabet));
  let held = 0;
  let seen = 0;
  let bits = 0;
  let end = 0;
  for (let at = 0; at + 1 < text.length; at += 2) {
    const first = digits[text.charCodeAt(at)] ?? noDigit;
    const second = digits[text.charCodeAt(at + 1)] ?? noDigit;
    const two = (first << 5) | second;
    seen |= first | second;
    bits += 10;
    if (bits < 32) {
      held = (held << 10) | two;
      continue;
    }
    bits -= 32;
    words[end++] = (held << (10 - bits)) | (two >> bits);
    held = two & ((1 << bits) - 1);
  }
  return seen < 32 && held === 0;
}

/** Made on import, as engines read constants faster than what was looked up; filled at the first use. */
const digits = new Uint8Array(128);
