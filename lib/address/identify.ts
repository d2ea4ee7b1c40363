import { decodeAddress } from './decode';
import type { Decoding, Encoding, Hit } from './encoding';
import { type NetworkId, networks } from './networks';

/**
 * The networks on which a text is an address, likeliest first: in the order of the table, but those where a checksum proves it
 * before those without, and those where it is only an outdated spelling last. Left out are networks whose addresses look like a
 * word or a hash, and are meant only where the network is named. Empty where it fits none; a test network's address fits none.
 */
export function identifyNetworks(address: string): NetworkId[] {
  return identify(address).map(({ id }) => id);
}

/** The networks as identifyNetworks names them, each with how it reads the text. */
export function identify(address: string): { id: NetworkId; hit: Hit }[] {
  const found: Record<'verified' | 'absent' | 'legacy', { id: NetworkId; hit: Hit }[]> = {
    verified: [],
    absent: [],
    legacy: [],
  };
  const tried = new Map<readonly Encoding[], Decoding>();
  for (const { id, encodings } of networks) {
    const hit = tried.get(encodings) ?? decodeAddress(address, encodings);
    tried.set(encodings, hit);
    if (hit.status === 'miss' || hit.testnet || hit.vague) continue;
    found[hit.warning === 'legacy-form' ? 'legacy' : hit.checksum].push({ id, hit });
  }
  return [...found.verified, ...found.absent, ...found.legacy];
}
