import { describe, expect, test } from 'vitest';
import { decodeAddress } from '@/lib/address/decode';
import { identifyNetworks, readAddress } from '@/lib/address/identify';
import { type NetworkId, networks } from '@/lib/address/networks';
import { allGroups, groupsFor } from '@/lib/address/starts';
import { readVectors } from './vectors';

const evm = networks
  .filter(({ encodings }) => encodings.some(({ family }) => family === 'evm'))
  .map(({ id }) => id);

test('the EVM networks are many, Ethereum first', () => {
  expect(evm.length).toBeGreaterThanOrEqual(50);
  expect(evm.slice(0, 5)).toEqual(['ethereum', 'bsc', 'base', 'arbitrum', 'polygon']);
});

test.each<[string, NetworkId[]]>([
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', ['bitcoin']],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', evm],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', evm],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ['tron']],
  ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', ['solana']],
  ['LVuDpNCSSj6pQ7t9Pv6d6sUkLKoqDEVUnJ', ['litecoin']],
  ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', ['xrp']],
  ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ', ['xrp']],
  ['T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ', []],
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', []],
  ['', []],
])('"%s" can live on %j', (address, expected) => {
  expect(identifyNetworks(address)).toEqual(expected);
});

// Where formats collide. The payload of the base58check ones is the hash of BIP-173's example key.
describe('one text, several networks', () => {
  test.each<[string, string, NetworkId[]]>([
    [
      'version 00',
      '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH',
      ['bitcoin', 'bitcoin-cash', 'bitcoin-sv', 'ecash', 'bitcoin-diamond'],
    ],
    [
      'version 05',
      '3CNHUhP3uyB9EUtRLsmvFUmvGdjGdkTxJw',
      [
        'bitcoin',
        'litecoin',
        'bitcoin-cash',
        'bitcoin-sv',
        'ecash',
        'digibyte',
        'monacoin',
        'vertcoin',
        'syscoin',
        'bitcoin-diamond',
        'feathercoin',
        'reddcoin',
        'megacoin',
        'aib',
        'cca',
        'lcc',
        'ccxx',
      ],
    ],
    [
      'version 1e',
      'DNRTC6GZ5evmM7BZWwPqF54fyDqUqULMyu',
      ['dogecoin', 'digibyte', 'verge', 'pivx', 'divi', 'lrg'],
    ],
    [
      'version 32',
      'MRBWtGEKHGCHhmyJ1L4CwaWQZJzM5DnVcs',
      ['litecoin', 'qtum', 'monacoin', 'megacoin', 'mrx', 'lcc'],
    ],
    ['version 1cb8', 't1b9xfAk3kZp5Qk3rinDPq7zzLkJGHTChDS', ['zcash', 'horizen', 'flux']],
    [
      'version 17',
      'AeicEjZyiXKgUeSBbYQHxsU1X3V5Buori5',
      ['neo', 'ontology', 'bitcoin-gold', 'ark', 'aib'],
    ],
    ['version 3c', 'RSZYjMDCP4q3t7NAFXPPnqEGrMZn971pdB', ['ravencoin', 'komodo']],
    ['the part terra', 'terra1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0ll9rwp', ['terra2', 'terra']],
    ['the part pc', 'pc1pw508d6qejxtdg4y5r3zarvary0c5xw7kvhagrv', ['pactus', 'peercoin']],
    [
      'SS58 of any chain',
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
      ['bittensor', 'substrate'],
    ],
    [
      'TON and its relative',
      'EQAoYT8nMLfeNh6h0uIoK_wLm9JkvxiGxJDr6GRXJGu2ZhpY',
      ['ton', 'everscale'],
    ],
    [
      '0x and 64 digits',
      '0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b',
      ['sui', 'aptos', 'iota', 'movement'],
    ],
    [
      'an EVM address with a wrong character, whose case is by chance that of Starknet',
      '0xC7Ec11365B80A5CAEf14395E83A8cDF2173c6186',
      [],
    ],
    ['EIP-1191 and not EIP-55', '0x27b1FdB04752BBc536007A920D24ACB045561c26', ['rootstock']],
    ['bech32 of Avalanche without its chain', 'avax1w508d6qejxtdg4y5r3zarvary0c5xw7kt0ezpg', []],
    ['64 digits', '88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b', []],
    ['40 digits', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', []],
    [
      'XDC without a zero, which is base 58 of 32 bytes',
      'xdc5aaeb6153f3e94c9b9a19f33669435e7ef1beaed',
      ['xdc'],
    ],
    ['a word that is a NEAR and an EOS name', 'binance', []],
  ])('%s', (_, address, expected) => {
    expect(identifyNetworks(address)).toEqual(expected);
  });
});

test.each([
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 20],
  ['cosmos1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0emlrvp', 17],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 25],
  ['integrity', 15],
  ['日本語', 15],
])('of %s, at most %i forms are tried', (address, most) => {
  const advice = 'Networks with the same encodings share one object, see lib/address/rows/row.ts';
  expect(groupsFor(address).length, advice).toBeLessThanOrEqual(most);
});

test('no network is passed over by what its addresses begin with', () => {
  for (const { id } of networks) {
    for (const { address, expected } of readVectors(id)) {
      const isRead = expected.status === 'valid' || expected.reason === 'testnet';
      const groups = groupsFor(address).flatMap((group) => group.networks.map((one) => one.id));
      expect(isRead && !groups.includes(id) ? address : '').toBe('');
    }
  }
});

test('no reading of an address is passed over for its length or its beginning', () => {
  for (const { id } of networks) {
    for (const { address } of readVectors(id)) {
      const every = allGroups().filter(({ encodings }) => {
        const decoding = decodeAddress(address, encodings);
        return decoding.status === 'hit' && !decoding.testnet && decoding.checksum !== 'vague';
      });
      const read = new Set(readAddress(address).map(({ group }) => group));
      expect(every.every((group) => read.has(group)) ? '' : address).toBe('');
    }
  }
});
