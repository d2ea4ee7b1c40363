import { blake2b } from '@noble/hashes/blake2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { describe, expect, test } from 'vitest';
import type { HexShape } from '@/lib/address/encoding';
import { bytesOf, spell } from '@/lib/address/encoding';
import { decodeCasper } from '@/lib/address/families/casper';
import {
  decodeEip1191,
  decodeEvm,
  decodeEvmInverted,
  decodeEvmPrefix,
} from '@/lib/address/families/evm';
import { decodeHedera } from '@/lib/address/families/hedera';
import { decodeHex } from '@/lib/address/families/hex';
import { decodeKadena } from '@/lib/address/families/kadena';
import { decodeEos, decodeNear } from '@/lib/address/families/names';
import { decodeSia } from '@/lib/address/families/sia';
import { decodeStarknet } from '@/lib/address/families/starknet';
import { toHex } from '@/lib/address/hex';
import { outcome } from './outcome';

const digits = (size: number, text = '5a') => text.repeat(size).slice(0, size);

const eosName = { kind: 'eos-name' };

describe('Starknet', () => {
  test.each<[string, string]>([
    ['Starknet account, vague', '0x1'],
    ['Starknet account, vague', `0x${digits(59)}`],
    ['Starknet account', `0x${digits(60)}`],
    ['Starknet account', `0x07${'f'.repeat(59)}eff`],
    ['Starknet account', `0x07${'0'.repeat(62)}`],
    ['payload', `0x07${'f'.repeat(60)}00`],
    ['payload', `0x08${'0'.repeat(62)}`],
    ['payload', '0x0'],
    ['payload', `0x${'0'.repeat(64)}`],
    ['length', '0x'],
    ['length', `0x0${digits(64)}`],
    ['prefix', '1'],
    ['prefix', `0X${digits(64)}`],
    ['character', '0xg'],
    ['checksum', `0x${'0'.repeat(62)}Ab`],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeStarknet(text))).toBe(expected);
  });

  test('the case of a number with zero bytes before it is that of its other bytes', () => {
    const number = 'abcdefabcdefabcdefabcdef';
    const hash = keccak_256(Uint8Array.from(Buffer.from(number, 'hex')));
    hash[0] = (hash[0] ?? 0) & 3;
    const full = number.padStart(64, '0');
    const mixed = full.replace(/[a-f]/g, (letter, at: number) =>
      (Number.parseInt(toHex(hash).charAt(at), 16) & 8) > 0 ? letter.toUpperCase() : letter,
    );
    const decoding = decodeStarknet(`0x${number}`);
    expect(decoding.status === 'hit' && spell(decoding)).toBe(`0x${mixed}`);
    expect(decoding.status === 'hit' && toHex(bytesOf(decoding))).toBe(full);
    expect(decodeStarknet(`0x${mixed}`)).toMatchObject({ checksum: 'verified' });
  });
});

describe('Casper', () => {
  const mixed = (key: string, hashed: string) => {
    const hash = blake2b(Uint8Array.from(Buffer.from(hashed, 'hex')), { dkLen: 32 });
    let bit = 0;
    return key.replace(/[a-f]/g, (letter) =>
      ((hash[bit >> 3] ?? 0) >> (bit++ & 7)) & 1 ? letter.toUpperCase() : letter,
    );
  };
  const [ed, secp] = [`01${digits(64)}`, `02${digits(66, 'b7c')}`];
  test.each<[string, string]>([
    ['Ed25519 key absent', ed],
    ['Ed25519 key absent', ed.toUpperCase()],
    ['Ed25519 key verified', mixed(ed, ed)],
    ['Ed25519 key verified', mixed(ed, ed.slice(2))],
    ['secp256k1 key absent', secp],
    ['secp256k1 key verified', mixed(secp, secp)],
    ['secp256k1 key verified', mixed(secp, secp.slice(2))],
    ['checksum undefined', mixed(secp, ed)],
    ['prefix undefined', `02${ed.slice(2)}`],
    ['prefix undefined', `01${secp.slice(2)}`],
    ...[58, 67, 78].map((size): [string, string] => ['length undefined', `01${digits(size - 2)}`]),
    ...[57, 79].map((size): [string, string] => ['prefix undefined', `01${digits(size - 2)}`]),
  ])('%s: %s', (expected, text) => {
    const decoding = decodeCasper(text);
    const checksum = decoding.status === 'hit' ? decoding.checksum : undefined;
    expect(`${outcome(decoding)} ${checksum}`).toBe(expected);
    if (decoding.status === 'hit') expect(spell(decoding)).toBe(text.toLowerCase());
  });
});

