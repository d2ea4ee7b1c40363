import { beforeEach, describe, expect, test } from 'vitest';
import { findReports } from '@/lib/reports/find-reports';
import { lookupKeys } from '@/lib/reports/record';
import { openReportStore, type ReportStore, StoreError } from '@/lib/reports/report-store';
import { readSegments } from '@/lib/reports/segment-store';
import { newStore } from './new-store';
import { evmAddress, record, records, serve, syncService } from './service-list';

let store: ReportStore;
let other: ReportStore;

beforeEach(async () => {
  store = await newStore();
  await syncService(store, serve(records(3)));
  other = await openReportStore();
});

async function countsOf(from: ReportStore, n: number) {
  const [key = ''] = lookupKeys(evmAddress(n));
  return (await findReports(from, [key])).get(key)?.map(({ count }) => count) ?? [];
}

/** A store that counts how often it is read, and how often what it knows of the segments. */
function counted(from: ReportStore, counts: { reads: number; looks: number }): ReportStore {
  return {
    ...from,
    read: (work) => {
      counts.reads += 1;
      return from.read(work);
    },
    memory: {
      ...from.memory,
      segments: () => {
        counts.looks += 1;
        return from.memory.segments();
      },
    },
  };
}

describe('lists that another context changed', () => {
  test('are found as they are now', async () => {
    await syncService(other, serve([record(1, { reportCount: 99 }), record(4)]));
    expect(await countsOf(store, 1)).toEqual([99]);
    expect(await countsOf(store, 2)).toEqual([]);
    expect(await countsOf(store, 4)).toEqual([4]);
  });

  test('whenever they are read are an error in words, after five tries', async () => {
    const stale = await store.memory.segments();
    const known = new Map(stale);
    await syncService(other, serve([record(1)]));
    const counts = { reads: 0, looks: 0 };
    const unsteady = counted(store, counts);
    const tried = {
      ...unsteady,
      memory: {
        ...unsteady.memory,
        segments: () => unsteady.memory.segments().then(() => known),
      },
    };
    const error = await countsOf(tried, 1).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreError);
    expect(`${error}`).toBe('StoreError: The stored lists change all the time and cannot be read.');
    // Table, rows and marks each time.
    expect(counts.reads).toBe(15);
  });

  test('are not to blame for a mistake of who reads them, who is told at once', async () => {
    let tries = 0;
    const reading = readSegments(store, async () => {
      tries += 1;
      throw new TypeError('a mistake');
    });
    await expect(reading).rejects.toThrow(new TypeError('a mistake'));
    expect(tries).toBe(1);
  });
});

test('segments come newest first', async () => {
  await syncService(store, serve(records(1, 50)), { sourceId: 'starter' });
  await syncService(store, serve(records(1, 60)), { sourceId: 'list:1' });
  const sources = await readSegments(store, async (segments) =>
    segments.map(([, { sourceId }]) => sourceId),
  );
  expect(sources).toEqual(['list:1', 'starter', 'service']);
});

test('a segment knows the date of its newest report, and where none has one that there is none', async () => {
  await syncService(store, serve([record(1, { lastReported: null })]), { sourceId: 'starter' });
  const newest = [...(await store.memory.segments()).values()].map((segment) => segment.newest);
  expect(newest).toEqual([Date.UTC(2026, 0, 1, 0, 3) / 1000, 0]);
});

test('what was looked up once is looked up again without a look at the disk', async () => {
  const counts = { reads: 0, looks: 0 };
  const watched = counted(other, counts);
  expect(await countsOf(watched, 2)).toEqual([2]);
  expect(counts.reads).toBe(3);
  expect(await countsOf(watched, 2)).toEqual([2]);
  expect(counts.reads).toBe(3);
});
