import { beforeEach, describe, expect, test } from 'vitest';
import type { ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { PageRead } from '@/lib/reports/sync-job';
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

describe('a page of which no row can be read', () => {
  const list = records(9);
  const at = (bad: Record<number, number>, changes: Partial<Paging> = {}) => {
    const read = serveBad(list, bad);
    return syncService(store, async (page) => {
      const answer = await read(page);
      return answer.status === 'page'
        ? { ...answer, paging: { ...answer.paging, ...changes } }
        : answer;
    });
  };
  const silent = { total: null, count: null };

  test.each<[string, number, Partial<Paging>]>([
    ['is the last', 3, {}],
    ['is the last, of a list whose length is not known', 3, silent],
    ['is in the middle', 2, {}],
    ['is in the middle of a list whose length is not known', 2, silent],
  ])('and which %s ends nothing', async (_, bad, paging) => {
    const read = list.filter((_record, n) => Math.floor(n / 3) !== bad - 1);
    expect(await at({ [bad]: 3 }, paging)).toEqual({ status: 'finished', entries: 6 });
    expect(await storedAddresses(store)).toEqual(addressesOf(read));
    expect(await sourceStates(store)).toMatchObject([{ entries: 6, unreadable: 3, error: null }]);
  });

  test('behind another one is no list any more, and loses nothing, however often it is tried', async () => {
    await syncService(store, serve(list));
    const message =
      'The answer of the service is not understood. Check the service address in the settings.';
    const outcome = { status: 'failed', error: 'not-understood', message };
    expect(await at({ 2: 3, 3: 3 })).toEqual(outcome);
    expect(await at({ 2: 3, 3: 3 })).toEqual(outcome);
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
    expect(await syncService(store, serve(list))).toEqual({ status: 'finished', entries: 9 });
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });

  test('ends the list where all came that was promised', async () => {
    const asked: number[] = [];
    const read = async (page: number) => {
      asked.push(page);
      return page < 4 ? serve(list)(page) : { ...pageOf([]), unreadable: 1 };
    };
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 9 });
    expect(asked).toEqual([1, 2, 3, 4]);
  });
});

describe('a list of which', () => {
  const notUnderstood = { status: 'failed', error: 'not-understood' };
  const before = records(9);

  test.each<[string, Record<number, number>]>([
    ['nothing can be read any more', { 1: 9 }],
    ['one row of twelve can', { 1: 11 }],
    ['most rows cannot, and those that can are less than half of what it had', { 1: 8 }],
  ])('%s removes nothing, and says so', async (_, bad) => {
    await syncService(store, serve(before, 12));
    const list = bad[1] === 9 ? before : records(12);
    expect(await syncService(store, serveBad(list, bad, 12))).toMatchObject(notUnderstood);
    expect(await storedAddresses(store)).toEqual(expect.arrayContaining(addressesOf(before)));
    expect(await sourceStates(store)).toMatchObject([
      { updatedAt: 1_800_000_000_000, failedSince: 1_800_000_000_000, progress: null },
    ]);
    expect(await syncService(store, serve(before, 12))).toMatchObject({ status: 'finished' });
    expect(await storedAddresses(store)).toEqual(addressesOf(before));
  });

  test('nearly nothing can be read the first time is never said to be whole', async () => {
    const outcome = await syncService(store, serveBad(records(12), { 1: 11 }, 12));
    expect(outcome).toMatchObject(notUnderstood);
    expect(await sourceStates(store)).toMatchObject([{ updatedAt: null, entries: 1 }]);
  });

  test('most rows cannot be read is whole where it always was so', async () => {
    const read = serveBad(records(12), { 1: 8 }, 12);
    for (let time = 0; time < 2; time++)
      expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 4 });
  });
});
