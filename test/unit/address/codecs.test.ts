import { blake256 as nobleBlake256 } from '@noble/hashes/blake1.js';
import { sha256 as nobleSha256, sha512_256 as nobleSha512Of256 } from '@noble/hashes/sha2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { base58, base58xrp, createBase58check } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { bitcoinAlphabet, rippleAlphabet } from '@/lib/address/alphabets';
import {
  fromBase58,
  fromBase58Check,
  hasChecksum,
  toBase58,
  toBase58Check,
} from '@/lib/address/base58';
import { blake256 } from '@/lib/address/blake256';
import { groestl512 } from '@/lib/address/groestl512';
import { fromHex, toHex } from '@/lib/address/hex';
import { keccak256, sha3 } from '@/lib/address/keccak';
import { checksumOf } from '@/lib/address/sha256';
import { endOfSha512 } from '@/lib/address/sha512';
import { fc } from '@/test/unit/fc';

const bytes = (maxLength: number) =>
  fc
    .tuple(fc.uint8Array({ maxLength: 4 }), fc.uint8Array({ maxLength }))
    .map(([zeros, rest]) => new Uint8Array([...zeros.fill(0), ...rest]));

describe('hashes', () => {
  test.each([
    ['', '5df6e0e2'],
    ['abc', '4f8b42c2'],
  ])('the checksum of "%s" is the beginning of its double SHA-256', (text, start) => {
    expect(hexOf(checksumOf(new TextEncoder().encode(text), text.length))).toBe(start);
  });

  test('the checksum is noble’s for every length up to three blocks, and does not hang on what follows', () => {
    for (let length = 0; length <= 192; length++) {
      const message = new Uint8Array(length + 3).map((_, at) => at * 7 + length);
      const peer = nobleSha256(nobleSha256(message.subarray(0, length)));
      expect(hexOf(checksumOf(message, length))).toBe(toHex(peer.subarray(0, 4)));
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        const peer = nobleSha256(nobleSha256(message));
        expect(hexOf(checksumOf(message, message.length))).toBe(toHex(peer.subarray(0, 4)));
      }),
    );
  });

  test('no constant of sha256 hangs on the last bits of a double', () => {
    // A cube root times 2^32 that lay within 1e-3 of a whole number could come out one too low in another engine.
    const primes = Array.from({ length: 310 }, (_, at) => at + 2).filter((number) =>
      Array.from({ length: number - 2 }, (_, at) => at + 2).every((part) => number % part !== 0),
    );
    const roots = primes.map((prime) => Math.cbrt(prime) * 2 ** 32);
    expect(primes).toHaveLength(64);
    expect(Math.min(...roots.map((root) => Math.abs(root - Math.round(root))))).toBeGreaterThan(
      1e-3,
    );
  });

  test('keccak256 of nothing is as in the Ethereum yellow paper', () => {
    expect(toHex(keccak256(new Uint8Array()))).toBe(
      'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    );
  });

  test('keccak256 and sha3 are noble’s for every length of one block, and refuse more', () => {
    for (let length = 0; length <= 135; length++) {
      const message = new Uint8Array(length).map((_, at) => at * 11 + length);
      expect(toHex(keccak256(message))).toBe(toHex(keccak_256(message)));
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 135 }), (message) => {
        expect(keccak256(message)).toEqual(keccak_256(message));
        expect(sha3(message)).toEqual(sha3_256(message));
      }),
    );
    expect(() => keccak256(new Uint8Array(136))).toThrow('136 bytes');
  });
});

describe('rare hashes', () => {
  test('blake256 is noble’s for every length of one block, and refuses more', () => {
    for (let length = 0; length <= 55; length++) {
      const message = new Uint8Array(length).map((_, at) => at * 7 + length);
      expect(toHex(blake256(message))).toBe(toHex(nobleBlake256(message)));
    }
    expect(() => blake256(new Uint8Array(56))).toThrow('56 bytes');
  });

  test('endOfSha512 is the end of noble’s for any 32 bytes', () => {
    fc.assert(
      fc.property(fc.int32Array({ minLength: 8, maxLength: 9 }), (message) => {
        const bytes = new DataView(new ArrayBuffer(32));
        for (let at = 0; at < 8; at++) bytes.setInt32(4 * at, message[at] ?? 0);
        const hash = nobleSha512Of256(new Uint8Array(bytes.buffer));
        expect(endOfSha512(message)).toBe(new DataView(hash.buffer).getInt32(28));
      }),
    );
  });

  test('groestl512 of nothing is as in the known-answer tests of the submission, and refuses more than a block', () => {
    expect(toHex(groestl512(new Uint8Array()))).toBe(
      '6d3ad29d279110eef3adbd66de2a0345a77baede1557f5d099fce0c03d6dc2ba8e6d4a6633dfbd66053c20faa87d1a11f39a7fbe4a6c2f009801370308fc4ad8',
    );
    expect(() => groestl512(new Uint8Array(120))).toThrow('120 bytes');
  });
});

