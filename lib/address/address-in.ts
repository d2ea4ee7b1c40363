import { findAddresses } from './find';
import { identifyNetworks } from './identify';

/**
 * The address that a text is about: the text itself, blanks around it apart; or the one address in it, as in a payment link
 * ('bitcoin:1A1z…?amount=1'), a sentence, groups of four, or with invisible characters inside. With none or several in it, it is the
 * text as it is.
 */
export function addressIn(text: string): string {
  const given = text.trim();
  if (identifyNetworks(given).length > 0) return given;
  const found = new Set(findAddresses(given).map(({ address }) => address));
  const [only] = found;
  return found.size === 1 && only ? only : given;
}
