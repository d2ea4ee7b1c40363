import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';

/** The lists of a browser that has none yet. */
export async function newStore(): Promise<ReportStore> {
  globalThis.indexedDB = new IDBFactory();
  return openReportStore();
}
