import { reasonWithSource } from '@/components/check/export-result';
import { csvCell } from '@/components/reports/csv-file';
import { isSecret } from '@/lib/verdict/verdict';
import { headlineOf } from './ManyRowLine';
import type { ManyRow } from './many-row';

/** One row of the file. What looks like a key is not written out again. */
type Line = {
  row: number;
  address: string;
  network: string;
  label: string;
  level: string;
  verdict: string;
  networks: string[];
  reasons: string[];
  service: 'not asked' | 'asked' | 'no answer';
  /** Row with the same account that comes first; null: this is it. */
  sameAsRow: number | null;
  /** In ISO 8601; null: it is not checked. */
  checkedAt: string | null;
};

const header =
  'row,address,network,label,level,verdict,networks,reasons,service,same_as_row,checked_at\r\n' as const;
const service = { no: 'not asked', asked: 'asked', failed: 'no answer' } as const;

/** The rows at some places as CSV (RFC 4180), guarded against formulas. */
export function manyCsv(rows: readonly ManyRow[], places: readonly number[]): string {
  const lines = linesOf(rows, places).map(({ networks, reasons, sameAsRow, checkedAt, ...line }) =>
    [
      String(line.row),
      line.address,
      line.network,
      line.label,
      line.level,
      line.verdict,
      networks.join(' '),
      reasons.join(' '),
      line.service,
      sameAsRow === null ? '' : String(sameAsRow),
      checkedAt ?? '',
    ]
      .map(csvCell)
      .join(','),
  );
  // Spreadsheets take a file without the mark for one in an old encoding.
  return `\ufeff${header}${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** The same as JSON. */
export function manyJson(rows: readonly ManyRow[], places: readonly number[]): string {
  return `[\n${linesOf(rows, places)
    .map((line) => JSON.stringify(line))
    .join(',\n')}\n]\n`;
}

function linesOf(rows: readonly ManyRow[], places: readonly number[]): Line[] {
  return places.flatMap((place) => {
    const row = rows[place];
    return row ? [lineOf(row, rows)] : [];
  });
}

function lineOf(row: ManyRow, rows: readonly ManyRow[]): Line {
  const { verdict, sameAs } = row;
  const isHidden = row.isSecret || (verdict !== null && isSecret(verdict));
  return {
    row: row.line,
    address: isHidden ? '' : row.address,
    network: row.networkId ?? row.unknownNetwork,
    label: row.label,
    level: verdict?.level ?? '',
    verdict: headlineOf(row),
    networks: verdict?.networks ?? [],
    reasons: verdict?.reasons.map((reason) => reasonWithSource(reason, verdict)) ?? [],
    service: service[row.asked],
    sameAsRow: sameAs === null ? null : (rows[sameAs]?.line ?? null),
    checkedAt: verdict && new Date(verdict.at).toISOString(),
  };
}
