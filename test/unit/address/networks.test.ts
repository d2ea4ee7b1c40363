import { hex } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { toBase58 } from '@/lib/address/base58';
import { findNetwork, isNetworkId, networks } from '@/lib/address/networks';

test('the table has the networks in the order of answers', () => {
  expect(networks.map(({ id, code, symbol, name }) => [id, code, symbol, name])).toEqual([
    ['bitcoin', 'btc', 'BTC', 'Bitcoin'],
    ['ethereum', 'eth', 'ETH', 'Ethereum'],
    ['tron', 'trx', 'TRX', 'TRON'],
    ['solana', 'sol', 'SOL', 'Solana'],
    ['bsc', 'bnb', 'BNB', 'BNB Smart Chain'],
    ['xrp', 'xrp', 'XRP', 'XRP Ledger'],
    ['litecoin', 'ltc', 'LTC', 'Litecoin'],
  ]);
});

test('ids, codes and names are unique', () => {
  for (const key of ['id', 'code', 'name'] as const) {
    expect(new Set(networks.map((network) => network[key])).size).toBe(networks.length);
  }
});

test('a network is found by its id, and another text is no id', () => {
  expect(findNetwork('tron').explorer).toBe('https://tronscan.org/#/address/');
  expect(isNetworkId('tron')).toBe(true);
  expect(isNetworkId('TRON')).toBe(false);
  expect(isNetworkId(undefined)).toBe(false);
});

const forms = networks.flatMap(({ id, encodings }) =>
  encodings.flatMap((encoding) =>
    'forms' in encoding
      ? encoding.forms.map((form) => ({ id, alphabet: encoding.alphabet, ...form }))
      : [],
  ),
);

describe('the first characters of a version', () => {
  test.each(forms)('$version of $id are "$starts"', ({ alphabet, version, starts, ...form }) => {
    const bytes = 'bytes' in form ? form.bytes : 20;
    const first = (fill: number) => {
      const rest = new Uint8Array((bytes ?? 20) + 4).fill(fill);
      return toBase58(new Uint8Array([...hex.decode(version), ...rest]), alphabet).charAt(0);
    };
    const from = alphabet.indexOf(first(0));
    const to = alphabet.indexOf(first(255));
    expect([...starts].map((char) => alphabet.indexOf(char)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    );
  });
});
