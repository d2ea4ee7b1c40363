import { bech32m } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { findAddresses } from '@/lib/address/find';
import { identifyNetworks } from '@/lib/address/identify';
import type { NetworkId } from '@/lib/address/networks';
import { isLikelySecret } from '@/lib/address/recognise';
import { validateAddress } from '@/lib/address/validate';

// Where a specification is silent or lets wallets choose: what we chose. The addresses are those of test/vectors.

const key = '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu';
const bytes64 = '88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b';
const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';

describe('valid, and said to be', () => {
  test.each<[string, NetworkId, string, object]>([
    [
      'the old form of Bitcoin Cash',
      'bitcoin-cash',
      key,
      {
        canonical: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
        warning: 'legacy-form',
      },
    ],
    [
      'the old form of eCash',
      'ecash',
      key,
      {
        canonical: 'ecash:qpm2qsznhks23z7629mms6s4cwef74vcwva87rkuu2',
        warning: 'legacy-form',
      },
    ],
    [
      'the old script of Litecoin',
      'litecoin',
      '3CNHUhP3uyB9EUtRLsmvFUmvGdjGdkTxJw',
      { canonical: 'MJaRnao1s62a2zAKSkmG582KbLKianqb7v', warning: 'legacy-form' },
    ],
    [
      'witness version 16',
      'bitcoin',
      'BC1SW50QGDZ25J',
      { canonical: 'bc1sw50qgdz25j', warning: 'unknown-witness-version' },
    ],
    [
      'version 1 of 20 bytes',
      'bitcoin',
      bech32m.encode('bc', [1, ...bech32m.toWords(new Uint8Array(20).fill(7))]),
      { format: 'witness v1', warning: 'unknown-witness-version' },
    ],
    ['any shard of Hedera', 'hedera', '1.2.3', { warning: 'unusual-shard' }],
    ['no HIP-15', 'hedera', '0.0.9167857', { checksum: 'absent' }],
    [
      'a contract of Stellar',
      'stellar',
      'CA242XKXANKC46P53M355OPYWMHWPPTKQM5T5DNMOBWJMHOWDLNPJTN4',
      { format: 'contract' },
    ],
    [
      'Nano’s old prefix',
      'nano',
      'xrb_1111111111111111111111111111111111111111111111111111hifc8npp',
      { canonical: 'nano_1111111111111111111111111111111111111111111111111111hifc8npp' },
    ],
    [
      'bech32 in capitals',
      'cosmos',
      'COSMOS1HKFQ3ZAHAQKKZX5MJNAMWJSFPQ2JK7Z0EMLRVP',
      { canonical: 'cosmos1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0emlrvp' },
    ],
    [
      'CashAddr in capitals',
      'bitcoin-cash',
      'QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A',
      { canonical: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a' },
    ],
    ['a name of NEAR, for who chose it', 'near', 'aurora', { format: 'name' }],
    ['prefix 42 for Bittensor', 'bittensor', alice, {}],
    ['prefix 42 for any Substrate chain', 'substrate', alice, {}],
  ])('%s', (_, network, address, expected) => {
    const told = JSON.parse(JSON.stringify(validateAddress(address, network)));
    expect(told).toMatchObject({ status: 'valid', ...expected });
  });
});

describe('invalid, and why', () => {
  test.each<[string, NetworkId, string, object]>([
    ['another prefix of SS58', 'polkadot', alice, { networks: ['bittensor', 'substrate'] }],
    [
      'Bitcoin’s for NEAR, where it could be a name',
      'near',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      { reason: 'wrong-network', networks: ['bitcoin'] },
    ],
    [
      'Ethereum’s for Starknet, where it is a small number',
      'starknet',
      '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      { reason: 'wrong-network' },
    ],
    ['a wrong HIP-15', 'hedera', '0.0.1-dfkxx', { reason: 'checksum' }],
    ['a short form of Aptos beyond 0xf', 'aptos', '0x10', { reason: 'length' }],
    ['Sui without 0x', 'sui', bytes64, { reason: 'not-an-address' }],
    [
      'a hash without 0x',
      'ethereum',
      '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      { reason: 'prefix' },
    ],
    [
      'Avalanche without its chain',
      'avalanche',
      'avax1w508d6qejxtdg4y5r3zarvary0c5xw7kt0ezpg',
      { reason: 'prefix' },
    ],
    [
      'a public key of EOS',
      'eos',
      'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
      { reason: 'not-an-address' },
    ],
    [
      'a seed of Stellar',
      'stellar',
      'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHXL7',
      { reason: 'not-an-address' },
    ],
    [
      'a test network of Bitcoin',
      'bitcoin',
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      { reason: 'testnet' },
    ],
    [
      'a test network of Litecoin, or Qtum itself',
      'litecoin',
      'QMF9FvAuZHvq9URopaBNakHGU5NgotERLV',
      { reason: 'testnet', networks: ['qtum'] },
    ],
    [
      'a test network of Dash, or Stratis itself',
      'dash',
      'yLxbzpcXn5vgD1rupyVWM2bn5SW39PF4ns',
      { reason: 'testnet', networks: ['stratis'] },
    ],
    [
      'a test network of MonaCoin, or Peercoin itself',
      'monacoin',
      'p6BjMKkuSwGXQ3evGKqBC9LgbqaLjXdtXY',
      { reason: 'testnet', networks: ['peercoin'] },
    ],
    [
      'a test network of Firo, or TRON itself',
      'firo',
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      { reason: 'testnet', networks: ['tron'] },
    ],
    [
      'an operator of Cosmos',
      'cosmos',
      'cosmosvaloper1sjllsnramtg3ewxqwwrwjxfgc4n4ef9u2lcnj0',
      { reason: 'not-an-address' },
    ],
    [
      'an operator of Lava, whose part has an @',
      'lava',
      'lava@valoper1w508d6qejxtdg4y5r3zarvary0c5xw7kkvmc6z',
      { reason: 'not-an-address' },
    ],
    ['Kaspa in capitals', 'kaspa', `KASPA:${'Q'.repeat(61)}`, { reason: 'prefix' }],
    ['Zcash of revision 2, a draft', 'zcash', `zu1${'q'.repeat(100)}`, {}],
    [
      'CIP-19’s addr with a test network’s header',
      'cardano',
      'addr1vpu5vlrf4xkxv2qpwngf6cjhtw542ayty80v8dyr49rf5eg0yu80w',
      { reason: 'payload' },
    ],
  ])('%s', (_, network, address, expected) => {
    expect(validateAddress(address, network)).toMatchObject({ status: 'invalid', ...expected });
  });
});

test('a seed of Stellar is taken for a secret, so that it is neither sent nor stored', () => {
  const seed = 'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHXL7';
  expect(isLikelySecret(seed, 'stellar')).toBe(true);
  expect(isLikelySecret(seed, null)).toBe(true);
});

test('the old forms are named after Bitcoin, in the order of the table', () => {
  expect(identifyNetworks(key).slice(0, 2)).toEqual(['bitcoin', 'bitcoin-cash']);
  expect(identifyNetworks('3CNHUhP3uyB9EUtRLsmvFUmvGdjGdkTxJw').slice(0, 2)).toEqual([
    'bitcoin',
    'litecoin',
  ]);
});

test('a name of NEAR is found in text below .near alone', () => {
  expect(findAddresses('Pay aurora or alice.near today')).toMatchObject([
    { address: 'alice.near', networks: ['near'] },
  ]);
});
