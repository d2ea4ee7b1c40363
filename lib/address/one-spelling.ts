import { identifyNetworks } from './identify';
import { validateAddress } from './validate';

/** The canonical text of an address on its likeliest network: one for all its spellings. Any other text is returned as it is. */
export function oneSpelling(address: string): string {
  const [network] = identifyNetworks(address);
  if (!network) return address;
  const validity = validateAddress(address, network);
  return validity.status === 'valid' ? validity.canonical : address;
}
