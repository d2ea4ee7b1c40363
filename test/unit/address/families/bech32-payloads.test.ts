import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58check, bech32, bech32m, hex } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { bech32Alphabet } from '@/lib/address/alphabets';
import { unjumble } from '@/lib/address/f4jumble';
import { decodeZcash } from '@/lib/address/families/zcash';
import { toHex } from '@/lib/address/hex';
import { validateAddress } from '@/lib/address/validate';
import { fc } from '@/test/unit/fc';
import { testSpelling } from './spellings';

const write = (codec: typeof bech32m, hrp: string, bytes: number[]) =>
  codec.encode(hrp, codec.toWords(Uint8Array.from(bytes)), false);
const rest = (size: number) => new Array<number>(size).fill(5);

describe.each([
  ['enterprise', 'cardano', 'addr', 0x61, []],
  ['enterprise', 'cardano_script', 'addr', 0x71, []],
  ['base', 'cardano', 'addr', 0x21, rest(28)],
  ['pointer', 'cardano', 'addr', 0x41, [0x81, 0x02, 3, 4]],
  ['stake', 'cardano', 'stake', 0xe1, []],
  ['stake', 'cardano_script', 'stake', 0xf1, []],
] as const)('cardano: %s of %s', (format, kind, hrp, header, tail) => {
  testSpelling({
    networkId: 'cardano',
    format,
    kind,
    bytes: 28,
    encode: (payload) => write(bech32, hrp, [header, ...payload, ...tail]),
    alphabet: bech32Alphabet,
    prefix: hrp.length + 1,
    ...(format === 'stake' && { warning: 'reward-account' }),
  });
});

test.each([
  ['bech32m', write(bech32m, 'addr', [0x61, ...rest(28)]), 'checksum'],
  ['a pointer of two numbers', write(bech32, 'addr', [0x41, ...rest(28), 1, 2]), 'length'],
  ['a pointer that does not end', write(bech32, 'addr', [0x41, ...rest(28), 1, 2, 0x83]), 'length'],
  ['a base address with one credential', write(bech32, 'addr', [0x01, ...rest(28)]), 'length'],
  ['type 9', write(bech32, 'addr', [0x91, ...rest(28)]), 'payload'],
  ['network 2', write(bech32, 'addr', [0x62, ...rest(28)]), 'payload'],
])('cardano refuses %s', (_, address, reason) => {
  expect(validateAddress(address, 'cardano')).toEqual({ status: 'invalid', reason });
});

/** RFC 21: the code hash of the lock script for one signature. */
const sighash = '9bd7e06f3ecf4be0f2fcd2188b23f1b9fcc88e5d4b65a8637b17723bbda3cce8';

describe('nervos', () => {
  testSpelling({
    networkId: 'nervos',
    format: 'full',
    kind: 'ckb',
    bytes: 33,
    encode: (payload) => write(bech32m, 'ckb', [0, ...payload.subarray(0, 32), 1]),
    alphabet: bech32Alphabet,
    prefix: 4,
    last: 1,
  });

  describe('the short form', () => {
    testSpelling({
      networkId: 'nervos',
      format: 'short',
      kind: 'ckb',
      bytes: 53,
      encode: (payload) => {
        payload.set(hex.decode(sighash));
        payload.set([1], 32);
        return write(bech32, 'ckb', [1, 0, ...payload.subarray(33)]);
      },
      alphabet: bech32Alphabet,
      prefix: 4,
      isRespelled: true,
      warning: 'legacy-form',
    });
  });

  test('the short form stands for the full one', () => {
    const full =
      'ckb1qzda0cr08m85hc8jlnfp3zer7xulejywt49kt2rr0vthywaa50xwsqdnnw7qkdnnclfkg59uzn8umtfd2kwxceqxwquc4';
    const short = 'ckb1qyqt8xaupvm8837nv3gtc9x0ekkj64vud3jqfwyw5v';
    expect(accountKey(short, 'nervos')).toBe(accountKey(full, 'nervos'));
  });

  test.each([
    ['the full form in bech32', write(bech32, 'ckb', [0, ...rest(32), 1, ...rest(20)]), 'checksum'],
    ['an outdated form in bech32m', write(bech32m, 'ckb', [1, 0, ...rest(20)]), 'checksum'],
    ['hash type 3', write(bech32m, 'ckb', [0, ...rest(32), 3, ...rest(20)]), 'payload'],
    ['index 3', write(bech32, 'ckb', [1, 3, ...rest(20)]), 'payload'],
    ['format 3', write(bech32, 'ckb', [3, ...rest(52)]), 'payload'],
  ])('refuses %s', (_, address, reason) => {
    expect(validateAddress(address, 'nervos')).toEqual({ status: 'invalid', reason });
  });
});

