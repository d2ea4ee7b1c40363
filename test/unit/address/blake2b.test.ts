import { crc32 as nodeCrc32 } from 'node:zlib';
import { blake2b as nobleBlake2b } from '@noble/hashes/blake2.js';
import { expect, test } from 'vitest';
import { blake2b } from '@/lib/address/blake2b';
import { crc32 } from '@/lib/address/crc32';
import { toHex } from '@/lib/address/hex';
import { fc } from '@/test/unit/fc';

test('blake2b of "abc" is as in RFC 7693, appendix A', () => {
  expect(toHex(blake2b(new TextEncoder().encode('abc'), 64))).toBe(
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  );
});

test('blake2b is noble’s for every length up to three blocks', () => {
  for (let length = 0; length <= 385; length++) {
    const message = new Uint8Array(length).map((_, at) => at * 7 + length);
    expect(toHex(blake2b(message, 64))).toBe(toHex(nobleBlake2b(message, { dkLen: 64 })));
  }
});

test('blake2b is noble’s for every size and personalization', () => {
  const person = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 600 }),
      fc.integer({ min: 1, max: 64 }),
      person,
      (message, dkLen, personalization) => {
        expect(blake2b(message, dkLen)).toEqual(nobleBlake2b(message, { dkLen }));
        expect(blake2b(message, dkLen, personalization)).toEqual(
          nobleBlake2b(message, { dkLen, personalization }),
        );
      },
    ),
  );
});

test('crc32 is zlib’s', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (message) => {
      expect(crc32(message)).toBe(nodeCrc32(message));
    }),
  );
});