describe('base 58', () => {
  test.each([
    ['Bitcoin', bitcoinAlphabet, base58],
    ['Ripple', rippleAlphabet, base58xrp],
  ])('is scure’s in the alphabet of %s, both ways', (_, alphabet, peer) => {
    fc.assert(
      fc.property(bytes(60), (input) => {
        const text = peer.encode(input);
        expect(toBase58(input, alphabet)).toBe(text);
        expect(fromBase58(text, alphabet)).toEqual(input);
      }),
      { numRuns: 1000 },
    );
  });

  test('has scure’s checksum for every length up to three blocks', () => {
    const peer = createBase58check(nobleSha256);
    for (let length = 0; length <= 192; length++) {
      const message = new Uint8Array(length).map((_, at) => at * 7 + length);
      const text = peer.encode(message);
      expect(toBase58Check(message, bitcoinAlphabet)).toBe(text);
      expect(fromBase58Check(text, bitcoinAlphabet)).toEqual(message);
    }
  });

  test('reads back with its checksum, and not with a changed one', () => {
    fc.assert(
      fc.property(bytes(40), fc.nat({ max: 3 }), (input, at) => {
        const text = toBase58Check(input, bitcoinAlphabet);
        expect(fromBase58Check(text, bitcoinAlphabet)).toEqual(input);
        const changed = base58.decode(text);
        changed[changed.length - 1 - at] = (changed[changed.length - 1 - at] ?? 0) ^ 1;
        expect(fromBase58Check(base58.encode(changed), bitcoinAlphabet)).toBeUndefined();
      }),
    );
  });

  test.each([[[255]], [[1, 0]], [[255, 255]], [[1, 0, 0]], [[0, 1, 0, 0, 0]]])(
    'reads %j back at the edge of a byte',
    (input) => {
      expect(fromBase58(base58.encode(Uint8Array.from(input)), bitcoinAlphabet)).toEqual(
        Uint8Array.from(input),
      );
    },
  );

  test('one text in two alphabets is two things', () => {
    const [one, other] = [base58.decode('rpshna'), base58xrp.decode('rpshna')];
    for (let turn = 0; turn < 2; turn++) {
      expect(fromBase58('rpshna', bitcoinAlphabet)).toEqual(one);
      expect(fromBase58('rpshna', rippleAlphabet)).toEqual(other);
    }
  });

  test('fewer bytes than a checksum has are none that has one', () => {
    for (const text of ['', '1', '11', '111', '2', 'zzzz']) {
      expect(fromBase58Check(text, bitcoinAlphabet)).toBeUndefined();
    }
    for (let size = 0; size < 4; size++)
      expect(hasChecksum(new Uint8Array(size), () => new Uint8Array(4))).toBe(false);
  });

  test('the checksum can be another hash’s, which is taken twice', () => {
    const plus = (bytes: Uint8Array) => Uint8Array.from([...bytes, bytes.length, 1, 2, 3]);
    expect(hasChecksum(Uint8Array.from([9, 8, 9, 8, 2, 1]), plus)).toBe(true);
    expect(hasChecksum(Uint8Array.from([9, 8, 9, 8, 2, 0]), plus)).toBe(false);
    expect(hasChecksum(Uint8Array.from([0, 1, 2, 3]), plus)).toBe(true);
  });

  test.each(['0', 'O', 'I', 'l', ' 1', '1é', '\ud800'])('has no "%s"', (text) => {
    expect(fromBase58(text, bitcoinAlphabet)).toBeUndefined();
  });
});

test('hex reads back', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (input) => {
      expect(toHex(input)).toBe(Buffer.from(input).toString('hex'));
      expect(fromHex(toHex(input))).toEqual(input);
    }),
  );
});

function hexOf(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