/** ZIP-316, 'Jumbling'. */
function jumble(message: Uint8Array): Uint8Array {
  const half = Math.min(64, message.length >> 1);
  let left = message.slice(0, half);
  let right = message.slice(half);
  const mask = (letter: string, round: number, part: Uint8Array, size: number) => {
    const blocks = Array.from({ length: Math.ceil(size / 64) }, (_, at) => {
      const person = new TextEncoder().encode(`UA_F4Jumble_${letter}___`).fill(0, 13);
      person.set([round, at & 255, at >> 8], 13);
      const dkLen = letter === 'H' ? size : 64;
      return [...blake2b(part, { dkLen, personalization: person })];
    });
    return blocks.flat().slice(0, size);
  };
  const mix = (part: Uint8Array, by: number[]) => part.map((byte, at) => byte ^ (by[at] ?? 0));
  for (const round of [0, 1]) {
    right = mix(right, mask('G', round, left, right.length));
    left = mix(left, mask('H', round, right, left.length));
  }
  return Uint8Array.from([...left, ...right]);
}

test('unjumble undoes F4Jumble of every length, and takes none below 48 or above 4,194,368', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 48, maxLength: 400, size: 'max' }), (message) => {
      expect(unjumble(jumble(message))).toEqual(message);
    }),
  );
  const shortest = new Uint8Array(48).fill(7);
  expect(unjumble(jumble(shortest))).toEqual(shortest);
  const jumbled = jumble(shortest);
  unjumble(jumbled);
  expect(jumbled).toEqual(jumble(shortest));
  expect(unjumble(new Uint8Array(47))).toBeUndefined();
  expect(unjumble(new Uint8Array(4_194_369))).toBeUndefined();
});

const unified = (hrp: string, items: number[]) =>
  write(bech32m, hrp, [
    ...jumble(Uint8Array.from([...items, ...new TextEncoder().encode(hrp.padEnd(16, '\0'))])),
  ]);
const orchard = [3, 43, ...rest(43)];

const onZcash = (format: string, kind: string, hrp: string, bytes: number) => ({
  networkId: 'zcash' as const,
  format,
  kind,
  bytes,
  alphabet: bech32Alphabet,
  prefix: hrp.length + 1,
});

describe.each([
  {
    ...onZcash('Sapling', 'sapling', 'zs', 43),
    encode: (payload: Uint8Array) => write(bech32, 'zs', [...payload]),
  },
  {
    ...onZcash('TEX', 'h160', 'tex', 20),
    encode: (payload: Uint8Array) => write(bech32m, 'tex', [...payload]),
  },
  {
    ...onZcash('Unified', 'unified', 'u', 45),
    encode: (payload: Uint8Array) => {
      payload.set([3, 43]);
      return unified('u', [...payload]);
    },
  },
])('zcash $format', testSpelling);

