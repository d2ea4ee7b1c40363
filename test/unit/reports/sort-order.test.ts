import { describe, expect, test } from 'vitest';
import { orderByRank } from '@/lib/reports/sort-order';
import { fc } from '@/test/unit/fc';

const most = 2 ** 21;

describe('the order of items by their ranks', () => {
  test('is from the lowest to the highest, and equal ones stay as they are', () => {
    const ranks = fc.array(fc.oneof(fc.nat({ max: 3 }), fc.integer({ min: 0, max: 0xffff_ffff })));
    fc.assert(
      fc.property(ranks, (all) => {
        const order = orderByRank(all.length, (item) => all[item] ?? 0);
        const plain = [...all.keys()].sort((a, b) => (all[a] ?? 0) - (all[b] ?? 0));
        expect([...order]).toEqual(plain);
      }),
    );
  });

  test('holds of the highest rank and of the most items that there may be', () => {
    const order = orderByRank(most, (item) => 0xffff_ffff - (item % 2));
    expect([order[0], order[most / 2 - 1], order[most / 2], order[most - 1]]).toEqual([
      1,
      most - 1,
      0,
      most - 2,
    ]);
  });

  test('of more items is an error', () => {
    expect(() => orderByRank(most + 1, () => 0)).toThrow(
      '2097153 items are too many to be put in order.',
    );
  });
});
