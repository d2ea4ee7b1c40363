import { describe, expect, test } from 'vitest';
import { readCbor } from '@/lib/address/cbor';

const reader = (...bytes: number[]) => readCbor(Uint8Array.from(bytes));

describe('the number in a head', () => {
  // RFC 8949, appendix A, but for the greatest that are too great here.
  test.each([
    [0, [0x00]],
    [23, [0x17]],
    [24, [0x18, 24]],
    [255, [0x18, 255]],
    [256, [0x19, 1, 0]],
    [65535, [0x19, 255, 255]],
    [65536, [0x1a, 0, 1, 0, 0]],
    [4294967295, [0x1a, 255, 255, 255, 255]],
  ])('%i is read from %j', (number, bytes) => {
    const one = reader(...bytes);
    expect(one.head(0)).toBe(number);
    expect(one.isAtEnd()).toBe(true);
    const of = (major: number) =>
      reader((bytes[0] ?? 0) | (major << 5), ...bytes.slice(1)).head(major);
    expect([4, 5, 6].map(of)).toEqual([number, number, number]);
  });

  test.each([
    ['in more bytes than it needs', [0x18, 23]],
    ['in two bytes where one is enough', [0x19, 0, 255]],
    ['in four bytes where two are enough', [0x1a, 0, 0, 255, 255]],
    ['in eight bytes', [0x1b, 0, 0, 0, 1, 0, 0, 0, 0]],
    ['of a length that has no meaning', [0x1c, ...new Array<number>(16).fill(1)]],
    ['of no length', [0x1f, 1, 1, 1, 1, 1, 1, 1, 1]],
    ['that ends too early', [0x19, 1]],
    ['of another type', [0x20]],
    ['of nothing', []],
  ])('is none %s, and nothing is read', (_, bytes) => {
    const one = reader(...bytes);
    expect(one.head(0)).toBeUndefined();
    expect(one.isAtEnd()).toBe(bytes.length === 0);
    expect(one.bytes()).toBeUndefined();
    expect(one.head(1)).toBe(bytes[0] === 0x20 ? 0 : undefined);
  });
});

test('items are read one after another', () => {
  const one = reader(0x82, 0x18, 30, 0x43, 7, 8, 9, 0x40);
  expect([one.head(4), one.head(0), one.isAtEnd()]).toEqual([2, 30, false]);
  expect(one.bytes()).toEqual(Uint8Array.from([7, 8, 9]));
  expect(one.bytes()).toEqual(new Uint8Array());
  expect(one.isAtEnd()).toBe(true);
});

test('bytes that end too early are none', () => {
  expect(reader(0x43, 7, 8).bytes()).toBeUndefined();
  expect(reader(0x5a, 255, 255, 255, 255, 1).bytes()).toBeUndefined();
});
