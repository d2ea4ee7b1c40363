import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { SyncJob } from '@/lib/reports/sync-job';
import type { ListedRecord, Paging } from '@/lib/service/read-answers';
import { newStore } from './new-store';
import {
  addressesOf,
  pageOf,
  progressSeen,
  record,
  records,
  serve,
  storedAddresses,
  syncService,
} from './service-list';

const list = records(12);
const nextDay = { now: () => 1_800_000_000_000 + 90_000_000 };
const silent = { total: null, count: null };

let store: ReportStore;
let asked: number[];

beforeEach(async () => {
  store = await newStore();
  await syncService(store, serve(list));
  asked = [];
});

/** Serves lists as they are as of the n-th page that is asked for. */
function changing(
  lists: Record<number, readonly ListedRecord[]>,
  paging: Partial<Paging> = {},
): SyncJob['readPage'] {
  let now: readonly ListedRecord[] = [];
  return async (page) => {
    asked.push(page);
    now = lists[asked.length] ?? now;
    const answer = await serve(now)(page);
    return answer.status === 'page'
      ? { ...answer, paging: { ...answer.paging, ...paging } }
      : answer;
  };
}

/** The list with some of its reports moved to the front, as those are that are reported again. */
function moved(from: readonly ListedRecord[], ...numbers: number[]) {
  const again = numbers.map((n) => record(n, { reportCount: 99 }));
  return [...again, ...from.filter(({ id }) => !again.some((one) => one.id === id))];
}

describe('a report that moves to the front of the list while it is read is not lost', () => {
  test.each<[string, Partial<Paging>]>([
    ['of a list that tells its length', {}],
    ['of one that does not', silent],
  ])('%s', async (_, paging) => {
    const read = changing({ 1: list, 3: moved(list, 11) }, paging);
    expect(await syncService(store, read, nextDay)).toEqual({ status: 'finished', entries: 12 });
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
    expect(await sourceStates(store)).toMatchObject([{ entries: 12, error: null }]);
  });

  test('nor one that does so while that one is looked for', async () => {
    const first = moved(list, 11, 12);
    // The first page was read again, and 12 was on it no more.
    const read = changing({
      1: list,
      3: first,
      6: moved(list, 3, 2, 11, 12),
      7: moved(list, 12, 3, 2, 11),
    });
    await syncService(store, read, nextDay);
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });
});

const grown = [...list, record(13)];

describe('no report that is still on the list is lost', () => {
  test.each<[string, Record<number, readonly ListedRecord[]>, Partial<Paging>]>([
    ['where one moves to its end, reported again', { 3: [...list.slice(1), record(1)] }, {}],
    ['where one goes and another comes between two pages', { 2: records(12, 2) }, {}],
    ['where one goes from a list that does not tell its length', { 2: records(11, 2) }, silent],
    [
      'where one moves to the front of a list that grows at its end',
      { 2: grown, 4: moved(grown, 12) },
      {},
    ],
  ])('%s', async (_, lists, paging) => {
    await syncService(store, changing({ 1: list, ...lists }, paging), nextDay);
    const found = await storedAddresses(store);
    const last = addressesOf(Object.values(lists).at(-1) ?? []);
    expect(last.filter((address) => !found.includes(address))).toEqual([]);
  });

  test('where the background dies while it is looked for', async () => {
    const after = [...list.slice(1), record(1)];
    const read = changing({ 1: list, 3: after });
    const dying: SyncJob['readPage'] = (page, ...how) =>
      asked.length === 6 ? new Promise(() => undefined) : read(page, ...how);
    void syncService(store, dying, nextDay);
    await vi.waitFor(async () => {
      const row = await store.read((all) => all.objectStore('sources').get('service'));
      expect(row?.checkpoint).toMatchObject({ nextPage: 2, returns: 1 });
    });
    asked = [];
    await syncService(await openReportStore(), changing({ 1: after }), nextDay);
    expect(asked).toEqual([2, 3, 4]);
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });
});

