import { i18n } from '#i18n';
import type { ExportBatch, ExportRequest } from '@/lib/extension/report-messages';
import type { ReportStore } from './report-store';
import { findRows, readReports } from './search';
import { readSegments } from './segment-store';

/** Reports in a batch: some 500 kB as a message. */
const batchSize = 2000;

/**
 * Reports that fit, so many at a time; ask again `after` the batch's `next` until that is null. Throws an Error with words for the
 * user where the list changed in between. While a list is read anew, a report may come again from the new reading.
 */
export function exportReports(
  store: ReportStore,
  { after, ...filter }: ExportRequest,
): Promise<ExportBatch> {
  return readSegments(store, async (segments) => {
    const oldestFirst = segments.toReversed();
    const from = after === null ? 0 : oldestFirst.findIndex(([id]) => id === after.segment);
    if (from === -1) throw new Error(i18n.t('storage.listChanged'));
    for await (const found of findRows(store, filter, oldestFirst.slice(from), segments)) {
      const begun = found.id === after?.segment ? after.rows : 0;
      const rows = found.rows.filter((row) => row >= begun).slice(0, batchSize);
      const last = rows.at(-1);
      if (last === undefined) continue;
      const reports = await readReports(store, found, rows);
      return { reports, next: { segment: found.id, rows: last + 1 } };
    }
    return { reports: [], next: null };
  });
}
