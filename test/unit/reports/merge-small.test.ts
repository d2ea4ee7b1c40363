import { beforeEach, describe, expect, test } from 'vitest';
import { findReports } from '@/lib/reports/find-reports';
import { mergeSmall } from '@/lib/reports/merge-small';
import { packRecords } from '@/lib/reports/pack-records';
import { lookupKeys, reportId, type StoredReport } from '@/lib/reports/record';
import { type ReportStore, StoreError } from '@/lib/reports/report-store';
import type { Segment } from '@/lib/reports/segment';
import { addSegment, type Origin } from '@/lib/reports/segment-store';
import { newStore } from './new-store';
import { storedAddresses } from './service-list';

const own: Origin = { sourceId: 'service', generation: 'now' };
const yes = async () => true;

let store: ReportStore;
/** To pack many takes long. */
const packed = new Map<string, Segment>();

beforeEach(async () => {
  store = await newStore();
});

const nobody = (n: number) => `nobody ${n}`;

/** The n-th report and those behind it: of texts that are no addresses, since those are read quickly. */
function pack(rows: number, from = 1): Segment {
  const name = `${from} ${rows}`;
  const reports = Array.from({ length: packed.has(name) ? 0 : rows }, (_, i): StoredReport => {
    const address = nobody(from + i);
    const said = { networkId: null, network: '', count: 1, lastReported: null };
    const report = {
      id: reportId('', '', address),
      sourceId: 'service',
      address,
      ...said,
    } as const;
    return { report, mark: '', keys: [`text:${address}`], networks: [] };
  });
  const segment = packed.get(name) ?? packRecords(reports)[0];
  if (!segment) throw new Error('There is nothing to pack.');
  packed.set(name, segment);
  return segment;
}

function add(segment: Segment, origin: Partial<Origin & { level: number }> = {}): Promise<void> {
  return store.write((transaction, changes) =>
    addSegment(transaction, changes, { ...own, level: 0, ...origin }, segment),
  );
}

/** The segments of the database, by the order in which they came. */
async function stored() {
  const rows = await store.read((transaction) => transaction.objectStore('filters').getAll());
  return rows.map(({ level, rows }) => ({ level, rows }));
}

const one = { level: 0, rows: 1 };

describe('small segments are merged', () => {
  test('where there are 32 of one level, and not before', async () => {
    for (let n = 1; n <= 31; n++) await add(pack(1, n));
    await mergeSmall(store, own, yes);
    expect(await stored()).toHaveLength(31);
    await add(pack(1, 32));
    await mergeSmall(store, own, yes);
    expect(await stored()).toEqual([{ level: 1, rows: 32 }]);
    const [key = ''] = lookupKeys(nobody(7));
    expect((await findReports(store, [key])).get(key)).toHaveLength(1);
  });

  test('and those of other levels stay', async () => {
    await add(pack(3, 100), { level: 4 });
    for (let n = 1; n <= 32; n++) await add(pack(1, n), { level: 2 });
    await add(pack(1, 200));
    await mergeSmall(store, own, yes);
    expect(await stored()).toEqual([{ level: 4, rows: 3 }, one, { level: 3, rows: 32 }]);
  });

  test.each<[string, number[], number[]]>([
    ['together they are a full one', [11_000, 11_000, 2000], [24_000]],
    ['together they are less', [11_000, 11_000, 1999], [11_000, 11_000, 1999]],
    ['together they are more: those that fit', [11_000, 11_000, 2001], [2001, 22_000]],
  ])(
    'where %s',
    async (_, before, after) => {
      for (const rows of before) await add(pack(rows));
      await mergeSmall(store, own, yes);
      expect((await stored()).map(({ rows }) => rows)).toEqual(after);
    },
    30_000,
  );
});

describe('at the end of a reading, segments are merged', () => {
  test.each<[string, number[], number[]]>([
    ['however few', [1, 1], [2]],
    ['but not a single one', [1], [1]],
    ['but not those that are half full', [12_000, 1, 1], [12_000, 2]],
    ['and those that are nearly so', [11_999, 1], [12_000]],
    ['and none where only one is small', [12_000, 1, 12_000], [12_000, 1, 12_000]],
  ])(
    '%s',
    async (_, before, after) => {
      for (const rows of before) await add(pack(rows));
      await mergeSmall(store, own, yes, true);
      expect((await stored()).map(({ rows }) => rows)).toEqual(after);
    },
    30_000,
  );

  test('into one of the level above the highest of them', async () => {
    await add(pack(1, 1), { level: 3 });
    await add(pack(1, 2), { level: 1 });
    await mergeSmall(store, own, yes, true);
    expect(await stored()).toEqual([{ level: 4, rows: 2 }]);
  });

  test('of this reading of this source only', async () => {
    await add(pack(1, 1));
    await add(pack(1, 2), { generation: 'before' });
    await add(pack(1, 3), { sourceId: 'starter' });
    await mergeSmall(store, own, yes, true);
    expect(await stored()).toEqual([one, one, one]);
    await add(pack(1, 4));
    await mergeSmall(store, own, yes, true);
    expect(await stored()).toEqual([one, one, { level: 1, rows: 2 }]);
  });

  test('but not where the reading is not the one any more', async () => {
    await add(pack(1, 1));
    await add(pack(1, 2));
    await mergeSmall(store, own, async () => false, true);
    expect(await stored()).toEqual([one, one]);
  });

  test('but where they cannot be read, that is told', async () => {
    await add(pack(1, 1));
    await add(pack(1, 2));
    const broken = new StoreError('The lists cannot be read.');
    const unreadable = { ...store, read: () => Promise.reject(broken) };
    await expect(mergeSmall(unreadable, own, yes, true)).rejects.toThrow(broken);
  });

  test('and every part of what they were made of goes', async () => {
    await add(pack(1, 1));
    await add(pack(1, 2));
    await mergeSmall(store, own, yes, true);
    for (const name of ['filters', 'tables', 'rows', 'marks'] as const) {
      expect(await store.read((transaction) => transaction.objectStore(name).count())).toBe(1);
    }
    expect(await storedAddresses(store)).toEqual([nobody(1), nobody(2)]);
  });
});
