import { describe, expect, test, vi } from 'vitest';
import { codesOf } from '@/lib/address/alphabets';
import {
  foreign,
  fromHex,
  kindsOf,
  lowerLetter,
  readHex,
  toHex,
  upperLetter,
} from '@/lib/address/hex';
import { capitalise, hasCaseOf } from '@/lib/address/letter-case';
import { fc } from '@/test/unit/fc';

test.each([
  ['', 0],
  ['0123456789', 0],
  ['abcdef', lowerLetter],
  ['ABCDEF', upperLetter],
  ['9a', lowerLetter],
  ['9A', upperLetter],
  ['aA', lowerLetter | upperLetter],
])('the kinds of characters in "%s" are %i', (text, kinds) => {
  expect(kindsOf(text, 0)).toBe(kinds);
  expect(kindsOf(`zz${text}`, 2)).toBe(kinds);
  expect(readHex(`zz${text}`, 2, new Uint8Array(text.length / 2))).toBe(kinds);
});

test.each(['g', 'G', '/', ':', '@', '`', ' ', 'é', '\u{1d7d8}'])('"%s" is no hex digit', (char) => {
  expect(kindsOf(`0${char}0`, 0) & foreign).toBe(foreign);
  expect(readHex(`${char}0`, 0, new Uint8Array(1)) & foreign).toBe(foreign);
  expect(readHex(`0${char}`, 0, new Uint8Array(1)) & foreign).toBe(foreign);
});

const everyCode = Array.from({ length: 130 }, (_, code) => String.fromCharCode(code));
const kindOf = (char: string) => {
  if (/[0-9]/.test(char)) return 0;
  if (/[a-f]/.test(char)) return lowerLetter;
  return /[A-F]/.test(char) ? upperLetter : foreign;
};

test('what is read first is read right: one character', async () => {
  vi.resetModules();
  const fresh = await import('@/lib/address/hex');
  expect(everyCode.map((char) => fresh.kindsOf(char, 0))).toEqual(everyCode.map(kindOf));
});

test('what is read first is read right: two digits', async () => {
  vi.resetModules();
  const fresh = await import('@/lib/address/hex');
  const byte = new Uint8Array(1);
  expect(everyCode.map((char) => fresh.readHex(`0${char}`, 0, byte))).toEqual(
    everyCode.map(kindOf),
  );
  const digits = [...'0123456789abcdefABCDEF'];
  expect(digits.map((char) => fresh.fromHex(`${char}1`)[0])).toEqual(
    digits.map((char) => Number.parseInt(`${char}1`, 16)),
  );
});

test.each(['000', '00', '00000', '000000'])('%s is not the digits of two bytes', (text) => {
  expect(readHex(text, 0, new Uint8Array(2)) & foreign).toBe(foreign);
});

test('the bytes are those of the digits in either case, from an offset on', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const read = new Uint8Array(bytes.length);
      readHex(`0x${toHex(bytes).toUpperCase()}`, 2, read);
      expect(read).toEqual(bytes);
      expect(fromHex(toHex(bytes))).toEqual(bytes);
    }),
  );
});

describe('the case that a hash gives', () => {
  const hash = Uint8Array.from([0x78, 0x87, 0xff]);

  test('is upper where its digit is 8 or more', () => {
    expect(capitalise(hash, 'abcdef')).toBe('aBCdEF');
    expect(capitalise(hash, 'ABCDEF')).toBe('aBCdEF');
    expect(capitalise(hash, 'a1c2e3')).toBe('a1C2E3');
    expect(capitalise(new Uint8Array(), 'Ab')).toBe('ab');
  });

  test('is seen in every letter, and in no digit', () => {
    expect(hasCaseOf(hash, '0xaBCdEF', 2)).toBe(true);
    expect(hasCaseOf(hash, '123456', 0)).toBe(true);
    for (let at = 0; at < 6; at++) {
      const right = 'aBCdEF';
      const char = right.charAt(at);
      const other = char < 'a' ? char.toLowerCase() : char.toUpperCase();
      const wrong = right.slice(0, at) + other + right.slice(at + 1);
      expect(hasCaseOf(hash, wrong, 0)).toBe(false);
      expect(hasCaseOf(hash, `0x${wrong}`, 2)).toBe(false);
    }
  });
});

test('the codes of a text are its characters’', () => {
  expect(codesOf('az09.')).toEqual(Uint8Array.from([97, 122, 48, 57, 46]));
});
