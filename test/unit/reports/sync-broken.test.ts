import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ReportStore, StoreError } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { PageRead, SyncJob } from '@/lib/reports/sync-job';
import { newStore } from './new-store';
import {
  addressesOf,
  pageOf,
  record,
  records,
  serve,
  storedAddresses,
  syncService,
} from './service-list';

const list = records(24);
const failed: PageRead = { status: 'failed', error: 'server', message: 'No.' };

let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

afterEach(() => {
  vi.useRealTimers();
});

async function state() {
  return (await sourceStates(store))[0];
}

/** What a reading asks for that finds the list as it is served. */
async function asksOf(read: (page: number, limit: number | null) => Promise<PageRead>) {
  const asked: [number, number | null][] = [];
  await syncService(store, async (page, _, { limit }) => {
    asked.push([page, limit]);
    return read(page, limit);
  });
  return asked;
}

describe('what was read in front of a page', () => {
  test('that fails is stored, and gone on from', async () => {
    const read = async (page: number) => (page === 5 ? failed : serve(list)(page));
    expect(await syncService(store, read)).toEqual(failed);
    expect(await storedAddresses(store)).toEqual(addressesOf(list.slice(0, 12)));
    expect(await state()).toMatchObject({ entries: 12, error: 'No.', progress: null });
    expect((await asksOf(serve(list)))[0]).toEqual([5, null]);
  });

  test('at which the reader breaks is stored, too', async () => {
    const read = async (page: number) => {
      if (page === 5) throw new TypeError('broken');
      return serve(list)(page);
    };
    await expect(syncService(store, read)).rejects.toThrow(new TypeError('broken'));
    expect(await state()).toMatchObject({ entries: 12, error: 'TypeError: broken' });
  });

  test('at which the reading is stopped is stored, and gone on from', async () => {
    // A service that needs a second for a page is asked for no page ahead of the next.
    vi.useFakeTimers({ toFake: ['performance'] });
    const stopping = new AbortController();
    const read = async (page: number) => {
      if (page === 5) stopping.abort();
      vi.advanceTimersByTime(1000);
      return serve(list)(page);
    };
    const outcome = await syncService(store, read, { signal: stopping.signal });
    expect(outcome).toEqual({ status: 'stopped' });
    expect(await state()).toMatchObject({ entries: 12, error: null, progress: null });
    expect((await asksOf(serve(list)))[0]).toEqual([5, null]);
  });

  test('that contradicts itself is not lost by that', async () => {
    const read = async (page: number) =>
      page === 5 ? pageOf(list.slice(12, 15), { current: 4 }) : serve(list)(page);
    expect(await syncService(store, read)).toMatchObject({ status: 'failed', error: 'paging' });
    expect(await state()).toMatchObject({ entries: 12 });
  });

  test('that is empty, where more was promised, is all there is', async () => {
    const read = async (page: number) =>
      page === 5 ? pageOf([], { total: 8, count: 24 }) : serve(list)(page);
    expect(await syncService(store, read)).toEqual({
      status: 'failed',
      error: 'paging',
      message: 'The service promised a list of 24 reports and sent 12.',
    });
    expect(await state()).toMatchObject({ entries: 12 });
    expect((await asksOf(serve(list)))[0]).toEqual([1, null]);
  });

  test('that is long in coming is stored, and what comes after counts with it', async () => {
    const read = async (page: number) => {
      if (page === 5) {
        const isStored = async () => expect((await state())?.progress?.done).toBe(12);
        await vi.waitFor(isStored);
      }
      return serve(list)(page);
    };
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 24 });
    const changed = (await state())?.changedAt;
    await syncService(store, serve(list), { now: () => 1_800_000_001_000 });
    expect(await state()).toMatchObject({ entries: 24, changedAt: changed });
  });
});

describe('a reading that ends', () => {
  test('because the request was given up is stopped, without an error', async () => {
    const stopping = new AbortController();
    const read = async () => {
      stopping.abort();
      throw stopping.signal.reason;
    };
    const outcome = await syncService(store, read, { signal: stopping.signal });
    expect(outcome).toEqual({ status: 'stopped' });
    expect(await state()).toMatchObject({ error: null, progress: null });
  });

  test('gives up all that is under way', async () => {
    const signals: AbortSignal[] = [];
    const read: SyncJob['readPage'] = async (page, signal) => {
      signals.push(signal);
      if (page > 3) return new Promise<never>(() => undefined);
      return page === 3 ? failed : serve(list)(page);
    };
    await syncService(store, read);
    expect(signals.map(({ aborted }) => aborted)).not.toContain(false);
  });
});

describe('a reading goes on', () => {
  test('on pages as large as those before', async () => {
    const long = records(60);
    const sized = (page: number, limit: number | null) =>
      serve(long, limit === null ? 3 : 15)(page);
    const first = await asksOf(async (page, limit) => (page === 2 ? failed : sized(page, limit)));
    expect(first.slice(0, 3)).toEqual([
      [1, null],
      [1, 1000],
      [2, 1000],
    ]);
    expect(await asksOf(sized)).toEqual([2, 3, 4, 5].map((page) => [page, 1000]));
    expect(await state()).toMatchObject({ entries: 60, error: null });
  });

  test('and asks for a changed edition at the first page only', async () => {
    const editions: (string | null)[] = [];
    const read: SyncJob['readPage'] = async (page, _, { edition }) => {
      editions.push(edition);
      return { ...pageOf(list.slice((page - 1) * 12, page * 12)), edition: `"${page}"` };
    };
    await syncService(store, read);
    await syncService(store, read);
    // With page 0, which is asked for once.
    expect(editions).toEqual([null, null, null, null, '"1"', null, null]);
  });

  test('up to page 10,000, and then from the first', async () => {
    const endless = async (page: number) => pageOf(page > 0 ? [record(page)] : []);
    await syncService(store, async (page) => (page === 2 ? failed : endless(page)));
    await store.write(async (transaction) => {
      const sources = transaction.objectStore('sources');
      const row = await sources.get('service');
      if (!row?.checkpoint) throw new Error('There is no reading to go on with.');
      await sources.put({ ...row, checkpoint: { ...row.checkpoint, nextPage: 9_999 } });
    });
    const asked: number[] = [];
    const outcome = await syncService(store, async (page) => {
      asked.push(page);
      return endless(page);
    });
    const message = 'The list of the service has more than 10,000 pages; the rest was not read.';
    expect(asked).toEqual([9999, 10_000]);
    expect(outcome).toEqual({ status: 'failed', error: 'paging', message });
    expect(await state()).toMatchObject({ entries: 3, error: message });
    expect((await asksOf(async () => failed))[0]).toEqual([1, null]);
  });
});

describe('where the lists cannot be written', () => {
  const full = new StoreError('There is no room left.');
  const writing = (from: number, error: Error): ReportStore => {
    let writes = 0;
    return {
      ...store,
      write: async (work) => {
        writes += 1;
        if (writes >= from) throw error;
        return store.write(work);
      },
    };
  };
  const outcome = { status: 'failed', error: 'store', message: 'There is no room left.' };

  test.each([1, 2, 3])('from write %i on, the outcome says so', async (from) => {
    expect(await syncService(writing(from, full), serve(list))).toEqual(outcome);
  });

  test('by a mistake of our own, that is thrown', async () => {
    const mistaken = writing(1, new TypeError('a mistake'));
    await expect(syncService(mistaken, serve(list))).rejects.toThrow(new TypeError('a mistake'));
  });
});
