import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { blake2b } from '@noble/hashes/blake2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { base58, base58xmr, base58xrp } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { bytesOf, type Encoding, spell } from '@/lib/address/encoding';
import { decodeBase58 } from '@/lib/address/families/base58';
import { decodeBase58Check } from '@/lib/address/families/base58check';
import { decodeByron } from '@/lib/address/families/byron';
import { decodeCashLegacy } from '@/lib/address/families/cashaddr';
import { decodeErgo } from '@/lib/address/families/ergo';
import { decodeMonero } from '@/lib/address/families/monero';
import { decodeNebulas } from '@/lib/address/families/nebulas';
import { decodeNuls } from '@/lib/address/families/nuls';
import { decodeSs58 } from '@/lib/address/families/ss58';
import { decodeWaves } from '@/lib/address/families/waves';
import { decodeXrp } from '@/lib/address/families/xrp';
import { findNetwork } from '@/lib/address/networks';
import { outcome } from './outcome';

const fill = (size: number, value = 5) => new Array<number>(size).fill(value);
const sum = (hash: (bytes: Uint8Array) => Uint8Array, size: number, bytes: number[]) =>
  Uint8Array.from([...bytes, ...hash(Uint8Array.from(bytes)).subarray(0, size)]);
const blake = (bytes: Uint8Array) => blake2b(bytes, { dkLen: 32 });
const twice = (bytes: Uint8Array) => {
  const once = createHash('sha256').update(bytes).digest();
  return Uint8Array.from(createHash('sha256').update(once).digest());
};
const check = (bytes: number[]) => base58.encode(sum(twice, 4, bytes));

describe('base58check', () => {
  const encoding = {
    alphabet: bitcoinAlphabet,
    forms: [
      { version: '05', starts: '3', format: 'today', kind: 'script' },
      { version: '04', starts: '3', format: 'once', kind: 'script', now: '05' },
      { version: '03', starts: '2', format: 'trial', kind: 'h160', test: true as const },
      { version: '0102', starts: 'a', format: 'never', kind: 'h160' },
      { version: '0588', starts: '2345678A', format: 'long', kind: 'other', bytes: 30 },
    ],
  };
  test.each<[string, string]>([
    ['today', check([5, ...fill(20)])],
    ['once, legacy-form', check([4, ...fill(20, 255)])],
    ['test trial', check([3, ...fill(20)])],
    ['prefix', check([0, ...fill(20)])],
    ['prefix', check([6, ...fill(20, 1)])],
    ['length', `3${'z'.repeat(127)}`],
    ['length', `3${'z'.repeat(128)}`],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeBase58Check(text, encoding))).toBe(expected);
  });

  test('an outdated form is spelled in today’s', () => {
    const decoding = decodeBase58Check(check([4, ...fill(20, 255)]), encoding);
    expect(decoding.status === 'hit' && spell(decoding)).toBe(check([5, ...fill(20, 255)]));
  });
});

describe('plain base 58', () => {
  const ofTwo = { bytes: 2, format: 'two', kind: 'two' };
  test.each([
    ['two', 'Zz'],
    ['two', '66'],
    ['two, vague', 'zz'],
    ['two, vague', '6Z'],
    ['length', '2'],
    ['length', 'zzz'],
    ['length', ''],
    ['character', 'z0'],
  ])('%s: "%s"', (expected, text) => {
    expect(outcome(decodeBase58(text, ofTwo))).toBe(expected);
  });

  test('takes as many characters as the greatest bytes need', () => {
    const text = base58.encode(new Uint8Array(5).fill(255));
    expect(text).toHaveLength(7);
    expect(outcome(decodeBase58(text, { ...ofTwo, bytes: 5 }))).toBe('two');
    expect(outcome(decodeBase58('11111', { ...ofTwo, bytes: 5 }))).toBe('two');
  });

  test('the payload is the caller’s to write to', () => {
    const read = () => decodeBase58('Zz', ofTwo);
    const [first, second] = [read(), read()];
    if (first.status === 'hit') bytesOf(first).fill(0);
    expect(second).toEqual(read());
  });
});

test.each([
  ['P2PKH, legacy-form', 0x00, 'bitcoincash:qqz'],
  ['P2SH, legacy-form', 0x05, 'bitcoincash:pqz'],
  ['test P2PKH, legacy-form', 0x6f, 'bchtest:qqz'],
  ['test P2SH, legacy-form', 0xc4, 'bchtest:pqz'],
])('Bitcoin Cash: %s of version %i becomes %s…', (expected, version, start) => {
  const encoding = { hrp: 'bitcoincash', testHrps: ['bchtest', 'bchreg'], types: 4 as const };
  const decoding = decodeCashLegacy(check([version, ...fill(20)]), encoding);
  expect(outcome(decoding)).toBe(expected);
  expect(decoding.status === 'hit' && spell(decoding)).toContain(start);
});

