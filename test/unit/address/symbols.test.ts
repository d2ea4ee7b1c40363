import zlib from 'node:zlib';
import * as scure from '@scure/base';
import { describe, expect, test, vi } from 'vitest';
import { bech32Alphabet } from '@/lib/address/alphabets';
import { base32Alphabet, fromBase32, wordsFromBase32 } from '@/lib/address/base32';
import { wordAt } from '@/lib/address/base58';
import { fromBase64 } from '@/lib/address/base64';
import { bech32, bech32m, hasHrp, hrpOf, readBech32 } from '@/lib/address/bech32';
import { readCashaddr, writeCashaddr } from '@/lib/address/cashaddr';
import { crc16 } from '@/lib/address/crc16';
import { crc32 } from '@/lib/address/crc32';
import { toBytes } from '@/lib/address/symbols';
import { fc } from '@/test/unit/fc';

const hrps = fc.stringMatching(/^[a-z]{1,9}$/);
const bytesUpTo = (maxLength: number) => fc.uint8Array({ maxLength });

describe.each([
  ['bech32', scure.bech32, bech32],
  ['bech32m', scure.bech32m, bech32m],
])('%s', (_, peer, expected) => {
  test('reads what scure writes, in either case, with a symbol before the bytes or without', () => {
    fc.assert(
      fc.property(
        hrps,
        bytesUpTo(300),
        fc.boolean(),
        fc.boolean(),
        (hrp, bytes, isLed, isUpper) => {
          const words = peer.toWords(bytes);
          const text = peer.encode(hrp, isLed ? [17, ...words] : words, false);
          expect(readBech32(isUpper ? text.toUpperCase() : text, hrp, isLed ? 1 : 0)).toMatchObject(
            {
              ...(isLed && { lead: 17 }),
              size: words.length,
              bytes,
              isPadded: true,
              checksum: expected,
            },
          );
        },
      ),
    );
  });

  test('comes to scure’s verdict on texts with changed characters', () => {
    fc.assert(
      fc.property(
        hrps,
        bytesUpTo(40),
        fc.array(fc.nat(), { maxLength: 3 }),
        (hrp, bytes, places) => {
          const chars = [...peer.encode(hrp, peer.toWords(bytes))];
          for (const place of places) {
            const at = hrp.length + 1 + (place % (chars.length - hrp.length - 1));
            chars[at] = 'qpzry9x8gf2tvdw0s3jn54khce6mua7lbioQP1 é'.charAt(place % 40);
          }
          const text = chars.join('');
          const read = readBech32(text, hrp);
          const isRead = !('status' in read) && read.checksum === expected;
          // A '1' among the symbols moves scure's human-readable part.
          const decoded = peer.decodeUnsafe(text, false);
          expect(isRead).toBe(decoded?.prefix === hrp);
        },
      ),
    );
  });
});

test.each([
  ['too short', 'bc1qqqqq', { reason: 'length' }],
  ['without symbols', 'bc1', { reason: 'length' }],
  ['of both cases', 'bc1Qqqqqqq', { reason: 'mixed-case' }],
  ['whose human-readable part is of another case', 'bc1QQQQQQQ', { reason: 'mixed-case' }],
  ['whose human-readable part is of both cases', 'Bc1QQQQQQQ', { reason: 'mixed-case' }],
  ['with a small "a" among capitals', 'BC1QQQQQQa', { reason: 'mixed-case' }],
  ['with a foreign letter', 'bc1qqqbqqqqO', { reason: 'character', position: 6 }],
  ['with a letter beyond ASCII', 'bc1qqq\u212aqqqq', { reason: 'character', position: 6 }],
])('bech32 %s is a miss that says so', (_, text, expected) => {
  expect(readBech32(text, 'bc')).toEqual({ status: 'miss', ...expected });
});

test('each small letter among capitals is seen, by who reads first, too', async () => {
  vi.resetModules();
  const fresh = await import('@/lib/address/bech32');
  for (const char of bech32Alphabet) {
    const isDigit = char === char.toUpperCase();
    expect('status' in fresh.readBech32(`BC1QQQQQQ${char}`, 'bc')).toBe(!isDigit);
    expect('status' in fresh.readBech32(`BC1QQQQQQ${char.toUpperCase()}`, 'bc')).toBe(false);
    expect('status' in fresh.readBech32(`bc1qqqqqq${char}`, 'bc')).toBe(false);
  }
});

test.each([
  ['bc1qq', 'bc', true],
  ['BC1QQ', 'bc', true],
  ['bcq1q', 'bc', false],
  ['bd1qq', 'bc', false],
  ['bc', 'bc', false],
])('whether "%s" begins with %s: %s', (text, hrp, expected) => {
  expect(hasHrp(text, hrp)).toBe(expected);
});

test('the human-readable part is the main network’s or one of the test networks’', () => {
  const find = (text: string) => hrpOf(text, 'bc', ['tb', 'bcrt']);
  expect(['bc1q', 'TB1Q', 'bcrt1q', 'ltc1q'].map(find)).toEqual(['bc', 'tb', 'bcrt', undefined]);
});

test.each([
  [[], 0, true],
  [[0, 0], 1, true],
  [[0, 1], 1, false],
  [[0], 0, false],
  [[0, 0, 0], 1, false],
])('symbols %j are %i bytes, and padded is %s', (symbols, length, isPadded) => {
  const { bytes, ...rest } = toBytes(Uint8Array.from(symbols), 0, symbols.length);
  expect({ length: bytes.length, ...rest }).toEqual({ length, isPadded });
});