describe('a list from which something was removed', () => {
  const left = list.slice(1);
  test.each<[string, Partial<Paging>]>([
    ['and that tells its length', {}],
    ['and that does not', silent],
  ])('%s, is read twice, once', async (_, paging) => {
    const whole = { status: 'finished', entries: 11 };
    expect(await syncService(store, changing({ 1: left }, paging), nextDay)).toEqual(whole);
    expect(asked).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
    expect(await storedAddresses(store)).toEqual(addressesOf(left));
    asked = [];
    expect(await syncService(store, changing({ 1: left }, paging), nextDay)).toEqual(whole);
    expect(asked).toEqual([1, 2, 3, 4, 5]);
  });

  test('tells how far the second look is, and that it is one', async () => {
    const seen = await progressSeen(store, changing({ 1: left }), nextDay);
    const second = seen.filter((progress) => JSON.stringify(progress).includes('again'));
    // Pages that come at once are stored together.
    expect(second[0]).toEqual({ done: 3, total: 11, again: true });
    expect(second.at(-1)).toEqual({ done: 11, total: 11, again: true });
    expect(seen.at(-1)).toBe(null);
  });

  test('is read twice, once, though it brings something new each time', async () => {
    let times = 0;
    const growing: SyncJob['readPage'] = async (page) => {
      asked.push(page);
      if (page === 1) times++;
      return serve([...records(times * 3, 100), ...left])(page);
    };
    await syncService(store, growing, nextDay);
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
  });

  test('is read a third time where not all that was missing was found', async () => {
    const read = changing({ 1: left, 3: [...list.slice(2), record(2)] });
    await syncService(store, read, nextDay);
    expect(asked).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
    expect(await storedAddresses(store)).toEqual(addressesOf(left));
  });
});

test('what moved is looked for no farther than where it is found', async () => {
  await syncService(store, changing({ 1: list, 3: moved(list, 11) }), nextDay);
  expect(asked).toEqual([1, 2, 3, 4, 5, 1, 2]);
});

describe('a list that has some reports twice', () => {
  const pages = [1, 2, 3, 4, 5, 6];
  test.each<[string, Partial<Paging>, number[]]>([
    ['and tells its length, is read twice, once,', {}, [...pages, ...pages]],
    // As one does whose service repeats its last page behind the end.
    ['and does not, is read', silent, [...pages, 1]],
  ])('%s and then ends with one more look at its first page', async (_, paging, first) => {
    const doubled = [...list, ...records(2)];
    const whole = { status: 'finished', entries: 12 };
    for (const expected of [first, [...pages, 1]]) {
      asked = [];
      expect(await syncService(store, changing({ 1: doubled }, paging), nextDay)).toEqual(whole);
      expect(asked).toEqual(expected);
    }
  });

  test('and grows all the time is not read again for each report that comes', async () => {
    const doubled = [...list, ...list];
    let times = 0;
    const growing: SyncJob['readPage'] = async (page) => {
      asked.push(page);
      if (page === 1) times++;
      return serve([...records(times, 100), ...doubled])(page);
    };
    expect((await syncService(store, growing, nextDay)).status).toBe('finished');
    expect(times).toBeLessThan(5);
  });

  test('and grew while it was looked through again is read once the next time', async () => {
    const doubled = [...list, ...list];
    const after = [record(13), ...doubled];
    await syncService(store, changing({ 1: doubled, 10: after }), nextDay);
    asked = [];
    await syncService(store, changing({ 1: after }), nextDay);
    expect(asked).toEqual([...pages, 7, 8, 9, 10, 1]);
    expect(await storedAddresses(store)).toEqual(addressesOf(grown));
  });

  test('is unchanged where its edition is, all the same, and what cannot be read counts once', async () => {
    const doubled = pageOf([...list, ...list.slice(0, 2)], { total: 1, count: 15, current: 1 });
    const read: SyncJob['readPage'] = async (page, _, { edition }) => {
      if (page > 1) return pageOf([]);
      return edition === '"1"'
        ? { status: 'unchanged' }
        : { ...doubled, unreadable: 1, edition: '"1"' };
    };
    expect(await syncService(store, read, nextDay)).toEqual({ status: 'finished', entries: 12 });
    expect(await sourceStates(store)).toMatchObject([{ entries: 12, unreadable: 1 }]);
    expect(await syncService(store, read, nextDay)).toEqual({ status: 'unchanged' });
  });
});

describe('a list that does not tell its length', () => {
  test.each([1, 2])(
    'and grows by %i pages in front while it is read loses nothing',
    async (pages) => {
      const grown = [...records(pages * 3, 100), ...list];
      const read = changing({ 1: list, 3: grown }, silent);
      const entries = grown.length;
      expect(await syncService(store, read, nextDay)).toEqual({ status: 'finished', entries });
      expect(await storedAddresses(store)).toEqual(addressesOf(grown));
    },
  );
});
