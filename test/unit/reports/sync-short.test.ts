import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { PageRead } from '@/lib/reports/sync-job';
import { addressesOf, pageOf, records, serve, storedAddresses, syncService } from './service-list';

let store: ReportStore;
const list = records(50);
const readAll = serve(list, 10);

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  store = await openReportStore();
  await syncService(store, readAll);
});

describe('a list that comes short of what it promised is no whole list, and loses nothing', () => {
  test.each<[string, (page: number) => Promise<PageRead>, number]>([
    [
      'an empty page in the middle',
      async (page) =>
        page === 2 ? pageOf([], { total: 5, count: 50, current: 2 }) : readAll(page),
      10,
    ],
    [
      'the same page again and again',
      async () => pageOf(list.slice(0, 10), { total: 5, count: 50 }),
      20,
    ],
  ])('%s', async (_, readPage, rows) => {
    expect(await syncService(store, readPage)).toEqual({
      status: 'failed',
      error: 'paging',
      message: `The service promised a list of 50 reports and sent ${rows}.`,
    });
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });

  test('rows that come twice, or cannot be read, are not missing, and the unreadable are counted', async () => {
    const doubled = [...records(7), ...records(2)];
    const read = async (page: number): Promise<PageRead> =>
      page === 1
        ? { ...pageOf(doubled, { total: 1, count: 10, current: 1 }), unreadable: 1 }
        : pageOf([]);
    expect(await syncService(store, read)).toMatchObject({ status: 'finished', entries: 7 });
    expect(await sourceStates(store)).toMatchObject([{ entries: 7, unreadable: 1 }]);
  });
});

test('another service does not go on with the list of the one before, nor keep its records', async () => {
  const stopping = new AbortController();
  const first = async (page: number) => {
    if (page === 3) stopping.abort();
    return readAll(page);
  };
  expect(await syncService(store, first, { signal: stopping.signal })).toEqual({
    status: 'stopped',
  });
  const asked: number[] = [];
  const others = records(20, 100);
  const second = async (page: number) => {
    asked.push(page);
    return serve(others, 10)(page);
  };
  await syncService(store, second, { version: 'https://other.example', name: 'other.example' });
  expect(asked).toEqual([1, 2, 3]);
  expect(await storedAddresses(store)).toEqual(addressesOf(others));
});
