import { findAddresses } from './find';
import { identifyNetworks } from './identify';
import { recogniseAddress } from './recognise';
import { validateAddress } from './validate';

/**
 * The address that a text is about: the text itself, blanks around it apart; or the one address in it, as in a payment link
 * ('bitcoin:1A1z…?amount=1'), a sentence, groups of four, or with invisible characters inside; or all of the text without the blanks and
 * line breaks in it, where a checksum proves it; or what a payment link says to pay to, though something is wrong with it. With none or
 * several in it, it is the text as it is.
 */
export function addressIn(text: string): string {
  const given = text.trim();
  const [only, another] = addressesIn(given);
  if (only === undefined) return joined(given) ?? paidTo(given) ?? given;
  return another === undefined ? only : given;
}

/** The addresses that a text is about, each once, in its order. Empty where none can be found. */
export function addressesIn(text: string): string[] {
  const given = text.trim();
  if (identifyNetworks(given).length > 0) return [given];
  return [...new Set(findAddresses(given).map(({ address }) => address))];
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

/** A scheme, the payee, and what BIP-21, EIP-681 and the like put behind it. */
const paymentLink = /^[a-z][a-z\d+.-]{1,30}:(?:\/\/|pay-)?([\w-]{10,256})(?:[?@/&].*)?$/is;

/** The mistyped address in a payment link, so that it can be said what is wrong with it. */
function paidTo(text: string): string | undefined {
  const payee = paymentLink.exec(text)?.[1];
  return payee && recogniseAddress(payee, null).networkId ? payee : undefined;
}
