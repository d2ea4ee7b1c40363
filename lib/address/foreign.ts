import { digitsOf, noDigit } from './alphabets';
import { type Miss, type MissReason, miss } from './encoding';

/** The offset of the first character outside the alphabet, from an offset on, or -1. */
export function findForeign(text: string, alphabet: string, from = 0): number {
  const digits = digitsOf(alphabet);
  for (let at = from; at < text.length; at++) {
    if ((digits[text.charCodeAt(at)] ?? noDigit) === noDigit) return at;
  }
  return -1;
}

/** Why a text is none: the first character outside the alphabet, from an offset on; another reason where there is no such one. */
export function foreignOr(reason: MissReason, text: string, alphabet: string, from = 0): Miss {
  const position = findForeign(text, alphabet, from);
  return position >= 0 ? miss('character', position) : miss(reason);
}
