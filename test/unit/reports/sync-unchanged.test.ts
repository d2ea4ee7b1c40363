import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { PageRead, SyncJob } from '@/lib/reports/sync-job';
import type { ListedRecord } from '@/lib/service/read-answers';
import { newStore } from './new-store';
import { addressesOf, record, records, serve, storedAddresses, syncService } from './service-list';

const start = 1_800_000_000_000;
const whole = records(6);
const later = { now: () => start + 3_600_000 };

let store: ReportStore;
let editions: (string | null)[];

beforeEach(async () => {
  store = await newStore();
  editions = [];
  await syncService(
    store,
    read(() => ['"1"', whole]),
  );
});

/** Serves an edition of a list, as of the n-th page that is asked for; of one that is known, the first page is unchanged. */
function read(listAt: (asked: number) => [string, readonly ListedRecord[]]): SyncJob['readPage'] {
  let asked = 0;
  return async (page, _, how): Promise<PageRead> => {
    asked += 1;
    const [edition, list] = listAt(asked);
    if (page === 1) editions.push(how.edition);
    if (how.edition === edition) return { status: 'unchanged' };
    return { ...(await serve(list)(page)), edition } as PageRead;
  };
}

test('a list that did not change tells when it was asked for last, and stays as old as it is', async () => {
  const [before] = await sourceStates(store);
  const list = read(() => ['"1"', whole]);
  expect(await syncService(store, list, later)).toEqual({ status: 'unchanged' });
  const unchangedAt = later.now();
  const times = { unchangedAt, triedAt: unchangedAt, failedSince: null };
  expect(await sourceStates(store)).toEqual([{ ...before, ...times }]);
});

test('an empty list that did not change has no entries, though another reading stored some meanwhile', async () => {
  const source = { ...later, version: 'https://other.example' };
  const empty = read(() => ['"0"', []]);
  await syncService(store, empty, source);
  const [row] = await sourceStates(store);
  expect(row?.entries).toBe(0);
  const outcome = await syncService(
    store,
    async () => {
      const dies = (page: number) =>
        page < 2 ? serve(records(1))(page) : new Promise<PageRead>(() => undefined);
      void syncService(store, dies, source);
      await vi.waitFor(async () => expect((await sourceStates(store))[0]?.entries).toBe(1));
      return { status: 'unchanged' };
    },
    source,
  );
  expect(outcome).toEqual({ status: 'unchanged' });
  const opened = await openReportStore();
  expect([opened.mayBeEmpty(), (await sourceStates(opened))[0]?.entries]).toEqual([false, 0]);
});

describe('a reading that goes back to the first page', () => {
  const longer = [record(50), ...whole];
  const back = () => read((asked) => (asked === 1 ? ['"2"', longer] : ['"1"', whole]));

  test('does not ask whether that is unchanged', async () => {
    editions = [];
    await syncService(store, back(), later);
    expect(editions).toEqual(['"1"', null]);
  });

  test('takes no edition for the whole list, so that what is gone goes with the next reading', async () => {
    const outcome = await syncService(store, back(), later);
    expect(outcome).toEqual({ status: 'finished', entries: 7 });
    expect(await storedAddresses(store)).toEqual(addressesOf(longer));
    const next = { now: () => start + 7_200_000 };
    const again = await syncService(
      store,
      read(() => ['"1"', whole]),
      next,
    );
    expect(again).toEqual({ status: 'finished', entries: 6 });
    expect(await storedAddresses(store)).toEqual(addressesOf(whole));
    expect(await sourceStates(store)).toMatchObject([{ entries: 6 }]);
  });
});
