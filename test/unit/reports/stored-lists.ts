import { type StoredReport, storeReport } from '@/lib/reports/record';
import type { ReportStore } from '@/lib/reports/report-store';
import { replaceSource } from '@/lib/reports/sources';
import type { Report, SourceId } from '@/lib/verdict/facts';

/** A report of a text that is an address of no network, where none other is given. */
export function listed(address: string, changes: Partial<Report> = {}, mark = ''): StoredReport {
  const bare = { networkId: null, network: '', count: null, lastReported: null } as const;
  return storeReport({ sourceId: 'list:a', ...bare, ...changes, address }, mark);
}

/** Puts a list into the store, in one segment, in place of what was there under its id. */
export function storeList(
  store: ReportStore,
  id: SourceId,
  reports: readonly StoredReport[],
): Promise<void> {
  const source = { id, name: id, version: crypto.randomUUID(), updatedAt: 1 };
  return replaceSource(store, source, reports);
}
