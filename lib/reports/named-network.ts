import { keyOf } from '@/lib/address/account-key';
import { decodeAddress } from '@/lib/address/decode';
import { networksByName } from '@/lib/address/name-network';
import type { Network, NetworkId } from '@/lib/address/networks';
import { namesTests } from './test-network';

/**
 * The network that is named, and the account's key on it. Several rows can share a symbol: the one on which the address is valid is
 * meant, of several the one that has most of the names, of those the first; where there is none, the same of all. The key is null where
 * the address does not fit the network, or looks like so much else that the name alone makes it one: that `isText` tells; or where a
 * network for tests is named.
 */
export function namedNetwork(
  names: string[],
  address: string,
):
  | { networkId: NetworkId; key: string }
  | { networkId: NetworkId | null; key: null; isText?: true; isOfTests?: true } {
  const named = networksNamed(names);
  if (named === null) return { networkId: null, key: null, isOfTests: true };
  for (const { id, encodings } of named) {
    const decoding = decodeAddress(address, encodings);
    if (decoding.status === 'miss' || decoding.testnet) continue;
    return decoding.checksum === 'vague'
      ? { networkId: id, key: null, isText: true }
      : { networkId: id, key: keyOf(decoding) };
  }
  return { networkId: named[0]?.id ?? null, key: null };
}

/** What lists call their networks, most of them over and over. */
const known = new Map<string, readonly Network[] | null>();
const mostKnown = 1000;

/** The networks that names may mean, likeliest first; of those that share their encodings, the first. null: one for tests. */
function networksNamed(names: string[]): readonly Network[] | null {
  const joined = names.join('\n');
  const before = known.get(joined);
  if (before !== undefined) return before;
  const all = names.flatMap((name) => networksByName().get(name.trim().toLowerCase()) ?? []);
  const ordered = [...Map.groupBy(all, (network) => network)]
    .sort(([a, { length: ofA }], [b, { length: ofB }]) => ofB - ofA || a.rank - b.rank)
    .map(([network]) => network);
  const firsts = [...Map.groupBy(ordered, ({ encodings }) => encodings).values()];
  const named = names.some(namesTests) ? null : firsts.flatMap(([first]) => first ?? []);
  if (known.size >= mostKnown) known.clear();
  known.set(joined, named);
  return named;
}
