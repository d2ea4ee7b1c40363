import { beginsInRange, lengthGap, rangeOf } from './base58-range';
import type { Base58CheckEncoding, VersionForm } from './encoding';

/** More than any miss is from any other. */
const far = 10;

/** Hex digits, or bech32 (BIP-173) with a part of its name or without: of so many in base 58, some are others. */
const other =
  /^(?:[\da-fA-F]+|(?:[a-z]{0,12}1)?[02-9ac-hj-np-z]{20,}|(?:[A-Z]{0,12}1)?[02-9AC-HJ-NP-Z]{20,})$/;

/**
 * How unlike a text of base 58 is to an encoding's addresses, for who looks for what it may be meant for: 0 where it begins as they do
 * and is about as long; little more where it is much longer or shorter; `far` where its first letter alone tells, so that a typo may stand behind
 * it, or where that is of a test network; Infinity for a word, a file's name and the like. Takes any text.
 */
export function oddnessOf(text: string, { alphabet, forms }: Base58CheckEncoding): number {
  if (other.test(text)) return Infinity;
  return Math.min(...forms.map((form) => oddnessOfForm(text, form, alphabet)));
}

function oddnessOfForm(text: string, form: VersionForm, alphabet: string): number {
  const range = rangeOf(form, alphabet);
  const gap = lengthGap(text, range);
  if (!form.test && beginsInRange(text, range, alphabet)) return Math.floor(gap / 3) / 100;
  const isMistyped = gap <= 1 && form.starts.includes(text.charAt(0)) && isRandom(text);
  if (!isMistyped) return Infinity;
  return form.test ? 2 * far : far;
}

/** Whether a text is no words: of 33 characters in base 58 nearly all have a digit and both cases. */
function isRandom(text: string): boolean {
  return /^(?=.*[a-z])(?=.*[A-Z].*[A-Z])(?=.*\d)[\da-zA-Z]+$/.test(text);
}