describe('Hedera', () => {
  test.each<[string, string]>([
    ['account', '0.0.0'],
    ['account', '0.0.9223372036854775807'],
    ['account, unusual-shard, vague', '1.0.9'],
    ['account, unusual-shard, vague', '0.10.9'],
    ['HIP-15', '0.0.123-vfmkw'],
    ['HIP-15, unusual-shard', '1.0.9-arveo'],
    ['checksum', '0.0.123-vfmka'],
    ['character', '0.0.123-vfmkW'],
    ['character', '0.0.123-vfm1w'],
    ['character', '0.0.123 vfmkw'],
    ['payload', '0.0.9223372036854775808'],
    ['payload', '0.0.10000000000000000000'],
    ['payload', '00.0.1'],
    ['payload', '0.0.1.'],
    ['character', '0.0.1/'],
    ['character', '0.0.1:'],
    ['prefix', '0.0'],
    ['prefix', '0.0.'],
    ['prefix', '.0.1'],
    ['prefix', '0..1'],
    ['prefix', ' 0.0.1'],
    ['prefix', '0,0.1'],
    ['prefix', '0.0,1'],
    ['prefix', ''],
  ])('%s: "%s"', (expected, text) => {
    expect(outcome(decodeHedera(text))).toBe(expected);
  });

  test('the letters are no part of the account', () => {
    const [plain, checked] = [decodeHedera('0.0.123'), decodeHedera('0.0.123-vfmkw')];
    expect(plain).toMatchObject({ canonical: '0.0.123', checksum: 'absent' });
    expect(checked).toMatchObject({ canonical: '0.0.123', checksum: 'verified' });
    const account = new TextEncoder().encode('0.0.123');
    expect(checked.status === 'hit' && bytesOf(checked)).toEqual(account);
  });
});

describe('hex without a checksum', () => {
  const shapes: HexShape[] = [
    { prefix: '0x', digits: 4, format: 'either case', kind: 'a' },
    { prefix: 'z', digits: 4, format: 'small', kind: 'b', lower: true },
    { prefix: '', digits: 6, format: 'bare', kind: 'c', lower: true, vague: true },
    { prefix: 'y', digits: 1, format: 'short', kind: 'd', bytes: 4 },
  ];
  test.each<[string, string]>([
    ['either case', '0xabCD'],
    ['small', 'zabcd'],
    ['bare, vague', 'abcdef'],
    ['short', 'y7'],
    ['length', '0xabc'],
    ['length', '0xabcde'],
    ['character', '0xabcg'],
    ['character', 'zabcD'],
    ['prefix', 'abcdeF'],
    ['prefix', 'abcdeg'],
    ['prefix', 'abcde'],
    ['prefix', 'x123456'],
  ])('%s: %s', (expected, text) => {
    expect(outcome(decodeHex(text, { shapes }))).toBe(expected);
  });

  test('is spelled in small letters, and a short form is filled up', () => {
    const [long, short] = [decodeHex('0xABCD', { shapes }), decodeHex('y7', { shapes })];
    expect(long).toMatchObject({ canonical: '0xabcd', kind: 'a' });
    expect(long.status === 'hit' && toHex(bytesOf(long))).toBe('abcd');
    expect(short.status === 'hit' && toHex(bytesOf(short))).toBe('00000007');
    expect(decodeHex('zabcD', { shapes })).toEqual({
      status: 'miss',
      reason: 'character',
      position: 4,
    });
  });
});

describe('EVM', () => {
  const account = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const swapped = account.replace(/[a-f]/gi, (letter) =>
    letter < 'a' ? letter.toLowerCase() : letter.toUpperCase(),
  );
  test('reads EIP-55 as such, and what is in one case as hex that is spelled in it', () => {
    expect(decodeEvm(`0x${account}`)).toMatchObject({ format: 'EIP-55', checksum: 'verified' });
    for (const text of [`0x${account.toLowerCase()}`, `0x${account.toUpperCase()}`]) {
      const decoding = decodeEvm(text);
      expect(decoding).toMatchObject({ format: 'hex', checksum: 'absent', testnet: false });
      expect(decoding.status === 'hit' && spell(decoding)).toBe(`0x${account}`);
    }
    expect(outcome(decodeEvm(`0x${swapped}`))).toBe('checksum');
    expect(outcome(decodeEvm(`0X${account}`))).toBe('character');
    expect(outcome(decodeEvmPrefix(`x:${account}`, { prefix: 'x:' }))).toBe('EIP-55');
  });

  test('Wanchain reads the other case', () => {
    const decoding = decodeEvmInverted(`0x${swapped}`);
    expect(outcome(decoding)).toBe('inverted EIP-55');
    expect(decoding.status === 'hit' && spell(decoding)).toBe(`0x${swapped}`);
    // Without a case it is spelled as on any network.
    expect(outcome(decodeEvmInverted(`0x${swapped.toLowerCase()}`))).toBe('prefix');
    expect(outcome(decodeEvmInverted(`0x${account}`))).toBe('checksum');
    expect(outcome(decodeEvmInverted(`0x${account}a`))).toBe('length');
  });

  test('EIP-1191 knows the chain by the case', () => {
    const [chain, testChain] = [{ chainId: 30 }, { chainId: 31, test: true }] as const;
    const main = '0x27b1FdB04752BBc536007A920D24ACB045561c26';
    const trial = '0x27B1FdB04752BbC536007a920D24acB045561C26';
    expect(outcome(decodeEip1191(main, chain))).toBe('EIP-1191');
    expect(outcome(decodeEip1191(trial, chain))).toBe('checksum');
    expect(outcome(decodeEip1191(trial, testChain))).toBe('test EIP-1191');
    expect(outcome(decodeEip1191(`0x${account}`, chain))).toBe('checksum');
    expect(outcome(decodeEip1191(main.slice(1), chain))).toBe('prefix');
  });
});

