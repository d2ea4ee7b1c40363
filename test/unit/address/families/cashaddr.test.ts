import { sha256 } from '@noble/hashes/sha2.js';
import { base58check, bech32 } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { bech32Alphabet, bitcoinAlphabet } from '@/lib/address/alphabets';
import { writeCashaddr } from '@/lib/address/cashaddr';
import { fromHex } from '@/lib/address/hex';
import { validateAddress } from '@/lib/address/validate';
import { type Spelling, testSpelling } from './spellings';

const confluxAlphabet = 'abcdefghjkmnprstuvwxyz0123456789';

/** As the CashAddr specification has it, in numbers of any size. */
function encode(prefix: string, bytes: readonly number[], alphabet = bech32Alphabet): string {
  const generator = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
  const words = bech32.toWords(Uint8Array.from(bytes));
  let state = 1n;
  const head = [...prefix].map((char) => char.charCodeAt(0) & 31);
  for (const word of [...head, 0, ...words, 0, 0, 0, 0, 0, 0, 0, 0]) {
    const top = state >> 35n;
    state = ((state & 0x07ffffffffn) << 5n) ^ BigInt(word);
    generator.forEach((value, bit) => {
      if ((top >> BigInt(bit)) & 1n) state ^= value;
    });
  }
  const checksum = Array.from({ length: 8 }, (_, at) =>
    Number(((state ^ 1n) >> BigInt(35 - 5 * at)) & 31n),
  );
  return `${prefix}:${[...words, ...checksum].map((word) => alphabet[word]).join('')}`;
}

const spelling = (
  networkId: Spelling['networkId'],
  prefix: string,
  version: number,
  [format, kind, bytes]: [format: string, kind: string, bytes: number],
): Spelling => ({
  networkId,
  format,
  kind,
  bytes,
  encode: (payload) => encode(prefix, [version, ...payload]),
  alphabet: bech32Alphabet,
  prefix: prefix.length + 1,
});

describe.each([
  spelling('bitcoin-cash', 'bitcoincash', 0, ['P2PKH', 'h160', 20]),
  spelling('bitcoin-cash', 'bitcoincash', 8, ['P2SH', 'script', 20]),
  spelling('bitcoin-cash', 'bitcoincash', 11, ['P2SH', 'script-twice', 32]),
  spelling('bitcoin-cash', 'bitcoincash', 16, ['P2PKH with tokens', 'h160', 20]),
  spelling('bitcoin-cash', 'bitcoincash', 7, ['P2PKH', 'cash', 64]),
  spelling('ecash', 'ecash', 0, ['P2PKH', 'h160', 20]),
  spelling('kaspa', 'kaspa', 0, ['P2PK', 'kaspa0', 32]),
  spelling('kaspa', 'kaspa', 1, ['P2PK ECDSA', 'kaspa1', 33]),
  spelling('kaspa', 'kaspa', 8, ['P2SH', 'kaspa8', 32]),
])('$networkId $format of $bytes bytes', testSpelling);

describe.each([
  ['bitcoin-cash', 'P2PKH', 'h160', 0x00],
  ['bitcoin-cash', 'P2SH', 'script', 0x05],
  ['ecash', 'P2PKH', 'h160', 0x00],
] as const)('%s: the old form of %s', (networkId, format, kind, version) => {
  testSpelling({
    networkId,
    format,
    kind,
    bytes: 20,
    alphabet: bitcoinAlphabet,
    isRespelled: true,
    warning: 'legacy-form',
    encode: (hash) => base58check(sha256).encode(Uint8Array.from([version, ...hash])),
  });
});

describe('conflux', () => {
  testSpelling({
    networkId: 'conflux',
    format: 'CIP-37 user',
    kind: 'conflux',
    bytes: 20,
    first: 0x11,
    encode: (payload) => encode('cfx', [0, ...payload], confluxAlphabet),
    alphabet: confluxAlphabet,
    prefix: 4,
  });
});

test.each([
  [
    'bitcoin-cash',
    'bitcoincash',
    [32, ...new Array<number>(20).fill(1)],
    'a type without a meaning',
  ],
  [
    'bitcoin-cash',
    'bitcoincash',
    [128, ...new Array<number>(20).fill(1)],
    'the top bit of the version',
  ],
  [
    'ecash',
    'ecash',
    [16, ...new Array<number>(20).fill(1)],
    'a type for tokens, which eCash has not',
  ],
  ['kaspa', 'kaspa', [2, ...new Array<number>(32).fill(1)], 'a version without a meaning'],
  [
    'kaspa',
    'kaspa',
    [0, ...new Array<number>(33).fill(1)],
    'a key that is too long for its version',
  ],
] as const)('%s refuses %s:… of %j: %s', (id, prefix, bytes, _) => {
  const reason = 'payload';
  expect(validateAddress(encode(prefix, bytes), id)).toEqual({ status: 'invalid', reason });
});

test('a text that says another length than it has is invalid', () => {
  const text = encode('bitcoincash', [3, ...new Array<number>(20).fill(1)]);
  expect(validateAddress(text, 'bitcoin-cash')).toEqual({ status: 'invalid', reason: 'length' });
});

test('writeCashaddr writes what the specification’s example has', () => {
  const hash = fromHex('76a04053bda0a88bda5177b86a15c3b29f559873');
  expect(writeCashaddr('bitcoincash', Uint8Array.from([0, ...hash]))).toBe(
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  );
});

test('a key is the same in CashAddr, with and without tokens, in eCash and on Bitcoin', () => {
  const key = 'h160:76a04053bda0a88bda5177b86a15c3b29f559873';
  const tokens = 'bitcoincash:zpm2qsznhks23z7629mms6s4cwef74vcwvrqekrq9w';
  expect(accountKey('qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'bitcoin-cash')).toBe(key);
  expect(accountKey(tokens, 'bitcoin-cash')).toBe(key);
  expect(accountKey('1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'bitcoin-cash')).toBe(key);
  expect(accountKey('ecash:qpm2qsznhks23z7629mms6s4cwef74vcwva87rkuu2', 'ecash')).toBe(key);
  expect(accountKey('1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'bitcoin')).toBe(key);
});
