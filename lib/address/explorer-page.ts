import { findNetwork, type NetworkId } from './networks';
import type { Row } from './rows/row';

type Explorer = NonNullable<Row['explorer']>;

/** What an explorer has elsewhere than a network's other addresses, or (without a place) not at all, by what it begins with. */
const otherPlaces: readonly [id: NetworkId, begin: string, place?: Explorer][] = [
  ['cardano', 'stake1', 'https://cardanoscan.io/stakekey/'],
  ['stellar', 'C', 'https://stellar.expert/explorer/public/contract/'],
  ['zcash', 'u1', 'https://mainnet.zcashexplorer.app/ua/'],
  ['pi', 'C'],
  // Of the chain of contracts alone.
  ['avalanche', 'X-'],
  ['avalanche', 'P-'],
  ['avalanche', 'C-'],
  // Of the network before it was made anew.
  ['iota', 'iota1'],
  // What the chain does not show.
  ['bitcoin', 'sp1'],
  ['litecoin', 'ltcmweb1'],
  ['firo', 'sm1'],
];

/** The page of a network's explorer about an address, in its canonical spelling; undefined where there is none. */
export function explorerPage(id: NetworkId, address: string): Explorer | undefined {
  const other = otherPlaces.find(([of, begin]) => of === id && address.startsWith(begin));
  const place = other ? other[2] : findNetwork(id).explorer;
  return place && `${place}${encodeURIComponent(address)}`;
}

/** Other explorers of networks whose addresses look like a key or a hash: a link there tells what it is. */
const otherExplorers: Partial<Record<NetworkId, readonly Explorer[]>> = {
  sui: [
    'https://suivision.xyz/account/',
    'https://suivision.xyz/address/',
    'https://explorer.sui.io/address/',
  ],
  aptos: ['https://aptoscan.com/account/', 'https://tracemove.io/account/'],
  starknet: ['https://starkscan.co/contract/'],
  iota: ['https://iotascan.com/mainnet/account/'],
};

/** Where a network's explorers have their pages about addresses. */
export function explorerPlaces(id: NetworkId): Explorer[] {
  const others = otherPlaces.flatMap(([of, , place]) => (of === id && place ? [place] : []));
  const { explorer } = findNetwork(id);
  return [...(explorer ? [explorer] : []), ...others, ...(otherExplorers[id] ?? [])];
}
