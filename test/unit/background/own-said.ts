import { recogniseAddress } from '@/lib/address/recognise';
import { findOwn, listOwn } from '@/lib/background/own-lists';
import { lookupKeys } from '@/lib/reports/record';

/** What the user said of an address, where no network is chosen. */
export async function own(address: string) {
  const recognised = recogniseAddress(address, null);
  const [mark] = await findOwn([
    { ...recognised, address, networkId: null, keys: lookupKeys(address) },
  ]);
  return mark;
}

/** The kind and the name of each entry, in order. */
export async function entries(): Promise<string[]> {
  return (await listOwn()).entries.map(({ kind, name }) => `${kind} ${name}`).sort();
}
