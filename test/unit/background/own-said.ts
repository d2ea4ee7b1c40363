import type { NetworkId } from '@/lib/address/networks';
import { recogniseAddress } from '@/lib/address/recognise';
import { findOwn, listOwn } from '@/lib/background/own-lists';
import { lookupKeys } from '@/lib/reports/record';

/** What the user said of an address, on the network that is chosen. */
export async function own(address: string, networkId: NetworkId | null = null) {
  const recognised = recogniseAddress(address, networkId);
  const [mark] = await findOwn([{ ...recognised, address, networkId, keys: lookupKeys(address) }]);
  return mark;
}

/** The kind and the name of each entry, in order. */
export async function entries(): Promise<string[]> {
  return (await listOwn()).entries.map(({ kind, name }) => `${kind} ${name}`).sort();
}
