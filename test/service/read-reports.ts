import { readCount, readIdentifier, readText, readTime } from '@/lib/service/read-fields';
import type { ReportRow } from './store';

export type ReportFile = {
  rows: ReportRow[];
  /** Rows that cannot be used: their number in the file, from 1, and why. */
  bad: { row: number; why: string }[];
};

/**
 * Reads reports from the text of a file: a JSON array or `{"data": […]}` of records, or CSV with the header
 * `address,network,reportCount,lastReported`. Throws an Error with words for the user where it is neither.
 */
export function readReports(text: string): ReportFile {
  const file: ReportFile = { rows: [], bad: [] };
  const rows = /^\s*[[{]/.test(text) ? jsonRows(text) : csvRows(text);
  for (const [i, fields] of rows.entries()) {
    const row = readRow(fields);
    if (typeof row === 'string') file.bad.push({ row: i + 1, why: row });
    else file.rows.push(row);
  }
  return file;
}

function readRow(fields: unknown): ReportRow | string {
  if (!isObject(fields)) return 'not an object';
  const { walletNetwork } = fields;
  const embedded = isObject(walletNetwork) ? walletNetwork['symbol'] : undefined;
  const address = readText(fields['address']);
  const network =
    readText(fields['network'] ?? embedded) || readIdentifier(fields['walletNetworkId']);
  if (address === '') return 'no address';
  if (network === '') return 'no network';
  const count = readCount(fields['reportCount']);
  if (count === null) return 'reportCount is not a number';
  const { lastReported = '' } = fields;
  const at = readTime(lastReported);
  if (at === null && lastReported !== '') return 'lastReported is not a time';
  return {
    address,
    network,
    reportCount: String(count),
    lastReported: at === null ? '' : new Date(at).toISOString(),
  };
}

function jsonRows(text: string): unknown[] {
  const parsed = parseJson(text);
  const rows = isObject(parsed) ? parsed['data'] : parsed;
  if (!Array.isArray(rows)) throw new Error('The JSON is neither an array nor {"data": […]}.');
  return rows;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The file looks like JSON, but cannot be read: ${String(cause)}`, { cause });
  }
}

function csvRows(text: string): unknown[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const names = splitLine(header);
  if (!names.includes('address') || !names.includes('network')) {
    throw new Error('The first line of the CSV must be: address,network,reportCount,lastReported');
  }
  return lines.map((line) => {
    const values = splitLine(line);
    return Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']));
  });
}

/** No field of ours holds a comma or a quote, so quotes are only taken off. */
function splitLine(line: string): string[] {
  return line.split(',').map((value) => value.trim().replace(/^"(.*)"$/, '$1'));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
