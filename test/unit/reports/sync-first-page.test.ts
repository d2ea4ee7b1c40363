import { beforeEach, describe, expect, test } from 'vitest';
import type { ReportStore } from '@/lib/reports/report-store';
import type { PageRead, SyncJob } from '@/lib/reports/sync-job';
import type { Paging } from '@/lib/service/read-answers';
import { newStore } from './new-store';
import { addressesOf, pageOf, records, serve, storedAddresses, syncService } from './service-list';

const list = records(7);
const whole = { status: 'finished', entries: 7 };
const refused: PageRead = { status: 'failed', error: 'rejected', message: 'No.' };
const missing: PageRead = { status: 'failed', error: 'not-found', message: 'None.' };
const busy: PageRead = { status: 'failed', error: 'server', message: 'Later.' };

let store: ReportStore;
let asked: number[];

beforeEach(async () => {
  store = await newStore();
  asked = [];
});

type Tell = (page: number, rows: number) => Partial<Paging>;

/** Three rows a page, the first of which has this number; `before`: what comes for the page before that. */
function countedFrom(first: number, tell: Tell = () => ({}), before: PageRead = pageOf([])) {
  const read: SyncJob['readPage'] = async (page) => {
    asked.push(page);
    const at = page - first;
    if (at < 0) return before;
    const rows = list.slice(at * 3, at * 3 + 3);
    return pageOf(rows, tell(page, rows.length));
  };
  return read;
}

const tellings: [string, Tell][] = [
  ['nothing', () => ({})],
  ['the number of the page', (current) => ({ current })],
  ['the rows of the page', (_, count) => ({ count })],
  ['those twice', (_, rows) => ({ total: rows, count: rows })],
];

describe.each(tellings)('of a list that counts from 0 and tells %s', (_, tell) => {
  test('nothing is left out, and page 0 is found once', async () => {
    expect(await syncService(store, countedFrom(0, tell))).toEqual(whole);
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
    expect(asked.slice(0, 5)).toEqual([1, 0, 1, 2, 3]);
    asked = [];
    expect(await syncService(store, countedFrom(0, tell))).toEqual(whole);
    expect(asked.slice(0, 3)).toEqual([0, 1, 2]);
  });
});

test('nor is the only page of one', async () => {
  const read: SyncJob['readPage'] = async (page) => pageOf(page === 0 ? list : []);
  expect(await syncService(store, read)).toEqual(whole);
});

test('nor where there is no page 1, and once it is emptied, nobody is accused', async () => {
  let now = list;
  const read: SyncJob['readPage'] = async (page) => (page === 0 ? pageOf(now) : missing);
  expect(await syncService(store, read)).toEqual(whole);
  now = [];
  expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 0 });
});

test.each<[string, PageRead, PageRead]>([
  ['says that it is page 1', pageOf(list, { current: 1 }), missing],
  ['is empty', pageOf([]), missing],
  ['is not asked for', pageOf(list), busy],
])('where page 1 cannot be had and page 0 %s, nothing is removed', async (_, before, first) => {
  await syncService(store, countedFrom(1));
  const read: SyncJob['readPage'] = async (page) => (page === 0 ? before : first);
  expect(await syncService(store, read)).toEqual(first);
  expect(await storedAddresses(store)).toEqual(addressesOf(list));
});

test('nor is that of one that was empty before', async () => {
  await syncService(store, async () => pageOf([]));
  expect(await syncService(store, countedFrom(0))).toEqual(whole);
});

test('a reading that dies goes on with the pages as it counted them', async () => {
  const dies: SyncJob['readPage'] = (page, ...how) =>
    page === 2 ? Promise.resolve(busy) : countedFrom(0)(page, ...how);
  expect(await syncService(store, dies)).toMatchObject({ status: 'failed' });
  asked = [];
  await syncService(store, countedFrom(0));
  expect(asked[0]).toBe(2);
  expect(await storedAddresses(store)).toEqual(addressesOf(list));
});

test('where the service counts from 1 by now, that is noticed', async () => {
  await syncService(store, countedFrom(0));
  expect(
    await syncService(
      store,
      countedFrom(1, () => ({}), refused),
    ),
  ).toEqual(whole);
});

