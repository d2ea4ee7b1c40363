import { sha256 } from '@noble/hashes/sha2.js';
import { base32nopad, base58, base58xrp, createBase58check, hex } from '@scure/base';
import { expect, test } from 'vitest';
import { networks } from '@/lib/address/networks';
import { isLikelySecret } from '@/lib/address/recognise';
import { looksLikeSecret } from '@/lib/address/secret';
import { holdsSecret } from '@/lib/address/secret-within';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';
import { readVectors } from './vectors';

const base58check = createBase58check(sha256);
const bytesOf = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const joined = (...parts: readonly (Iterable<number> | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part])));
/** As Ripple writes: the same checksum, in its own alphabet. */
const ripple = (body: Uint8Array) =>
  base58xrp.encode(joined(body, sha256(sha256(body)).slice(0, 4)));

const word = fc.stringMatching(/^[a-z]{3,8}$/);
const phrase = (length: number) =>
  fc
    .tuple(
      fc.array(word, { minLength: length, maxLength: length }),
      fc.constantFrom(' ', '\n', '-', ', ', '  '),
      fc.constantFrom('plain', 'numbered', 'capitals'),
    )
    .map(([words, between, how]) => {
      const all = how === 'numbered' ? words.map((one, at) => `${at + 1}. ${one}`) : words;
      return how === 'capitals' ? all.join(between).toUpperCase() : all.join(between);
    });

const secrets: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'a key in hex': fc
    .tuple(fc.constantFrom('', '0x'), bytesOf(32), fc.boolean())
    .map(([start, key, isUpper]) => {
      const digits = hex.encode(key);
      return start + (isUpper ? digits.toUpperCase() : digits);
    }),
  '64 bytes in hex': fc
    .tuple(fc.constantFrom('', '0x'), bytesOf(64))
    .map(([start, key]) => start + hex.encode(key)),
  'wallet import format': fc
    .tuple(fc.integer({ min: 0x80, max: 0xff }), bytesOf(32), fc.boolean())
    .map(([version, key, isCompressed]) =>
      base58check.encode(joined(version, key, isCompressed ? [1] : [])),
    ),
  // BIP-32, and SLIP-132's zprv: version, depth, parent, number, chain code, 00 and the key.
  'an extended private key': fc
    .tuple(
      fc.constantFrom([0x04, 0x88, 0xad, 0xe4], [0x04, 0xb2, 0x43, 0x0c]),
      bytesOf(41),
      bytesOf(32),
    )
    .map(([version, path, key]) => base58check.encode(joined(version, path, 0, key))),
  // SEP-23: 'S' is the version 18 << 3. What the checksum is does not matter here.
  'a seed of Stellar': bytesOf(34).map((rest) => base32nopad.encode(joined(18 << 3, rest))),
  'a seed of XRP': fc
    .tuple(fc.constantFrom([0x21], [0x01, 0xe1, 0x4b]), bytesOf(16))
    .map(([version, seed]) => ripple(joined(version, seed))),
  'a key of Solana': bytesOf(64)
    .filter((key) => key[0] !== 0)
    .map((key) => base58.encode(key)),
  'the numbers of a key of Solana': bytesOf(64).map((key) => `[${key.join(', ')}]`),
  'a recovery phrase': fc.constantFrom(12, 15, 18, 20, 21, 24, 25, 33).chain(phrase),
};

const around = fc.constantFrom('', ' ', '\n', '\t ');

test.each(Object.entries(secrets))('%s is taken for a secret, whatever it is', (_, secret) => {
  fc.assert(
    fc.property(secret, around, (text, blanks) => {
      expect([text, looksLikeSecret(blanks + text + blanks)]).toEqual([text, true]);
      expect([text, isLikelySecret(text, null)]).toEqual([text, true]);
    }),
  );
});

test('a key of Bitcoin with one changed character is one: it is soon found from that', () => {
  const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  fc.assert(
    fc.property(bytesOf(32), fc.nat(), fc.constantFrom(...letters), (key, place, char) => {
      const text = base58check.encode(joined(0x80, key));
      const at = 2 + (place % (text.length - 2));
      fc.pre(char !== text[at]);
      expect(looksLikeSecret(text.slice(0, at) + char + text.slice(at + 1))).toBe(true);
    }),
  );
});

const valid = networks
  .flatMap(({ id }) => readVectors(id))
  .filter(({ expected }) => expected.status === 'valid');
/** The form of a key, too: of these only the network tells that they are addresses. */
const likeKey = /^(0x)?[\da-f]{64}$|^0x[\da-f]{60,63}$/i;

test('an address of the vectors is no secret, with blanks around it, too', () => {
  fc.assert(
    fc.property(fc.constantFrom(...valid), around, ({ address, networkId }, blanks) => {
      const text = blanks + address + blanks;
      expect([text, isLikelySecret(text, networkId)]).toEqual([text, false]);
      if (!likeKey.test(address)) expect([text, looksLikeSecret(text)]).toEqual([text, false]);
    }),
  );
});

test('a made-up address is no secret', () => {
  const made = fc.oneof(
    fc
      .tuple(fc.constantFrom(0x00, 0x05, 0x1e, 0x41), bytesOf(20))
      .map(([version, hash]) => base58check.encode(joined(version, hash))),
    bytesOf(20).map((hash) => ripple(joined(0, hash))),
    bytesOf(20).map((account) => `0x${hex.encode(account)}`),
    bytesOf(34).map((rest) => base32nopad.encode(joined(6 << 3, rest))),
    bytesOf(32).map((key) => base58.encode(key)),
  );
  fc.assert(
    fc.property(made, (address) => {
      expect([address, looksLikeSecret(address)]).toEqual([address, false]);
    }),
  );
});

test('any text is a secret or none, the same with blanks around it', () => {
  const part = fc.oneof(
    fc.constantFrom('5', 'xprv', 'S', 's', 'sEd', 'edsk', '6P', 'ed25519:', '[', '1, ', ' ', '0x'),
    fc.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{1,90}$/),
    fc.string({ unit: anyCharacter }),
    word,
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), around, (parts, blanks) => {
      const text = parts.join('');
      const isSecret = looksLikeSecret(text);
      expect([true, false]).toContain(isSecret);
      expect(looksLikeSecret(blanks + text + blanks)).toBe(isSecret);
      // What is said of a network can only take back that it is one; and it may hold one.
      if (!isSecret) expect(isLikelySecret(text, null)).toBe(holdsSecret(text));
    }),
  );
});
