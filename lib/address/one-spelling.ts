import { asSeen } from './as-seen';
import { identifyNetworks } from './identify';
import { validateAddress } from './validate';

/**
 * The canonical text of an address on its likeliest network: one for all its spellings, in groups or with invisible characters in it, too.
 * Any other text is returned as it is seen.
 */
export function oneSpelling(text: string): string {
  const seen = asSeen(text);
  const address = seen.replaceAll(/\s+/g, '');
  const [network] = identifyNetworks(address);
  if (!network) return seen;
  const validity = validateAddress(address, network);
  return validity.status === 'valid' ? validity.canonical : seen;
}
