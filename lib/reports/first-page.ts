import type { Paging } from '@/lib/service/read-answers';
import { isRefusal } from './count-page';
import { rowsOf, totalRecords } from './paging';
import type { Checkpoint } from './report-schema';
import type { PageRead, SyncJob } from './sync-job';

type First = Checkpoint['first'];

/** Reads the pages of a list. The first is 1 here, whatever number the service gives it: by and by it is told which. */
export function numberPages({ readPage }: Pick<SyncJob, 'readPage'>): Pick<SyncJob, 'readPage'> & {
  countFrom(first: First): void;
} {
  let before = 0;
  return {
    countFrom(first = 1) {
      before = 1 - first;
    },
    async readPage(page, ...how) {
      const asked = page - before;
      const read = await readPage(asked, ...how);
      if (read.status !== 'page' || read.paging.current === null) return read;
      const current = read.paging.current + page - asked;
      return { ...read, paging: { ...read.paging, current } };
    },
  };
}

/**
 * What number the service gives the first page, by what it answered for that: where it does not tell how many records the list has beside
 * those that came, nothing else would show for sure that it counts from 0, and that the first page of all was left out. So it is asked for page
 * 0, once. Undefined: it is not known, since the list tells its length, page 0 cannot be had now, or either number brings the same page.
 */
export async function numberOfFirst(
  { readPage, signal }: Pick<SyncJob, 'readPage' | 'signal'>,
  { first, rows, nextPage }: Checkpoint,
  { answer, limit }: { answer: PageRead; limit: number | null },
): Promise<First> {
  if (first === 0 && nextPage === 1 && !mayBeFirst(answer)) return undefined;
  const isAsked = first === undefined && rows === 0 && answer.status === 'page';
  if (!isAsked || isTold(answer.paging, rowsOf(answer))) return first;
  return numberBy(await readPage(0, signal, { limit, edition: null }), answer);
}

/** The same by page 0 and page 1. */
function numberBy(before: PageRead, answer: Extract<PageRead, { status: 'page' }>): First {
  if (before.status !== 'page') return isRefusal(before) ? 1 : undefined;
  if (![null, 0].includes(before.paging.current)) return 1;
  if (rowsOf(before) === 0) return rowsOf(answer) > 0 ? 1 : undefined;
  // Who takes 0 for 1 sends the same; so does, while there is no other page, who takes 1 for 0.
  const known = new Set(answer.records.map(({ address }) => address));
  return before.records.every(({ address }) => known.has(address)) ? undefined : 0;
}

/** Whether it can be the first page, of a list that counted from 0 before: by now it may count in another way. */
function mayBeFirst(answer: PageRead): boolean {
  if (answer.status === 'page')
    return rowsOf(answer) > 0 && [null, 1].includes(answer.paging.current);
  return !isRefusal(answer);
}

/** Whether two numbers of a first page are of different pages; one that is not known is taken for 1. */
export function isOtherPage(first: First = 1, other: First = 1): boolean {
  return first !== other;
}

/** A single number may be one of pages, of records, or of the rows of this page. */
function isTold(paging: Paging, rows: number): boolean {
  return (totalRecords(paging, rows) ?? 0) > rows;
}
