import { bech32 } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { bech32Alphabet } from '@/lib/address/alphabets';
import { validateAddress } from '@/lib/address/validate';
import { type Spelling, testSpelling } from './spellings';

const results = { plain: 1n, modified: 0x455972a3350f7a1n };

/** The checksum as Elements' src/blech32.cpp has it, in one number of 60 bits. */
function polymod(values: readonly number[]): bigint {
  const generator = [
    0x7d52fba40bd886n,
    0x5e8dbf1a03950cn,
    0x1c3a3c74072a18n,
    0x385d72fa0e5139n,
    0x7093e5a608865bn,
  ];
  let state = 1n;
  for (const value of values) {
    const top = state >> 55n;
    state = ((state & ((1n << 55n) - 1n)) << 5n) ^ BigInt(value);
    for (const [bit, one] of generator.entries()) if ((top >> BigInt(bit)) & 1n) state ^= one;
  }
  return state;
}

function write(version: number, bytes: Uint8Array, checksum: keyof typeof results, hrp = 'lq') {
  const codes = Array.from(hrp, (char) => char.charCodeAt(0));
  const head = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
  const data = [version, ...bech32.toWords(bytes)];
  const sum = polymod([...head, ...data, ...new Array(12).fill(0)]) ^ results[checksum];
  const check = Array.from({ length: 12 }, (_, at) => Number((sum >> BigInt(5 * (11 - at))) & 31n));
  return `${hrp}1${[...data, ...check].map((symbol) => bech32Alphabet.charAt(symbol)).join('')}`;
}

/** A program behind a key that blinds amounts. */
function behindKey(program: Uint8Array, first = 2): Uint8Array {
  return Uint8Array.from([first, ...new Uint8Array(32).fill(7), ...program]);
}

const spellings = [
  [0, 20, 'confidential P2WPKH', 'h160'],
  [0, 32, 'confidential P2WSH', 'script'],
  [1, 32, 'confidential P2TR', 'p2tr'],
] as const;

describe.each(
  spellings.map(
    ([version, bytes, format, kind]): Spelling => ({
      networkId: 'liquid',
      format,
      kind,
      bytes,
      alphabet: bech32Alphabet,
      prefix: 'lq1'.length,
      changes: 4000,
      encode: (program) => write(version, behindKey(program), version === 0 ? 'plain' : 'modified'),
    }),
  ),
)('$networkId $format', testSpelling);

const program = new Uint8Array(32).fill(9);

test.each([
  ['checksum', write(0, behindKey(program), 'modified')],
  ['checksum', write(1, behindKey(program), 'plain')],
  ['payload', write(0, behindKey(program, 4), 'plain')],
  ['payload', write(2, behindKey(program), 'modified')],
  ['payload', write(1, behindKey(program.subarray(12)), 'modified')],
  ['length', write(0, behindKey(program.subarray(1)), 'plain')],
  ['length', 'lq1qqvxk052k'],
  ['testnet', write(0, behindKey(program), 'plain', 'tlq')],
  ['mixed-case', `${write(0, behindKey(program), 'plain').slice(0, -1)}Q`],
])('%s: %s', (reason, address) => {
  expect(validateAddress(address, 'liquid')).toMatchObject({ status: 'invalid', reason });
});

test('an address is the same account with the key that blinds it and without', () => {
  const key = accountKey('ex1qyuh42lps6t6jpdk54cwmmhd27zrs3yulrc7t5a', 'liquid');
  const confidential =
    'lq1qqvxk052kf3qtkxmrakx50a9gc3smqad2ync54hzntjt980kfej9kkfe0247rp5h4yzmdftsahhw64uy8pzfe7cpg4fgykm7cv';
  expect(accountKey(confidential, 'liquid')).toBe(key);
  expect(key).toBe('h160:272f557c30d2f520b6d4ae1dbdddaaf08708939f');
});
