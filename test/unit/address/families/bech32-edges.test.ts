import { bech32, bech32m } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { bytesOf } from '@/lib/address/encoding';
import { decodeAvalanche, decodeBech32 } from '@/lib/address/families/bech32';
import { decodeCardano } from '@/lib/address/families/cardano';
import { decodeNervos } from '@/lib/address/families/nervos';
import { decodeMweb, decodeSegwit } from '@/lib/address/families/segwit';
import { decodeZcash } from '@/lib/address/families/zcash';
import { toHex } from '@/lib/address/hex';
import { outcome } from './outcome';

const fill = (size: number, value = 5) => new Array<number>(size).fill(value);
const write = (codec: typeof bech32m, hrp: string, bytes: number[], lead: number[] = []) =>
  codec.encode(hrp, [...lead, ...codec.toWords(Uint8Array.from(bytes))], false);
/** With a bit behind the last byte that is not zero. */
const unpadded = (codec: typeof bech32m, hrp: string, bytes: number[], lead: number[] = []) => {
  const words = codec.toWords(Uint8Array.from(bytes));
  words.push((words.pop() ?? 0) | 1);
  return codec.encode(hrp, [...lead, ...words], false);
};
describe('segwit', () => {
  const encoding = { hrp: 'bc', testHrps: ['tb', 'bcrt'] };
  test.each<[string, string]>([
    ['P2WPKH', write(bech32, 'bc', fill(20), [0])],
    ['P2WSH', write(bech32, 'bc', fill(32), [0])],
    ['P2TR', write(bech32m, 'bc', fill(32), [1])],
    ['test P2TR', write(bech32m, 'tb', fill(32), [1])],
    ['test P2WPKH', write(bech32, 'bcrt', fill(20), [0])],
    ['witness v1, unknown-witness-version', write(bech32m, 'bc', fill(20), [1])],
    ['witness v2, unknown-witness-version', write(bech32m, 'bc', fill(2), [2])],
    ['witness v16, unknown-witness-version', write(bech32m, 'bc', fill(40), [16])],
    ['payload', write(bech32m, 'bc', fill(32), [17])],
    ['length', write(bech32m, 'bc', fill(1), [1])],
    ['length', write(bech32m, 'bc', fill(41), [1])],
    ['length', write(bech32, 'bc', fill(21), [0])],
    ['length', write(bech32, 'bc', fill(66), [0])],
    ['length', 'bc1qqqqqq'],
    ['checksum', write(bech32m, 'bc', fill(20), [0])],
    ['checksum', write(bech32, 'bc', fill(32), [1])],
    ['payload', unpadded(bech32m, 'bc', fill(32), [1])],
    ['payload', unpadded(bech32, 'bc', fill(32), [0])],
    ['prefix', write(bech32, 'ltc', fill(20), [0])],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeSegwit(text, encoding))).toBe(expected);
  });

  test('of capitals is spelled in small letters', () => {
    const canonical = write(bech32, 'bc', fill(20), [0]);
    expect(decodeSegwit(canonical.toUpperCase(), encoding)).toMatchObject({ canonical });
  });

  test.each<[string, string]>([
    ['MWEB', write(bech32, 'ltcmweb', fill(66), [0])],
    ['test MWEB', write(bech32, 'tmweb', fill(66), [0])],
    ['length', write(bech32, 'ltcmweb', fill(65), [0])],
    ['length', write(bech32, 'ltcmweb', fill(32), [0])],
    ['length', write(bech32m, 'ltcmweb', fill(66), [1])],
  ])('MWEB: %s: %s', (expected, text) => {
    const mweb = { hrp: 'ltcmweb', testHrps: ['tmweb'] };
    expect(outcome(decodeMweb(text, mweb))).toBe(expected);
  });
});

