import { beforeEach, describe, expect, test } from 'vitest';
import type { ReportStore } from '@/lib/reports/report-store';
import type { SyncJob } from '@/lib/reports/sync-job';
import type { ListedRecord, Paging } from '@/lib/service/read-answers';
import { type Random, seededRandom } from '@/test/fixtures/random';
import { newStore } from './new-store';
import { addressesOf, pageOf, records, storedAddresses, syncService } from './service-list';

const list = records(60);
const pageLength = 6;

let store: ReportStore;
let asked = 0;

beforeEach(async () => {
  store = await newStore();
  asked = 0;
});

/** Serves a list whose records come in another order at each request, but for those that are further apart than so many. */
function unsteady(together: number, paging: Partial<Paging>, { below }: Random) {
  const inAnyOrder = (some: readonly ListedRecord[]) =>
    some.map((one) => ({ one, at: below(2 ** 30) })).sort((a, b) => a.at - b.at);
  const readPage: SyncJob['readPage'] = async (page) => {
    asked++;
    const ordered = Array.from({ length: list.length / together }, (_, at) =>
      inAnyOrder(list.slice(at * together, (at + 1) * together)),
    ).flat();
    const rows = ordered.slice((page - 1) * pageLength, page * pageLength);
    return pageOf(
      rows.map(({ one }) => one),
      paging,
    );
  };
  return readPage;
}

describe('a service whose pages come in another order at each request loses no report', () => {
  test.each<[string, number, Partial<Paging>]>([
    ['of a list that tells its length', 60, { total: 10, count: 60 }],
    ['of one that does not', 60, {}],
    ['where those of one day alone change places', 10, { total: 10, count: 60 }],
  ])('%s', async (_, together, paging) => {
    const outcome = await syncService(store, unsteady(together, paging, seededRandom(7)));
    expect(outcome).toEqual({ status: 'finished', entries: 60 });
    expect(await storedAddresses(store)).toEqual(addressesOf(list));
    expect(asked).toBeLessThan(100);
  });
});
