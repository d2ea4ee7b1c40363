import { decodeAddress } from './decode';
import type { Decoding, Encoding } from './encoding';
import { type NetworkId, networks } from './networks';

/**
 * The networks on which a text is an address, likeliest first: in the order of the table, but those where it is only an
 * outdated spelling last. Empty where it fits none; a test network's address fits none.
 */
export function identifyNetworks(address: string): NetworkId[] {
  const current: NetworkId[] = [];
  const legacy: NetworkId[] = [];
  const tried = new Map<readonly Encoding[], Decoding>();
  for (const { id, encodings } of networks) {
    const decoding = tried.get(encodings) ?? decodeAddress(address, encodings);
    tried.set(encodings, decoding);
    if (decoding.status === 'miss' || decoding.testnet) continue;
    (decoding.warning === 'legacy-form' ? legacy : current).push(id);
  }
  return [...current, ...legacy];
}
