import { decodeAddress } from './decode';
import type { Decoding, Encoding } from './encoding';
import { type NetworkId, networks } from './networks';

/**
 * The networks on which a text is an address, likeliest first: in the order of the table, but those where a checksum proves it
 * before those without, and those where it is only an outdated spelling last. Left out are networks whose addresses look like a
 * word or a hash, and are meant only where the network is named. Empty where it fits none; a test network's address fits none.
 */
export function identifyNetworks(address: string): NetworkId[] {
  const found: Record<'verified' | 'absent' | 'legacy', NetworkId[]> = {
    verified: [],
    absent: [],
    legacy: [],
  };
  const tried = new Map<readonly Encoding[], Decoding>();
  for (const { id, encodings } of networks) {
    const decoding = tried.get(encodings) ?? decodeAddress(address, encodings);
    tried.set(encodings, decoding);
    if (decoding.status === 'miss' || decoding.testnet || decoding.vague) continue;
    found[decoding.warning === 'legacy-form' ? 'legacy' : decoding.checksum].push(id);
  }
  return [...found.verified, ...found.absent, ...found.legacy];
}
