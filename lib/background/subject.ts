import { addressIn, mistypedIn } from '@/lib/address/address-in';
import { hasSeveral } from '@/lib/address/find';
import { identifyNetworks } from '@/lib/address/identify';
import { secretAmong } from '@/lib/address/recognise';

/** What a text that the user gave is about. `address` may be mistyped: it resembles one, and the check says what is wrong. */
export type Subject =
  | { status: 'address'; address: string }
  | { status: 'none' | 'several' | 'secret' };

/** More than that is not looked at. */
const longestText = 4096;

/** The one address in a text. A text that may be a key or a recovery phrase is a secret, and must go nowhere. Asks nobody. */
export function subjectOf(given: string): Subject {
  const text = given.slice(0, longestText);
  const address = addressIn(text);
  if (secretAmong([text, address]) !== undefined) return { status: 'secret' };
  if (identifyNetworks(address).length > 0) return { status: 'address', address };
  if (hasSeveral(text)) return { status: 'several' };
  const mistyped = mistypedIn(text);
  return mistyped ? { status: 'address', address: mistyped } : { status: 'none' };
}
