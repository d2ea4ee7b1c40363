import type { NetworkId } from '@/lib/address/networks';
import type { ReportCounts, ReportFilter } from '@/lib/extension/report-messages';
import type { ReportStore } from './report-store';
import { type Found, findRows } from './search';
import { readSegments } from './segment-store';

/** How many reports fit, on each network and of each month. Throws a StoreError where the lists cannot be read. */
export function countReports(store: ReportStore, filter: ReportFilter): Promise<ReportCounts> {
  return readSegments(store, async (segments) => {
    const networks = new Map<NetworkId | null, number>();
    const months = new Map<string, number>();
    for await (const found of findRows(store, filter, segments, segments)) {
      countNetworks(networks, found);
      countMonths(months, found);
    }
    const undated = months.get('') ?? 0;
    months.delete('');
    return {
      byNetwork: Array.from(networks, ([networkId, count]) => ({ networkId, count })).sort(
        (a, b) => b.count - a.count,
      ),
      byMonth: Array.from(months, ([month, count]) => ({ month, count })).sort((a, b) =>
        a.month < b.month ? -1 : 1,
      ),
      undated,
    };
  });
}

function countNetworks(counts: Map<NetworkId | null, number>, { columns, rows }: Found): void {
  const ofKind = new Uint32Array(columns.kindList.length);
  for (const row of rows) {
    const kind = columns.kinds[row] ?? 0;
    ofKind[kind] = (ofKind[kind] ?? 0) + 1;
  }
  for (const [kind, { networkId }] of columns.kindList.entries()) {
    const count = ofKind[kind] ?? 0;
    if (count > 0) counts.set(networkId, (counts.get(networkId) ?? 0) + count);
  }
}

function countMonths(counts: Map<string, number>, { columns, rows }: Found): void {
  const month = monthNames();
  for (const row of rows) {
    const name = month(columns.dates[row] ?? 0);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}

/** Names the month of a date in seconds, '' for 0. Rows come newest first, so the month is the last one until it is over. */
function monthNames(): (date: number) => string {
  let from = Number.POSITIVE_INFINITY;
  let name = '';
  return (date) => {
    if (date === 0) return '';
    if (date < from) {
      const day = new Date(date * 1000);
      from = Date.UTC(day.getUTCFullYear(), day.getUTCMonth()) / 1000;
      name = day.toISOString().slice(0, 7);
    }
    return name;
  };
}
