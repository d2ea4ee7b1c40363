import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { findReported } from '@/lib/reports/find-reported';
import { findReports } from '@/lib/reports/find-reports';
import { fullRows } from '@/lib/reports/pack-records';
import type { ReportSchema } from '@/lib/reports/report-schema';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { searchReports } from '@/lib/reports/search';
import { sourceStates } from '@/lib/reports/sources';
import { listed, storeList } from './stored-lists';

type Name = 'sources' | 'filters' | 'tables' | 'rows' | 'marks' | 'proofs';

const all = { search: '', networkId: null, page: 1 };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** The first half of all columns. */
function half(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return Object(value).slice(0, Object(value).length / 2);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, half(part)]));
}

const other = (value: unknown) => ({ id: Object(value).id, of: 'another time' });

/** Two lists, of which the one that was stored last is damaged. */
async function damaged(name: Name, damage: ((value: unknown) => unknown) | null, length = 8) {
  const before = await openReportStore();
  await storeList(before, 'list:other', [listed('y')]);
  const reports = Array.from({ length }, (_, n) => listed(`x${n}`));
  await storeList(before, 'list:sought', reports);
  await before.close();
  const database = await openDB<ReportSchema>('reports');
  const transaction = database.transaction(name, 'readwrite');
  const last = await transaction.objectStore(name).openCursor(null, 'prev');
  await (damage ? last?.update(Object(damage(last.value))) : last?.delete());
  await transaction.done;
  database.close();
  return openReportStore();
}

async function look(store: ReportStore): Promise<unknown> {
  const found = await findReports(store, ['text:x3']);
  const { total } = await searchReports(store, all);
  return [found.size, total, await sourceStates(store), store.mayBeEmpty()];
}

test.each([
  ['filters', 'gone', null],
  ['filters', 'cut in half', half],
  ['filters', 'of another form', other],
  ['tables', 'cut in half', half],
  ['tables', 'of another form', other],
  ['rows', 'cut in half', half],
  ['rows', 'of another form', other],
  ['marks', 'cut in half', half],
  ['marks', 'of another form', other],
  ['sources', 'of another form', other],
] as const)(
  'a list whose part in “%s” is %s is not taken for one that has nothing: all are made anew',
  async (name, _, damage) => {
    expect(await look(await damaged(name, damage))).toEqual([0, 0, [], true]);
  },
);

test.each([
  ['cut in half', half],
  ['of another form', other],
])(
  'a list whose proofs are %s is not taken for one that has nothing, either',
  async (_, damage) => {
    const keys = Array.from({ length: fullRows }, (_, n) => `text:x${n}`);
    const store = await damaged('proofs', damage, fullRows);
    expect(await findReported(store, keys)).toEqual(new Set());
    expect(store.mayBeEmpty()).toBe(true);
  },
);
