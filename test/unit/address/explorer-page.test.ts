import { expect, test } from 'vitest';
import { explorerPage } from '@/lib/address/explorer-page';
import { linkNetwork } from '@/lib/address/link-network';
import type { NetworkId } from '@/lib/address/networks';
import { readVectors } from './vectors';

const stake = 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw';
const contract = 'CA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUWDA';

test.each<[string, NetworkId, string, string]>([
  ['an account', 'bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'https://mempool.space/address/'],
  ['a staking address', 'cardano', stake, 'https://cardanoscan.io/stakekey/'],
  ['a contract', 'stellar', contract, 'https://stellar.expert/explorer/public/contract/'],
])('the explorer has %s where it belongs', (_, id, address, place) => {
  expect(explorerPage(id, address)).toBe(place + address);
  expect(linkNetwork(place + address)).toBe(id);
});

const hidden: readonly [NetworkId, RegExp][] = [
  ['avalanche', /^X-avax1/],
  ['avalanche', /^P-avax1/],
  ['iota', /^iota1/],
  ['bitcoin', /^sp1/],
  ['litecoin', /^ltcmweb1/],
  ['firo', /^sm1/],
];

test.each(hidden)('the explorer of %s has no page about what begins as %s', (id, begin) => {
  const found = readVectors(id).filter(
    (one) => one.expected.status === 'valid' && begin.test(one.address),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ address }) => explorerPage(id, address))).toEqual(found.map(() => undefined));
});
