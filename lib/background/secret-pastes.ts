import { identifyNetworks } from '@/lib/address/identify';
import { isLikelySecret } from '@/lib/address/recognise';
import type { PageAnswer } from '@/lib/extension/messages';
import type { Pasted } from '@/lib/extension/paste-messages';
import { formNetworks } from './form-networks';
import { asksForAddress, isSearch } from './mistakes';
import { secretAnswer } from './page-answer';

/**
 * What is said of 64 hex digits that the user put into a form for another network than those on which they may be an address: they are
 * more likely a key, or a hash, than an address of the wrong network. Null: it is nothing of that kind.
 */
export function secretPaste({ address, near, own }: Pasted): PageAnswer | null {
  if (!own || !asksForAddress(near) || isSearch(near)) return null;
  const asked = formNetworks(near);
  const isFitting = identifyNetworks(address).some((id) => asked.includes(id));
  return asked[0] && !isFitting && isLikelySecret(address, null) ? secretAnswer(address) : null;
}
