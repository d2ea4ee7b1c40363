import { blake2b } from '@noble/hashes/blake2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { codesOf } from '@/lib/address/alphabets';
import { toHex } from '@/lib/address/hex';
import { identifyNetworks } from '@/lib/address/identify';
import type { NetworkId } from '@/lib/address/networks';
import { type Validity, validateAddress } from '@/lib/address/validate';
import { fc } from '@/test/unit/fc';

const payload = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes });
const checksumOf = (validity: Validity) =>
  validity.status === 'valid' ? validity.checksum : validity.reason;

describe('hex without a checksum', () => {
  test.each<[NetworkId, string, number, string]>([
    ['sui', '0x', 32, 'sui'],
    ['aptos', '0x', 32, 'aptos'],
    ['iota', '0x', 32, 'iota'],
    ['aion', '0xa0', 31, 'aion'],
    ['icon', 'hx', 20, 'icon'],
    ['icon', 'cx', 20, 'icon-contract'],
    ['near', '', 32, 'ed25519'],
    ['near', '0s', 20, 'near'],
    ['kadena', 'k:', 32, 'ed25519'],
    ['casper', '01', 32, 'ed25519'],
    ['casper', '02', 33, 'secp256k1'],
  ])('%s takes %s and %i bytes, which are its key', (networkId, prefix, bytes, kind) => {
    fc.assert(
      fc.property(payload(bytes), (input) => {
        const address = prefix + toHex(input);
        const canonical = { status: 'valid', canonical: address, checksum: 'absent' };
        expect(validateAddress(address, networkId)).toMatchObject(canonical);
        expect(accountKey(address, networkId)).toBe(`${kind}:${toHex(input)}`);
        for (const other of [`${address}0`, address.slice(0, -1), `${address.slice(0, -1)}g`]) {
          // On NEAR, hex of another length is a name.
          const validity = validateAddress(other, networkId);
          expect(validity.status === 'valid' ? validity.format : 'name').toBe('name');
        }
      }),
    );
  });
});

test('canton takes a name and a fingerprint, and is asked alone about such a text', () => {
  const names = fc.stringMatching(/^[\w-]{1,185}$/);
  fc.assert(
    fc.property(names, payload(32), (name, hash) => {
      const address = `${name}::1220${toHex(hash)}`;
      const canonical = { status: 'valid', canonical: address, checksum: 'absent' };
      expect(validateAddress(address, 'canton')).toMatchObject(canonical);
      expect(identifyNetworks(address)).toEqual(['canton']);
      expect(accountKey(address, 'canton')).toBe(`canton:${toHex(codesOf(address))}`);
      for (const other of [`${address}0`, address.slice(0, -1), `é${address}`, `a::${address}`])
        expect(validateAddress(other, 'canton').status).toBe('invalid');
    }),
  );
});

test('on Canton a name of 185 characters is the longest', () => {
  const address = `${'a'.repeat(185)}::1220${'0'.repeat(64)}`;
  expect(validateAddress(address, 'canton').status).toBe('valid');
  expect(validateAddress(`a${address}`, 'canton').status).toBe('invalid');
});

test('Starknet takes a number in one case, and in mixed case the one of starknet.js', () => {
  fc.assert(
    fc.property(payload(31), fc.nat({ max: 61 }), (input, place) => {
      const digits = toHex(input).replace(/^0+/, '');
      fc.pre(digits.length > 40);
      const even = digits.length % 2 ? `0${digits}` : digits;
      const hash = toHex(keccak_256(Uint8Array.from(Buffer.from(even, 'hex'))));
      const full = digits.padStart(64, '0');
      const mixed = full.replace(/[a-f]/g, (letter, at: number) =>
        Number.parseInt(hash.charAt(at), 16) & 8 && at > 1 ? letter.toUpperCase() : letter,
      );
      expect(checksumOf(validateAddress(`0x${digits}`, 'starknet'))).toBe('absent');
      expect(checksumOf(validateAddress(`0x${digits.toUpperCase()}`, 'starknet'))).toBe('absent');
      expect(accountKey(`0x${digits}`, 'starknet')).toBe(`starknet:${full}`);
      fc.pre(mixed !== full && mixed !== full.toUpperCase());
      expect(checksumOf(validateAddress(`0x${mixed}`, 'starknet'))).toBe('verified');
      const at = 2 + place;
      const char = mixed.charAt(at);
      const other = char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase();
      const swapped = mixed.slice(0, at) + other + mixed.slice(at + 1);
      fc.pre(other !== char && swapped !== full && swapped !== full.toUpperCase());
      expect(checksumOf(validateAddress(`0x${swapped}`, 'starknet'))).toBe('checksum');
    }),
  );
});