test.each([
  ['Orchard alone', orchard],
  ['P2PKH and Sapling', [0, 20, ...rest(20), 2, 43, ...rest(43)]],
  ['P2SH, Sapling and Orchard', [1, 20, ...rest(20), 2, 43, ...rest(43), ...orchard]],
  ['P2PKH and Orchard', [0, 20, ...rest(20), ...orchard]],
  ['Orchard and an item of a later time', [...orchard, 0xfd, 0xff, 0xff, 3, 1, 2, 3]],
  ['Orchard and the least item of three bytes', [...orchard, 0xfd, 0xfd, 0, 1, 9]],
  ['Orchard and the least item of five bytes', [...orchard, 0xfe, 0, 0, 1, 0, 1, 9]],
  ['Orchard and the greatest item', [...orchard, 0xfe, 0, 0, 0, 2, 1, 9]],
  ['Orchard and an item about the address', [...orchard, 0xc0, 1, 9, 0xdf, 1, 9]],
  ['an item of a later time alone', [0xbf, 43, ...rest(43)]],
  ['an item of a later time alone, in three bytes', [0xfd, 0xfd, 0, 43, ...rest(43)]],
])('zcash: a unified address of %s is valid', (_, items) => {
  const address = unified('u', items);
  expect(validateAddress(address, 'zcash')).toMatchObject({ status: 'valid', format: 'Unified' });
  expect(accountKey(address, 'zcash')).toBe(`unified:${toHex(Uint8Array.from(items))}`);
  expect(validateAddress(unified('utest', items), 'zcash')).toMatchObject({ reason: 'testnet' });
});

test.each([
  [
    'of another network’s padding',
    write(bech32m, 'u', [
      ...jumble(
        Uint8Array.from([...orchard, ...new TextEncoder().encode('utest'.padEnd(16, '\0'))]),
      ),
    ]),
  ],
  ['without a shielded item', unified('u', [0, 20, ...rest(20), 0xc0, 20, ...rest(20)])],
  ['with both P2PKH and P2SH', unified('u', [0, 20, ...rest(20), 1, 20, ...rest(20), ...orchard])],
  ['in falling order', unified('u', [...orchard, 2, 43, ...rest(43)])],
  ['with an item twice', unified('u', [...orchard, ...orchard])],
  ['with a key of 42 bytes', unified('u', [3, 42, ...rest(42)])],
  ['with an item that ends too late', unified('u', [3, 43, ...rest(42)])],
  ['with an item that must be understood', unified('u', [...orchard, 0xe0, 1, 1])],
  ['with the greatest item that must be understood', unified('u', [...orchard, 0xfc, 1, 1])],
  ['with nothing but an item about the address', unified('u', [0xc0, 43, ...rest(43)])],
  ['with an item that is too great', unified('u', [...orchard, 0xfe, 1, 0, 0, 2, 1, 9])],
  ['with an item of nine bytes', unified('u', [...orchard, 0xff, 0, 0, 0, 0, 1, 0, 0, 0, 1, 9])],
  [
    'with an item in more bytes than it needs',
    unified('u', [...orchard, 0xfe, 255, 255, 0, 0, 1, 9]),
  ],
  ['with an item that has no length', unified('u', [...orchard, 4])],
  ['with an item that breaks off', unified('u', [...orchard, 0xfd, 255])],
  ['with a length in more bytes than it needs', unified('u', [3, 0xfd, 43, 0, ...rest(43)])],
])('zcash refuses a unified address %s', (_, address) => {
  expect(decodeZcash(address)).toEqual({ status: 'miss', reason: 'payload' });
});

test('a key is the same in t, in TEX and on Bitcoin', () => {
  const hash = rest(20);
  const spell = base58check(sha256);
  const key = `h160:${'05'.repeat(20)}`;
  expect(accountKey(spell.encode(Uint8Array.from([0x1c, 0xb8, ...hash])), 'zcash')).toBe(key);
  expect(accountKey(write(bech32m, 'tex', hash), 'zcash')).toBe(key);
  expect(accountKey(spell.encode(Uint8Array.from([0, ...hash])), 'bitcoin')).toBe(key);
});
