import { brokenPromise } from './broken-promise';
import { isRefusal } from './count-page';
import { rowsOf, totalRecords } from './paging';
import type { Checkpoint } from './report-schema';
import type { PageRead, SyncJob } from './sync-job';

type First = Checkpoint['first'];
type Page = Extract<PageRead, { status: 'page' }>;
type Job = Pick<SyncJob, 'readPage' | 'signal'>;
type Read = { answer: PageRead; limit: number | null };

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
 * The first page, by what was answered for it, and what number the service gives it: where it does not tell how many records the list has
 * beside those that came, nothing else would show for sure that it counts from 0, and that the first page of all was left out. So it is
 * asked for page 0, once. Undefined: it is not known, since the list tells its length, page 0 cannot be had now, or either number brings
 * the same page.
 */
export async function firstPage(
  job: Job,
  first: First,
  read: Read,
): Promise<Read & { first: First }> {
  const { answer, limit } = read;
  if (first === 0) return { ...read, first: (await mayBeFirst(job, read)) ? 0 : undefined };
  // What was learnt of a page without rows may have been a mistake.
  const isKnown = first === 1 && answer.status === 'page' && rowsOf(answer) > 0;
  if (isKnown || !mayFollow(answer)) return { ...read, first };
  const before = await readBefore(job, limit);
  const number = numberBy(before, answer);
  if (before.status !== 'page' || number !== 0) return { ...read, first: number };
  // Whatever it calls itself, it is the first.
  return { answer: { ...before, paging: { ...before.paging, current: null } }, limit, first: 0 };
}

/**
 * The same of a list that told its length, at its end. Where as many came as were promised, none is left out; else it is asked for both pages.
 */
export async function numberAtEnd(job: Job, ended: Checkpoint): Promise<First> {
  const { first, total, pageLength, seen, unreadable, split = 0, shrunk = 0, limit } = ended;
  if (first === 0 || total === null || total <= pageLength) return first;
  if (first === 1 && brokenPromise(ended, false) === null) return 1;
  if (total + split + shrunk <= seen + unreadable) return 1;
  const answer = await job.readPage(1, job.signal, { limit, edition: null });
  return answer.status === 'page' ? numberBy(await readBefore(job, limit), answer) : undefined;
}

function readBefore({ readPage, signal }: Job, limit: number | null): Promise<PageRead> {
  return readPage(0, signal, { limit, edition: null });
}

/** The same by page 0 and page 1. */
function numberBy(before: PageRead, answer: PageRead): First {
  if (before.status !== 'page') return isRefusal(before) ? 1 : undefined;
  if (![null, 0].includes(before.paging.current)) return 1;
  // Of a list of one page, there is no page 1.
  if (answer.status !== 'page') return rowsOf(before) > 0 ? 0 : undefined;
  if (rowsOf(before) === 0) return rowsOf(answer) > 0 ? 1 : undefined;
  // Who takes 0 for 1 sends the same; so does, while there is no other page, who takes 1 for 0.
  const known = new Set(answer.records.map(({ address }) => address));
  return before.records.every(({ address }) => known.has(address)) ? undefined : 0;
}

/** Whether it can be the first page, of a list that counted from 0 before: by now it may count in another way. */
async function mayBeFirst({ readPage, signal }: Job, { answer, limit }: Read): Promise<boolean> {
  if (answer.status !== 'page') return !isRefusal(answer);
  if (![null, 1].includes(answer.paging.current)) return false;
  // The only page of one that was emptied.
  return rowsOf(answer) > 0 || isRefusal(await readPage(2, signal, { limit, edition: null }));
}

/** Whether two numbers of a first page are of different pages; one that is not known is taken for 1. */
export function isOtherPage(first: First = 1, other: First = 1): boolean {
  return first !== other;
}

/** Whether what came for page 1 may be behind page 0: one that does not tell its length, or that is not there. */
function mayFollow(answer: PageRead): boolean {
  return answer.status === 'page' ? !isTold(answer) : isRefusal(answer);
}

/** A single number may be one of pages, of records, or of the rows of this page; and so may one beside those rows. */
function isTold(page: Page): boolean {
  const rows = rowsOf(page);
  return page.paging.count !== rows && (totalRecords(page.paging, rows) ?? 0) > rows;
}
