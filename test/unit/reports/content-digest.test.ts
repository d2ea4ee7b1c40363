import { describe, expect, test } from 'vitest';
import { addDigests, contentDigest } from '@/lib/reports/content-digest';
import type { StoredReport } from '@/lib/reports/record';
import { nameOnce } from '@/lib/reports/record-names';
import { listed } from './stored-lists';

function digest(...records: StoredReport[]): number {
  const { unique, names } = nameOnce(records);
  return contentDigest(unique, names);
}

const label = 'A theft';
const link = 'https://a.example';
/** Each says something else, if only by what it leaves out. */
const different = [
  listed('x'),
  listed('y'),
  listed('x', {}, 'mark'),
  listed('x', { network: 'ETH' }),
  listed('x', { count: 0 }),
  listed('x', { count: 1 }),
  listed('x', { count: 2 }),
  listed('x', { lastReported: 0 }),
  listed('x', { lastReported: 1000 }),
  listed('x', { lastReported: 2000 }),
  listed('x', { count: 1, lastReported: 1000 }),
  listed('x', { label }),
  listed('x', { link }),
  listed('x', { label, link }),
  listed('x', { label: link, link: label }),
];

describe('the digest of a list', () => {
  test('is another one wherever a record says something else', () => {
    expect(new Set(different.map((one) => digest(one))).size).toBe(different.length);
  });

  test('is the same within a second, since no more is kept of a date', () => {
    const [one, other] = [1000, 1999].map((lastReported) => listed('x', { lastReported }));
    expect(other && digest(other)).toBe(one && digest(one));
  });

  test('is the same in any order, and the sum of those of its parts', () => {
    const list = ['a', 'b', 'c', 'd'].map((address, count) => listed(address, { count, label }));
    expect(digest(...list.toReversed())).toBe(digest(...list));
    const [first, second] = [list.slice(0, 3), list.slice(3)].map((part) => digest(...part));
    expect(addDigests(first ?? 0, second ?? 0)).toBe(digest(...list));
    expect(digest()).toBe(0);
  });

  // Else each list would seem to have changed with the next version of the extension.
  test('is what it was when lists were stored by it', () => {
    expect(
      different
        .slice(0, 1)
        .concat(different.slice(5, 6), different.slice(8))
        .map((one) => digest(one)),
    ).toMatchInlineSnapshot(`
      [
        1407744088,
        -872358438,
        1254859159,
        1347896569,
        1062837406,
        226839499,
        -1410903327,
        -1776588538,
        2014358828,
      ]
    `);
  });
});
