import { beforeEach, describe, expect, test } from 'vitest';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { removeSource, sourceStates } from '@/lib/reports/sources';
import type { PageRead } from '@/lib/reports/sync-job';
import { newStore } from './new-store';
import { addressesOf, pageOf, records, serve, storedAddresses, syncService } from './service-list';

const list = records(15);
/** So that each page is stored before the next one is asked for. */
const readList = async (page: number) => pageOf(list.slice((page - 1) * 3, page * 3));
const failed: PageRead = { status: 'failed', error: 'server', message: 'No.' };

let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
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

/** Does something just before the n-th write. Of `readList`, the first is the start, then come five pages and their merging. */
function beforeWrite(n: number, doFirst: () => Promise<void>): ReportStore {
  let writes = 0;
  return {
    ...store,
    write: async (work) => {
      writes += 1;
      if (writes === n) await doFirst();
      return store.write(work);
    },
  };
}

const nothing = { states: [], parts: [0, 0, 0, 0] };

describe('a source that is removed while it is read leaves nothing', () => {
  test.each<[string, number, PageRead, unknown]>([
    ['and a page fails', 2, failed, failed],
    ['and its first page did not change', 1, { status: 'unchanged' }, { status: 'stopped' }],
  ])('%s', async (_, at, answer, outcome) => {
    const read = async (page: number) => {
      if (page !== at) return readList(page);
      await removeSource(store, 'service');
      return answer;
    };
    expect(await syncService(store, read)).toEqual(outcome);
    expect(await left()).toEqual(nothing);
  });

  test('and is about to be merged', async () => {
    const other = await openReportStore();
    const late = beforeWrite(7, () => removeSource(other, 'service'));
    expect(await syncService(late, readList)).toEqual({ status: 'stopped' });
    expect(await left(other)).toEqual(nothing);
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
    const read = (page: number) =>
      page < 5 ? serve(list)(page) : new Promise<never>(() => undefined);
    // The start, two pages, what waits.
    const late = beforeWrite(4, () => removeSource(store, 'service'));
    expect(await syncService(late, read)).toEqual({ status: 'stopped' });
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
    ['ends', { status: 'unchanged' }, { status: 'stopped' }],
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

  describe('and whole has what it brought, where the old reading', () => {
    const readWhole = async (at: ReportStore) => {
      await removeSource(at, 'service');
      await syncService(at, serve(others));
    };
    const isWhole = async (at: ReportStore) => {
      expect(await sourceStates(at)).toMatchObject([{ entries: 9, error: null, progress: null }]);
      expect(await storedAddresses(at)).toEqual(addressesOf(others));
      expect((await left(at)).parts).toEqual([1, 1, 1, 1]);
    };

    test.each<[string, number, PageRead, unknown]>([
      ['goes on', 2, pageOf(list.slice(3, 6)), { status: 'stopped' }],
      ['fails', 2, failed, failed],
      ['finds its list unchanged', 1, { status: 'unchanged' }, { status: 'stopped' }],
      ['comes to its end', 6, pageOf([]), { status: 'stopped' }],
    ])('%s', async (_, at, answer, outcome) => {
      const read = async (page: number) => {
        if (page !== at) return readList(page);
        await readWhole(store);
        return answer;
      };
      expect(await syncService(store, read)).toEqual(outcome);
      await isWhole(store);
    });

    test('is about to merge what it read', async () => {
      const other = await openReportStore();
      const late = beforeWrite(7, () => readWhole(other));
      expect(await syncService(late, readList)).toEqual({ status: 'stopped' });
      await isWhole(other);
    });
  });
});

test('of another service, nothing is left once the reading of the new one has begun', async () => {
  await syncService(store, readList);
  await syncService(store, async () => failed, { version: 'https://other.example' });
  expect(await storedAddresses(store)).toEqual([]);
  expect(await sourceStates(store)).toMatchObject([{ entries: 0, updatedAt: null, error: 'No.' }]);
});
