import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { removeSource, sourceStates } from '@/lib/reports/sources';
import type { PageRead } from '@/lib/reports/sync-job';
import { addressesOf, pageOf, records, serve, storedAddresses, syncService } from './service-list';

const list = records(15);
/** So that each page is stored before the next one is asked for. */
const readList = async (page: number) => pageOf(list.slice((page - 1) * 3, page * 3));
const failed: PageRead = { status: 'failed', error: 'server', message: 'No.' };

let store: ReportStore;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  store = await openReportStore();
});

/** What is left of a source that was removed: of segments, too. */
async function left(from = store) {
  const count = (name: 'filters' | 'tables' | 'rows' | 'marks') =>
    from.read((transaction) => transaction.objectStore(name).count());
  const parts = [
    await count('filters'),
    await count('tables'),
    await count('rows'),
    await count('marks'),
  ];
  return { states: await sourceStates(from), parts };
}

const nothing = { states: [], parts: [0, 0, 0, 0] };

describe('a source that is removed while it is read leaves nothing', () => {
  test.each<[string, number, PageRead, unknown]>([
    ['and a page fails', 2, failed, failed],
    ['and its first page did not change', 1, { status: 'unchanged' }, { status: 'unchanged' }],
  ])('%s', async (_, at, answer, outcome) => {
    const read = async (page: number) => {
      if (page !== at) return readList(page);
      await removeSource(store, 'service');
      return answer;
    };
    expect(await syncService(store, read)).toEqual(outcome);
    expect(await left()).toEqual(nothing);
  });

  test('and the reading is stopped', async () => {
    const stopping = new AbortController();
    const read = async (page: number) => {
      if (page === 5) {
        await removeSource(store, 'service');
        stopping.abort();
      }
      return readList(page);
    };
    const outcome = await syncService(store, read, { signal: stopping.signal });
    expect(outcome).toEqual({ status: 'stopped' });
    expect(await left()).toEqual(nothing);
  });

  test('and the next page does not come: the reading ends all the same', async () => {
    const read = async (page: number) => {
      if (page !== 5) return serve(list)(page);
      await vi.waitFor(async () => {
        const [state] = await sourceStates(store);
        expect(state?.progress?.done).toBe(6);
      });
      await removeSource(store, 'service');
      return new Promise<never>(() => undefined);
    };
    expect(await syncService(store, read)).toEqual({ status: 'stopped' });
    expect(await left()).toEqual(nothing);
  });

  test.each(['this', 'another'])('by %s context, at its end', async (who) => {
    const other = await openReportStore();
    const read = async (page: number) => {
      if (page === 6) await removeSource(who === 'this' ? store : other, 'service');
      return readList(page);
    };
    expect(await syncService(store, read)).toEqual({ status: 'stopped' });
    expect(await left(other)).toEqual(nothing);
  });
});

describe('a source that is removed and read anew meanwhile', () => {
  const others = records(9, 100);
  /** Another reading, of which the first three records come. */
  const readAnew = async () => {
    await removeSource(store, 'service');
    await syncService(store, async (page) => (page === 2 ? failed : serve(others)(page)));
  };
  const begun = [{ entries: 3, error: 'No.', progress: null, updatedAt: null }];

  test.each<[string, PageRead | null, unknown]>([
    ['goes on', null, { status: 'stopped' }],
    ['fails', { ...failed, message: 'Later.' }, { ...failed, message: 'Later.' }],
    ['ends', { status: 'unchanged' }, { status: 'unchanged' }],
  ])('has only what the new reading brought, where the old one %s', async (_, answer, outcome) => {
    const read = async (page: number) => {
      if (page === 2) {
        await readAnew();
        if (answer) return answer;
      }
      return readList(page);
    };
    expect(await syncService(store, read)).toEqual(outcome);
    expect(await sourceStates(store)).toMatchObject(begun);
    expect(await storedAddresses(store)).toEqual(addressesOf(others.slice(0, 3)));
    const asked: number[] = [];
    await syncService(store, async (page) => {
      asked.push(page);
      return serve(others)(page);
    });
    expect(asked[0]).toBe(2);
    expect(await storedAddresses(store)).toEqual(addressesOf(others));
  });

  test('has no part of the old list merged into it', async () => {
    const read = async (page: number) => {
      if (page === 6) await readAnew();
      return readList(page);
    };
    expect(await syncService(store, read)).toEqual({ status: 'stopped' });
    expect(await storedAddresses(store)).toEqual(addressesOf(others.slice(0, 3)));
  });
});
