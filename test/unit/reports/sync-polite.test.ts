import { beforeEach, describe, expect, test } from 'vitest';
import type { ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { PageRead, SyncJob } from '@/lib/reports/sync-job';
import { newStore } from './new-store';
import { addressesOf, pageOf, records, serve, storedAddresses, syncService } from './service-list';

const start = 1_800_000_000_000;
const hour = 3_600_000;
const list = records(60);

let store: ReportStore;
let asked: { page: number; limit: number | null; edition: string | null }[];

beforeEach(async () => {
  store = await newStore();
  asked = [];
});

/** Writes down what is asked. */
function noted(
  read: (page: number, limit: number | null) => Promise<PageRead>,
): SyncJob['readPage'] {
  return async (page, _, { limit, edition }) => {
    asked.push({ page, limit, edition });
    return read(page, limit);
  };
}

describe('a long list on short pages', () => {
  test('is read on larger ones, where the service gives them', async () => {
    const read = noted((page, limit) => serve(list, limit === null ? 3 : 25)(page));
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 60 });
    expect(asked.map(({ page, limit }) => [page, limit])).toEqual([
      [1, null],
      ...[1, 2, 3, 4].map((page) => [page, 1000]),
    ]);
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });

  test.each<[string, PageRead | null]>([
    ['gives the same page', null],
    ['refuses', { status: 'failed', error: 'rejected', message: 'No.' }],
    ['sends what is no list', { status: 'failed', error: 'not-understood', message: 'What?' }],
  ])('is read as it is where the service %s', async (_, larger) => {
    const read = noted(async (page, limit) => (limit && larger) || serve(list, 5)(page));
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 60 });
    expect(asked.filter(({ limit }) => limit !== null)).toEqual([
      { page: 1, limit: 1000, edition: null },
    ]);
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
  });

  test('has two pages under way at most, and none behind the end that it promised but the one that ends it', async () => {
    let [underWay, most] = [0, 0];
    const read: SyncJob['readPage'] = async (page) => {
      underWay += 1;
      most = Math.max(most, underWay);
      const answer = await serve(list, 10)(page);
      await new Promise((resolve) => setTimeout(resolve));
      underWay -= 1;
      return answer;
    };
    const pages: number[] = [];
    await syncService(store, (page, signal, how) => {
      pages.push(page);
      return read(page, signal, how);
    });
    expect(most).toBe(2);
    expect(pages).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('a list whose first page has an edition', () => {
  const named = async (page: number): Promise<PageRead> => {
    const answer = await serve(list, 30)(page);
    return answer.status === 'page' ? { ...answer, edition: `"page ${page}"` } : answer;
  };
  const unchanged: PageRead = { status: 'unchanged' };

  test('is not read again where that is still the same, and is as old as it was', async () => {
    await syncService(store, named);
    const outcome = await syncService(
      store,
      noted(async () => unchanged),
      {
        now: () => start + hour,
      },
    );
    expect(outcome).toEqual({ status: 'unchanged' });
    expect(asked).toEqual([{ page: 1, limit: null, edition: '"page 1"' }]);
    expect(await sourceStates(store)).toMatchObject([
      { entries: 60, updatedAt: start, triedAt: start + hour, error: null, progress: null },
    ]);
  });

  test('is read whole again after a day, whatever its first page says', async () => {
    await syncService(store, named);
    await syncService(store, noted(named), { now: () => start + 24 * hour });
    expect(asked.map(({ page, edition }) => [page, edition])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
  });

  test('is read whole again where the last reading failed', async () => {
    await syncService(store, async (page) =>
      page === 2 ? { status: 'failed', error: 'server', message: 'No.' } : named(page),
    );
    await syncService(store, noted(named), { now: () => start + hour });
    expect(asked.map(({ edition }) => edition)).toEqual([null, null]);
  });
});

test('the state says since when the list could not be read', async () => {
  const failing = async (): Promise<PageRead> => ({
    status: 'failed',
    error: 'server',
    message: 'No.',
  });
  const since = async () => (await sourceStates(store))[0]?.failedSince;
  await syncService(store, failing, { now: () => start });
  await syncService(store, failing, { now: () => start + hour });
  expect(await since()).toBe(start);
  await syncService(store, async (page) => pageOf(page === 1 ? records(2) : []));
  expect(await since()).toBe(null);
});

test('readings that are given up again and again do not pile up', async () => {
  const giveUp = async (page: number): Promise<PageRead> =>
    page === 3 ? pageOf([], { total: 20, count: 60 }) : serve(list, 3)(page);
  for (let tries = 0; tries < 4; tries++) await syncService(store, giveUp);
  expect(await storedAddresses(store)).toEqual(addressesOf(list.slice(0, 6)));
  const rows = [...(await store.memory.segments()).values()].map((segment) => segment.rows);
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(6);
});
