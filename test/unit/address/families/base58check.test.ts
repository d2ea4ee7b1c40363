import { blake256 } from '@noble/hashes/blake1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, hex } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { groestl512 } from '@/lib/address/groestl512';
import { networks } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import { furtherCodecs, type Spelling, testSpelling } from './spellings';

// Of Grøstl there is no other implementation at hand: Trezor's and Wallet Core's addresses in test/vectors prove ours.
const hashes = { sha256, blake256, groestl512 };

function write(hash: keyof typeof hashes, version: string, payload: Uint8Array): string {
  const body = Uint8Array.from([...hex.decode(version), ...payload]);
  const sum = hashes[hash](hashes[hash](body)).subarray(0, 4);
  return base58.encode(Uint8Array.from([...body, ...sum]));
}

const isFurther = furtherCodecs();
const spellings: Spelling[] = networks.flatMap(({ id: networkId, encodings }) =>
  encodings.flatMap((encoding) => {
    if (encoding.family !== 'base58check') return [];
    const { forms, hash = 'sha256', alphabet } = encoding;
    return forms
      .filter((form) => !form.test)
      .map(({ version, format, kind, bytes = 20, blinding = 0, now }) => ({
        networkId,
        format,
        kind,
        bytes: bytes - blinding,
        alphabet,
        changes: 2000,
        isFurther: isFurther(`${hash} ${alphabet} ${bytes}`),
        ...(now && { isRespelled: true, warning: 'legacy-form' }),
        encode: (payload) =>
          write(hash, version, Uint8Array.from([...new Uint8Array(blinding).fill(2), ...payload])),
      }));
  }),
);

describe.each(spellings)('$networkId $format', testSpelling);

const key = hex.decode('751e76e8199196d454941c45d1b3a323f1433bd6');

describe('the checksum goes by the network', () => {
  test.each(['sha256', 'groestl512'] as const)('%s under Decred’s version', (hash) => {
    const address = write(hash, '073f', key);
    expect(validateAddress(address, 'decred')).toEqual({ status: 'invalid', reason: 'checksum' });
  });

  test('version 05 with Bitcoin’s hash is not Groestlcoin’s, nor the other way round', () => {
    const bitcoin = write('sha256', '05', key);
    const groestlcoin = write('groestl512', '05', key);
    expect(validateAddress(bitcoin, 'groestlcoin')).toMatchObject({ reason: 'wrong-network' });
    expect(validateAddress(groestlcoin, 'bitcoin')).toEqual({
      status: 'invalid',
      reason: 'wrong-network',
      networks: ['groestlcoin'],
    });
  });
});

test.each([
  ['a version of no network', write('sha256', 'ff', key)],
  ['21 bytes', write('sha256', '00', Uint8Array.from([0, ...key]))],
  ['50 bytes', write('sha256', '00', new Uint8Array(50).fill(7))],
  ['a leading zero too many', `1${write('sha256', '00', key)}`],
])('%s is no address of Bitcoin', (_, address) => {
  expect(validateAddress(address, 'bitcoin').status).toBe('invalid');
});

test('the alphabet is Bitcoin’s but for the XRP Ledger', () => {
  expect(new Set(spellings.map(({ alphabet }) => alphabet))).toEqual(new Set([bitcoinAlphabet]));
});
