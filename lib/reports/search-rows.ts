import type { ReportFilter } from '@/lib/extension/report-messages';
import { isShortOf, type Searched, searchedIn } from '@/lib/extension/searched';
import { firstEntry, joinTexts, startOfRow, textAt } from './columns';
import type { SegmentId, SegmentRow } from './report-schema';
import type { ReportStore } from './report-store';
import type { Rows } from './segment';
import { readRows } from './segment-store';

/** The rows of a segment as they are searched: their addresses in lower case. */
export type SearchRows = Omit<Rows, 'addresses'> & { text: string; ends: Uint32Array };

/** Reads the rows of a segment for a search. What is searched once is mostly searched again, letter by letter. */
export async function readSearchRows(store: ReportStore, id: SegmentId): Promise<SearchRows> {
  const hot = store.memory.searched.get(id);
  if (hot) return hot;
  const { addresses, ...columns } = await readRows(store, id);
  const rows = { ...columns, ...lowerCase(addresses) };
  store.memory.searched.keep(id, rows);
  return rows;
}

/**
 * The rows that fit, in their order. An address fits that has the text in it, begins with it or is it, or a label that does, both in any
 * case; an address whose short form it is; and the rows `ofAccount`, where the text is an address in whatever spelling.
 */
export function fittingRows(
  rows: SearchRows,
  { sourceId }: Pick<SegmentRow, 'sourceId'>,
  { search, match, networkId, sourceId: wanted = null }: ReportFilter,
  ofAccount: readonly number[] = [],
): Uint16Array {
  if (wanted !== null && sourceId !== wanted) return new Uint16Array(0);
  const text = search.trim().toLowerCase();
  const fits = text === '' ? new Uint8Array(rows.ends.length).fill(1) : rowsWith(rows, text, match);
  for (const row of ofAccount) fits[row] = 1;
  if (networkId !== null) {
    const others = rows.kindList.map(({ networks }) => !networks.includes(networkId));
    setRows(fits, rows.kinds, others, 0);
  }
  return rowsThatFit(fits);
}

/** A plain loop: the iterators that would say it shorter take ten times as long. */
function rowsThatFit(fits: Uint8Array): Uint16Array {
  const rows = new Uint16Array(fits.length);
  let count = 0;
  for (let row = 0; row < fits.length; row++) if (fits[row] === 1) rows[count++] = row;
  return rows.slice(0, count);
}

function rowsWith(
  { text, ends, notes, noteList }: SearchRows,
  wanted: string,
  match: ReportFilter['match'],
): Uint8Array {
  const fits = new Uint8Array(ends.length);
  const searched = searchedIn(wanted);
  const { part } = searched;
  const isAnywhere = searched.tail === undefined && match === undefined;
  for (let at = text.indexOf(part); at !== -1; ) {
    const row = firstEntry(ends, at);
    // Most searches are for any part: a million rows are not cut out for nothing.
    if (isAnywhere || fitsAddress(text.slice(startOfRow(ends, row), ends[row]), searched, match))
      fits[row] = 1;
    at = text.indexOf(part, ends[row]);
  }
  const labelled = noteList.map(({ label = '' }) => fitsLabel(label.toLowerCase(), wanted, match));
  if (labelled.includes(true)) setRows(fits, notes, labelled, 1);
  return fits;
}

function fitsAddress(address: string, searched: Searched, match: ReportFilter['match']): boolean {
  if (searched.tail !== undefined) return isShortOf(searched, address);
  return match === 'start' ? address.startsWith(searched.part) : address === searched.part;
}

function fitsLabel(label: string, wanted: string, match: ReportFilter['match']): boolean {
  if (match === undefined) return label.includes(wanted);
  return match === 'start' ? label.startsWith(wanted) : label === wanted;
}

/** Sets the rows whose item is among the chosen ones. */
function setRows(fits: Uint8Array, items: Uint16Array, isChosen: boolean[], to: 0 | 1): void {
  for (let row = 0; row < fits.length; row++) if (isChosen[items[row] ?? 0]) fits[row] = to;
}

function lowerCase({ text, ends }: Rows['addresses']): { text: string; ends: Uint32Array } {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return { text: lower, ends };
  // 'İ' becomes two characters: then no place is where it was.
  return joinTexts(Array.from(ends, (_, row) => textAt({ text, ends }, row).toLowerCase()));
}
