import type { Encoding, FamilyName } from './encoding';

/** Base 58 has no 0, and a letter that is made small or a capital becomes none. */
const anyCase = /^[1-9a-z]+$/i;

const looks: Partial<Record<FamilyName, RegExp>> = {
  arweave: /^[\w-]{43}$/,
  base58: /^[1-9a-z]{43,44}$/i,
  monero: /^[48][1-9a-z]{94}$/i,
  ss58: /^1[1-9a-z]{46,47}$/i,
  ton: /^[eu]q[\w-]{46}$/i,
};

/**
 * Whether a text looks like an address of an encoding where letters of both cases are different digits, but has letters of one case alone:
 * chance leaves none so, and without the other case nobody knows which address it was.
 */
export function hasLostCase(text: string, encoding: Encoding): boolean {
  if (/[a-z]/.test(text) === /[A-Z]/.test(text)) return false;
  if (!('forms' in encoding)) return looks[encoding.family]?.test(text) ?? false;
  const first = text.charAt(0).toLowerCase();
  return (
    anyCase.test(text) &&
    encoding.forms.some(({ version, starts, bytes = 20, test }) => {
      const most = (version.length / 2 + bytes + 4) * (Math.log(256) / Math.log(58));
      return !test && starts.toLowerCase().includes(first) && Math.abs(text.length - most) < 1.5;
    })
  );
}
