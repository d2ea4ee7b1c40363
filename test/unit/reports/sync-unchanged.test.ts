import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import type { PageRead, SyncJob } from '@/lib/reports/sync-job';
import type { ListedRecord } from '@/lib/service/read-answers';
import { addressesOf, record, records, serve, storedAddresses, syncService } from './service-list';

const start = 1_800_000_000_000;
const whole = records(6);
const later = { now: () => start + 3_600_000 };

let store: ReportStore;
let editions: (string | null)[];

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  store = await openReportStore();
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
