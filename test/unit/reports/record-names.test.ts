import { expect, test } from 'vitest';
import { storeReport } from '@/lib/reports/record';
import { nameOnce } from '@/lib/reports/record-names';
import { hasEqual, hashTexts } from '@/lib/reports/text-hash';
import { fc } from '@/test/unit/fc';

const record = (address: string) =>
  storeReport({
    ...{ sourceId: 'service', address, networkId: null, network: '' },
    ...{ count: null, lastReported: null },
  });
const many = Array.from({ length: 5000 }, (_, n) => `text ${n}`);

test('records that all differ are all named, in their order', () => {
  const records = many.slice(0, 100).map(record);
  const { unique, names } = nameOnce(records);
  expect(unique).toBe(records);
  expect(names.keys).toEqual(hashTexts(records.map(({ keys }) => keys[0] ?? '')));
  expect(names.ids).toEqual(hashTexts(records.map(({ report }) => report.id)));
});

test('of records that are there twice the first counts', () => {
  const records = ['a', 'b', 'a', 'c', 'b'].map(record);
  const { unique, names } = nameOnce(records);
  expect(unique.map(({ report }) => report.address)).toEqual(['a', 'b', 'c']);
  expect(names.ids.hi.length).toBe(3);
});

test.each([
  ['no hash', [], false],
  ['one', ['a'], false],
  ['many that differ', many, false],
  ['the first and the last of many', [...many, 'text 0'], true],
  ['two beside each other', ['a', 'a'], true],
])('of %s it is told whether two are equal', (_, texts, isSo) => {
  expect(hasEqual(hashTexts(texts))).toBe(isSo);
});

test('two hashes are equal only in both halves, wherever they stand', () => {
  const half = fc.oneof(
    fc.nat({ max: 3 }),
    fc.nat({ max: 2 }).map((n) => n * 64 + 63),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(half, half), { maxLength: 12 }), (pairs) => {
      const hashes = {
        hi: Uint32Array.from(pairs, ([hi]) => hi),
        lo: Uint32Array.from(pairs, ([, lo]) => lo),
      };
      expect(hasEqual(hashes)).toBe(new Set(pairs.map((pair) => `${pair}`)).size < pairs.length);
    }),
  );
});
