import { beforeEach, describe, expect, test } from 'vitest';
import { changeOfLength, pagingProblem, totalRecords } from '@/lib/reports/paging';
import type { ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { Paging } from '@/lib/service/read-answers';
import { newStore } from './new-store';
import {
  addressesOf,
  pageOf,
  progressSeen,
  records,
  serve,
  storedAddresses,
  syncService,
} from './service-list';

let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

const list = records(8);
const slice = (page: number) => list.slice((page - 1) * 3, page * 3);

describe('a list is read to its end, whatever its page fields count', () => {
  const readings: [string, (page: number) => Partial<Paging>][] = [
    ['nothing', () => ({})],
    ['total pages, count records', (page) => ({ total: 3, count: 8, current: page })],
    ['total records, count pages', (page) => ({ total: 8, count: 3, current: page })],
    ['total records, count on the page', (page) => ({ total: 8, count: slice(page).length })],
    ['one page, though there are three', () => ({ total: 1, count: 3 })],
    ['nonsense', (page) => ({ total: -7, count: 9e15, current: page })],
  ];
  test.each(readings)('%s', async (_, paging) => {
    await syncService(store, serve(records(2, 50)));
    const outcome = await syncService(store, async (page) => pageOf(slice(page), paging(page)));
    expect(outcome).toEqual({ status: 'finished', entries: 8 });
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });

  test('a service that gives the same page for ever', async () => {
    const outcome = await syncService(store, async () => pageOf(slice(1)));
    expect(outcome).toEqual({ status: 'finished', entries: 3 });
  });

  test('an empty page behind the end that calls itself the last one', async () => {
    const outcome = await syncService(store, async (page) =>
      pageOf(slice(page), { current: Math.min(page, 3) }),
    );
    expect(outcome).toEqual({ status: 'finished', entries: 8 });
  });

  test('an empty page behind the end that is told as the only one of none, once', async () => {
    const asked: number[] = [];
    const outcome = await syncService(store, async (page) => {
      asked.push(page);
      return pageOf(slice(page), page > 3 ? { total: 1, count: 0 } : { total: 3, count: 8 });
    });
    expect(outcome).toEqual({ status: 'finished', entries: 8 });
    expect(asked).toEqual([1, 2, 3, 4]);
  });
});

describe('a list that contradicts itself is an error, and every old entry stays', () => {
  const old = records(4, 50);
  const wrong = 'The service was asked for page';
  const rows: [string, (page: number) => ReturnType<typeof pageOf>, string, number][] = [
    [
      'another page than asked',
      (page) => pageOf(slice(page), { current: page === 2 ? 3 : page }),
      `${wrong} 2 of its list and sent page 3.`,
      3,
    ],
    [
      'pages that count from 0',
      (page) => pageOf(slice(page + 1), { total: 3, count: 8, current: page - 1 }),
      `${wrong} 1 of its list and sent page 0.`,
      0,
    ],
    [
      'the last page once more behind the end',
      (page) => {
        const current = Math.min(page, 3);
        return pageOf(slice(current), { total: 3, count: 8, current });
      },
      `${wrong} 4 of its list and sent page 3.`,
      8,
    ],
    [
      'an empty first page of many',
      () => pageOf([], { total: 3, count: 8, current: 1 }),
      'The service says that its list has reports, but sent none.',
      0,
    ],
    [
      'an empty only page with a record',
      () => pageOf([], { total: 1, count: 1 }),
      'The service says that its list has reports, but sent none.',
      0,
    ],
  ];
  test.each(rows)('%s', async (_, readPage, message, read) => {
    await syncService(store, serve(old));
    const outcome = await syncService(store, async (page) => readPage(page));
    expect(outcome).toEqual({ status: 'failed', error: 'paging', message });
    expect(await storedAddresses(store)).toEqual(addressesOf([...old, ...list.slice(0, read)]));
    const [state] = await sourceStates(store);
    expect(state).toMatchObject({ error: message, entries: 4 + read, progress: null });
  });
});

describe('the number of records in a list, from its first page of 100', () => {
  const rows: [number | null, number | null, number | null][] = [
    // total, count, records
    [3, 250, 250],
    [250, 3, 250],
    [250, 100, 250],
    [1, 100, 100],
    [100, 100, null],
    [null, 250, null],
    [250, null, null],
    [3, 100, null],
    [7, 250, null],
    [0, 0, null],
    [-3, 250, null],
    [1, 50, null],
    [250, 120, null],
  ];
  test.each(rows)('total %s, count %s: %s', (total, count, expected) => {
    expect(totalRecords({ total, count, current: 1 }, 100)).toBe(expected);
  });

  test('is not known from an empty page', () => {
    expect(totalRecords({ total: 5, count: 0, current: 1 }, 0)).toBe(null);
  });

  test('is not known where the list turns out longer', async () => {
    const read = async (page: number) => pageOf(slice(page), { total: 4, count: 3 });
    expect(await progressSeen(store, read)).toEqual([
      { done: 0, total: null },
      { done: 3, total: 4 },
      { done: 6, total: null },
      { done: 8, total: null },
      null,
    ]);
  });
});

describe('why a page cannot be the one that was asked for', () => {
  const sent = (current: number | string, asked: number | string) =>
    `The service was asked for page ${asked} of its list and sent page ${current}.`;
  const empty = 'The service says that its list has reports, but sent none.';
  const silent = { total: null, count: null, current: null };
  test.each<[string, Partial<Paging>, { asked: number; records: number }, string | null]>([
    ['a page that says nothing', {}, { asked: 1, records: 3 }, null],
    ['the page that was asked for', { current: 2 }, { asked: 2, records: 3 }, null],
    ['another page', { current: 3 }, { asked: 2, records: 3 }, sent(3, 2)],
    ['another page, of one record', { current: 3 }, { asked: 4, records: 1 }, sent(3, 4)],
    ['an empty page behind the end', { current: 3 }, { asked: 4, records: 0 }, null],
    ['an empty second page', { current: 1 }, { asked: 2, records: 0 }, null],
    [
      'an empty first page with another number',
      { current: 0 },
      { asked: 1, records: 0 },
      sent(0, 1),
    ],
    ['a first page of many', { total: 3, count: 8 }, { asked: 1, records: 3 }, null],
    ['an empty first page', {}, { asked: 1, records: 0 }, null],
    ['an empty first page of none', { total: 0, count: 0 }, { asked: 1, records: 0 }, null],
    [
      'an empty first page of none, of many',
      { total: 0, count: 5 },
      { asked: 1, records: 0 },
      null,
    ],
    ['an empty only page', { total: 1, count: 0 }, { asked: 1, records: 0 }, null],
    ['an empty only page that does not count', { total: 1 }, { asked: 1, records: 0 }, null],
    ['an empty only page of one', { total: 1, count: 1 }, { asked: 1, records: 0 }, empty],
    ['an empty first page of two', { total: 2 }, { asked: 1, records: 0 }, empty],
    ['an empty second page of two', { total: 2 }, { asked: 2, records: 0 }, null],
    ['long numbers', { current: 12_345 }, { asked: 1000, records: 3 }, sent('12,345', '1,000')],
  ])('%s', (_, paging, { asked, records }, problem) => {
    expect(pagingProblem({ ...silent, ...paging }, asked, records)).toBe(problem);
  });
});

describe('how much longer a list is than it was a page ago', () => {
  const now = { total: 3, count: 250, current: 2 };
  const ofPage = { total: 250, count: 50, current: 3 };
  test.each<[string, Paging, number | null, number]>([
    ['it grew', now, 240, 10],
    ['it shrank', now, 253, -3],
    ['it stayed', now, 250, 0],
    ['it was not known', now, null, 0],
    ['it is not known', { ...now, count: null }, 240, 0],
    ['it shrank, and the last page counts itself', ofPage, 253, -3],
    ['it shrank, and what a page may have is counted', { ...ofPage, count: 100 }, 253, -3],
    ['pages of which the last counts itself stayed', { ...now, count: 50 }, 250, 0],
    ['what is counted is not known', { ...ofPage, count: 49 }, 253, 0],
    ['nothing but the rows of the page is counted', { ...ofPage, total: 50 }, 100, 0],
  ])('%s', (_, paging, total, change) => {
    expect(changeOfLength(paging, { pageLength: 100, total, nextPage: 3 }, 50)).toBe(change);
  });
});
