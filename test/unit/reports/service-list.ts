import type { ReportStore } from '@/lib/reports/report-store';
import { searchReports } from '@/lib/reports/search';
import { sourceStates } from '@/lib/reports/sources';
import { syncSource } from '@/lib/reports/sync';
import type { PageRead, SyncJob } from '@/lib/reports/sync-job';
import type { ListedRecord, Paging } from '@/lib/service/read-answers';

/** The n-th record of a made-up list: an EVM account of its own, last reported n minutes after the start of 2026. */
export function record(n: number, changes: Partial<ListedRecord> = {}): ListedRecord {
  return {
    id: `r${n}`,
    address: evmAddress(n),
    reportCount: n,
    lastReported: Date.UTC(2026, 0, 1, 0, n),
    walletNetworkId: 'n1',
    networkNames: ['ETH'],
    ...changes,
  };
}

/** In one case, so without a checksum. */
export function evmAddress(n: number): string {
  return `0x${n.toString(16).padStart(40, '0')}`;
}

export function records(count: number, from = 1): ListedRecord[] {
  return Array.from({ length: count }, (_, i) => record(from + i));
}

/** Serves a list as the test service does: `total` counts pages, `count` records, and the first page is 1. */
export function serve(list: readonly ListedRecord[], pageLength = 3) {
  return async (page: number): Promise<PageRead> => {
    const total = Math.ceil(list.length / pageLength);
    return pageOf(list.slice((page - 1) * pageLength, page * pageLength), {
      total,
      count: list.length,
      current: page,
    });
  };
}

export function pageOf(
  page: readonly ListedRecord[],
  paging: Partial<Paging> = {},
): Extract<PageRead, { status: 'page' }> {
  const silent: Paging = { total: null, count: null, current: null };
  return { status: 'page', records: page, unreadable: 0, paging: { ...silent, ...paging } };
}

export function syncService(
  store: ReportStore,
  readPage: SyncJob['readPage'],
  changes: Partial<SyncJob> = {},
) {
  return syncSource({
    store,
    sourceId: 'service',
    version: 'https://scams.example',
    name: 'scams.example',
    readPage,
    signal: new AbortController().signal,
    now: () => 1_800_000_000_000,
    ...changes,
  });
}

/** What the state of the service said of the progress while the list was read, each thing once. */
export async function progressSeen(
  store: ReportStore,
  readPage: SyncJob['readPage'],
  changes: Partial<SyncJob> = {},
) {
  const seen: unknown[] = [];
  const watched: ReportStore = {
    ...store,
    write: async (work) => {
      const result = await store.write(work);
      const [state] = await sourceStates(store);
      if (JSON.stringify(state?.progress) !== JSON.stringify(seen.at(-1)))
        seen.push(state?.progress);
      return result;
    },
  };
  await syncService(watched, readPage, changes);
  return seen;
}

/** All addresses that the store holds, sorted. */
export async function storedAddresses(store: ReportStore): Promise<string[]> {
  const addresses: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await searchReports(store, { search: '', networkId: null, page });
    addresses.push(...found.reports.map(({ address }) => address));
    pages = found.pages;
  }
  return addresses.sort();
}

export function addressesOf(list: readonly ListedRecord[]): string[] {
  return list.map(({ address }) => address).sort();
}