test.each<[string, string]>([
  ['P2PK', base58.encode(sum(blake, 4, [1, 2, ...fill(32)]))],
  ['P2PK', base58.encode(sum(blake, 4, [1, 3, ...fill(32)]))],
  ['test P2PK', base58.encode(sum(blake, 4, [0x11, 3, ...fill(32)]))],
  ['payload', base58.encode(sum(blake, 4, [1, 4, ...fill(32)]))],
  ['P2SH', base58.encode(sum(blake, 4, [2, ...fill(24)]))],
  ['test P2SH', base58.encode(sum(blake, 4, [0x12, ...fill(24)]))],
  ['P2S', base58.encode(sum(blake, 4, [3, 7, 7, 7]))],
  ['length', base58.encode(sum(blake, 4, [2, ...fill(25)]))],
  ['length', base58.encode(sum(blake, 4, [1, 2, ...fill(31)]))],
  ['length', base58.encode(sum(blake, 4, [3]))],
  ['prefix', base58.encode(sum(blake, 4, [4, ...fill(24)]))],
  ['prefix', base58.encode(sum(blake, 4, [0x22, ...fill(24)]))],
  ['checksum', base58.encode(sum(keccak_256, 4, [2, ...fill(24)]))],
  ['length', '2222'],
  ['length', '2'.repeat(1025)],
])('ergo: %s: %s', (expected, text) => {
  expect(outcome(decodeErgo(text))).toBe(expected);
});

describe('by a hash of the first bytes', () => {
  const waves = (bytes: number[]) =>
    base58.encode(sum((body) => keccak_256(blake(body)), 4, bytes));
  test.each<[string, string]>([
    ['Waves account', waves([1, 0x57, ...fill(20)])],
    ['test Waves account', waves([1, 0x54, ...fill(20)])],
    ['prefix', waves([1, 0x58, ...fill(20)])],
    ['checksum', base58.encode(sum(keccak_256, 4, [1, 0x57, ...fill(20)]))],
    ['prefix', waves([5, 0x57, ...fill(20)])],
  ])('waves: %s: %s', (expected, text) => {
    expect(outcome(decodeWaves(text, { version: 1, letters: ['W', 'T'] }))).toBe(expected);
  });

  const nebulas = (bytes: number[]) => base58.encode(sum(sha3_256, 4, bytes));
  test.each<[string, string]>([
    ['Nebulas account', nebulas([0x19, 0x57, ...fill(20)])],
    ['Nebulas contract', nebulas([0x19, 0x58, ...fill(20, 0)])],
    ['Nebulas contract', nebulas([0x19, 0x58, ...fill(20, 255)])],
    ['prefix', nebulas([0x19, 0x56, ...fill(20, 255)])],
    ['prefix', nebulas([0x19, 0x59, ...fill(20, 0)])],
    ['prefix', nebulas([0x18, 0x57, ...fill(20)])],
    ['checksum', base58.encode(sum(keccak_256, 4, [0x19, 0x57, ...fill(20)]))],
  ])('nebulas: %s: %s', (expected, text) => {
    expect(outcome(decodeNebulas(text))).toBe(expected);
  });
});

describe('nuls', () => {
  const nuls = (prefix: string, bytes: number[]) =>
    prefix + base58.encode(Uint8Array.from([...bytes, bytes.reduce((all, byte) => all ^ byte)]));
  test.each<[string, string]>([
    ['NULS account', nuls('NULSd', [1, 0, 1, ...fill(20)])],
    ['NULS contract', nuls('NULSd', [1, 0, 2, ...fill(20)])],
    ['NULS multisig', nuls('NULSd', [1, 0, 3, ...fill(20)])],
    ['test NULS account', nuls('tNULSe', [2, 0, 1, ...fill(20)])],
    ['payload', nuls('NULSd', [1, 0, 0, ...fill(20)])],
    ['payload', nuls('NULSd', [1, 0, 4, ...fill(20)])],
    ['payload', nuls('NULSd', [2, 0, 1, ...fill(20)])],
    ['payload', nuls('tNULSe', [1, 0, 1, ...fill(20)])],
    ['payload', nuls('NULSd', [1, 1, 1, ...fill(20)])],
    ['length', nuls('NULSd', [1, 0, 1, ...fill(21)])],
    ['prefix', nuls('NULSe', [1, 0, 1, ...fill(20)])],
    ['prefix', nuls('tNULSd', [2, 0, 1, ...fill(20)])],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeNuls(text))).toBe(expected);
  });
});

