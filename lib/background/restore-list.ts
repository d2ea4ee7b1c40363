import { i18n } from '#i18n';
import type { NetworkId } from '@/lib/address/networks';
import { number } from '@/lib/extension/figures';
import type { Feed } from '@/lib/reports/feeds/feed';
import { mostRows } from '@/lib/reports/feeds/list-problems';
import { type ListReading, readList } from '@/lib/reports/feeds/read-list';
import { isFields } from '@/lib/reports/feeds/row-rules';
import { storeFile } from './store-file';

/** Rows that are read as one text: far shorter than the longest that is read. */
const rowsAtOnce = 1000;

type FileList = {
  id: Feed['id'];
  name: string;
  networkId: NetworkId | null;
  /** When it was last read, as an exported file says it; null: it does not. */
  updatedAt: string | null;
  rows: unknown[];
};

/**
 * Takes a list of an exported file, whose rows are in the file. They may be longer than a list from elsewhere: every row has its label
 * there. Their bounds are the message that brings the file, and as many accounts as any list.
 * @returns why nothing is taken, in words for the user; null where the list is taken
 */
export async function restoreList({
  id,
  name,
  networkId,
  updatedAt,
  rows,
}: FileList): Promise<string | null> {
  const texts = splitRows(rows.map(decided)).map((some) => JSON.stringify(some));
  const parts: ListReading[] = [];
  for (const text of texts) parts.push(await readList(text, { network: networkId }));
  const reading = joinReadings(parts);
  if (reading.problem !== null) return reading.problem;
  await navigator.locks.request(id, () =>
    storeFile({ id, name, networkId }, texts.join('\n'), reading, ageOf(updatedAt)),
  );
  return null;
}

/** Whom a list accuses was decided when it was taken. Under this name no label decides it again, though it be 'Exchange'. */
function decided(row: unknown): unknown {
  if (!isFields(row) || !('label' in row)) return row;
  const { label, ...others } = row;
  return { ...others, title: label };
}

/** A list is as old as it was where it was exported. */
function ageOf(updatedAt: string | null): number {
  const at = Date.parse(updatedAt ?? '');
  return Math.min(Number.isNaN(at) ? Number.POSITIVE_INFINITY : at, Date.now());
}

/** At least one part: a list may have no rows. */
function splitRows(rows: unknown[]): unknown[][] {
  const count = Math.max(1, Math.ceil(rows.length / rowsAtOnce));
  return Array.from({ length: count }, (_, at) =>
    rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );
}

/** What was understood of all parts of a list. A part without a good row is no problem where another has one. */
function joinReadings(parts: ListReading[]): ListReading {
  const all = parts.flatMap(({ rows }) => rows);
  const rows = [...new Map(all.map((row) => [`${row.key} ${row.networkId}`, row])).values()];
  const sum = (of: (part: ListReading) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  const unread = parts.find(({ problem, total }) => problem && (total === 0 || all.length === 0));
  const tooMany = rows.length > mostRows;
  return {
    format: parts[0]?.format ?? 'unknown',
    rows,
    total: sum(({ total }) => total),
    duplicates: sum(({ duplicates }) => duplicates) + all.length - rows.length,
    bad: { count: sum(({ bad }) => bad.count), rows: [] },
    disagreements: { count: sum(({ disagreements }) => disagreements.count), rows: [] },
    guessed: sum(({ guessed }) => guessed),
    undated: sum(({ undated }) => undated),
    columns: [],
    networks: parts.flatMap(({ networks }) => networks),
    problem: tooMany
      ? i18n.t('feed.tooManyAccounts', { most: number(mostRows) })
      : (unread?.problem ?? null),
  };
}
