import { beforeEach, expect, test } from 'vitest';
import { countReports } from '@/lib/reports/count-reports';
import type { ReportStore } from '@/lib/reports/report-store';
import { newStore } from './new-store';
import { listed, storeList } from './stored-lists';

const all = { search: '', networkId: null };
let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

test('reports are counted on each network, the most first, and of each month that has some', async () => {
  await storeList(store, 'list:a', [
    listed('a', { networkId: 'tron', lastReported: Date.UTC(2026, 1) }),
    listed('b', { networkId: 'bitcoin', lastReported: Date.UTC(2026, 1) - 1000 }),
    listed('c', { networkId: 'bitcoin', network: 'BTC', lastReported: Date.UTC(2026, 0) }),
    listed('d', { networkId: 'bitcoin', lastReported: Date.UTC(2026, 0) - 1000 }),
    listed('e', { lastReported: null }),
  ]);
  await storeList(store, 'list:b', [
    listed('f', { networkId: 'tron', lastReported: Date.UTC(2025, 11, 31) }),
    listed('g', { networkId: 'tron', lastReported: Date.UTC(2025, 9, 9) }),
    listed('h', { networkId: 'tron', lastReported: 0 }),
    listed('i', { lastReported: null }),
  ]);
  expect(await countReports(store, all)).toEqual({
    byNetwork: [
      { networkId: 'tron', count: 4 },
      { networkId: 'bitcoin', count: 3 },
      { networkId: null, count: 2 },
    ],
    byMonth: [
      { month: '1970-01', count: 1 },
      { month: '2025-10', count: 1 },
      { month: '2025-12', count: 2 },
      { month: '2026-01', count: 2 },
      { month: '2026-02', count: 1 },
    ],
    undated: 2,
  });
});

test('only what fits is counted', async () => {
  const lastReported = Date.UTC(2026, 1);
  await storeList(store, 'list:a', [
    listed('one', { networkId: 'tron', lastReported }),
    listed('two', { networkId: 'bitcoin' }),
    listed('twelve', { networkId: 'bitcoin', lastReported }),
  ]);
  expect(await countReports(store, { ...all, search: 'tw' })).toEqual({
    byNetwork: [{ networkId: 'bitcoin', count: 2 }],
    byMonth: [{ month: '2026-02', count: 1 }],
    undated: 1,
  });
  expect(await countReports(store, { ...all, networkId: 'tron' })).toEqual({
    byNetwork: [{ networkId: 'tron', count: 1 }],
    byMonth: [{ month: '2026-02', count: 1 }],
    undated: 0,
  });
  const nothing = { byNetwork: [], byMonth: [], undated: 0 };
  expect(await countReports(store, { ...all, search: 'nobody' })).toEqual(nothing);
});
