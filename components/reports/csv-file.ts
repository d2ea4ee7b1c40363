import { findNetwork } from '@/lib/address/networks';
import { guardFormulas } from '@/lib/extension/cells';
import type { Report } from '@/lib/verdict/facts';

/** The first line of the file. The names are those that the import of a list knows. As a name, no label ('Exchange') says who is harmless. */
export const csvHeader = 'address,network,count,last_reported,name,source,link\r\n';

/** Reports as lines of CSV (RFC 4180). */
export function csvLines(reports: readonly Report[], names: ReadonlyMap<string, string>): string {
  return reports
    .map((report) => {
      const { address, network, count, lastReported, label = '', sourceId, link = '' } = report;
      const cells = [
        address,
        report.networkId ? findNetwork(report.networkId).name : network,
        count === null ? '' : String(count),
        lastReported === null ? '' : new Date(lastReported).toISOString(),
        label,
        names.get(sourceId) ?? sourceId,
        link,
      ];
      return `${cells.map(csvCell).join(',')}\r\n`;
    })
    .join('');
}

/**
 * One cell. A spreadsheet takes a cell that begins with one of = + - @ for a formula, quoted or not, and a list's text must not run in
 * the user's. Characters that cannot be seen become blanks.
 */
export function csvCell(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ').trim();
  const guarded = guardFormulas(plain);
  return /[",;']/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
