import { decodeAs } from './decode';
import type { Decoding, Encoding, Hit } from './encoding';
import type { Network, NetworkId } from './networks';
import { groupsFor } from './starts';

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
  const found: Found[] = [];
  const tried = new Map<Encoding, Decoding>();
  for (const { encodings, networks } of groupsFor(address)) {
    const hit = decodeOnce(address, encodings, tried);
    if (!hit || hit.testnet || hit.vague) continue;
    const isChecked = hit.checksum === 'verified';
    for (const { id, rank } of networks) found.push({ id, hit, rank, isChecked });
  }
  return found.sort((a, b) => Number(b.isChecked) - Number(a.isChecked) || a.rank - b.rank);
}

type Found = Pick<Network, 'id' | 'rank'> & { hit: Hit; isChecked: boolean };

/** As decodeAddress, but no encoding is tried twice: all EVM networks share one. */
function decodeOnce(text: string, encodings: readonly Encoding[], tried: Map<Encoding, Decoding>) {
  for (const encoding of encodings) {
    const known = encodings.length > 1 ? tried.get(encoding) : undefined;
    const decoding = known ?? decodeAs(text, encoding);
    if (encoding.family === 'evm') tried.set(encoding, decoding);
    if (decoding.status === 'hit') return decoding;
  }
  return undefined;
}