describe('an account in bech32', () => {
  const payloads = [
    { bytes: 20, format: 'account', kind: 'h160' },
    { bytes: 32, format: 'contract', kind: 'contract' },
  ];
  const encoding = { hrp: 'x', testHrps: ['tx'], payloads };
  const led = { ...encoding, isModified: true as const, leads: [0, 3] };
  test.each<[string, string, string]>([
    ['account', write(bech32, 'x', fill(20)), 'length'],
    ['contract', write(bech32, 'x', fill(32)), 'length'],
    ['test account', write(bech32, 'tx', fill(20)), 'length'],
    ['length', write(bech32, 'x', fill(21)), 'length'],
    ['checksum', write(bech32m, 'x', fill(20)), 'length'],
    ['payload', unpadded(bech32, 'x', fill(32)), 'payload'],
    ['prefix', write(bech32, 'y', fill(20)), 'prefix'],
    ['length', write(bech32m, 'x', fill(20), [0]), 'account'],
    ['length', write(bech32m, 'x', fill(20), [3]), 'account'],
    ['length', write(bech32m, 'x', fill(20), [1]), 'payload'],
    ['length', write(bech32, 'x', fill(20), [0]), 'checksum'],
    ['length', 'x1qqqqqq', 'length'],
  ])('%s: %s', (expected, text, withLead) => {
    expect(outcome(decodeBech32(text, encoding))).toBe(expected);
    if (expected !== 'payload') expect(outcome(decodeBech32(text, led))).toBe(withLead);
  });

  test('on Avalanche, what is wrong is told from the beginning of the text on', () => {
    const account = write(bech32, 'x', fill(20));
    const broken = account.replace(/.$/, 'b');
    const position = account.length - 1;
    expect(decodeBech32(broken, encoding)).toMatchObject({ reason: 'character', position });
    expect(decodeAvalanche(`P-${broken}`, encoding)).toEqual({
      status: 'miss',
      reason: 'character',
      position: position + 2,
    });
    expect(decodeAvalanche('C-x1qqqqqq', encoding)).toEqual({ status: 'miss', reason: 'length' });
    expect(outcome(decodeAvalanche(`C-${account}`, encoding))).toBe('C-Chain');
    expect(decodeAvalanche(`X-${account.toUpperCase()}`, encoding)).toMatchObject({
      canonical: `X-${account}`,
    });
    for (const chain of ['', 'x-', 'A-', 'XP-', 'X', ' X-']) {
      expect(outcome(decodeAvalanche(chain + account, encoding))).toBe('prefix');
    }
  });
});

describe('cardano', () => {
  const at = (hrp: string, header: number, ...rest: number[]) =>
    write(bech32, hrp, [header, ...fill(28), ...rest]);
  const ten = [...fill(9, 0x81), 1];
  test.each<[string, string]>([
    ...[0, 1, 2, 3].map((type): [string, string] => [
      'base',
      at('addr', type * 16 + 1, ...fill(28)),
    ]),
    ['pointer', at('addr', 0x41, 1, 2, 3)],
    ['pointer', at('addr', 0x51, ...ten, ...ten, ...ten)],
    ['length', at('addr', 0x41, ...ten, ...ten, 0x81, ...ten)],
    ['length', at('addr', 0x41, 1, 2, 3, 4)],
    ['length', at('addr', 0x41, 1, 2, 3, 0x80)],
    ['length', at('addr', 0x41)],
    ['length', at('addr', 0x61, 1, 2, 3)],
    ['length', at('addr', 0x01, ...fill(27))],
    ['enterprise', at('addr', 0x61)],
    ['enterprise', at('addr', 0x71)],
    ['test enterprise', at('addr_test', 0x60)],
    ['test base', at('addr_test', 0x00, ...fill(28))],
    ['stake, reward-account', at('stake', 0xe1)],
    ['stake, reward-account', at('stake', 0xf1)],
    ['test stake, reward-account', at('stake_test', 0xe0)],
    ['payload', at('addr', 0x60)],
    ['payload', at('addr_test', 0x61)],
    ['payload', at('addr', 0xe1)],
    ['payload', at('stake', 0x61)],
    ['payload', at('stake_test', 0xe1)],
    ['payload', at('addr', 0x81)],
    ['payload', at('addr', 0xd1)],
    ['payload', unpadded(bech32, 'addr', [0x61, ...fill(28)])],
    ['checksum', write(bech32m, 'addr', [0x61, ...fill(28)])],
    ['length', write(bech32, 'addr', [0x61, ...fill(27)])],
    ['length', write(bech32, 'addr', [0x41, ...fill(100)])],
    ['prefix', at('addx', 0x61)],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeCardano(text))).toBe(expected);
  });

  test('the longest text is of 128 characters', () => {
    // The type of a pointer address.
    const rest = `g${'q'.repeat(122)}`;
    expect(outcome(decodeCardano(`addr1${rest}`))).toBe('checksum');
    expect(outcome(decodeCardano(`addr1${rest}~`))).toBe('length');
  });
});

