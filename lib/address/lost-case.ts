import { lengthGap, rangeOf } from './base58-range';
import { hrpOf } from './bech32';
import type { Encoding, FamilyName } from './encoding';
import { groupsFor } from './starts';

/** Base 58 has no 0, and a letter that is made small or a capital becomes none. */
const anyCase = /^[1-9a-z]+$/i;

/** A name and bech32 (BIP-173). */
const named = /^[a-z]{1,20}1[02-9ac-hj-np-z]{20,}$/i;

const looks: Partial<Record<FamilyName, RegExp>> = {
  arweave: /^[\w-]{43}$/,
  base58: /^[1-9a-z]{43,44}$/i,
  byron: /^(?:ae2tdpwupe|ddzffzcqrh)[1-9a-z]{40,100}$/i,
  monero: /^[48][1-9a-z]{94}$/i,
  ss58: /^1[1-9a-z]{46,47}$/i,
  ton: /^[eu]q[\w-]{46}$/i,
};

/**
 * Whether a text looks like an address of an encoding where letters of both cases are different digits, but has letters of one case alone:
 * chance leaves none so, and without the other case nobody knows which address it was.
 */
export function hasLostCase(text: string, encoding: Encoding): boolean {
  if (/[a-z]/.test(text) === /[A-Z]/.test(text) || isBech32(text)) return false;
  if (!('forms' in encoding)) return looks[encoding.family]?.test(text) ?? false;
  const { alphabet, forms } = encoding;
  const first = text.charAt(0).toLowerCase();
  return (
    anyCase.test(text) &&
    forms.some((form) => {
      if (form.test || !form.starts.toLowerCase().includes(first)) return false;
      const range = rangeOf(form, alphabet);
      return lengthGap(text, range) === 0 && text.length >= range.last.length - 1;
    })
  );
}

/** Bech32 is written in one case, and an address of it that is cut off may be as long as the others. */
function isBech32(text: string): boolean {
  const isOf = (one: Encoding) => 'hrp' in one && hrpOf(text, one.hrp, one.testHrps) !== undefined;
  return named.test(text) && groupsFor(text).some(({ encodings }) => encodings.some(isOf));
}
