import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';
import type { Paging } from '@/lib/service/read-answers';
import type { Checkpoint } from './report-schema';
import type { PageRead } from './sync-job';

/** How many rows a page has: a service counts those that cannot be read, too. */
export function rowsOf({
  records,
  unreadable,
}: Pick<Extract<PageRead, { status: 'page' }>, 'records' | 'unreadable'>): number {
  return records.length + unreadable;
}

/**
 * Why a page cannot be the one that was asked for, in words for the user; null where it can. `seen`: how many records came before it, which
 * the list that begins with it has, too.
 */
export function pagingProblem(
  paging: Paging,
  asked: number,
  records: number,
  seen = 0,
): string | null {
  const isEnd = records === 0 && asked > 1;
  const { current } = paging;
  if (current !== null && current !== asked && !isEnd) {
    return i18n.t('service.wrongPage', { asked: number(asked), sent: number(current) });
  }
  if (records === 0 && asked === 1 && (seen > 0 || promisesRecords(paging)))
    return i18n.t('service.emptyPage');
  return null;
}

/**
 * How many records the list has, from its first page and the number of rows on it; null where the fields fit no reading of
 * them. Services count pages in `total` and records in `count`, or the other way round, or records in `total` and
 * this page's records in `count`.
 */
export function totalRecords(paging: Paging, pageLength: number): number | null {
  const { total, count } = paging;
  if (pageLength === 0 || total === null || count === null) return null;
  if (Math.max(total, count) < pageLength) return null;
  // A page that counts its own rows alone tells nothing of others.
  const isOfPage = count === pageLength && total > pageLength;
  return recordsOf({ total, count }, pageLength) ?? (isOfPage ? total : null);
}

function recordsOf({ total, count }: Length, pageLength: number): number | null {
  if (isPagesOf(total, count, pageLength)) return count;
  return isPagesOf(count, total, pageLength) ? total : null;
}

type Length = { total: number; count: number };

function isPagesOf(pages: number, records: number, pageLength: number): boolean {
  return Math.ceil(records / pageLength) === pages;
}

/**
 * How many records the list has more than it had a page ago, by a page with so many rows; 0 where that is not known. It may have become
 * shorter than a page.
 */
export function changeOfLength(
  { total, count }: Paging,
  { pageLength, total: before, nextPage }: Pick<Checkpoint, 'pageLength' | 'total' | 'nextPage'>,
  rows: number,
): number {
  if (!total || count === null || before === null) return 0;
  // Behind another page, one that counts as many rows as it has counts nothing else.
  if (nextPage > 1 && total === rows && count === rows) return 0;
  // The last page may have fewer rows than others, or none, and count those or what fits on it; and one of which pages are counted may
  // count no records, be it on the one page that an empty list has.
  const isRecords = total > 1 && !isPagesOf(total, before, pageLength);
  const isOfPage = isRecords && [rows, pageLength].includes(count);
  const now = recordsOf({ total, count }, pageLength) ?? (isOfPage ? total : null);
  return now === null ? 0 : now - before;
}

/**
 * How many pages the list has, where its fields do not tell how many records: fewer than a page has rows can only be pages, and what is
 * said alone, or twice, is records at least. null: they tell nothing.
 */
export function totalPages({ total, count }: Paging, pageLength: number): number | null {
  if (!total || pageLength === 0) return null;
  if (total < pageLength) return total;
  return count === null || count === total ? Math.ceil(total / pageLength) : null;
}

/** An empty list may still be told as one page. */
function promisesRecords({ total, count }: Paging): boolean {
  return total !== null && (total > 1 || (total === 1 && count !== null && count > 0));
}
