import { addressIn } from '@/lib/address/address-in';
import { findAddresses } from '@/lib/address/find';
import { identifyNetworks } from '@/lib/address/identify';
import { isLikelySecret, recogniseAddress } from '@/lib/address/recognise';

/** What a text that the user gave is about. `address` may be mistyped: it resembles one, and the check says what is wrong. */
export type Subject =
  | { status: 'address'; address: string }
  | { status: 'none' | 'several' | 'secret' };

/** Marks around a word are no part of it. */
const word = /[\p{L}\p{N}]\S*[\p{L}\p{N}]/gu;
/** More than that is not looked at. */
const mostWords = 40;
const longestText = 4096;
const longestAddress = 512;

/** The one address in a text. A text that may be a key or a recovery phrase is a secret, and must go nowhere. Asks nobody. */
export function subjectOf(given: string): Subject {
  const text = given.slice(0, longestText);
  const address = addressIn(text);
  if (isLikelySecret(address, null)) return { status: 'secret' };
  if (identifyNetworks(address).length > 0) return { status: 'address', address };
  if (new Set(findAddresses(text).map((found) => found.address)).size > 1) {
    return { status: 'several' };
  }
  const words = (text.match(word) ?? []).slice(0, mostWords);
  const mistyped = [text.trim(), ...words].find(resemblesAddress);
  return mistyped ? { status: 'address', address: mistyped } : { status: 'none' };
}

function resemblesAddress(text: string): boolean {
  if (text.length > longestAddress) return false;
  const { validity } = recogniseAddress(text, null);
  return validity.status === 'invalid' && !['empty', 'not-an-address'].includes(validity.reason);
}
