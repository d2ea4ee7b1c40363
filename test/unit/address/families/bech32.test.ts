import { bech32, bech32m } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { bech32Alphabet } from '@/lib/address/alphabets';
import { type NetworkId, networks } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import { furtherCodecs, type Spelling, testSpelling } from './spellings';

const isFurther = furtherCodecs();
const accounts: Spelling[] = networks.flatMap(({ id: networkId, encodings }) =>
  encodings.flatMap((encoding) => {
    if (encoding.family !== 'bech32') return [];
    const { hrp, leads = [undefined], isModified, payloads } = encoding;
    const codec = isModified ? bech32m : bech32;
    return payloads.flatMap(({ bytes, format, kind }) =>
      leads.map((lead) => ({
        networkId,
        format,
        kind,
        bytes,
        alphabet: bech32Alphabet,
        prefix: hrp.length + 1,
        changes: 2000,
        isFurther: isFurther(`${codec === bech32} ${lead === undefined} ${bytes}`),
        encode: (payload: Uint8Array) =>
          codec.encode(
            hrp,
            [...(lead === undefined ? [] : [lead]), ...codec.toWords(payload)],
            false,
          ),
      })),
    );
  }),
);

const segwit: Spelling[] = networks.flatMap(({ id: networkId, encodings }) =>
  encodings.flatMap((encoding) => {
    if (encoding.family !== 'segwit') return [];
    const { hrp } = encoding;
    const form = (version: number, bytes: number, format: string, kind: string): Spelling => ({
      networkId,
      format,
      kind,
      bytes,
      alphabet: bech32Alphabet,
      prefix: hrp.length + 1,
      changes: 2000,
      isFurther: isFurther(`segwit ${version} ${bytes}`),
      encode: (payload) => {
        const codec = version === 0 ? bech32 : bech32m;
        return codec.encode(hrp, [version, ...codec.toWords(payload)]);
      },
    });
    return [
      form(0, 20, 'P2WPKH', 'h160'),
      form(0, 32, 'P2WSH', 'script'),
      form(1, 32, 'P2TR', 'p2tr'),
    ];
  }),
);

const mweb: Spelling = {
  networkId: 'litecoin',
  format: 'MWEB',
  kind: 'mweb',
  bytes: 66,
  alphabet: bech32Alphabet,
  prefix: 'ltcmweb1'.length,
  encode: (keys) => bech32.encode('ltcmweb', [0, ...bech32.toWords(keys)], false),
};

const avalanche = ['X', 'P', 'C'].map(
  (chain): Spelling => ({
    networkId: 'avalanche',
    format: `${chain}-Chain`,
    kind: 'h160',
    bytes: 20,
    alphabet: bech32Alphabet,
    prefix: 'X-avax1'.length,
    unchecked: 1,
    encode: (payload) => `${chain}-${bech32.encodeFromBytes('avax', payload)}`,
  }),
);

describe.each([...accounts, ...segwit, mweb, ...avalanche])(
  '$networkId $format of $bytes bytes',
  testSpelling,
);

// One key on chains of coin type 60 (cosmos/chain-registry: slip44) and of EVM; another of coin type 118.
test.each<[string, NetworkId]>([
  ['injective', 'injective'],
  ['evmos', 'evmos'],
  ['harmony', 'harmony'],
  ['iotex', 'iotex'],
])('an account of %s is one of Ethereum', (_, networkId) => {
  const key = new Uint8Array(20).fill(0x46);
  const spelling = accounts.find((one) => one.networkId === networkId && one.bytes === 20);
  const address = spelling?.encode(key) ?? '';
  expect(accountKey(address, networkId)).toBe(accountKey(`0x${'46'.repeat(20)}`, 'ethereum'));
});

test('an account of Cosmos is one of Osmosis and of Bitcoin', () => {
  expect(accountKey('cosmos1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0emlrvp', 'cosmos')).toBe(
    accountKey('bc1qhkfq3zahaqkkzx5mjnamwjsfpq2jk7z00ppggv', 'bitcoin'),
  );
  expect(accountKey('osmo1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z03qvn6n', 'osmosis')).toBe(
    accountKey('cosmos1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0emlrvp', 'cosmos'),
  );
});

describe('Avalanche', () => {
  test.each([
    ['avax1w508d6qejxtdg4y5r3zarvary0c5xw7kt0ezpg', 'prefix'],
    ['x-avax1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0wqw8zq', 'prefix'],
    ['X-avax1', 'length'],
    ['X-avax1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0wqw8zb', 'character'],
  ])('%s is invalid: %s', (address, reason) => {
    expect(validateAddress(address, 'avalanche')).toMatchObject({ status: 'invalid', reason });
  });
});