describe('nervos', () => {
  const lock = '9bd7e06f3ecf4be0f2fcd2188b23f1b9fcc88e5d4b65a8637b17723bbda3cce8';
  const short = 'short, legacy-form';
  const old = 'full (bech32), legacy-form';
  test.each<[string, string]>([
    ...[0, 1, 2, 4].map((type): [string, string] => [
      'full',
      write(bech32m, 'ckb', [0, ...fill(32), type]),
    ]),
    ['test full', write(bech32m, 'ckt', [0, ...fill(32), 1, 7])],
    ['payload', write(bech32m, 'ckb', [0, ...fill(32), 3])],
    ['payload', write(bech32m, 'ckb', [0, ...fill(32)])],
    [short, write(bech32, 'ckb', [1, 0, ...fill(20)])],
    [short, write(bech32, 'ckb', [1, 1, ...fill(20)])],
    [short, write(bech32, 'ckb', [1, 2, ...fill(20)])],
    [short, write(bech32, 'ckb', [1, 2, ...fill(22)])],
    ['payload', write(bech32, 'ckb', [1, 2, ...fill(23)])],
    ['payload', write(bech32, 'ckb', [1, 1, ...fill(21)])],
    ['payload', write(bech32, 'ckb', [1, 3, ...fill(20)])],
    ['length', write(bech32, 'ckb', [1, 2, ...fill(19)])],
    [old, write(bech32, 'ckb', [2, ...fill(32)])],
    [old, write(bech32, 'ckb', [4, ...fill(40)])],
    ['payload', write(bech32, 'ckb', [4, ...fill(31)])],
    ['payload', write(bech32, 'ckb', [2, ...fill(31)])],
    ['payload', write(bech32, 'ckb', [3, ...fill(32)])],
    ['payload', write(bech32, 'ckb', [5, ...fill(32)])],
    ['payload', unpadded(bech32m, 'ckb', [0, ...fill(32), 1])],
    ['checksum', write(bech32m, 'ckb', [2, ...fill(32)])],
    ['checksum', write(bech32, 'ckb', [0, ...fill(32), 1])],
    ['prefix', write(bech32m, 'ckx', [0, ...fill(32), 1])],
    ['checksum', `ckb1${'q'.repeat(1019)}`],
    ['length', `ckb1${'q'.repeat(1020)}`],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeNervos(text))).toBe(expected);
  });

  test.each([
    [[1, 0, ...fill(20)], `${lock}01${'05'.repeat(20)}`],
    [[2, ...fill(32), 9], `${'05'.repeat(32)}0009`],
    [[4, ...fill(32), 9], `${'05'.repeat(32)}0109`],
  ])('of %j, the lock script is its account', (bytes, account) => {
    const decoding = decodeNervos(write(bech32, 'ckb', bytes));
    expect(decoding.status === 'hit' && toHex(bytesOf(decoding))).toBe(account);
  });
});

test.each<[string, string]>([
  ['Sapling', write(bech32, 'zs', fill(43))],
  ['test Sapling', write(bech32, 'ztestsapling', fill(43))],
  ['test Sapling', write(bech32, 'zregtestsapling', fill(43))],
  ['TEX', write(bech32m, 'tex', fill(20))],
  ['test TEX', write(bech32m, 'textest', fill(20))],
  ['test TEX', write(bech32m, 'texregtest', fill(20))],
  ['length', write(bech32, 'zs', fill(42))],
  ['length', write(bech32m, 'tex', fill(21))],
  ['length', write(bech32m, 'u', fill(47))],
  ['payload', write(bech32m, 'u', fill(48))],
  ['checksum', write(bech32m, 'zs', fill(43))],
  ['checksum', write(bech32, 'tex', fill(20))],
  ['checksum', write(bech32, 'u', fill(61))],
  ['payload', unpadded(bech32, 'zs', fill(43))],
  ['prefix', write(bech32, 'z', fill(43))],
])('zcash: %s: %s', (expected, text) => {
  expect(outcome(decodeZcash(text))).toBe(expected);
});