describe('where it counts from 0 by now, that is noticed', () => {
  const tell: Tell = () => ({ total: 3, count: 7 });

  test('by what is missing at its end', async () => {
    await syncService(store, countedFrom(1));
    expect(await syncService(store, countedFrom(0, tell))).toEqual(whole);
  });

  test.each<[string, PageRead]>([
    ['is empty', pageOf([])],
    ['promises some', pageOf([], { total: 1, count: 3 })],
    ['is not there', missing],
  ])('of one page, by page 1, which %s', async (_, behind) => {
    await syncService(store, countedFrom(1));
    const read: SyncJob['readPage'] = async (page) => (page === 0 ? pageOf(list) : behind);
    expect(await syncService(store, read)).toEqual(whole);
  });
});

test('a first page that is empty once it is known to have reports removes none', async () => {
  await syncService(store, countedFrom(1));
  let times = 0;
  const read = countedFrom(0, () => ({ total: 3, count: 7 }));
  const emptied: SyncJob['readPage'] = async (page, ...how) =>
    page === 0 && ++times === 2 ? pageOf([]) : read(page, ...how);
  expect(await syncService(store, emptied)).toMatchObject({ status: 'failed', error: 'paging' });
  expect(await storedAddresses(store)).toEqual(addressesOf(list));
  expect(await syncService(store, emptied)).toEqual(whole);
});

describe('page 0 of one that counts from 1 is asked for once', () => {
  test.each<[string, PageRead]>([
    ['is empty', pageOf([])],
    ['is refused', refused],
    ['says that it is the first one', pageOf(records(3, 50), { current: 1 })],
  ])('where it %s', async (_, before) => {
    expect(
      await syncService(
        store,
        countedFrom(1, () => ({}), before),
      ),
    ).toEqual(whole);
    expect(asked.filter((page) => page === 0)).toHaveLength(1);
    asked = [];
    await syncService(
      store,
      countedFrom(1, () => ({}), before),
    );
    expect(asked).toEqual([1, 2, 3, 4]);
  });
});

test('nor is the first page of one whose only page was repeated behind it', async () => {
  let now = list.slice(0, 3);
  const read: SyncJob['readPage'] = async (page) => {
    const at = Math.min(page, Math.ceil(now.length / 3) - 1) * 3;
    return pageOf(now.slice(at, at + 3));
  };
  await syncService(store, read);
  now = list;
  expect(await syncService(store, read)).toEqual(whole);
  expect(await storedAddresses(store)).toEqual(addressesOf(list));
});

test.each<[string, PageRead]>([
  ['is empty', pageOf([])],
  ['says that it is another', pageOf(list.slice(0, 3), { current: 1 })],
])('where page 0 was the first and %s by now, the service counts from 1', async (_, before) => {
  await syncService(store, countedFrom(0));
  const read = countedFrom(1, (current) => ({ current }), before);
  expect(await syncService(store, read)).toEqual(whole);
  expect(await storedAddresses(store)).toEqual(addressesOf(list));
});

test.each<[string, PageRead]>([
  ['cannot be had now', busy],
  ['is forbidden, as all may be now', { ...busy, error: 'refused' }],
  ['is the same as page 1', pageOf(list.slice(0, 3))],
])('where it %s, it is asked for with the next reading again', async (_, before) => {
  const read = countedFrom(1, () => ({}), before);
  expect(await syncService(store, read)).toEqual(whole);
  await syncService(store, read);
  expect(asked.filter((page) => page === 0)).toHaveLength(2);
});

test('a service that has a page 0 only behind page 1 is not asked for ever', async () => {
  const read: SyncJob['readPage'] = async (page) => {
    asked.push(page);
    if (asked.length > 1000) throw new Error('for ever');
    const isThere = page === 1 || (page === 0 && asked.at(-2) === 1);
    return pageOf(isThere ? records(3, 10 * page + 10) : []);
  };
  expect(await syncService(store, read)).toMatchObject({ status: 'finished' });
});

test('where the list tells its length, it is never asked for', async () => {
  const read: SyncJob['readPage'] = async (page) => {
    asked.push(page);
    return serve(list)(page);
  };
  expect(await syncService(store, read)).toEqual(whole);
  expect(asked).not.toContain(0);
});
