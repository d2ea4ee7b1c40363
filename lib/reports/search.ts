import type { NetworkId } from '@/lib/address/networks';
import type { ReportPage, ReportQuery } from '@/lib/extension/messages';
import type { Report } from '@/lib/verdict/facts';
import type { ReportTransaction, StoredReport } from './report-schema';
import type { ReportStore } from './report-store';

/** Reports on a page. */
const pageSize = 20;

/** Records in memory at a time. */
const batchSize = 500;

/**
 * The reports whose address or label contains the text, in any case, on the network that is asked for; newest first, those without
 * a date last. A page behind the last one gives the last one. Throws a StoreError where the lists cannot be read.
 */
export function searchReports(store: ReportStore, query: ReportQuery): Promise<ReportPage> {
  return store.read(async (transaction) => {
    let total = 0;
    let reports: Report[] = [];
    for await (const { report } of fitting(transaction, query)) {
      total += 1;
      if (total > query.page * pageSize) continue;
      // The last page begun so far stays, should the one that is asked for not come.
      if (total % pageSize === 1) reports = [];
      reports.push(report);
    }
    const pages = Math.max(1, Math.ceil(total / pageSize));
    return { reports, total, page: Math.min(query.page, pages), pages };
  });
}

/** The records that fit, newest first. Read in batches, because a cursor costs an event for every record. */
async function* fitting(
  transaction: ReportTransaction<'readonly'>,
  query: ReportQuery,
): AsyncGenerator<StoredReport> {
  const index = transaction.objectStore('records').index('newestFirst');
  const text = query.search.trim().toLowerCase();
  let range: IDBKeyRange | undefined;
  for (;;) {
    const batch = await index.getAll(range, batchSize);
    yield* batch.filter((row) => fits(row, text, query.networkId));
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return;
    const { sourceId, id } = last.report;
    range = IDBKeyRange.lowerBound([last.order, sourceId, id], true);
  }
}

function fits({ report, networks }: StoredReport, text: string, networkId: NetworkId | null) {
  if (networkId !== null && !networks.includes(networkId)) return false;
  return [report.address, report.label ?? ''].some((shown) => shown.toLowerCase().includes(text));
}
