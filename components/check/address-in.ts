import { findAddresses } from '@/lib/address/find';
import { identifyNetworks } from '@/lib/address/identify';

/**
 * The address that a pasted text is about: the text itself; or the one address in it, as in a payment link ('bitcoin:1A1z…?amount=1'),
 * a page of an explorer or a sentence. With none or several in it, it is the text as it is.
 */
export function addressIn(text: string): string {
  const typed = text.trim();
  if (identifyNetworks(typed).length > 0) return typed;
  const found = new Set(findAddresses(typed).map(({ address }) => address));
  const [only] = found;
  return found.size === 1 && only ? only : typed;
}
