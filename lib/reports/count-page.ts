import { rowsOf, totalPages, totalRecords } from './paging';
import type { Checkpoint } from './report-schema';
import type { PageRead } from './sync-job';

type Page = Extract<PageRead, { status: 'page' }>;

/** So many pages that bring nothing new are gone on behind, in a row. */
const mostQuiet = 2;

/** On how many pages so many records more or less stand. */
export function pagesOf(change: number, pageLength: number): number {
  return Math.ceil(Math.abs(change) / Math.max(1, pageLength));
}

/**
 * What the first page says of the list. `edition`: of the page that came first, which is asked for the same way the next time. Of a
 * reading that came back to the first page the older one is kept: what changed since is read with the next.
 */
export function withFirstPage(
  begun: Checkpoint,
  page: Page,
  {
    limit,
    edition,
    first,
  }: Pick<Checkpoint, 'limit' | 'first'> & { edition: string | null | undefined },
): Checkpoint {
  const pageLength = rowsOf(page);
  const total = totalRecords(page.paging, pageLength);
  // It may have become shorter on the way back, too.
  const fewer = begun.total === null || total === null ? 0 : Math.max(0, begun.total - total);
  // It goes on with shorter pages, see beginAnew.
  const isShorter = begun.rows === 0 && begun.again === undefined;
  return {
    ...begun,
    limit,
    first,
    pageLength,
    total,
    shrunk: (begun.shrunk ?? 0) + fewer,
    knownUpTo: isShorter ? pagesOf(begun.knownUpTo, pageLength) : begun.knownUpTo,
    edition: (begun.seen === 0 ? edition : begun.edition) ?? null,
  };
}

/**
 * A reading with the page in it that it asked for. `change`: how many records the list has more than it had a page ago. `reports`: how many
 * the page's records are.
 */
export function countPage(
  begun: Checkpoint,
  page: Pick<Page, 'records' | 'unreadable' | 'paging'>,
  { change, reports }: { change: number; reports: number },
): Checkpoint {
  const { nextPage, pageLength } = begun;
  const rows = rowsOf(page);
  const total = begun.total === null ? null : begun.total + change;
  const garbled = rows > 0 && page.records.length === 0;
  // What is read again was counted.
  const isFirst = begun.again === undefined;
  const counted = {
    ...begun,
    rows: begun.rows + (isFirst ? rows : 0),
    unreadable: begun.unreadable + (isFirst ? page.unreadable : 0),
    split: (begun.split ?? 0) + (isFirst ? reports - page.records.length : 0),
    total,
    pages: promisedPages(begun, page),
    isLast: page.paging.total === nextPage,
    garbled,
    // It may be better the next time.
    edition: garbled ? null : begun.edition,
  };
  let { knownUpTo } = begun;
  // What stood here moved down, and what was read already is here.
  if (change > 0) knownUpTo = Math.max(knownUpTo, nextPage - 1) + pagesOf(change, pageLength);
  // Where it cannot be read what is new here, it is behind the end only if all came that was promised.
  const isMore = total === null || counted.rows < total;
  if (garbled && isMore) knownUpTo = Math.max(knownUpTo, nextPage);
  return { ...counted, knownUpTo };
}

/** As of the last page with rows: one behind the end may say anything. Some count nothing but the rows of the page. */
function promisedPages(
  { pages = null, pageLength }: Checkpoint,
  page: Pick<Page, 'records' | 'unreadable' | 'paging'>,
): number | null {
  const isOfPage = [0, page.paging.total].includes(rowsOf(page));
  return (isOfPage ? null : totalPages(page.paging, pageLength)) ?? pages;
}

/**
 * Whether a page that brought nothing new may still not be the end: the list does not tell its length, so that one that grew in
 * front while it was read looks the same.
 */
export function mayGoOn({ total, quiet, again, returns }: Checkpoint): boolean {
  // One that was gone back in told it before.
  const isFirst = again === undefined && returns === 0;
  return total === null && isFirst && (quiet ?? 0) < mostQuiet;
}

/**
 * A refused page behind one by which all came that was promised, as the end of the list: not every service has an empty page there. Where
 * the reading went back, rows came twice, and in the middle of the list all seems to have come. In another look, rows are not counted,
 * while the list may grow; where more came by then than was promised, as of a list that gets a report for each that it drops, the end is
 * behind the pages that had rows before.
 */
export function refusalAsEnd(answer: PageRead, begun: Checkpoint): PageRead {
  if (!isRefusal(answer) || begun.nextPage === 1) return answer;
  const isMissing = answer.status === 'failed' && answer.error === 'not-found';
  if (!isBehindEnd(begun, isMissing)) return answer;
  const paging = { total: null, count: null, current: null };
  return { status: 'page', records: [], unreadable: 0, paging };
}

/** `isMissing`: that page is told not to be there, which is as good as an empty one where no length was promised. */
function isBehindEnd(begun: Checkpoint, isMissing: boolean): boolean {
  const { nextPage, total, rows, pageLength, again, knownUpTo, pages = null, isLast } = begun;
  // Where more pages came, it is no number of pages that was told, or it was taken for one of records.
  if (total === null && again === undefined)
    return isMissing || (pages !== null && (nextPage === pages + 1 || isLast === true));
  if (total === null) return nextPage > knownUpTo;
  const upTo = (nextPage - 1) * pageLength;
  return (again === undefined ? Math.min(rows, upTo) : upTo) >= total;
}

/** Whether it is said that there is no such page. */
export function isRefusal(answer: PageRead): boolean {
  return answer.status === 'failed' && ['not-found', 'rejected'].includes(answer.error);
}
