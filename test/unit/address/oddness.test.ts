import { describe, expect, test } from 'vitest';
import type { NetworkId } from '@/lib/address/networks';
import { recogniseAddress } from '@/lib/address/recognise';

const addresses: [network: NetworkId, address: string][] = [
  // The token contract of Tether
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  // zcashd, src/test/data/key_io_valid.json and chainparams.cpp
  ['zcash', 't1VydNnkjBzfL1iAMyUbwGKJAF7PgvuCfMY'],
  ['zcash', 't3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd'],
  ['tezos', 'tz1KqTpEZ7Yob7QbPE4Hy4Wo8fHG8LhKxZSx'],
  // dcrd, txscript/stdaddr
  ['decred', 'DsUZxxoHJSty8DCfwfartwTYbuhmVct7tJu'],
  ['dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['litecoin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
];

describe.each(addresses)('an address of %s (%s)', (networkId, address) => {
  // Behind the characters that tell the version.
  const places = Array.from(address, (_, at) => at).slice(4);
  const closest = (text: string) => {
    const { networkId: id, validity } = recogniseAddress(text, null);
    return [text, id, validity.status === 'invalid' ? validity.reason : validity.status];
  };

  test('that lacks a character has a wrong length, on that network', () => {
    for (const at of places) {
      const text = address.slice(0, at) + address.slice(at + 1);
      expect(closest(text)).toEqual([text, networkId, 'length']);
      expect(recogniseAddress(text, networkId).validity).toEqual({
        status: 'invalid',
        reason: 'length',
      });
    }
  });

  test('with a character too many has a wrong length, on that network', () => {
    for (const at of places) {
      const text = `${address.slice(0, at)}x${address.slice(at)}`;
      expect(closest(text)).toEqual([text, networkId, 'length']);
    }
  });

  test('with one wrong character fails its checksum, on that network', () => {
    for (const at of places) {
      const other = address[at] === 'x' ? 'y' : 'x';
      const text = address.slice(0, at) + other + address.slice(at + 1);
      expect(closest(text)).toEqual([text, networkId, 'checksum']);
    }
  });
});

test.each([
  'Donaudampfschifffahrtsgesellschaft',
  'screenshot-2024-05-01-12-30.png',
  '3rd-party-library-version-1.2.3',
  'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
  '2024-05-01T12:30:45.123456+00:00',
  '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  'x86_64-unknown-linux-gnu-gcc-12',
  '12345678901234567890123456789012',
])('"%s" is no mistyped address of a network whose letter it begins with', (text) => {
  expect(recogniseAddress(text, null).networkId).toBeNull();
});
