import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { ReportFilter } from '@/lib/extension/report-messages';
import { countReports } from '@/lib/reports/count-reports';
import { exportReports } from '@/lib/reports/export-reports';
import { findReports } from '@/lib/reports/find-reports';
import { lookupKeys, serviceRecords } from '@/lib/reports/record';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { searchReports } from '@/lib/reports/search';
import type { ListedRecord } from '@/lib/service/read-answers';
import type { Report } from '@/lib/verdict/facts';
import { fc } from '@/test/unit/fc';
import { isMutated } from '@/test/unit/mutated';
import { newStore } from './new-store';
import { evmAddress, record, serve, syncService } from './service-list';

/** A store for each takes time, and thousands of mutants take it each. */
const numRuns = isMutated ? 20 : 1000;

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
// BIP-173's example key, as P2WPKH and as P2PKH.
const p2wpkh = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const p2pkh = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH';

/** Lists that repeat accounts, ids and dates, in other spellings and with other networks. */
const lists = fc.array(
  fc.record({
    id: fc.constantFrom('', 'a', 'b', 'c', 'ß'),
    address: fc.oneof(
      fc.integer({ min: 1, max: 20 }).map(evmAddress),
      fc.constantFrom(tron, p2wpkh, p2pkh, p2wpkh.toUpperCase(), 'no address', 'İstanbul', ''),
    ),
    reportCount: fc.option(fc.integer({ min: 0, max: 9 })),
    lastReported: fc.option(
      fc.integer({ min: 0, max: 90 }).map((day) => Date.UTC(2026, 0, 1 + day)),
    ),
    walletNetworkId: fc.constantFrom('', 'ETH'),
    networkNames: fc.constantFrom(['ETH'], ['BNB'], ['BTC'], ['USDT'], []),
  }),
  { maxLength: 60 },
);

const filters: fc.Arbitrary<ReportFilter> = fc.record({
  search: fc.constantFrom('', '0x', '00a', 'HQJEK', 'bC1q', 'address', 'i̇', 'zz'),
  networkId: fc.constantFrom(null, 'ethereum', 'bsc', 'bitcoin', 'tron'),
});

/** The list as the store is to have it: each report once, the first that came. */
function plainly(list: readonly ListedRecord[]) {
  const stored = list.flatMap((one) => serviceRecords(one, 'service'));
  return [...new Map(stored.toReversed().map((one) => [one.report.id, one])).values()];
}

function plainFilter(list: readonly ListedRecord[], { search, networkId }: ReportFilter) {
  return plainly(list)
    .filter(({ networks }) => networkId === null || networks.includes(networkId))
    .map(({ report }) => report)
    .filter(({ address }) => address.toLowerCase().includes(search.toLowerCase()));
}

async function storeOf(list: readonly ListedRecord[], pageLength = 7): Promise<ReportStore> {
  const store = await newStore();
  await syncService(store, serve(list, pageLength));
  return store;
}

const byId = (reports: readonly Report[]) => reports.toSorted((a, b) => (a.id < b.id ? -1 : 1));

test('what a packed list answers is what a plain one answers', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const store = await storeOf(list, Math.max(1, list.length));
      const stored = plainly(list);
      for (const { report } of stored) {
        const keys = lookupKeys(report.address, []);
        const found = await findReports(store, keys);
        for (const key of keys) {
          const plain = stored.filter((one) => one.keys.includes(key)).map((one) => one.report);
          expect(byId(found.get(key) ?? [])).toEqual(byId(plain));
        }
      }
      expect(await findReports(store, ['evm20:00', 'text:nobody'])).toEqual(new Map());
    }),
    { numRuns },
  );
}, 60_000);

