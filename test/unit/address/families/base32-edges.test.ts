import { crc32 } from 'node:zlib';
import { blake2b } from '@noble/hashes/blake2.js';
import { sha512_256 } from '@noble/hashes/sha2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { base32nopad, base64nopad, base64urlnopad } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { crc16 } from '@/lib/address/crc16';
import { bytesOf, spell } from '@/lib/address/encoding';
import { decodeAlgorand } from '@/lib/address/families/algorand';
import { decodeArweave } from '@/lib/address/families/arweave';
import { decodeFilecoin } from '@/lib/address/families/filecoin';
import { decodeInternetComputer } from '@/lib/address/families/internet-computer';
import { decodeNano } from '@/lib/address/families/nano';
import { decodeNem } from '@/lib/address/families/nem';
import { decodeNimiq } from '@/lib/address/families/nimiq';
import { decodeStacks } from '@/lib/address/families/stacks';
import { decodeStellar, readStrKey } from '@/lib/address/families/stellar';
import { decodeTon } from '@/lib/address/families/ton';
import { toHex } from '@/lib/address/hex';
import { outcome } from './outcome';

const fill = (size: number, value = 5) => new Array<number>(size).fill(value);
const from = (...parts: (number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

describe('Stellar', () => {
  const write = (version: number, payload: number[]) => {
    const body = from([version], payload);
    const sum = crc16(body);
    return base32nopad.encode(from(body, [sum & 255, sum >> 8]));
  };
  test.each<[string, string]>([
    ['account', write(6 << 3, fill(32))],
    ['contract', write(2 << 3, fill(32))],
    ['muxed account', write(12 << 3, fill(40))],
    ['checksum', write((6 << 3) | 1, fill(32))],
    ['checksum', write(6 << 3, fill(32)).replace(/.$/, 'A')],
    ['length', write(6 << 3, fill(40))],
    ['length', write(12 << 3, fill(32))],
    ['prefix', write(18 << 3, fill(32))],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeStellar(text))).toBe(expected);
  });

  test('a key of any version is read, if it is of 32 bytes to 100', () => {
    const seed = write(18 << 3, fill(32));
    expect(readStrKey(seed)).toEqual(from(fill(32)));
    const longest = write(15 << 3, fill(100));
    expect([longest.length, readStrKey(longest)]).toEqual([165, from(fill(100))]);
    expect(readStrKey(write(15 << 3, fill(102)))).toBeUndefined();
    expect(readStrKey(write(15 << 3, fill(30)))).toBeUndefined();
    expect(readStrKey(write((18 << 3) | 4, fill(32)))).toBeUndefined();
    expect(readStrKey(seed.replace(/.$/, '='))).toBeUndefined();
  });
});

describe('TON', () => {
  const write = (bytes: number[], codec = base64urlnopad) => {
    const sum = crc16(from(bytes));
    return codec.encode(from(bytes, [sum >> 8, sum & 255]));
  };
  test.each<[string, string]>([
    ['bounceable', write([0x11, 0, ...fill(32)])],
    ['bounceable', write([0x11, 255, ...fill(32)])],
    ['non-bounceable', write([0x51, 0, ...fill(32)])],
    ['test bounceable', write([0x91, 0, ...fill(32)])],
    ['test non-bounceable', write([0xd1, 0, ...fill(32)])],
    ['payload', write([0x11, 1, ...fill(32)])],
    ['payload', write([0x11, 254, ...fill(32)])],
    ['prefix', write([0x12, 0, ...fill(32)])],
    ['length', write([0x11, 0, ...fill(33)])],
    ['length', write([0x11, 0, ...fill(30)])],
    ['raw', `0:${'ab'.repeat(32)}`],
    ['raw', `-1:${'AB'.repeat(32)}`],
    ['prefix', `1:${'ab'.repeat(32)}`],
    ['length', `0:${'ab'.repeat(31)}`],
    ['length', `-1:${'ab'.repeat(33)}`],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeTon(text))).toBe(expected);
  });

  test('is spelled in base64url, and told what is foreign to the alphabet in use', () => {
    const bytes = [0x11, 0, ...fill(32, 0xfb)];
    const [plain, url] = [write(bytes, base64nopad), write(bytes)];
    expect([/[+/]/.test(plain), /[-_]/.test(url)]).toEqual([true, true]);
    const decoding = decodeTon(plain);
    expect(decoding.status === 'hit' && spell(decoding)).toBe(url);
    const position = 47;
    const foreign = { status: 'miss', reason: 'character', position };
    expect(decodeTon(plain.replace(/.$/, '-'))).toEqual(foreign);
    expect(decodeTon(url.replace(/.$/, '~'))).toEqual(foreign);
  });

  test.each([
    [`0:${'AB'.repeat(32)}`, '00'],
    [`-1:${'AB'.repeat(32)}`, 'ff'],
  ])('the account of %s has its workchain before it', (text, workchain) => {
    const decoding = decodeTon(text);
    expect(decoding).toMatchObject({ canonical: text.toLowerCase(), kind: 'ton' });
    expect(decoding.status === 'hit' && toHex(bytesOf(decoding))).toBe(workchain + 'ab'.repeat(32));
  });
});