test('Casper takes a key in the case of CEP-57, over the key or all of it', () => {
  fc.assert(
    fc.property(payload(32), fc.boolean(), (input, isWhole) => {
      const hashed = Uint8Array.from(isWhole ? [1, ...input] : input);
      const bits = Array.from(blake2b(hashed, { dkLen: 32 }), (byte) =>
        [...byte.toString(2).padStart(8, '0')].reverse().join(''),
      ).join('');
      let next = 0;
      const mixed = `01${toHex(input)}`.replace(/[a-f]/g, (letter) =>
        bits[next++] === '1' ? letter.toUpperCase() : letter,
      );
      fc.pre(/[a-f]/.test(mixed) && /[A-F]/.test(mixed));
      expect(checksumOf(validateAddress(mixed, 'casper'))).toBe('verified');
      expect(accountKey(mixed, 'casper')).toBe(`ed25519:${toHex(input)}`);
    }),
  );
});

/** HIP-15 as it is written down, in numbers of any size. */
function hip15(account: string): string {
  const digits = [...account].map((char) => (char === '.' ? 10n : BigInt(char)));
  const p3 = 26n ** 3n;
  const p5 = 26n ** 5n;
  const sum = digits.reduce((total, digit) => total * 31n + digit, 0n) % p3;
  const at = (parity: number) =>
    digits.filter((_, index) => index % 2 === parity).reduce((total, digit) => total + digit, 0n) %
    11n;
  const mixed = ((BigInt(digits.length % 5) * 11n + at(0)) * 11n + at(1)) * p3 + sum;
  let rest = ((mixed % p5) * 1_000_003n) % p5;
  let letters = '';
  for (let i = 0; i < 5; i++) {
    letters = String.fromCharCode(97 + Number(rest % 26n)) + letters;
    rest /= 26n;
  }
  return letters;
}

test('a Hedera account takes the letters of HIP-15 and no others', () => {
  const number = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });
  fc.assert(
    fc.property(number, fc.stringMatching(/^[a-z]{5}$/), (input, letters) => {
      const account = `0.0.${input}`;
      const right = hip15(account);
      expect(checksumOf(validateAddress(account, 'hedera'))).toBe('absent');
      expect(checksumOf(validateAddress(`${account}-${right}`, 'hedera'))).toBe('verified');
      expect(accountKey(`${account}-${right}`, 'hedera')).toBe(accountKey(account, 'hedera'));
      const other = checksumOf(validateAddress(`${account}-${letters}`, 'hedera'));
      expect(other).toBe(letters === right ? 'verified' : 'checksum');
    }),
  );
});

test('HIP-15: one changed digit or letter never passes', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), fc.nat(), (input, start) => {
      const address = `0.0.${input}-${hip15(`0.0.${input}`)}`;
      const passed = Array.from(address, (char, at) => {
        const others = /\d/.test(char) ? '0123456789' : 'abcdefghijklmnopqrstuvwxyz';
        const other = others.replace(char, '').charAt((start + at) % (others.length - 1));
        return address.slice(0, at) + other + address.slice(at + 1);
      }).filter((changed) => validateAddress(changed, 'hedera').status === 'valid');
      expect(passed).toEqual([]);
    }),
    { seed: 7 },
  );
});

test('names are addresses for who says so, and those below .near for everyone', () => {
  const part = fc.stringMatching(/^[a-z0-9]([_-]?[a-z0-9]){0,9}$/);
  fc.assert(
    fc.property(part, part, (one, other) => {
      expect(validateAddress(`${one}.${other}.near`, 'near').status).toBe('valid');
      expect(identifyNetworks(`${one}.${other}.near`)).toEqual(['near']);
      expect(validateAddress(`${one}..${other}`, 'near').status).toBe('invalid');
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z1-5]{1,12}$/), (name) => {
      // Who has a name on one network may be another on the other.
      expect(accountKey(name, 'eos')).not.toBe(accountKey(name, 'wax'));
      expect(identifyNetworks(name)).not.toContain('eos');
    }),
  );
});
