import { asSeen } from './as-seen';
import { identifyNetworks } from './identify';
import { validateAddress } from './validate';

/**
 * The canonical text of an address on its likeliest network: one for all its spellings, invisible characters in it included. Any other
 * text is returned as it is seen.
 */
export function oneSpelling(text: string): string {
  const address = asSeen(text);
  const [network] = identifyNetworks(address);
  if (!network) return address;
  const validity = validateAddress(address, network);
  return validity.status === 'valid' ? validity.canonical : address;
}
