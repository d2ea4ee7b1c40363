import { beforeEach, describe, expect, test } from 'vitest';
import type { ReportStore } from '@/lib/reports/report-store';
import { searchReports } from '@/lib/reports/search';
import { removeSource, sourceStates } from '@/lib/reports/sources';
import type { PageRead } from '@/lib/reports/sync-job';
import type { ListedRecord } from '@/lib/service/read-answers';
import { isMutated } from '@/test/unit/mutated';
import { newStore } from './new-store';
import {
  addressesOf,
  evmAddress,
  pageOf,
  progressSeen,
  record,
  records,
  serve,
  storedAddresses,
  syncService,
} from './service-list';

const day = 86_400_000;
const failed: PageRead = {
  status: 'failed',
  error: 'server',
  message: 'The service has a problem.',
};

let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

async function state() {
  return (await sourceStates(store)).find(({ id }) => id === 'service');
}

describe('a sync', () => {
  test('reads the whole list and says when, how much and from where', async () => {
    const list = records(8);
    expect(await syncService(store, serve(list))).toEqual({ status: 'finished', entries: 8 });
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
    expect(await state()).toEqual({
      id: 'service',
      name: 'scams.example',
      entries: 8,
      unreadable: 0,
      updatedAt: 1_800_000_000_000,
      changedAt: 1_800_000_000_000,
      triedAt: 1_800_000_000_000,
      failedSince: null,
      error: null,
      progress: null,
    });
  });

  test('removes what the service removed, keeps what it changed, adds what it added', async () => {
    await syncService(store, serve(records(8)));
    const list = [record(2, { reportCount: 99 }), ...records(5, 4), record(20)];
    expect(await syncService(store, serve(list))).toEqual({ status: 'finished', entries: 7 });
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });

  test('an empty list empties the store', async () => {
    await syncService(store, serve(records(4)));
    expect(await syncService(store, serve([]))).toEqual({ status: 'finished', entries: 0 });
    expect(await storedAddresses(store)).toEqual([]);
  });

  test('keeps both records of one address, and both of one id', async () => {
    const list = [record(1), record(1, { id: 'again' }), record(2, { id: 'r1' })];
    expect(await syncService(store, serve(list))).toEqual({ status: 'finished', entries: 3 });
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });

  test('a record inserted in front while the list is read costs none that was seen', async () => {
    const before = records(7);
    const after = [record(100), ...before];
    const outcome = await syncService(store, (page) => serve(page < 2 ? before : after)(page));
    expect(outcome).toEqual({ status: 'finished', entries: 7 });
    expect(await storedAddresses(store)).toEqual(addressesOf(before));
  });

  test.each<[string, ListedRecord[], boolean]>([
    ['the same records', records(8), false],
    ['the same in another order, on other pages', records(8).reverse(), false],
    [
      'one record with another number of reports',
      [record(1, { reportCount: 9 }), ...records(7, 2)],
      true,
    ],
    ['one record with another date', [record(1, { lastReported: null }), ...records(7, 2)], true],
    ['another record in the place of one', [record(20), ...records(7, 2)], true],
  ])(
    'that reads a list whole again says that it changed only where it did: %s',
    async (_, list, isOther) => {
      await syncService(store, serve(records(8)));
      const at = 1_800_000_000_000 + 2 * day;
      await syncService(store, serve(list, 5), { now: () => at });
      const changedAt = isOther ? at : 1_800_000_000_000;
      expect(await state()).toMatchObject({ updatedAt: at, changedAt });
    },
  );

  test('that goes on where another stopped says of the same list that it did not change', async () => {
    await syncService(store, serve(records(8)));
    const at = 1_800_000_000_000 + 2 * day;
    const stopping = async (page: number) => (page === 3 ? failed : serve(records(8))(page));
    await syncService(store, stopping, { now: () => at });
    await syncService(store, serve(records(8)), { now: () => at });
    expect(await state()).toMatchObject({ updatedAt: at, changedAt: 1_800_000_000_000 });
  });

  test('shows how far it is while it reads', async () => {
    expect(await progressSeen(store, serve(records(7)))).toEqual([
      { done: 0, total: null },
      { done: 3, total: 7 },
      { done: 6, total: 7 },
      { done: 7, total: 7 },
      null,
    ]);
  });

  test('20,000 records come in whole', async () => {
    const list = records(20_000);
    const outcome = await syncService(store, serve(list, 1000));
    expect(outcome).toEqual({ status: 'finished', entries: 20_000 });
    const last = { search: evmAddress(20_000), networkId: null, page: 1 };
    expect(await searchReports(store, last)).toMatchObject({ total: 1 });
  }, 120_000);
});

