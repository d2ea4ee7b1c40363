import { describe, expect, test } from 'vitest';
import { locateTypo } from '@/lib/address/locate-typo';
import type { NetworkId } from '@/lib/address/networks';

/** Each with the offset from which a change breaks the checksum alone, and no other rule. */
const addresses: [network: NetworkId, address: string, from: number][] = [
  // BIP-173
  ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 4],
  // BIP-350
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 4],
  // The first block
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 3],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 3],
  // https://xrpl.org/docs/concepts/accounts/addresses
  ['xrp', 'rf1BiGeXwwQoi8Z2ueFYTEXSwuJYfV2Jpn', 3],
  // https://bitcoincash.org/spec/cashaddr.html
  ['bitcoin-cash', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 14],
];

describe.each(addresses)(
  'one wrong character of an address of %s, %s,',
  (network, address, from) => {
    test('is found wherever it stands', () => {
      for (let at = from; at < address.length; at++)
        expect([at, locateTypo(withOther(address, at), network)]).toEqual([at, at]);
    });

    test('is not looked for where there are two, or none', () => {
      const last = address.length - 1;
      expect(locateTypo(withOther(withOther(address, last - 9), last), network)).toBeUndefined();
      expect(locateTypo(address, network)).toBeUndefined();
    });
  },
);

test.each<[why: string, network: NetworkId, text: string]>([
  ['it is too short', 'bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Div'],
  ['a character is foreign', 'bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0'],
  // Its 16 bits would fit one change in some thousands by chance.
  ['its checksum is short', 'polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp6'],
  [
    'its checksum is the case of its letters',
    'ethereum',
    '0x52908400098527886E0F7030069857D2E4169Ee7',
  ],
  ['it is no address', 'bitcoin', 'hello'],
])('nothing is pointed at where %s', (_, network, text) => {
  expect(locateTypo(text, network)).toBeUndefined();
});

/** With another character at a place, of the same alphabet and case. */
function withOther(address: string, at: number): string {
  const alphabet = address.startsWith('BC1') ? 'QPZRY' : 'qpzry';
  const other = [...alphabet].find((char) => char !== address[at]);
  return address.slice(0, at) + other + address.slice(at + 1);
}