describe('CashAddr', () => {
  // The specification's own function, in whole numbers of 40 bits.
  const polymod = (values: number[]) =>
    values.reduce((state, value) => {
      const generator = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
      const top = state >> 35n;
      return generator.reduce(
        (sum, word, bit) => ((top >> BigInt(bit)) & 1n ? sum ^ word : sum),
        ((state & 0x07ffffffffn) << 5n) ^ BigInt(value),
      );
    }, 1n) ^ 1n;

  test('is the specification’s for every prefix and length, and reads back', () => {
    fc.assert(
      fc.property(hrps, fc.uint8Array({ minLength: 1, maxLength: 66 }), (prefix, bytes) => {
        const words = scure.bech32.toWords(bytes);
        const head = [...prefix].map((char) => char.charCodeAt(0) & 31);
        const checksum = polymod([...head, 0, ...words, 0, 0, 0, 0, 0, 0, 0, 0]);
        const last = Array.from({ length: 8 }, (_, at) =>
          Number((checksum >> BigInt(35 - 5 * at)) & 31n),
        );
        const body = [...words, ...last].map((symbol) => bech32Alphabet.charAt(symbol)).join('');
        const text = `${prefix}:${body}`;
        expect(writeCashaddr(prefix, bytes)).toBe(text);
        const read = { size: words.length, bytes, isPadded: true, isIntact: true };
        expect(readCashaddr(text, prefix.length + 1, prefix)).toEqual(read);
      }),
    );
  });

  test('is a miss where nothing stands before the checksum, or a character is foreign', () => {
    expect(readCashaddr('x:qqqqqqqq', 2, 'x')).toEqual({ status: 'miss', reason: 'length' });
    const foreign = { status: 'miss', reason: 'character', position: 4 };
    expect(readCashaddr('x:qqbqqqqqqqq', 2, 'x')).toEqual(foreign);
  });

  test('is not intact with one changed character or another prefix', () => {
    fc.assert(
      fc.property(
        hrps,
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        fc.nat(),
        fc.nat(),
        (prefix, bytes, place, change) => {
          const text = writeCashaddr(prefix, bytes);
          const at = prefix.length + 1 + (place % (text.length - prefix.length - 1));
          const others = [...bech32Alphabet].filter((char) => char !== text[at]);
          const changed = text.slice(0, at) + others[change % 31] + text.slice(at + 1);
          const from = prefix.length + 1;
          expect(readCashaddr(changed, from, prefix)).toMatchObject({ isIntact: false });
          expect(readCashaddr(text, from, `${prefix}x`)).toMatchObject({ isIntact: false });
        },
      ),
    );
  });
});

test('base 32 and base 64 are scure’s', () => {
  const base64 = `${base32Alphabet.slice(0, 26)}abcdefghijklmnopqrstuvwxyz0123456789+/`;
  fc.assert(
    fc.property(bytesUpTo(80), (bytes) => {
      expect(fromBase32(scure.base32nopad.encode(bytes), base32Alphabet)).toEqual(bytes);
      expect(fromBase64(scure.base64nopad.encode(bytes), base64)).toEqual(bytes);
    }),
  );
});

test('base 32 is read from an offset on, after as many zero bits as one says', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^.{0,9}$/),
      bytesUpTo(40),
      fc.nat({ max: 7 }),
      (before, bytes, zeros) => {
        const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
        const fives = bits.slice(zeros).match(/.{1,5}/g) ?? [];
        const text = fives.map((five) => base32Alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]);
        const read = bytes.map((byte, at) => (at === 0 ? byte & (255 >> zeros) : byte));
        if (bytes.length > 0)
          expect(fromBase32(before + text.join(''), base32Alphabet, before.length, zeros)).toEqual(
            read,
          );
      },
    ),
  );
});

test('base 32 is read into words of 32 bits, and refused where a character is foreign or an unused bit is not zero', () => {
  const words = new Int32Array(9);
  const isRead = (text: string) => wordsFromBase32(text, words);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 36, maxLength: 36 }), fc.nat(57), (bytes, at) => {
      const text = scure.base32nopad.encode(bytes);
      expect(isRead(text)).toBe(true);
      expect([...words]).toEqual(Array.from(words, (_, n) => wordAt(bytes, 4 * n)));
      for (const foreign of ['=', 'a', '1', 'é', '愛'])
        expect(isRead(text.slice(0, at) + foreign + text.slice(at + 1))).toBe(false);
      const last = base32Alphabet.indexOf(text.slice(57));
      for (const unused of [1, 2, 3])
        expect(isRead(text.slice(0, 57) + base32Alphabet[last + unused])).toBe(false);
    }),
  );
});

test('a foreign character is one wherever it stands', () => {
  for (let at = 0; at < 8; at++) {
    const text = `${'A'.repeat(at)}=${'A'.repeat(7 - at)}`;
    expect(fromBase32(text, base32Alphabet)).toBeUndefined();
    expect(fromBase64(text, base32Alphabet)).toBeUndefined();
  }
});

test.each(['A', 'AAA', 'AB', 'A=', 'a1', 'Aé'])('base 32 has no "%s"', (text) => {
  expect(fromBase32(text, base32Alphabet)).toBeUndefined();
});

test('crc16 is XMODEM’s: of "123456789" 31c3, and of bytes with their own sum 0', () => {
  const digits = new TextEncoder().encode('123456789');
  expect(crc16(digits)).toBe(0x31c3);
  fc.assert(
    fc.property(bytesUpTo(64), (bytes) => {
      const sum = crc16(bytes);
      expect(crc16(new Uint8Array([...bytes, sum >> 8, sum & 255]))).toBe(0);
    }),
  );
});

test('crc32 is zlib’s', () => {
  fc.assert(
    fc.property(bytesUpTo(64), (bytes) => {
      expect(crc32(bytes)).toBe(zlib.crc32(bytes));
    }),
  );
});
