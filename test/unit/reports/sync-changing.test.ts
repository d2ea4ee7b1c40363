import { beforeEach, describe, expect, test } from 'vitest';
import { findReports } from '@/lib/reports/find-reports';
import { lookupKeys } from '@/lib/reports/record';
import type { ReportStore } from '@/lib/reports/report-store';
import { removeSource, sourceStates } from '@/lib/reports/sources';
import type { SyncJob } from '@/lib/reports/sync-job';
import type { ListedRecord } from '@/lib/service/read-answers';
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

let store: ReportStore;
let asked: number[];

beforeEach(async () => {
  store = await newStore();
  asked = [];
});

/** Serves lists as they are by the page that is asked for: each from that page on. Behind the end comes the last page again. */
function changing(lists: Record<number, readonly ListedRecord[]>): SyncJob['readPage'] {
  let list: readonly ListedRecord[] = [];
  return async (page) => {
    asked.push(page);
    list = lists[page] ?? list;
    delete lists[page];
    const pages = Math.ceil(list.length / 3);
    const answer = await serve(list)(Math.min(page, pages));
    return answer.status === 'page'
      ? { ...answer, paging: { ...answer.paging, current: null } }
      : answer;
  };
}

describe('a list that grows in front while it is read', () => {
  test.each<[string, readonly ListedRecord[], number, number[]]>([
    ['by a page', [...records(3, 100), ...records(3)], 6, [1, 0, 2, 3, 1, 2]],
    ['by a page and one', [...records(4, 100), ...records(3)], 7, [1, 0, 2, 3, 4, 1, 2]],
  ])(
    '%s: goes on behind pages that it knows, as far as those moved, and then in front',
    async (_, grown, entries, pages) => {
      const outcome = await syncService(store, changing({ 1: records(3), 2: grown }));
      expect(outcome).toEqual({ status: 'finished', entries });
      expect(asked).toEqual(pages);
    },
  );

  test('and then elsewhere: goes on behind a page that it knows, up to the end that was promised, and then in front', async () => {
    const second = [...records(3, 100), ...records(12)];
    const fourth = [...records(3, 103), ...second.slice(0, 12)];
    const read = changing({ 1: records(12), 2: second, 4: fourth });
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 15 });
    expect(asked.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 6, 1]);
    expect(await storedAddresses(store)).toEqual(addressesOf(fourth));
  });

  test('and ends at that end where the page there brings nothing new, and reads what moved to the front', async () => {
    const second = [...records(3, 100), ...records(6)];
    const third = [...records(3, 103), ...records(3, 100), ...records(3)];
    const read = changing({ 1: records(6), 2: second, 3: third });
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 9 });
    // The first page and page 0, since rows that came twice may stand for those of a page that was left out.
    expect(asked).toEqual([1, 2, 3, 1, 0, 1, 2, 3]);
    expect(await storedAddresses(store)).toEqual(addressesOf(third));
  });

  test.each<[string, readonly ListedRecord[]]>([
    ['in front', [record(100), ...records(7)]],
    ['at its end', records(8)],
  ])(
    '%s, after its last page was read, keeps its promise, and what came is read',
    async (_, grown) => {
      const read = async (page: number) => {
        asked.push(page);
        // Behind the last page.
        return serve(asked.length < 4 ? records(7) : grown)(page);
      };
      expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 8 });
      expect(await storedAddresses(store)).toEqual(addressesOf(grown));
      expect(await sourceStates(store)).toMatchObject([{ error: null, failedSince: null }]);
    },
  );

  test.each<[string, (page: number) => readonly ListedRecord[]]>([
    ['again and again', () => records(7 + asked.length)],
    ['by what that page alone says', (page) => records(page < 4 ? 7 : 8)],
  ])('%s, after its last page was read, is gone back in for that once', async (_, listFor) => {
    const read = async (page: number) => {
      asked.push(page);
      return serve(asked.length < 4 ? records(7) : listFor(page))(page);
    };
    expect((await syncService(store, read)).status).toBe('finished');
    expect(asked.length).toBeLessThan(30);
  });

  test('shows how many there are now', async () => {
    const read = async (page: number) => serve(records(page < 2 ? 7 : 9))(page);
    expect(await progressSeen(store, read)).toEqual([
      { done: 0, total: null },
      { done: 3, total: 7 },
      { done: 6, total: 9 },
      { done: 9, total: 9 },
      null,
    ]);
  });
});