test('what a search, a count and an export say is what a plain filter says', async () => {
  await fc.assert(
    fc.asyncProperty(lists, filters, async (list, filter) => {
      const store = await storeOf(list, Math.max(1, list.length));
      const plain = plainFilter(list, filter);
      const page = await searchReports(store, { ...filter, page: 1 });
      expect(page.total).toBe(plain.length);
      const dates = plain.map(({ lastReported }) => lastReported ?? 0).sort((a, b) => b - a);
      expect(page.reports.map(({ lastReported }) => lastReported ?? 0)).toEqual(dates.slice(0, 20));
      const most = await searchReports(store, { ...filter, page: 1, sort: 'count' });
      const counts = plain.map(({ count }) => count ?? -1).sort((a, b) => b - a);
      expect(most.reports.map(({ count }) => count ?? -1)).toEqual(counts.slice(0, 20));
      const exported = await exportReports(store, { ...filter, after: null });
      expect(byId(exported.reports)).toEqual(byId(plain));
      const { byNetwork, byMonth, undated } = await countReports(store, filter);
      expect(byNetwork.reduce((sum, { count }) => sum + count, 0)).toBe(plain.length);
      const dated = Object.entries(
        Object.groupBy(
          dates.filter((date) => date > 0),
          (date) => new Date(date).toISOString().slice(0, 7),
        ),
      ).map(([month, all = []]) => ({ month, count: all.length }));
      expect(byMonth).toEqual(dated.toSorted((a, b) => (a.month < b.month ? -1 : 1)));
      expect(undated).toBe(dates.filter((date) => date === 0).length);
    }),
    { numRuns },
  );
}, 60_000);

test('a list that changes while it is read loses no record that was there all the time', async () => {
  const changes = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: -3, max: 3 })), {
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 40 }), changes, async (count, moves) => {
      globalThis.indexedDB = new IDBFactory();
      const store = await openReportStore();
      const first = Array.from({ length: count }, (_, n) => record(n + 1));
      let list = first;
      let added = 1000;
      const left = [...moves];
      const outcome = await syncService(store, async (page) => {
        const [place, by] = left.shift() ?? [0, 0];
        // Taken out or put in at one place, between two pages.
        if (by < 0) list = list.filter((_, n) => n < place || n >= place - by);
        for (let n = 0; n < by; n++) list = list.toSpliced(place, 0, record(added++));
        return serve(list, 4)(page);
      });
      const staying = first.filter((one) => list.includes(one)).map(({ address }) => address);
      const found = new Set(await allAddresses(store));
      const lost = staying.filter((address) => !found.has(address));
      expect([outcome.status === 'finished' ? lost : []]).toEqual([[]]);
    }),
    { numRuns },
  );
}, 60_000);

test('an export goes on in batches, and says so where the list changed', async () => {
  const store = await storeOf(
    Array.from({ length: 4500 }, (_, n) => record(n + 1)),
    1000,
  );
  const filter = { search: '', networkId: null };
  const sizes: number[] = [];
  const first = await exportReports(store, { ...filter, after: null });
  for (
    let batch = first;
    batch.next;
    batch = await exportReports(store, { ...filter, after: batch.next })
  )
    sizes.push(batch.reports.length);
  expect(sizes).toEqual([2000, 2000, 500]);
  await syncService(store, serve([record(1)]));
  await expect(exportReports(store, { ...filter, after: first.next })).rejects.toThrow(
    'The list changed meanwhile. Start the export again.',
  );
});

test('a quick search answers with the first page before all is counted', async () => {
  const list = Array.from({ length: 60_000 }, (_, n) => record(60_000 - n));
  const store = await storeOf(list, 30_000);
  const query = { search: '0x', networkId: null, page: 1 };
  const whole = await searchReports(store, query);
  const quick = await searchReports(store, { ...query, quick: true });
  expect(quick.reports).toEqual(whole.reports);
  expect([whole.total, whole.counting, quick.counting]).toEqual([60_000, undefined, true]);
}, 60_000);

async function allAddresses(store: ReportStore): Promise<string[]> {
  const { reports } = await exportReports(store, { search: '', networkId: null, after: null });
  const addresses = reports.map(({ address }) => address);
  let after = null;
  for (;;) {
    const batch: Awaited<ReturnType<typeof exportReports>> = await exportReports(store, {
      search: '',
      networkId: null,
      after,
    });
    addresses.push(...batch.reports.map(({ address }) => address));
    if (!batch.next) return addresses;
    after = batch.next;
  }
}
