import { beforeEach, expect, test } from 'vitest';
import { countReports } from '@/lib/reports/count-reports';
import { exportReports } from '@/lib/reports/export-reports';
import type { ReportStore } from '@/lib/reports/report-store';
import { searchReports } from '@/lib/reports/search';
import type { PageRead } from '@/lib/reports/sync-job';
import type { ListedRecord } from '@/lib/service/read-answers';
import { newStore } from './new-store';
import { evmAddress, record, records, serve, syncService } from './service-list';

const all = { search: '', networkId: null, page: 1 };
const failed: PageRead = { status: 'failed', error: 'server', message: 'No.' };

let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

/** Reads a list anew, up to the page that fails. */
async function readPages(list: readonly ListedRecord[], pages: number): Promise<void> {
  await syncService(store, async (page) => (page > pages ? failed : serve(list)(page)));
}

async function counts(search = '') {
  const { reports, total } = await searchReports(store, { ...all, search });
  expect(reports.length).toBe(total);
  return reports.map(({ count }) => count);
}

test('while a list is read anew, what is in both readings is there once, as it is in the new one', async () => {
  await syncService(store, serve(records(6)));
  const changed = [record(2, { reportCount: 92 }), record(4, { reportCount: 94 }), record(7)];
  await readPages([...changed, ...records(3, 8)], 1);
  expect(await counts()).toEqual([7, 6, 5, 94, 3, 92, 1]);
  expect(await counts(evmAddress(4))).toEqual([94]);
  expect(await counts(evmAddress(5))).toEqual([5]);
  expect((await countReports(store, all)).byMonth).toEqual([{ month: '2026-01', count: 7 }]);
  const old = await exportReports(store, { ...all, after: null });
  const read = await exportReports(store, { ...all, after: old.next });
  const exported = [old, read].map(({ reports }) => reports.map(({ count }) => count));
  expect(exported).toEqual([
    [6, 5, 3, 1],
    [7, 94, 92],
  ]);
});

test('two records of one address are two, in whichever reading they are', async () => {
  await syncService(store, serve([record(1), record(1, { id: 'again', reportCount: 50 })]));
  await readPages([record(1), record(1, { id: 'new', reportCount: 60 }), record(2), record(3)], 1);
  expect((await counts()).sort()).toEqual([1, 2, 50, 60]);
});

test('a list says nothing of what another list has, whichever was stored last', async () => {
  const other = { sourceId: 'list:b', version: 'b', name: 'b' } as const;
  const third = { sourceId: 'list:c', version: 'c', name: 'c' } as const;
  await syncService(store, serve(records(3)), third);
  await syncService(store, serve(records(3)));
  await syncService(store, serve(records(3)), other);
  await readPages([...records(3), ...records(3, 8)], 1);
  expect(await counts()).toEqual([3, 3, 3, 2, 2, 2, 1, 1, 1]);
});

test('of three readings the newest counts', async () => {
  await syncService(store, serve(records(3)));
  await readPages(
    [record(1, { reportCount: 91 }), record(2, { reportCount: 92 }), ...records(4, 5)],
    1,
  );
  const at = 1_800_000_000_000 + 2 * 86_400_000;
  const list = [record(2, { reportCount: 192 }), ...records(4, 20)];
  const readPage = async (page: number) => (page > 1 ? failed : serve(list)(page));
  await syncService(store, readPage, { now: () => at });
  expect(await counts()).toEqual([21, 20, 5, 3, 192, 91]);
});
