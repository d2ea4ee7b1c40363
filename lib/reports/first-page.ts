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
 * What number the service gives the first page, by what it answered for that: where it tells no more of the list's length than what came,
 * nothing else would show that it counts from 0, and that the first page of all was left out. So it is asked for page 0, once. Undefined: it is not
 * known, since the list tells its length, or page 0 cannot be had now.
 */
export async function numberOfFirst(
  { readPage, signal }: Pick<SyncJob, 'readPage' | 'signal'>,
  { first, rows, nextPage }: Checkpoint,
  { answer, limit }: { answer: PageRead; limit: number | null },
): Promise<First> {
  // It counts in another way by now.
  if (first === 0 && nextPage === 1 && isRefusal(answer)) return 1;
  const isAsked = first === undefined && rows === 0 && answer.status === 'page';
  if (!isAsked || isTold(answer.paging, rowsOf(answer))) return first;
  const before = await readPage(0, signal, { limit, edition: null });
  if (before.status !== 'page') return isRefusal(before) ? 1 : undefined;
  if (![null, 0].includes(before.paging.current)) return 1;
  // An empty list has no first page.
  if (rowsOf(before) + rowsOf(answer) === 0) return undefined;
  // Who takes 0 for 1 sends the same.
  const known = new Set(answer.records.map(({ address }) => address));
  return before.records.every(({ address }) => known.has(address)) ? 1 : 0;
}

/** Whether two numbers of a first page are of different pages; one that is not known is taken for 1. */
export function isOtherPage(first: First = 1, other: First = 1): boolean {
  return first !== other;
}

/** Some count nothing but the rows of the page. */
function isTold(paging: Paging, rows: number): boolean {
  return ![null, rows].includes(paging.total) || (totalRecords(paging, rows) ?? 0) > rows;
}