describe('a list that becomes shorter while it is read', () => {
  const list = records(30);

  /** The pages that were asked for since one came that was in front of the one before. */
  const sinceReturn = () => asked.slice(asked.findIndex((page, at) => page < (asked[at - 1] ?? 0)));

  test.each([
    [1, 4],
    [3, 4],
    [4, 3],
    [6, 3],
    [7, 2],
    [15, 1],
  ])('by %i records at its seventh page is read again from page %i on', async (fewer, from) => {
    const left = list.slice(fewer);
    const outcome = await syncService(store, changing({ 1: list, 7: left }));
    expect(outcome.status).toBe('finished');
    const found = await storedAddresses(store);
    expect(addressesOf(left).filter((address) => !found.includes(address))).toEqual([]);
    expect(sinceReturn()[0]).toBe(from);
  });

  test('is read again to its end, once, with all pages that were asked for ahead', async () => {
    const outcome = await syncService(store, changing({ 1: list, 7: list.slice(1) }));
    expect(outcome).toEqual({ status: 'finished', entries: 30 });
    expect(sinceReturn()).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await sourceStates(store)).toMatchObject([{ entries: 30, error: null }]);
  });

  test.each([
    ['twice', 7, [0, 2, 0, 1], [1, 2, 1, 2]],
    ['twice, and once more on the way back', 13, [0, 0, 0, 1, 2, 0, 2], [1, 2, 3, 4, 1, 2, 3]],
  ])('%s is read to its end, though more was seen than it has', async (_, count, fewer, pages) => {
    let list = records(count);
    const outcome = await syncService(store, (page) => {
      asked.push(page);
      list = list.slice(fewer.shift() ?? 0);
      return serve(list, 4)(page);
    });
    expect(outcome).toEqual({ status: 'finished', entries: count });
    expect(asked.slice(0, pages.length)).toEqual(pages);
    expect(await storedAddresses(store)).toEqual(addressesOf(records(count)));
  });

  test('and is not read to its end promises nothing that it has more than, when it is gone on with', async () => {
    const fewer = [0, 2, 0];
    let list = records(7);
    await syncService(store, async (page) => {
      const next = fewer.shift();
      if (next === undefined) return { status: 'failed', error: 'offline', message: 'offline' };
      list = list.slice(next);
      return serve(list, 4)(page);
    });
    expect((await sourceStates(store))[0]?.entries).toBe(6);
    const seen = await progressSeen(store, serve(list, 4));
    expect(seen[0]).toEqual({ done: 6, total: null });
  });

  test.each<[string, number, Record<number, number>[], counted?: number]>([
    ['once', 9, [{ 3: 8 }]],
    ['again', 15, [{ 3: 14 }, { 5: 13 }]],
    ['once, with what a page may have in the place of what it has', 12, [{ 4: 11 }], 3],
  ])(
    '%s, of which only its last page tells, which counts itself, loses none that it still has',
    async (_, count, shrinking, counted) => {
      let left = records(count);
      const outcome = await syncService(store, async (page) => {
        asked.push(page);
        const returns = asked.filter((one) => one === 1).length - 1;
        left = left.slice(-(shrinking[returns]?.[page] ?? left.length));
        const rows = left.slice((page - 1) * 3, page * 3);
        return pageOf(rows, { total: left.length, count: counted ?? rows.length });
      });
      expect(outcome.status).toBe('finished');
      expect(await storedAddresses(store)).toEqual(expect.arrayContaining(addressesOf(left)));
    },
  );

  test('and has a report moved to the front, past the pages that are read again, loses none', async () => {
    const ten = records(10);
    const shorter = ten.slice(1);
    const moved = [record(9), ...shorter.filter(({ id }) => id !== 'r9')];
    const lists = [ten, ten, shorter, shorter];
    const outcome = await syncService(store, (page) => serve(lists.shift() ?? moved, 4)(page));
    expect(outcome).toEqual({ status: 'finished', entries: 10 });
    expect(await storedAddresses(store)).toEqual(addressesOf(ten));
  });

  test('to less than a page is read again from the first on', async () => {
    const left = records(2, 6);
    await syncService(store, changing({ 1: records(7), 3: left }));
    const found = await storedAddresses(store);
    expect(addressesOf(left).filter((address) => !found.includes(address))).toEqual([]);
    expect(sinceReturn()[0]).toBe(1);
  });

  test('goes on behind the pages that were read before, and no farther', async () => {
    const outcome = await syncService(store, changing({ 1: records(9), 3: records(8, 2) }));
    expect(outcome).toEqual({ status: 'finished', entries: 9 });
    expect(sinceReturn()).toEqual([1, 2, 3, 4]);
  });

  test('again and again counts in a way of its own, and is read through after 50 times', async () => {
    const whole = records(12);
    const outcome = await syncService(store, async (page) => {
      asked.push(page);
      return page === 2 ? pageOf(whole.slice(3, 6), { total: 4, count: 11 }) : serve(whole)(page);
    });
    expect(outcome).toEqual({ status: 'finished', entries: 12 });
    // And once at the end, beside page 0.
    expect(asked.filter((page) => page === 1)).toHaveLength(52);
  });

  test('and is removed meanwhile is asked for no more', async () => {
    const read = changing({ 1: list, 7: list.slice(1) });
    const outcome = await syncService(store, async (page, ...how) => {
      if (page === 7) await removeSource(store, 'service');
      return read(page, ...how);
    });
    expect(outcome).toEqual({ status: 'stopped' });
    expect(asked.slice(asked.indexOf(7)).filter((page) => page < 7)).toEqual([]);
  });
});

describe('a list whose pages are not as long as the first', () => {
  const pages = [records(3), records(3, 4), records(6, 7), []];
  const read = async (page: number) => pageOf(pages[page - 1] ?? [], { total: 4, count: 12 });

  test('counts each record', async () => {
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 12 });
    expect(await storedAddresses(store)).toEqual(addressesOf(records(12)));
  });

  test('is the same list when it is read again', async () => {
    const at = 1_800_000_000_000;
    await syncService(store, read);
    await syncService(store, read, { now: () => at + 1000 });
    expect(await sourceStates(store)).toMatchObject([{ updatedAt: at + 1000, changedAt: at }]);
  });
});

test('every record is found by its address, where a page brings some that are there and some that are not', async () => {
  const before = records(7);
  const after = [record(100), ...before];
  await syncService(store, (page) => serve(page < 2 ? before : after)(page));
  const keys = before.flatMap(({ address }) => lookupKeys(address));
  const found = [...(await findReports(store, keys)).values()].flat();
  expect(found.map(({ address }) => address).sort()).toEqual(addressesOf(before));
});
