import { describe, expect, test } from 'vitest';
import { buildFilter, mayHold, placesHeld } from '@/lib/reports/fuse-filter';
import { hashTexts } from '@/lib/reports/text-hash';
import { fc } from '@/test/unit/fc';

function hashesOf(count: number, prefix = 'evm20:') {
  return hashTexts(Array.from({ length: count }, (_, n) => `${prefix}${n.toString(16)}`));
}

function held(filter: ReturnType<typeof buildFilter>, { hi, lo }: ReturnType<typeof hashTexts>) {
  return Array.from(hi).filter((upper, n) => mayHold(filter, upper, lo[n] ?? 0)).length;
}

describe('a filter', () => {
  test.each([0, 1, 2, 3, 7, 20, 100, 1000, 24_000, 65_535])('of %i keys holds each', (count) => {
    const hashes = hashesOf(count);
    expect(held(buildFilter(hashes), hashes)).toBe(count);
  });

  test('holds whatever texts it was built of', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 200 }), (texts) => {
        const hashes = hashTexts(texts);
        expect(held(buildFilter(hashes), hashes)).toBe(texts.length);
      }),
    );
  });

  test('takes at most 2.5 bytes a key, and under 64 KiB for a full segment', () => {
    const { cells } = buildFilter(hashesOf(24_000));
    expect(cells.byteLength / 24_000).toBeLessThan(2.5);
    expect(cells.byteLength).toBeLessThan(65_536);
  });

  test.each([
    [0, 0],
    [1, 24],
    [2, 24],
    [3, 48],
    [20, 96],
    [1000, 2816],
    [24_000, 59_392],
    [65_535, 155_648],
  ])('of %i keys takes the bytes that the paper says: %i', (count, bytes) => {
    expect(buildFilter(hashesOf(count)).cells.byteLength).toBe(bytes);
  });

  test('of no key holds none', () => {
    const filter = buildFilter(hashesOf(0));
    const others = hashesOf(200_000, 'h160:');
    expect([held(filter, others), placesHeld(filter, others)]).toEqual([0, []]);
  });

  test.each([1, 100, 24_000])('of %i keys says the same of many at once', (count) => {
    const filter = buildFilter(hashesOf(count));
    const hashes = hashTexts([...Array(50_000).keys()].map((n) => `evm20:${n.toString(16)}`));
    const { hi, lo } = hashes;
    const places = [...hi.keys()].filter((at) => mayHold(filter, hi[at] ?? 0, lo[at] ?? 0));
    expect(placesHeld(filter, hashes)).toEqual(places);
    expect(places.slice(0, count)).toEqual([...Array(count).keys()]);
  });

  test('that was stored holds its keys', () => {
    const cells = new Uint16Array(24);
    cells[0] = 44_827;
    cells[9] = 34_164;
    cells[23] = 57_544;
    const stored = { seed: 1_364_076_727, span: 8, reach: 8, cells };
    const hashes = hashTexts(['a', 'b', 'c', 'd']);
    expect(placesHeld(stored, hashes)).toEqual([0, 1, 2]);
    expect(buildFilter(hashTexts(['a', 'b', 'c']))).toEqual(stored);
  });

  test('holds hardly any other key', () => {
    // 100,000 / 65,536 are to be expected by chance.
    expect(held(buildFilter(hashesOf(24_000)), hashesOf(100_000, 'h160:'))).toBeLessThan(12);
  });

  test('of keys that are not distinct cannot be built', () => {
    const { hi, lo } = hashesOf(2);
    const twice = {
      hi: Uint32Array.of(hi[0] ?? 0, hi[0] ?? 0),
      lo: Uint32Array.of(lo[0] ?? 0, lo[0] ?? 0),
    };
    expect(() => buildFilter(twice)).toThrow('No filter can be built of these 2 hashes.');
  });
});

test('the hash of a text is what it was when lists were stored by it', () => {
  const { hi, lo } = hashTexts(['', 'evm20:5aaeb6053f3e94c9b9a09f33669435e7ef1beaed']);
  expect([...hi, ...lo].map((lane) => lane.toString(16))).toMatchInlineSnapshot(`
    [
      "7f4cf409",
      "7c6603cf",
      "9c9a8aec",
      "3a1839cb",
    ]
  `);
});
