import { expect, test } from 'vitest';
import { packOwn, unpackOwn } from '@/lib/extension/own-chunks';
import { byKey, type OwnRecord, type Said } from '@/lib/extension/own-entries';

const said: Said = { address: 'x', networkId: null, kind: 'trusted', name: 'Alice', note: '' };
const entry = (key: string, changedAt: number, more: Partial<Said> = {}): OwnRecord => ({
  key,
  changedAt,
  said: { ...said, ...more },
});
const keys = (count: number) => Array.from({ length: count }, (_, n) => `key${n + 10_000}`);
const nameOf = (key: string) => [...packOwn(byKey([entry(key, 1)])).chunks.keys()][0];

test('of more than there is room for, the last changes are packed, and of one moment the same ones in each browser', () => {
  const later = keys(3000).map((key, n) => entry(key, 10_000 + n));
  const { records, leftOut } = packOwn(byKey(later));
  expect(records.size).toBeGreaterThan(500);
  expect(new Set(records.keys())).toEqual(new Set(keys(3000).slice(leftOut)));
  const atOnce = keys(3000).map((key) => entry(key, 10_000));
  expect(packOwn(byKey(atOnce.toReversed()))).toEqual(packOwn(byKey(atOnce)));
});

test('a chunk takes no more than the browser allows one item, though there is room for all', () => {
  const inOne = keys(2000).filter((key) => nameOf(key) === nameOf('key10000'));
  const long = inOne.slice(0, 10).map((key, n) => entry(key, n, { note: 'n'.repeat(1500) }));
  const packed = packOwn(byKey(long));
  expect(packed.leftOut).toBe(6);
  expect([...packed.records.keys()]).toEqual(inOne.slice(6, 10).toReversed());
  const [chunk] = packed.chunks.values();
  expect(JSON.stringify(chunk).length).toBeLessThan(8192);
});

test('what is blocked is blocked in the other browser, too, and what was deleted stays so', () => {
  const records = byKey([
    entry('a', 1, { kind: 'blocked' }),
    entry('b', 2),
    { key: 'c', changedAt: 3, said: null },
  ]);
  expect(unpackOwn(Object.fromEntries(packOwn(records).chunks))).toEqual(records);
});

test('a deletion that has no room is no entry that only this browser keeps', () => {
  const deleted = keys(9000).map((key): OwnRecord => ({ key, changedAt: 10_000, said: null }));
  const { records, leftOut } = packOwn(byKey(deleted));
  expect(records.size).toBeLessThan(9000);
  expect(leftOut).toBe(0);
});
