import { digitsOf, noDigit } from './alphabets';

/**
 * The bytes of a text from an offset on, with `width` bits a character after `zeros` zero bits, at most 7, and no padding; undefined
 * where a character is foreign, or where unused bits are not zero or are a whole character.
 */
export function fromDigits(
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
