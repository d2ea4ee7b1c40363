import { beforeEach, expect, test } from 'vitest';
import type { ReportFilter } from '@/lib/extension/report-messages';
import { exportReports } from '@/lib/reports/export-reports';
import type { ReportStore } from '@/lib/reports/report-store';
import { removeSource } from '@/lib/reports/sources';
import { newStore } from './new-store';
import { addressesOf, records, serve, syncService } from './service-list';
import { listed, storeList } from './stored-lists';

const all: ReportFilter = { search: '', networkId: null };
let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
  for (const [name, count] of [
    ['a', 2500],
    ['b', 3],
    ['c', 4000],
  ] as const) {
    const reports = Array.from({ length: count }, (_, n) => listed(`${name}${n}`));
    await storeList(store, `list:${name}`, reports);
  }
});

/** The first and the last address of each batch, and how many are in it. */
async function batches(filter: ReportFilter): Promise<string[]> {
  const seen: string[] = [];
  let batch = await exportReports(store, { ...filter, after: null });
  while (batch.next) {
    const { reports, next } = batch;
    seen.push(`${reports.length}: ${reports[0]?.address} to ${reports.at(-1)?.address}`);
    batch = await exportReports(store, { ...filter, after: next });
  }
  expect(batch).toEqual({ reports: [], next: null });
  return seen;
}

test('an export takes 2,000 reports at most at a time, list by list, each once', async () => {
  expect(await batches(all)).toEqual([
    '2000: a0 to a1999',
    '500: a2000 to a2499',
    '3: b0 to b2',
    '2000: c0 to c1999',
    '2000: c2000 to c3999',
  ]);
});

test('an export takes what fits alone', async () => {
  expect(await batches({ ...all, search: 'c' })).toEqual([
    '2000: c0 to c1999',
    '2000: c2000 to c3999',
  ]);
  expect(await batches({ ...all, search: '499' })).toEqual([
    '3: a499 to a2499',
    '4: c499 to c3499',
  ]);
  expect(await batches({ ...all, search: 'nobody' })).toEqual([]);
});

test('an export of which the list went away meanwhile says so', async () => {
  const first = await exportReports(store, { ...all, after: null });
  await removeSource(store, 'list:b');
  expect(await exportReports(store, { ...all, after: first.next })).toMatchObject({
    reports: { length: 500 },
  });
  await removeSource(store, 'list:a');
  await expect(exportReports(store, { ...all, after: first.next })).rejects.toThrow(
    'The list changed meanwhile. Start the export again.',
  );
});

test('an export lacks nothing of a list that begins to be read anew meanwhile', async () => {
  const list = records(5000);
  await syncService(store, serve(list, 1000));
  const filter: ReportFilter = { ...all, search: '0x' };
  let batch = await exportReports(store, { ...filter, after: null });
  const exported = batch.reports.map(({ address }) => address);
  await syncService(store, async (page) =>
    page > 2
      ? { status: 'failed', error: 'server', message: 'No.' }
      : serve(list.toReversed(), 1000)(page),
  );
  while (batch.next) {
    batch = await exportReports(store, { ...filter, after: batch.next });
    exported.push(...batch.reports.map(({ address }) => address));
  }
  expect([...new Set(exported)].sort()).toEqual(addressesOf(list));
});
