import { beforeEach, describe, expect, test } from 'vitest';
import type { ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { PageRead } from '@/lib/reports/sync-job';
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

const start = 1_800_000_000_000;
const hour = 3_600_000;
const failed: PageRead = { status: 'failed', error: 'server', message: 'No.' };

let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

async function state() {
  return (await sourceStates(store))[0];
}

/** Reads a list up to this page, which fails. Says nothing of how long the list is. */
function readTo(end: number, list = records(30)) {
  return syncService(store, async (page) =>
    page === end ? failed : pageOf(list.slice((page - 1) * 3, page * 3)),
  );
}

/** The reading is given up, and not gone on with: an empty page that breaks a promise. */
function giveUpAt(end: number, list: ReturnType<typeof records>, now = start) {
  const read = async (page: number) =>
    page < end ? serve(list)(page) : pageOf([], { total: 10, count: 30 });
  return syncService(store, read, { now: () => now });
}

describe('the state of a source that could not be read', () => {
  test('says why and since when until it was read, also where a try was stopped', async () => {
    const at = (time: number) => ({ now: () => start + time });
    await syncService(store, async () => failed, at(0));
    const stopping = new AbortController();
    const stopped = await syncService(
      store,
      async () => {
        stopping.abort();
        return failed;
      },
      { ...at(hour), signal: stopping.signal },
    );
    expect(stopped).toEqual({ status: 'stopped' });
    expect(await state()).toMatchObject({ error: 'No.', failedSince: start });
    expect(await state()).toMatchObject({ triedAt: start + hour, progress: null });
    await syncService(store, serve(records(2)), at(2 * hour));
    expect(await state()).toMatchObject({ error: null, failedSince: null });
  });

  test('where it was never read says nothing of a failure when the first try was stopped', async () => {
    const signal = AbortSignal.abort();
    await syncService(store, serve(records(2)), { signal });
    expect(await state()).toMatchObject({ error: null, failedSince: null, entries: 0 });
  });

  test('forgets it where the list turns out to be unchanged, and a later reading begins anew', async () => {
    const named = async (page: number): Promise<PageRead> => {
      const answer = await serve(records(3))(page);
      return answer.status === 'page' ? { ...answer, edition: '"one"' } : answer;
    };
    await syncService(store, named);
    await syncService(store, async () => failed, { now: () => start + hour });
    expect(await state()).toMatchObject({ error: 'No.', failedSince: start + hour });
    const unchanged = async (): Promise<PageRead> => ({ status: 'unchanged' });
    await syncService(store, unchanged, { now: () => start + 2 * hour });
    expect(await state()).toMatchObject({ error: null, failedSince: null, progress: null });
    await syncService(store, named, { now: () => start + 25 * hour });
    expect(await state()).toMatchObject({ updatedAt: start + 25 * hour, changedAt: start });
  });
});

describe('the state of a source', () => {
  test('has the name that the source has now', async () => {
    await syncService(store, serve(records(2)));
    await syncService(store, serve(records(2)), { name: 'renamed.example' });
    expect(await state()).toMatchObject({ name: 'renamed.example' });
  });

  test('says how fast it is read', async () => {
    let now = start;
    const read = async (page: number) => {
      if (page > 0) now += 2000;
      return pageOf(records(9).slice((page - 1) * 3, page * 3));
    };
    const progress = await progressSeen(store, read, { now: () => now });
    expect(progress).toEqual([
      { done: 0, total: null },
      { done: 3, total: null, perSecond: 2 },
      { done: 6, total: null, perSecond: 2 },
      { done: 9, total: null, perSecond: 2 },
      null,
    ]);
  });

  test('counts the rows that cannot be read of all pages, and of the last reading only', async () => {
    const pages = [
      pageOf(records(3), { total: 3, count: 9 }),
      { ...pageOf(records(2, 4), { total: 3, count: 9 }), unreadable: 1 },
      { ...pageOf(records(1, 6), { total: 3, count: 9 }), unreadable: 2 },
    ];
    const outcome = await syncService(store, async (page) => pages[page - 1] ?? pageOf([]));
    expect(outcome).toEqual({ status: 'finished', entries: 6 });
    expect(await state()).toMatchObject({ entries: 6, unreadable: 3 });
    await syncService(store, serve(records(6)));
    expect(await state()).toMatchObject({ entries: 6, unreadable: 0 });
  });

  test('shows how far a reading had come that is gone on with', async () => {
    await readTo(3);
    expect(await progressSeen(store, serve(records(7)))).toEqual([
      { done: 6, total: null },
      { done: 7, total: null },
      null,
    ]);
  });
});

describe('a list is read from its first page on', () => {
  async function pagesAsked(now = start) {
    const asked: number[] = [];
    const read = async (page: number) => {
      asked.push(page);
      return serve(records(8))(page);
    };
    await syncService(store, read, { now: () => now });
    return asked;
  }

  test('where one report of those that were promised is missing', async () => {
    const read = async (page: number) => {
      const answer = await serve(records(7))(page);
      return answer.status === 'page'
        ? { ...answer, paging: { ...answer.paging, count: 8 } }
        : answer;
    };
    const message = 'The service promised a list of 8 reports and sent 7.';
    expect(await syncService(store, read)).toEqual({ status: 'failed', error: 'paging', message });
    expect(await state()).toMatchObject({ error: message, updatedAt: null, entries: 7 });
    expect(await pagesAsked()).toEqual([1, 2, 3, 4]);
  });

  test('where the clock was set back behind the time at which the reading began', async () => {
    await readTo(3);
    expect(await pagesAsked(start - 1)).toEqual([1, 2, 3, 4]);
  });

  test('but not up to a day after that', async () => {
    await readTo(3);
    expect(await pagesAsked(start + 24 * hour - 1)).toEqual([3, 4]);
  });
});

describe('of readings that are given up', () => {
  const whole = records(6, 100);

  test('what the one that came farthest brought stays', async () => {
    await syncService(store, serve(whole));
    const entries: (number | undefined)[] = [];
    for (const [end, from] of [
      [3, 1],
      [2, 11],
      [4, 21],
    ] as const) {
      await giveUpAt(end, records(30, from));
      entries.push((await state())?.entries);
    }
    expect(entries).toEqual([12, 12, 15]);
    const stored = await storedAddresses(store);
    expect(stored).toEqual(addressesOf([...whole, ...records(9, 21)]));
  });

  test('that came equally far, what the last one brought stays', async () => {
    await giveUpAt(3, records(30));
    await giveUpAt(3, records(30, 11));
    expect(await storedAddresses(store)).toEqual(addressesOf(records(6, 11)));
    expect(await state()).toMatchObject({ entries: 6 });
  });

  test('what was there before counts once', async () => {
    await syncService(store, serve(whole));
    await giveUpAt(3, [...whole, ...records(24)]);
    expect(await state()).toMatchObject({ entries: 6 });
  });

  test('what was shown goes with the next whole list, which so is another one', async () => {
    await syncService(store, serve(whole));
    await giveUpAt(2, records(30), start + hour);
    await syncService(store, serve(whole), { now: () => start + 2 * hour });
    expect(await state()).toMatchObject({ entries: 6, changedAt: start + 2 * hour });
    expect(await storedAddresses(store)).toEqual(addressesOf(whole));
    await syncService(store, serve(whole), { now: () => start + 3 * hour });
    expect(await state()).toMatchObject({ changedAt: start + 2 * hour });
  });
});

test('pages that are stored one by one are merged while the list is read, and at its end', async () => {
  const list = Array.from({ length: 40 * 3 }, (_, n) => record(n + 1));
  await readTo(41, list);
  const segments = async () => [...(await store.memory.segments()).values()];
  expect((await segments()).map(({ level, rows }) => [level, rows])).toEqual([
    [1, 96],
    ...Array.from({ length: 8 }, () => [0, 3]),
  ]);
  await syncService(store, async () => pageOf([]));
  expect((await segments()).map(({ level, rows }) => [level, rows])).toEqual([[2, 120]]);
});
