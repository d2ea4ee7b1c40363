import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { PageRead } from '@/lib/reports/sync-job';
import { readAnew } from '@/lib/reports/sync-steps';
import { addressesOf, records, serve, storedAddresses, syncService } from './service-list';

/** Four pages and the empty one behind them. */
const old = records(6, 100);
const list = records(11);
const pages = [1, 2, 3, 4, 5];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Runs a sync until the background dies while it waits for this page: the answer never comes, nobody tidies up. */
async function syncKilledAt(store: ReportStore, killedAt: number): Promise<void> {
  const readPage = (page: number): Promise<PageRead> =>
    page < killedAt ? serve(list)(page) : new Promise(() => undefined);
  const ended = syncService(store, readPage).then(() => 'ended');
  // The page is asked for before the one in front of it is stored.
  const stored = vi.waitFor(async () => {
    const [state] = await sourceStates(store);
    expect(state?.progress?.done).toBe(Math.min(list.length, (killedAt - 1) * 3));
  });
  expect(await Promise.race([ended, stored])).toBe(undefined);
}

/** A store whose n-th write is cut off before the commit, and that then is dead. */
function storeDyingAt(store: ReportStore, write: number, died: () => void): ReportStore {
  let writes = 0;
  return {
    ...store,
    write: async (work) => {
      writes += 1;
      if (writes < write) return store.write(work);
      await store
        .write(async (transaction, changes) => {
          await work(transaction, changes);
          transaction.abort();
        })
        .catch(died);
      return new Promise(() => undefined);
    },
  };
}

describe('a sync whose background is killed', () => {
  test.each(pages)('while it waits for page %i: the next one goes on there', async (killedAt) => {
    const first = await openReportStore();
    await syncService(first, serve(old));
    await syncKilledAt(first, killedAt);

    const store = await openReportStore();
    const half = [...old, ...list.slice(0, (killedAt - 1) * 3)];
    expect(await storedAddresses(store)).toEqual(addressesOf(half));
    const [state] = await sourceStates(store);
    expect(state).toMatchObject({ updatedAt: 1_800_000_000_000, entries: half.length });
    expect(state?.progress?.done).toBe(half.length - old.length);

    const asked: number[] = [];
    const outcome = await syncService(store, async (page) => {
      asked.push(page);
      return serve(list)(page);
    });
    // The old list is gone, for which all pages are looked through once more.
    expect(asked).toEqual([...pages.filter((page) => page >= killedAt), ...pages]);
    expect(outcome).toEqual({ status: 'finished', entries: 11 });
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });

  // Writes: the start, two pages, two pages at once, the merging of all, the end.
  test.each([
    [1, 0],
    [2, 0],
    [3, 3],
    [4, 6],
    [5, 11],
    [6, 11],
  ])('in the middle of write %i: nothing is half there', async (write, whole) => {
    const first = await openReportStore();
    await syncService(first, serve(old));
    await new Promise<void>((died, fail) => {
      syncService(storeDyingAt(first, write, died), serve(list)).then(
        () => fail(new Error('It ended.')),
        fail,
      );
    });

    const store = await openReportStore();
    const half = [...old, ...list.slice(0, whole)];
    expect(await storedAddresses(store)).toEqual(addressesOf(half));
    expect(await syncService(store, serve(list))).toEqual({ status: 'finished', entries: 11 });
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });

  test('again and again, at every page: the list is whole in the end', async () => {
    for (const page of pages) {
      await syncKilledAt(await openReportStore(), page);
    }
    const store = await openReportStore();
    await syncService(store, serve(list));
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });
});

test('one that is to be read anew, of whose list a page came, begins at the first page, and what is stored stays until then', async () => {
  const store = await openReportStore();
  await syncService(store, serve(old));
  await syncKilledAt(store, 3);
  await readAnew({ store, sourceId: 'service' });
  expect(await storedAddresses(store)).toEqual(addressesOf([...old, ...list.slice(0, 6)]));
  const [asked, others]: [number[], ReturnType<typeof records>] = [[], records(4, 200)];
  await syncService(store, async (page) => {
    asked.push(page);
    return serve(others)(page);
  });
  expect(asked[0]).toBe(1);
  expect(await storedAddresses(store)).toEqual(addressesOf(others));
});