describe('a sync that fails', () => {
  test('keeps all that there is, says why it failed, and goes on at the page that failed', async () => {
    await syncService(store, serve(records(4)));
    const list = records(8, 3);
    const outcome = await syncService(
      store,
      async (page) => (page === 3 ? failed : serve(list)(page)),
      { now: () => 1_800_000_060_000 },
    );
    expect(outcome).toEqual(failed);
    expect(await storedAddresses(store)).toEqual(addressesOf(records(8)));
    expect(await state()).toMatchObject({
      entries: 8,
      updatedAt: 1_800_000_000_000,
      triedAt: 1_800_000_060_000,
      error: 'The service has a problem.',
      progress: null,
    });

    const asked: number[] = [];
    const readPage = async (page: number) => {
      asked.push(page);
      return serve(list)(page);
    };
    await syncService(store, readPage, { now: () => 1_800_000_120_000 });
    // And looks once more for the two that are gone.
    expect(asked).toEqual([3, 4, 1, 2, 3, 4]);
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
    expect(await state()).toMatchObject({ error: null, entries: 8 });
  });

  test('starts from the first page after a day', async () => {
    const list = records(8);
    await syncService(store, async (page) => (page === 2 ? failed : serve(list)(page)));
    const asked: number[] = [];
    const readPage = async (page: number) => {
      asked.push(page);
      return serve(list)(page);
    };
    await syncService(store, readPage, { now: () => 1_800_000_000_000 + day });
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  test('a list that was read with a pause is as old as its first page', async () => {
    const list = records(8);
    await syncService(store, async (page) => (page === 2 ? failed : serve(list)(page)));
    await syncService(store, serve(list), { now: () => 1_800_000_000_000 + day / 2 });
    expect((await state())?.updatedAt).toBe(1_800_000_000_000);
  });

  test('a reader that breaks is thrown on, and the state no longer says "reading"', async () => {
    const broken = syncService(store, async () => {
      throw new TypeError('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await state()).toMatchObject({ error: 'TypeError: broken', progress: null });
  });

  test('a full disk is said in words', async () => {
    let writes = 0;
    const full: ReportStore = {
      ...store,
      write: (work) =>
        store.write(async (transaction, changes) => {
          writes += 1;
          const result = await work(transaction, changes);
          if (writes !== 3) return result;
          transaction.abort();
          throw new DOMException('full', 'QuotaExceededError');
        }),
    };
    const outcome = await syncService(full, serve(records(8)));
    const message = 'There is no room left on the disk for the list.';
    expect(outcome).toEqual({ status: 'failed', error: 'store', message });
    expect(await state()).toMatchObject({ error: message, progress: null, entries: 3 });
  });
});

describe('a sync that is stopped', () => {
  test('keeps what it read, without an error, and stores no page that came after the stop', async () => {
    const controller = new AbortController();
    const readPage = async (page: number) => {
      if (page === 2) controller.abort();
      return serve(records(8))(page);
    };
    const outcome = await syncService(store, readPage, { signal: controller.signal });
    expect(outcome).toEqual({ status: 'stopped' });
    expect(await storedAddresses(store)).toEqual(addressesOf(records(3)));
    expect(await state()).toMatchObject({ error: null, updatedAt: null, progress: null });
  });

  test('stores nothing for a service that was removed while it was read', async () => {
    const outcome = await syncService(store, async (page) => {
      if (page === 2) await removeSource(store, 'service');
      return serve(records(8))(page);
    });
    expect(outcome).toEqual({ status: 'stopped' });
    expect(await storedAddresses(store)).toEqual([]);
    expect(await state()).toBe(undefined);
  });

  test('leaves the other sources alone', async () => {
    const starter = { sourceId: 'starter', name: 'Starter list' } as const;
    await syncService(store, serve(records(4)), starter);
    await syncService(store, serve(records(5, 3)));
    await removeSource(store, 'service');
    expect(await storedAddresses(store)).toEqual(addressesOf(records(4)));
    await syncService(store, serve(records(1)));
    expect((await sourceStates(store)).map(({ id, entries }) => [id, entries])).toEqual([
      ['service', 1],
      ['starter', 4],
    ]);
  });
});

describe('a list that never ends', () => {
  test.skipIf(isMutated)(
    'is left after 10,000 pages, without taking anything away',
    async () => {
      await syncService(store, serve(records(2)));
      const outcome = await syncService(store, async (page) => pageOf([record(page + 10)]), {
        now: () => 1_800_000_060_000,
      });
      expect(outcome).toMatchObject({ status: 'failed', error: 'paging' });
      expect(await state()).toMatchObject({ entries: 10_002, updatedAt: 1_800_000_000_000 });
    },
    120_000,
  );
});