describe('the Internet Computer', () => {
  const withSum = (payload: number[]) => {
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(from(payload)));
    return from([...sum], payload);
  };
  const principal = (payload: number[]) =>
    base32nopad
      .encode(withSum(payload))
      .toLowerCase()
      .replace(/.{5}(?=.)/g, '$&-');
  const accountId = toHex(withSum(fill(28)));
  test.each<[string, string]>([
    ['principal', principal(fill(29))],
    ['principal', principal([])],
    ['principal', principal([4])],
    ['length', principal(fill(30))],
    ['account id', accountId],
    ['account id', accountId.toUpperCase()],
    ['length', accountId.slice(2)],
    ['prefix', accountId.replace(/.$/, '6')],
    ['prefix', `${accountId.slice(0, -4).toUpperCase()}abcd`],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeInternetComputer(text))).toBe(expected);
  });

  test('an account id is spelled in small letters', () => {
    expect(decodeInternetComputer(accountId.toUpperCase())).toMatchObject({ canonical: accountId });
  });
});

describe('NEM and Symbol', () => {
  const nem = (version: number) => {
    const body = from([version], fill(20));
    return base32nopad.encode(from(body, keccak_256(body).subarray(0, 4)));
  };
  const symbol = (version: number) => {
    const body = from([version], fill(20));
    return base32nopad.encode(from(body, sha3_256(body).subarray(0, 3)));
  };
  const hyphens = (text: string) => text.replace(/.{6}(?=.)/g, '$&-');
  test.each<[string, string]>([
    ['NEM account', nem(0x68)],
    ['NEM account', hyphens(nem(0x68))],
    ['test NEM account', nem(0x98)],
    ['prefix', nem(0x69)],
    ['prefix', nem(0x60)],
    ['length', symbol(0x68)],
    ['checksum', nem(0x68).replace(/.$/, 'A')],
    ['length', `${nem(0x68)}${'-'.repeat(21)}`],
    ['NEM account', `${nem(0x68)}${'-'.repeat(20)}`],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeNem(text, { check: 4, kind: 'nem' }))).toBe(expected);
  });

  test('Symbol has three bytes of its own hash', () => {
    const encoding = { check: 3 as const, kind: 'symbol' };
    expect(outcome(decodeNem(symbol(0x68), encoding))).toBe('Symbol account');
    expect(decodeNem(hyphens(symbol(0x98)), encoding)).toMatchObject({
      canonical: symbol(0x98),
      testnet: true,
    });
    expect(outcome(decodeNem(nem(0x68), encoding))).toBe('length');
    expect(outcome(decodeNem(symbol(0x68).replace(/.$/, 'B'), encoding))).toBe('checksum');
  });
});

test.each<[string, string]>([
  ['Nimiq account', 'NQ74 D40G N3M0 9EJD ET56 UPLR 02VC X6DU 8G1E'],
  ['Nimiq account', 'NQ74D40GN3M09EJDET56UPLR02VCX6DU8G1E'],
  ['Nimiq account', `NQ74${' '.repeat(36)}D40GN3M09EJDET56UPLR02VCX6DU8G1E`],
  ['length', 'NQ74D40GN3M09EJDET56UPLR02VCX6DU8G1E '],
  ['length', `NQ74D40GN3M09EJDET56UPLR02VCX6DU8G1E${' '.repeat(37)}`],
  ['checksum', 'NQ75D40GN3M09EJDET56UPLR02VCX6DU8G1E'],
  ['checksum', 'NQA4D40GN3M09EJDET56UPLR02VCX6DU8G1E'],
  ['checksum', 'NQ7AD40GN3M09EJDET56UPLR02VCX6DU8G1E'],
  ['character', 'NQ/4D40GN3M09EJDET56UPLR02VCX6DU8G1E'],
  ['character', 'NQ7:D40GN3M09EJDET56UPLR02VCX6DU8G1E'],
  ['prefix', 'NR74D40GN3M09EJDET56UPLR02VCX6DU8G1E'],
])('nimiq: %s: %s', (expected, text) => {
  expect(outcome(decodeNimiq(text))).toBe(expected);
});

