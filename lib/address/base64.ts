import { fromDigits } from './digits';

/** The bytes of a text with 6 bits a character and no padding; undefined as for fromDigits. */
export function fromBase64(text: string, alphabet: string): Uint8Array | undefined {
  return fromDigits(text, alphabet, 0, 0, 6);
}
