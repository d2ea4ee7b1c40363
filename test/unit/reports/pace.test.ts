import { expect, test } from 'vitest';
import { paceFrom } from '@/lib/reports/pace';

test.each<[string, number, number, number | undefined]>([
  ['is not told before a second is over', 999, 400, undefined],
  ['is told from the first second on', 1000, 400, 300],
  ['counts what came since, not what was there before', 2000, 400, 150],
  ['is told in whole records', 3000, 110, 3],
])('the pace of a reading that goes on behind 100 records %s', (_, after, seen, perSecond) => {
  let now = 1_800_000_000_000;
  const pace = paceFrom(100, () => now);
  now += after;
  expect(pace(seen)).toEqual(perSecond === undefined ? {} : { perSecond });
});
