import { findAddresses } from './find';
import { identifyNetworks } from './identify';
import { validateAddress } from './validate';

/**
 * The address that a text is about: the text itself, blanks around it apart; or the one address in it, as in a payment link
 * ('bitcoin:1A1z…?amount=1'), a sentence, groups of four, or with invisible characters inside; or all of the text without the blanks and
 * line breaks in it, where a checksum proves it. With none or several in it, it is the text as it is.
 */
export function addressIn(text: string): string {
  const given = text.trim();
  if (identifyNetworks(given).length > 0) return given;
  const found = new Set(findAddresses(given).map(({ address }) => address));
  const [only] = found;
  if (found.size === 0) return joined(given) ?? given;
  return found.size === 1 && only ? only : given;
}

/** What mail and narrow columns broke into lines. */
function joined(text: string): string | undefined {
  const address = text.replaceAll(/\s+/g, '');
  if (address === text) return undefined;
  const isProven = identifyNetworks(address).some((id) => {
    const validity = validateAddress(address, id);
    return validity.status === 'valid' && validity.checksum === 'verified';
  });
  return isProven ? address : undefined;
}
