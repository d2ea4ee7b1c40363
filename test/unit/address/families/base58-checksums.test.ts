import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { blake2b } from '@noble/hashes/blake2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { base58, base58xmr, base58xrp } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { bitcoinAlphabet, rippleAlphabet } from '@/lib/address/alphabets';
import { networks } from '@/lib/address/networks';
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

const waves = (head: number[]) => (key: Uint8Array) =>
  base58.encode(checked((bytes) => keccak_256(blake256(bytes)), 4, [...head, ...key]));

const nebulas = (type: number) => (key: Uint8Array) =>
  base58.encode(checked(sha3_256, 4, [0x19, type, ...key]));

const massa = (prefix: string) => (key: Uint8Array) =>
  prefix + base58.encode(checked(sha256d, 4, [0, ...key]));

/** Its checksum is the XOR of all bytes. */
const nuls = (key: Uint8Array) => {
  const body = [1, 0, ...key];
  return `NULSd${base58.encode(Uint8Array.from([...body, body.reduce((sum, byte) => sum ^ byte)]))}`;
};

/** XLS-5: no flag, so no destination tag. */
const xrp = (head: number[], tail: number[]) => (key: Uint8Array) =>
  base58xrp.encode(checked(sha256d, 4, [...head, ...key, ...tail]));
const noTag = new Array<number>(9).fill(0);

const paymentId = new Array<number>(8).fill(7);
const path = [0xa1, 1, 0x58, 30, ...new Array<number>(30).fill(9)];

describe.each([
  ...[0, 2, 5, 10, 12, 6, 8, 36, 37, 38, 63, 73, 77, 137, 2032, 7391].map((prefix) => {
    const uses = ({ encodings }: (typeof networks)[number]) =>
      encodings.some((encoding) => encoding.family === 'ss58' && encoding.prefix === prefix);
    const id = networks.find(uses)?.id ?? 'substrate';
    const chance = () => 2 ** -16;
    return spelling(id, ['SS58', 'pub32'], 32, (key) => ss58(prefix, key), { chance });
  }),
  spelling('substrate', ['SS58', 'pub33'], 33, (key) => ss58(42, key), { chance: () => 2 ** -16 }),
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
  spelling('monero', ['integrated', 'monero'], 64, (keys) => monero(19, [...keys, ...paymentId])),
  spelling('xrp', ['classic', 'h160'], 20, xrp([0], []), { alphabet: rippleAlphabet }),
  spelling('xrp', ['X-address', 'h160'], 20, xrp([5, 0x44], noTag), { alphabet: rippleAlphabet }),
  spelling('cardano', ['Byron', 'byron'], 28, (root) => byron(root, [0xa0])),
  spelling('cardano', ['Byron', 'byron'], 28, (root) => byron(root, path)),
  spelling('waves', ['Waves account', 'waves'], 20, waves([1, 0x57])),
  spelling('vsys', ['V Systems account', 'vsys'], 20, waves([5, 0x4d])),
  spelling('nebulas', ['Nebulas account', 'nebulas'], 20, nebulas(0x57)),
  spelling('nebulas', ['Nebulas contract', 'nebulas-contract'], 20, nebulas(0x58)),
  spelling('nuls', ['NULS account', 'nuls'], 21, nuls, {
    first: 1,
    prefix: 5,
    chance: () => 2 ** -8,
  }),
  spelling(
    'aeternity',
    ['Aeternity account', 'ed25519'],
    32,
    (key) => `ak_${base58.encode(checked(sha256d, 4, [...key]))}`,
    { prefix: 3 },
  ),
  spelling('massa', ['user', 'massa'], 32, massa('AU'), { prefix: 2, unchecked: 2 }),
  spelling('massa', ['contract', 'massa-contract'], 32, massa('AS'), { prefix: 2, unchecked: 2 }),
])('$networkId $format', testSpelling);

const root = new Array<number>(28).fill(7);

test('an integrated address of Monero is that of its keys, whatever its payment id', () => {
  const keys = new Array<number>(64).fill(3);
  expect(accountKey(monero(19, [...keys, ...paymentId]), 'monero')).toBe(
    accountKey(monero(18, keys), 'monero'),
  );
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