describe('an X-address of the XRP Ledger', () => {
  const encoding = findNetwork('xrp').encodings.find(
    (one): one is Extract<Encoding, { family: 'xrp' }> => one.family === 'xrp',
  );
  const write = (tail: number[]) =>
    base58xrp.encode(sum(twice, 4, [5, 0x44, ...fill(20), ...tail]));
  test.each<[string, number[]]>([
    ['X-address', fill(9, 0)],
    ['X-address', [1, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['X-address', [1, 255, 255, 255, 255, 0, 0, 0, 0]],
    ['payload', [1, 0, 0, 0, 0, 1, 0, 0, 0]],
    ['payload', [1, 0, 0, 0, 0, 0, 0, 0, 1]],
    ['payload', [0, 1, 0, 0, 0, 0, 0, 0, 0]],
    ['payload', [2, 0, 0, 0, 0, 0, 0, 0, 0]],
  ])('%s with %j', (expected, tail) => {
    if (!encoding) throw new Error('no encoding');
    const decoding = decodeXrp(write(tail), encoding);
    expect(outcome(decoding)).toBe(expected);
    if (decoding.status === 'hit') expect(bytesOf(decoding)).toEqual(Uint8Array.from(fill(20)));
  });
});

describe('Byron', () => {
  const outer = (inner: number[], tail: number[] = []) => {
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(Uint8Array.from(inner)));
    return base58.encode(
      Uint8Array.from([0x82, 0xd8, 0x18, 0x58, inner.length, ...inner, 0x1a, ...crc, ...tail]),
    );
  };
  const root = [0x58, 28, ...fill(28)];
  const attributes = (count: number) =>
    Array.from({ length: count }, (_, at) => [at === 2 ? 20 : at, 0x41, 7]).flat();
  test.each<[string, string]>([
    ['Byron', outer([0x83, ...root, 0xa0, 0])],
    ['Byron', outer([0x83, ...root, 0xa0, 2])],
    ['Byron', outer([0x83, ...root, 0xa8, ...attributes(8), 0])],
    ['test Byron', outer([0x83, ...root, 0xa2, 2, 0x41, 7, 1, 0x41, 7, 0])],
    ['payload', outer([0x83, ...root, 0xa9, ...attributes(9), 0])],
    ['payload', outer([0x83, ...root, 0xa0, 3])],
    ['payload', outer([0x83, ...root, 0xa0, 0, 0])],
    ['payload', outer([0x83, ...root, 0xa0])],
    ['payload', outer([0x83, ...root, 0x80, 0])],
    ['payload', outer([0x82, ...root, 0xa0, 0])],
    ['payload', outer([0x83, 0x58, 27, ...fill(27), 0xa0, 0])],
    ['payload', outer([0x83, ...root, 0xa1, 0x41, 0x41, 7, 0])],
    ['payload', outer([0x83, ...root, 0xa1, 1, 1, 0])],
    ['checksum', outer([0x83, ...root, 0xa0, 0], [0])],
    ['prefix', base58.encode(Uint8Array.from([0x83, ...fill(40)]))],
    ['length', base58.encode(Uint8Array.from([0x82, 0xd8, 0x19, ...fill(40)]))],
    ['length', `Ae2${'z'.repeat(50)}`],
    ['length', `Ae2${'z'.repeat(46)}`],
    ['length', `DdzFF${'z'.repeat(156)}`],
    ['prefix', 'z'.repeat(40)],
    ['prefix', ` Ae2${'z'.repeat(46)}`],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeByron(text))).toBe(expected);
  });
});

describe('SS58', () => {
  const write = (head: number[], size: number) => {
    const hash = (bytes: Uint8Array) =>
      blake2b(Buffer.concat([Buffer.from('SS58PRE'), bytes]), { dkLen: 64 });
    return base58.encode(sum(hash, 2, [...head, ...fill(size)]));
  };
  test.each<[string, number, string]>([
    ['SS58', 0, write([0], 32)],
    ['SS58', 63, write([63], 33)],
    ['SS58', 64, write([0x50, 0], 32)],
    ['SS58', 255, write([0x7f, 0xc0], 32)],
    ['SS58', 16383, write([0x7f, 0xff], 33)],
    ['length', 42, write([42], 31)],
    ['length', 42, write([42], 34)],
    ['length', 42, write([42], 20)],
    ['prefix', 42, write([41], 32)],
    ['prefix', 64, write([0x90, 0], 32)],
    ['checksum', 42, base58.encode(sum(blake, 2, [42, ...fill(32)]))],
  ])('%s with the prefix %i: %s', (expected, prefix, text) => {
    expect(outcome(decodeSs58(text, { prefix }))).toBe(expected);
  });
});

describe('Monero', () => {
  const write = (tag: number, size = 64) =>
    base58xmr.encode(sum(keccak_256, 4, [tag, ...fill(size)]));
  test.each<[string, string]>([
    ['standard', write(18)],
    ['integrated', write(19, 72)],
    ['subaddress', write(42)],
    ['test standard', write(53)],
    ['test integrated', write(54, 72)],
    ['test subaddress', write(63)],
    ['test standard', write(24)],
    ['test integrated', write(25, 72)],
    ['test subaddress', write(36)],
    ['length', write(18, 72)],
    ['length', write(19)],
    ['prefix', write(20)],
    ['length', write(18, 63)],
    ['length', write(18, 65)],
    ['checksum', write(18).replace(/.$/, '1')],
    ['checksum', write(18).replace(/.{7}$/, 'zzzzzzz')],
    ['checksum', write(18).replace(/(?<=^.{11}).{11}/, 'jpXCZedGfVR')],
    ['checksum', write(18).replace(/(?<=^.{11}).{11}/, 'jpXCZedGfVQ')],
    ['prefix', `3${write(18).slice(1)}`],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeMonero(text))).toBe(expected);
  });
});
