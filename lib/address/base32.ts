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
