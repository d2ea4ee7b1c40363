import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { PageRead } from '@/lib/reports/sync-job';
import { addressesOf, progressSeen, records, serve, storedAddresses } from './service-list';

let store: ReportStore;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  store = await openReportStore();
});

/** Serves a list in which the first rows of some pages cannot be read: how many of which page. */
function serveBad(list: ReturnType<typeof records>, bad: Record<number, number>, pageLength = 3) {
  return async (page: number): Promise<PageRead> => {
    const answer = await serve(list, pageLength)(page);
    const unreadable = bad[page] ?? 0;
    if (answer.status !== 'page') return answer;
    return { ...answer, records: answer.records.slice(unreadable), unreadable };
  };
}

describe('a row of the first page that cannot be read', () => {
  const list = records(60);
  const asked: [number, number | null][] = [];
  const progress = () =>
    progressSeen(store, async (page, _, { limit }) => {
      asked.push([page, limit]);
      return serveBad(list, { 1: 1 }, limit === null ? 3 : 15)(page);
    });

  test('changes neither the length of the pages nor that of the list', async () => {
    asked.length = 0;
    expect((await progress()).slice(0, 2)).toEqual([
      { done: 0, total: null },
      { done: 14, total: 60 },
    ]);
    expect(asked).toEqual([[1, null], ...[1, 2, 3, 4, 5].map((page) => [page, 1000])]);
    expect(await storedAddresses(store)).toEqual(addressesOf(list.slice(1)));
    expect(await sourceStates(store)).toMatchObject([{ entries: 59, unreadable: 1 }]);
  });
});