const guard = 'aqukm-5Jj6ITLeQfhNYydmtDccinqdJylD9CMlLKQDI';
test.each<[string, string]>([
  ['single key', `k:${digits(64)}`],
  ['length', `k:${digits(63)}`],
  ['length', `k:${digits(65)}`],
  ['character', `k:${digits(64).toUpperCase()}`],
  ['multiple keys', `w:${guard}:keys-all`],
  ['multiple keys', `w:${guard}:${'a'.repeat(64)}`],
  ['payload', `w:${guard}:${'a'.repeat(65)}`],
  ['payload', `w:${guard}:`],
  ['capability guard', `c:${guard}`],
  ['payload', `c:${guard}a`],
  ['payload', `c:${guard.slice(1)}`],
  ['user guard', `u:a.b:${guard}`],
  ['payload', `u:a b:${guard}`],
  ['keyset reference, vague', `r:${'a'.repeat(128)}`],
  ['payload', `r:${'a'.repeat(129)}`],
  ['payload', 'r:'],
  ['character', 'k:r:a'],
  ['prefix', 'x:a'],
  ['prefix', ' k:a'],
])('kadena: %s: %s', (expected, text) => {
  expect(outcome(decodeKadena(text))).toBe(expected);
});

test.each<[string, string]>([
  ['name', 'a.near'],
  ['name', 'a.b.tg'],
  ['name', 'a.aurora'],
  ['name', 'a.sweat'],
  ['name, vague', 'near'],
  ['name, vague', 'a.nears'],
  ['name, vague', 'a_b-c'],
  ['name, vague', 'ab'],
  ['name, vague', 'z'.repeat(64)],
  ['length', 'z'.repeat(65)],
  ['length', 'a'],
  ['character', 'A.near'],
  ['prefix', 'A.nears'],
  ['payload', '.near'],
  ['payload', 'near.'],
  ['payload', 'a._b'],
])('near: %s: %s', (expected, text) => {
  expect(outcome(decodeNear(text))).toBe(expected);
});

test.each<[string, string]>([
  ['name, vague', 'a'],
  ['name, vague', 'a.b12345zzzz'],
  ['name, vague', 'aaaaaaaaaaaaj'],
  ['name, vague', 'aaaaaaaaaaaa5'],
  ['payload', 'aaaaaaaaaaaak'],
  ['payload', 'aaaaaaaaaaaa.'],
  ['payload', '.a'],
  ['payload', 'a.'],
  ['length', 'aaaaaaaaaaaaaa'],
  ['length', ''],
  ['character', 'a6'],
])('eos: %s: "%s"', (expected, text) => {
  expect(outcome(decodeEos(text, eosName))).toBe(expected);
});

test('kadena: the account of one key is the key, any other its text', () => {
  const [key, keyset] = [decodeKadena(`k:${digits(64)}`), decodeKadena('r:ks')];
  expect(key).toMatchObject({ status: 'hit', kind: 'ed25519', checksum: 'absent' });
  expect(key.status === 'hit' && toHex(bytesOf(key))).toBe(digits(64));
  expect(keyset).toMatchObject({ status: 'hit', kind: 'kadena' });
  expect(keyset.status === 'hit' && bytesOf(keyset)).toEqual(new TextEncoder().encode('r:ks'));
});

test('eos tells which character is foreign', () => {
  expect(decodeEos('ab6', eosName)).toEqual({
    status: 'miss',
    reason: 'character',
    position: 2,
  });
  expect(decodeEos('6ab', eosName)).toEqual({
    status: 'miss',
    reason: 'character',
    position: 0,
  });
});

test('a Sia hash is of small letters', () => {
  const text = '053b2def3cbdd078c19d62ce2b4f0b1a3c5e0ffbeeff01280efb1f8969b2f5bb4fdc680f0807';
  expect(outcome(decodeSia(text))).toBe('unlock hash');
  expect(outcome(decodeSia(text.replace(/.$/, '8')))).toBe('checksum');
  const position = 3;
  expect(decodeSia(text.replace('b', 'B'))).toEqual({
    status: 'miss',
    reason: 'character',
    position,
  });
});
