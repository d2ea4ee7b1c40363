import { expect, test } from 'vitest';
import { storeReport } from '@/lib/reports/record';
import { nameOnce } from '@/lib/reports/record-names';
import { hasEqual, hashTexts } from '@/lib/reports/text-hash';

const record = (address: string) =>
  storeReport({
    ...{ sourceId: 'service', address, networkId: null, network: '' },
    ...{ count: null, lastReported: null },
  });
const many = Array.from({ length: 5000 }, (_, n) => `text ${n}`);

test('records that all differ are all named, in their order', () => {
  const records = many.slice(0, 100).map(record);
  const { unique, names } = nameOnce(records);
  expect(unique).toEqual(records);
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
