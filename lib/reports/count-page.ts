import { rowsOf } from './paging';
import type { Checkpoint } from './report-schema';
import type { PageRead } from './sync-job';

type Page = Extract<PageRead, { status: 'page' }>;

/** On how many pages so many records more or less stand. */
export function pagesOf(change: number, pageLength: number): number {
  return Math.ceil(Math.abs(change) / Math.max(1, pageLength));
}

/** A reading with the page in it that it asked for. `change`: how many records the list has more than it had a page ago. */
export function countPage(
  begun: Checkpoint,
  page: Pick<Page, 'records' | 'unreadable'>,
  change: number,
): Checkpoint {
  const { nextPage, pageLength } = begun;
  const rows = rowsOf(page);
  const total = begun.total === null ? null : begun.total + change;
  const garbled = rows > 0 && page.records.length === 0;
  const counted = {
    ...begun,
    rows: begun.rows + rows,
    unreadable: begun.unreadable + page.unreadable,
    total,
    garbled,
  };
  let { knownUpTo } = begun;
  // What stood here moved down, and what was read already is here.
  if (change > 0) knownUpTo = Math.max(knownUpTo, nextPage - 1) + pagesOf(change, pageLength);
  // Where it cannot be read what is new here, it is behind the end only if all came that was promised.
  const isMore = total === null || begun.rows < total;
  if (garbled && isMore) knownUpTo = Math.max(knownUpTo, nextPage);
  return { ...counted, knownUpTo };
}
