import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { blake2b } from '@noble/hashes/blake2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, base58xmr } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { decodeAddress } from '@/lib/address/decode';
import { findNetwork, networks } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import { type Spelling, testSpelling } from './spellings';

const sha256d = (bytes: Uint8Array) => {
  const once = createHash('sha256').update(bytes).digest();
  return createHash('sha256').update(once).digest();
};
const checked = (hash: (bytes: Uint8Array) => Uint8Array, size: number, bytes: number[]) => {
  const body = Uint8Array.from(bytes);
  return Uint8Array.from([...body, ...hash(body).subarray(0, size)]);
};
const blake256 = (bytes: Uint8Array) => blake2b(bytes, { dkLen: 32 });

const ss58 = (prefix: number, key: ArrayLike<number>) => {
  const low = ((prefix & 0xfc) >> 2) | 0x40;
  const head = prefix < 64 ? [prefix] : [low, (prefix >> 8) | ((prefix & 3) << 6)];
  const hash = (bytes: Uint8Array) =>
    blake2b(Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...bytes]), { dkLen: 64 });
  return base58.encode(checked(hash, 2, [...head, ...Array.from(key)]));
};

const monero = (tag: number, rest: ArrayLike<number>) =>
  base58xmr.encode(checked(keccak_256, 4, [tag, ...Array.from(rest)]));

/** CBOR as Cardano's Byron era wrote it; 'attributes' is the map with its head. */
const byron = (root: ArrayLike<number>, attributes: number[], type = 0) => {
  const inner = [0x83, 0x58, 28, ...Array.from(root), ...attributes, type];
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Uint8Array.from(inner)));
  const size = inner.length < 24 ? [0x40 + inner.length] : [0x58, inner.length];
  return base58.encode(Uint8Array.from([0x82, 0xd8, 0x18, ...size, ...inner, 0x1a, ...sum]));
};

const spelling = (
  networkId: Spelling['networkId'],
  [format, kind]: [format: string, kind: string],
  bytes: number,
  encode: Spelling['encode'],
  rest: Partial<Spelling> = {},
): Spelling => ({ networkId, format, kind, bytes, encode, alphabet: bitcoinAlphabet, ...rest });

const waves = (key: Uint8Array) =>
  checked((bytes) => keccak_256(blake256(bytes)), 4, [1, 0x57, ...key]);

describe.each([
  ...[0, 2, 5, 10, 12, 6, 8, 36, 37, 38, 63, 73, 77, 137, 2032, 7391].map((prefix) => {
    const uses = ({ encodings }: (typeof networks)[number]) =>
      encodings.some((encoding) => encoding.family === 'ss58' && encoding.prefix === prefix);
    const id = networks.find(uses)?.id ?? 'substrate';
    return spelling(id, ['SS58', 'pub32'], 32, (key) => ss58(prefix, key));
  }),
  spelling('substrate', ['SS58', 'pub33'], 33, (key) => ss58(42, key)),
  spelling('monero', ['standard', 'monero'], 64, (keys) => monero(18, keys)),
  spelling('monero', ['subaddress', 'monero'], 64, (keys) => monero(42, keys)),
  spelling(
    'ergo',
    ['P2PK', 'ergo_p2pk'],
    33,
    (key) => base58.encode(checked(blake256, 4, [1, ...key])),
    { first: 2 },
  ),
  spelling('ergo', ['P2SH', 'ergo_p2sh'], 24, (key) =>
    base58.encode(checked(blake256, 4, [2, ...key])),
  ),
  spelling('ergo', ['P2S', 'ergo_p2s'], 60, (key) =>
    base58.encode(checked(blake256, 4, [3, ...key])),
  ),
  spelling('waves', ['Waves account', 'waves'], 20, (key) => base58.encode(waves(key))),
  spelling(
    'aeternity',
    ['Aeternity account', 'ed25519'],
    32,
    (key) => `ak_${base58.encode(checked(sha256d, 4, [...key]))}`,
    { prefix: 3 },
  ),
  spelling('tezos', ['tz1', 'tz1'], 20, (key) =>
    base58.encode(checked(sha256d, 4, [6, 0xa1, 0x9f, ...key])),
  ),
  spelling('mina', ['Mina account', 'mina'], 33, (key) =>
    base58.encode(checked(sha256d, 4, [0xcb, 1, 1, ...key])),
  ),
])('$networkId $format', testSpelling);

test('an integrated address of Monero is that of its keys', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 72, maxLength: 72 }), (rest) => {
      const integrated = monero(19, rest);
      const standard = monero(18, rest.subarray(0, 64));
      expect(validateAddress(integrated, 'monero')).toMatchObject({ format: 'integrated' });
      expect(accountKey(integrated, 'monero')).toBe(accountKey(standard, 'monero'));
    }),
  );
});

const root = new Array(28).fill(7);

test.each([
  ['no attributes', [0xa0]],
  ['a derivation path', [0xa1, 1, 0x58, 30, ...new Array(30).fill(9)]],
])('Byron: %s is valid, and one changed character is not', (_, attributes) => {
  const address = byron(root, attributes);
  expect(validateAddress(address, 'cardano')).toMatchObject({ status: 'valid', format: 'Byron' });
  expect(accountKey(address, 'cardano')).toBe(`byron:${'07'.repeat(28)}`);
  for (let at = 0; at < address.length; at++) {
    for (const char of 'Ab9z') {
      if (address[at] === char) continue;
      const changed = address.slice(0, at) + char + address.slice(at + 1);
      expect(decodeAddress(changed, findNetwork('cardano').encodings).status).toBe('miss');
    }
  }
});

test.each([
  [
    'the number of a test network',
    byron(root, [0xa1, 2, 0x45, 0x1a, 0x41, 0x70, 0xcb, 0x17]),
    'testnet',
  ],
  ['a type without a meaning', byron(root, [0xa0], 3), 'payload'],
  ['a map that ends too early', byron(root, [0xa2, 1, 0x41, 1]), 'payload'],
  ['a map of a million attributes', byron(root, [0xba, 0, 0x0f, 0x42, 0x40]), 'payload'],
  ['a byte string of a gigabyte', byron(root, [0xa1, 1, 0x5a, 0x40, 0, 0, 0]), 'payload'],
  ['a length in more bytes than it needs', byron(root, [0xa1, 1, 0x58, 3, 1, 2, 3]), 'payload'],
])('Byron: %s is refused', (_, address, reason) => {
  expect(validateAddress(address, 'cardano')).toEqual({ status: 'invalid', reason });
});

test('NULS: fewer than one changed character in a hundred passes, since its checksum has eight bits', () => {
  const encode = (key: number[]) => {
    const body = [1, 0, 1, ...key];
    return `NULSd${base58.encode(Uint8Array.from([...body, body.reduce((sum, byte) => sum ^ byte)]))}`;
  };
  let passed = 0;
  for (let seed = 0; seed < 1000; seed++) {
    const address = encode(
      Array.from({ length: 20 }, (_, at) => (seed * 31 + at * 77 + at * seed) & 255),
    );
    expect(validateAddress(address, 'nuls')).toMatchObject({ status: 'valid', canonical: address });
    const at = 6 + (seed % (address.length - 6));
    const char = address[at] === 'k' ? 'm' : 'k';
    const changed = address.slice(0, at) + char + address.slice(at + 1);
    if (validateAddress(changed, 'nuls').status === 'valid') passed++;
  }
  expect(passed).toBeLessThan(10);
});
