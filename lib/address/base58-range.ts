import { toBase58 } from './base58';
import type { VersionForm } from './encoding';
import { fromHex } from './hex';

/** The first and the last of all texts of a form. */
export type Range = { first: string; last: string };

/** Characters that are compared with a range. With more of them, a typo would be likelier to stand among them. */
const compared = 4;

/**
 * Between which texts all addresses of a form are. That tells how they begin and how long they are, of which their first letter is but a
 * part: those of TRON begin with T and one of 25 letters, and have 34 characters.
 */
export function rangeOf(form: VersionForm, alphabet: string): Range {
  const known = ranges.get(form);
  if (known) return known;
  const version = fromHex(form.version);
  const spell = (rest: number) => {
    const bytes = new Uint8Array(version.length + (form.bytes ?? 20) + 4).fill(rest);
    bytes.set(version);
    return toBase58(bytes, alphabet);
  };
  const range = { first: spell(0), last: spell(255) };
  ranges.set(form, range);
  return range;
}

/** By how many characters a text is too long or too short for a range; 0: not at all. */
export function lengthGap({ length }: string, { first, last }: Range): number {
  return Math.max(first.length - length, length - last.length, 0);
}

/** Whether a text begins as those of a range do, however long it is. */
export function beginsInRange(text: string, { first, last }: Range, alphabet: string): boolean {
  // A zero byte in front is a character of its own, and what follows it may be anything.
  if (first.startsWith(alphabet.charAt(0))) return text.charAt(0) === first.charAt(0);
  const begin = placeOf(text, alphabet);
  const isAfter = begin >= placeOf(first, alphabet);
  const isBefore = begin <= placeOf(last, alphabet);
  // With one character more, the first one begins anew.
  return first.length === last.length ? isAfter && isBefore : isAfter || isBefore;
}

const ranges = new WeakMap<VersionForm, Range>();

/** Where a text stands among all by its first characters; what is foreign comes before all others. */
function placeOf(text: string, alphabet: string): number {
  let place = 0;
  for (let at = 0; at < compared; at++) {
    place = place * 59 + alphabet.indexOf(text.charAt(at)) + 1;
  }
  return place;
}