describe('Algorand, Arweave and Nano', () => {
  const algorand = base32nopad.encode(from(fill(32), sha512_256(from(fill(32))).subarray(28)));
  test.each<[string, string]>([
    ['Algorand account', algorand],
    ['checksum', algorand.replace(/^./, 'B')],
    ['checksum', algorand.replace(/.$/, '7')],
    ['length', `${algorand}A`],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeAlgorand(text))).toBe(expected);
  });

  test.each<[string, string]>([
    ['Arweave account, vague', 'A'.repeat(43)],
    ['Arweave account, vague', `1${'A'.repeat(42)}`],
    ['Arweave account, vague', `-${'A'.repeat(42)}`],
    ['Arweave account', `-1${'A'.repeat(41)}`],
    ['Arweave account', `1_${'A'.repeat(41)}`],
    ['Arweave account, vague', `_Z1${'A'.repeat(40)}`],
    ['payload', `${'A'.repeat(42)}B`],
    ['length', `-a${'A'.repeat(42)}`],
    ['prefix', 'A'.repeat(44)],
    ['prefix', 'A'.repeat(37)],
    ['prefix', 'A'.repeat(49)],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeArweave(text))).toBe(expected);
  });

  const alphabet = '13456789abcdefghijkmnopqrstuwxyz';
  const sum = blake2b(from(fill(32)), { dkLen: 5 }).reverse();
  const bits = [...from([0], fill(32), sum)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const body = (bits.slice(4).match(/.{5}/g) ?? [])
    .map((five) => alphabet.charAt(Number.parseInt(five, 2)))
    .join('');
  test.each<[string, string]>([
    ['Nano account', `nano_${body}`],
    ['Nano account', `xrb_${body}`],
    ['payload', `nano_z${body.slice(1)}`],
    ['checksum', `nano_${body.slice(0, -1)}1`],
    ['length', `nano_${body}1`],
    ['prefix', `nana_${body}`],
  ])('%s: %s', (expected, text) => {
    const decoding = decodeNano(text, { prefixes: ['nano_', 'xrb_'] });
    expect(outcome(decoding)).toBe(expected);
    if (decoding.status === 'hit') expect(spell(decoding)).toBe(`nano_${body}`);
  });
});

describe('Filecoin', () => {
  const write = (start: string, head: number[], payload: number[]) => {
    const sum = blake2b(from(head, payload), { dkLen: 4 });
    return start + base32nopad.encode(from(payload, sum)).toLowerCase();
  };
  test.each<[string, string, string]>([
    ['f0 id', 'filecoin0', 'f0123'],
    ['test f0 id', 'filecoin0', 't00'],
    ['f0 id', 'filecoin0', 'f09223372036854775807'],
    ['payload', '', 'f09223372036854775808'],
    ['payload', '', 'f001'],
    ['payload', '', 'f0'],
    ['character', '', 'f01a'],
    ['f1 secp256k1', 'filecoin1', write('f1', [1], fill(20))],
    ['test f2 actor', 'filecoin2', write('t2', [2], fill(20))],
    ['f3 BLS', 'filecoin3', write('f3', [3], fill(48))],
    ['length', '', write('f1', [1], fill(21))],
    ['length', '', write('f3', [3], fill(47))],
    ['f4 delegated', 'evm20', write('f410f', [4, 10], fill(20))],
    ['f4 delegated', 'filecoin4', write('f410f', [4, 10], fill(21))],
    ['f4 delegated', 'filecoin4', write('f411f', [4, 11], fill(20))],
    ['f4 delegated', 'filecoin4', write('f4127f', [4, 127], fill(54))],
    ['f4 delegated', 'filecoin4', write('f4128f', [4, 128, 1], [])],
    ['length', '', write('f410f', [4, 10], fill(55))],
    ['checksum', '', write('f1', [2], fill(20))],
    ['length', '', 'f1aaaaa'],
    ['length', '', `f1${'a'.repeat(94)}`],
    ['prefix', '', 'f410'],
    ['prefix', '', write('f5', [5], fill(20))],
    ['prefix', '', 'g0123'],
  ])('%s %s: %s', (expected, kind, text) => {
    const decoding = decodeFilecoin(text);
    expect(outcome(decoding)).toBe(expected);
    expect(decoding.status === 'hit' ? decoding.kind : '').toBe(kind);
  });
});

test.each<[string, string]>([
  ['P2PKH', 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7'],
  ['P2SH', 'SM2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQVX8X0G'],
  ['test P2PKH', 'ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQYAC0RQ'],
  ['test P2SH', 'SN2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKP6D2ZK9'],
  ['P2PKH', 'SP000000000000000000002Q6VF78'],
  ['length', 'SP0000000000000000000002Q6VF78'],
  ['length', 'SP00000000000000000002Q6VF78'],
  ['checksum', 'SM000000000000000000002Q6VF78'],
  ['prefix', 'SX2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7'],
  ['prefix', 'TP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7'],
  ['length', `SP${'0'.repeat(40)}`],
  ['length', `SP${'Z'.repeat(39)}`],
])('stacks: %s: %s', (expected, text) => {
  expect(outcome(decodeStacks(text))).toBe(expected);
});
