import { decodeAs } from './decode';
import type { Decoding, Encoding, Hit } from './encoding';
import type { NetworkId } from './networks';
import { readableAs } from './readable';
import type { Group } from './starts';

/** How the networks of a group read a text. */
export type Reading = { group: Group; hit: Hit };

/**
 * The networks on which a text is an address, likeliest first: in the order of the table, but those where a checksum proves it
 * before those without, and those where it is only an outdated spelling last. Left out are networks whose addresses look like a
 * word or a hash, and are meant only where the network is named. Empty where it fits none; a test network's address fits none.
 */
export function identifyNetworks(address: string): NetworkId[] {
  return [...networksOf(readAddress(address))];
}

/**
 * All that a text can be read as, the readings that a checksum proves before the others. For who needs more than the networks: to
 * read a text takes longer than all the rest.
 */
export function readAddress(address: string): Reading[] {
  const readings: Reading[] = [];
  const tried: Tried = { evm: undefined };
  for (const { group, encodings } of readableAs(address)) {
    // What is proven to be 20 bytes is no hash of 251 bits, and to ask takes another hash.
    if (encodings[0]?.family === 'starknet' && readings[0]?.hit.kind === 'evm20') continue;
    const hit = decodeOnce(address, encodings, tried);
    if (hit && !hit.testnet && hit.checksum !== 'vague') readings.push({ group, hit });
  }
  return readings.sort((a, b) => Number(isChecked(b)) - Number(isChecked(a)));
}

/** The networks of readings as identifyNetworks names them. Readings that are alike get one list: nobody changes it. */
export function networksOf(readings: readonly Reading[]): NetworkId[] {
  const name = readings.map(({ group, hit }) => `${group.place}${hit.checksum}`).join();
  const known = lists.get(name);
  if (known) return known;
  const list = readings
    .flatMap((reading) =>
      reading.group.networks.map(({ id, rank }) => ({ id, rank, isChecked: isChecked(reading) })),
    )
    .sort((a, b) => Number(b.isChecked) - Number(a.isChecked) || a.rank - b.rank)
    .map(({ id }) => id);
  lists.set(name, list);
  return list;
}

const lists = new Map<string, NetworkId[]>();

function isChecked({ hit }: Reading): boolean {
  return hit.checksum === 'verified';
}

/** What was found out about a text. */
type Tried = { evm: Decoding | undefined };

/** As decodeAddress, but EVM's encoding, which many groups share, is tried once: it may take a hash, as do those of their own that some have. */
function decodeOnce(text: string, encodings: readonly Encoding[], tried: Tried) {
  const { evm } = tried;
  if (evm?.status === 'hit' && encodings.some(isOfEvm)) return evm;
  for (const encoding of encodings) {
    const isEvm = isOfEvm(encoding);
    const decoding = (isEvm ? tried.evm : undefined) ?? decodeAs(text, encoding);
    if (isEvm) tried.evm = decoding;
    if (decoding.status === 'hit') return decoding;
  }
  return undefined;
}

function isOfEvm({ family }: Encoding): boolean {
  return family === 'evm';
}
