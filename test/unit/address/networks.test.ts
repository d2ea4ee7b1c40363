import { hex } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { toBase58 } from '@/lib/address/base58';
import type { Encoding } from '@/lib/address/encoding';
import { findNetwork, isNetworkId, networks, shortNameOf } from '@/lib/address/networks';

test('the table has the networks in the order of answers', () => {
  expect(networks.slice(0, 18).map(({ id, code, symbol }) => [id, code, symbol])).toEqual([
    ['bitcoin', 'btc', 'BTC'],
    ['ethereum', 'eth', 'ETH'],
    ['tron', 'trx', 'TRX'],
    ['solana', 'sol', 'SOL'],
    ['bsc', 'bnb', 'BNB'],
    ['xrp', 'xrp', 'XRP'],
    ['base', 'base', 'ETH'],
    ['dogecoin', 'doge', 'DOGE'],
    ['ton', 'ton', 'TON'],
    ['cardano', 'ada', 'ADA'],
    ['arbitrum', 'arb', 'ETH'],
    ['polygon', 'pol', 'POL'],
    ['avalanche', 'avax', 'AVAX'],
    ['optimism', 'op', 'ETH'],
    ['litecoin', 'ltc', 'LTC'],
    ['bitcoin-cash', 'bch', 'BCH'],
    ['monero', 'xmr', 'XMR'],
    ['stellar', 'xlm', 'XLM'],
  ]);
  expect(networks.length).toBeGreaterThanOrEqual(228);
});

test('ids, codes and names are unique, and ids are slugs', () => {
  for (const key of ['id', 'code', 'name'] as const) {
    const values = networks.map((network) => network[key]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
  expect(networks.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('a network is found by its id, and another text is no id', () => {
  expect(findNetwork('tron').explorer).toBe('https://tronscan.org/#/address/');
  expect(isNetworkId('tron')).toBe(true);
  expect(isNetworkId('TRON')).toBe(false);
  expect(isNetworkId(undefined)).toBe(false);
});

test.each([
  ['base', 'ETH'],
  ['liquid', 'L-BTC'],
  // Its coin is BTC, and its addresses are Ethereum's.
  ['merlin', 'Merlin'],
  ['xrpl-evm', 'XRPL EVM'],
] as const)('%s is %s in short', (id, short) => {
  expect(shortNameOf(findNetwork(id))).toBe(short);
});

const forms = networks.flatMap(({ id, encodings }) =>
  encodings
    .filter((encoding): encoding is Extract<Encoding, { alphabet: string }> => 'forms' in encoding)
    .flatMap(({ alphabet, forms: versions }) =>
      versions.map((form) => ({ id, alphabet, bytes: 20, ...form })),
    ),
);

describe('the first characters of a version', () => {
  test.each(forms)('$version of $id are "$starts"', ({ alphabet, version, starts, bytes }) => {
    const first = (fill: number) => {
      const rest = new Uint8Array(bytes + 4).fill(fill);
      return toBase58(new Uint8Array([...hex.decode(version), ...rest]), alphabet).charAt(0);
    };
    const from = alphabet.indexOf(first(0));
    const to = alphabet.indexOf(first(255));
    // On the right stands what `starts` has to be.
    expect([...starts].sort()).toEqual([...alphabet.slice(from, to + 1)].sort());
  });
});
