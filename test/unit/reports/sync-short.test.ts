import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { PageRead, SyncJob } from '@/lib/reports/sync-job';
import type { Paging } from '@/lib/service/read-answers';
import { newStore } from './new-store';
import { addressesOf, pageOf, records, serve, storedAddresses, syncService } from './service-list';

type Asked = Parameters<SyncJob['readPage']>[2];

let store: ReportStore;
const list = records(50);
const readAll = serve(list, 10);

beforeEach(async () => {
  store = await newStore();
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

  test('an empty page in the middle, of one that became shorter, so that rows came twice', async () => {
    store = await newStore();
    const asked: number[] = [];
    const read: SyncJob['readPage'] = async (page) => {
      asked.push(page);
      if (page === 5 && asked.filter((one) => one === 5).length < 3) return pageOf([]);
      return serve(asked.includes(4) ? list.slice(1) : list, 10)(page);
    };
    expect(await syncService(store, read)).toEqual({
      status: 'failed',
      error: 'paging',
      message: 'The service promised a list of 49 reports and sent 40.',
    });
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 49 });
  });

  test('but one is whole whose later pages are longer than its first', async () => {
    store = await newStore();
    const pages = [list.slice(0, 2), list.slice(2, 5), list.slice(5, 8)];
    const read: SyncJob['readPage'] = async (page) => {
      const rows = pages[page - 1] ?? [];
      return pageOf(rows, { total: 8, count: rows.length });
    };
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 8 });
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

describe('so is one that tells its pages alone', () => {
  const pages = Array.from({ length: 5 }, (_, at) => list.slice(at * 10, (at + 1) * 10));
  const rowsOf = (page: number) => pages[page - 1] ?? [];
  const tellings: [string, (rows: number) => Partial<Paging>][] = [
    ['beside the rows of each', (rows) => ({ total: 5, count: rows })],
    ['and nothing else', () => ({ total: 5 })],
    ['by its records, twice', () => ({ total: 50, count: 50 })],
  ];
  const failed = (sent: number) => ({
    status: 'failed',
    error: 'paging',
    message: `The service promised a list of 5 pages and sent ${sent}.`,
  });

  test.each(tellings)('%s: an empty page in the middle', async (_, paging) => {
    const read = async (page: number) => {
      const rows = page === 3 ? [] : rowsOf(page);
      return pageOf(rows, paging(rows.length));
    };
    expect(await syncService(store, read)).toEqual(failed(2));
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });

  test.each(tellings)('%s: its pages count from 0', async (_, paging) => {
    store = await newStore();
    const read = async (page: number) => {
      const rows = rowsOf(page + 1);
      return pageOf(rows, paging(rows.length));
    };
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 50 });
  });

  test.each(tellings)('%s: all came, and behind them is no page', async (_, paging) => {
    const read = async (page: number): Promise<PageRead> => {
      const rows = rowsOf(page);
      return rows.length > 0
        ? pageOf(rows, paging(rows.length))
        : { status: 'failed', error: 'not-found', message: 'There is no such page.' };
    };
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 50 });
  });

  test('and has more pages than a page has rows, and none behind them', async () => {
    const read = async (page: number): Promise<PageRead> => {
      const rows = list.slice((page - 1) * 2, page * 2);
      return page >= 1 && rows.length > 0
        ? pageOf(rows, { total: 25 })
        : { status: 'failed', error: 'not-found', message: 'There is no such page.' };
    };
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 50 });
  });

  test('what says one page for ever, and refuses the fourth, is not at its end there', async () => {
    const message = 'There is no such page.';
    const read = async (page: number): Promise<PageRead> =>
      page < 4
        ? pageOf(rowsOf(page), { total: 1, count: 1 })
        : { status: 'failed', error: 'rejected', message };
    expect(await syncService(store, read)).toEqual({
      status: 'failed',
      error: 'rejected',
      message,
    });
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });

  test('one of two pages that counts nothing but the rows of each is read once', async () => {
    globalThis.indexedDB = new IDBFactory();
    const asked: number[] = [];
    const read = async (page: number) => {
      asked.push(page);
      const rows = [list.slice(0, 10), list.slice(10, 13)][page - 1] ?? [];
      return pageOf(rows, { total: rows.length, count: rows.length });
    };
    const whole = { status: 'finished', entries: 13 };
    expect(await syncService(await openReportStore(), read)).toEqual(whole);
    expect(asked).toEqual([1, 0, 2, 3]);
  });

  test('one that counts nothing but the rows of each page promises none', async () => {
    const some = [...pages.slice(0, 2), list.slice(20, 29)];
    const read = async (page: number) => {
      const rows = some[page - 1] ?? [];
      return pageOf(rows, { total: rows.length, count: rows.length });
    };
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 29 });
  });

  test.each([200, 1500])(
    'one that counts pages as short as it likes, though it gives longer ones: %i',
    async (count) => {
      const many = records(count);
      const read = async (page: number, _: AbortSignal, { limit }: Asked) => {
        const length = limit ?? 20;
        const rows = many.slice((page - 1) * length, page * length);
        return pageOf(rows, { total: count / 20, count });
      };
      expect(await syncService(store, read)).toEqual({ status: 'finished', entries: count });
    },
  );

  test('it became shorter while it was read', async () => {
    const read = async (page: number) => {
      const rows = page > 3 ? [] : rowsOf(page);
      return pageOf(rows, { total: page === 1 ? 5 : 3, count: rows.length });
    };
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 30 });
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
