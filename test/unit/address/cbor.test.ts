import { describe, expect, test } from 'vitest';
import { readCbor } from '@/lib/address/cbor';
import { fc } from '@/test/unit/fc';

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

test('bytes that end too early are none, and nothing is read', () => {
  const one = reader(0x41);
  expect([one.bytes(), one.isAtEnd(), one.head(2)]).toEqual([undefined, false, 1]);
  expect(reader(0x43, 7, 8).bytes()).toBeUndefined();
  expect(reader(0x5a, 255, 255, 255, 255, 1).bytes()).toBeUndefined();
});

/** A number in the head of a major type, or a byte string. */
type Item = { major: number; value: number } | Uint8Array<ArrayBuffer>;

const size = fc.oneof(
  fc.constantFrom(0, 23, 24, 255, 256, 65_535, 65_536, 2 ** 32 - 1),
  fc.nat({ max: 300 }),
  fc.integer({ min: 0, max: 2 ** 32 - 1 }),
);
const item: fc.Arbitrary<Item> = fc.oneof(
  fc.record({ major: fc.constantFrom(0, 4, 5, 6), value: size }),
  fc.uint8Array({ maxLength: 300 }),
);
const items = fc.array(item, { minLength: 1, maxLength: 6 });

/** RFC 8949, section 3: the argument in the first byte, or in the 1, 2 or 4 bytes behind it. */
function headOf(major: number, value: number): number[] {
  const [low, second, third, high] = [0, 8, 16, 24].map((bits) => (value >>> bits) & 255);
  const bytes = [high, third, second, low].map((byte) => byte ?? 0);
  if (value < 24) return [(major << 5) | value];
  if (value < 2 ** 8) return [(major << 5) | 24, ...bytes.slice(3)];
  return value < 2 ** 16 ? [(major << 5) | 25, ...bytes.slice(2)] : [(major << 5) | 26, ...bytes];
}

const encode = (some: readonly Item[]) =>
  Uint8Array.from(
    some.flatMap((one) =>
      one instanceof Uint8Array ? [...headOf(2, one.length), ...one] : headOf(one.major, one.value),
    ),
  );

/** Nothing, where nothing was read. */
function encodeRead(major: number, read: number | Uint8Array | undefined): Uint8Array {
  if (read === undefined) return new Uint8Array();
  return encode([typeof read === 'number' ? { major, value: read } : Uint8Array.from(read)]);
}

function readAll(input: Uint8Array, some: readonly Item[]) {
  const reader = readCbor(input);
  const read = some.map((one) =>
    one instanceof Uint8Array ? reader.bytes() : reader.head(one.major),
  );
  return { read, isAtEnd: reader.isAtEnd() };
}

test('whatever is encoded reads back, and cut anywhere it does not', () => {
  fc.assert(
    fc.property(items, fc.nat(), (some, place) => {
      const encoded = encode(some);
      const values = some.map((one) => (one instanceof Uint8Array ? one : one.value));
      expect(readAll(encoded, some)).toEqual({ read: values, isAtEnd: true });
      const { read } = readAll(encoded.slice(0, place % encoded.length), some);
      const whole = read.indexOf(undefined);
      expect(whole).toBeGreaterThanOrEqual(0);
      expect(read.slice(0, whole)).toEqual(values.slice(0, whole));
    }),
  );
});

test('of any bytes nothing is read that does not stand there, and what is not read stays', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    // Encoded items with changed bytes are nearer to what a liar writes.
    fc.tuple(items, fc.nat(), fc.nat({ max: 255 })).map(([some, place, byte]) => {
      const encoded = encode(some);
      encoded[place % encoded.length] = byte;
      return encoded;
    }),
  );
  fc.assert(
    fc.property(bytes, fc.array(fc.nat({ max: 7 }), { maxLength: 12 }), (input, majors) => {
      const reader = readCbor(input);
      let at = 0;
      for (const major of majors) {
        const read = major === 2 ? reader.bytes() : reader.head(major);
        const again = encodeRead(major, read);
        expect(input.slice(at, at + again.length)).toEqual(again);
        at += again.length;
        expect(reader.isAtEnd()).toBe(at === input.length);
      }
    }),
  );
});
