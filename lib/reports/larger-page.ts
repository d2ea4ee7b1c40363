import { rowsOf, totalRecords } from './paging';
import type { PageRead, SyncJob } from './sync-job';

/** What a service is asked for that has a long list: it is the most that is seen of any. */
const largestPage = 1000;
/** A list of so many pages is long. */
const manyPages = 10;

/**
 * The first page; where it is too long to be read, as many records as are read of others; and where the list is long but its pages are
 * short, a larger one in its place, if the service gives one. Who has a million reports must not be asked ten thousand times.
 */
export async function largerPage(
  { readPage, signal }: Pick<SyncJob, 'readPage' | 'signal'>,
  answer: PageRead,
): Promise<{ answer: PageRead; limit: number | null }> {
  if (answer.status === 'failed' && answer.error === 'too-big')
    return shorterPage(readPage, signal);
  if (answer.status !== 'page') return { answer, limit: null };
  const length = rowsOf(answer);
  const total = totalRecords(answer.paging, length) ?? 0;
  if (length >= largestPage || total < length * manyPages) return { answer, limit: null };
  const larger = await readPage(1, signal, { limit: largestPage, edition: null });
  // A list may have changed since: of two first pages the later one goes with the pages that follow.
  if (larger.status !== 'page' || rowsOf(larger) < length) return { answer, limit: null };
  // Some go on to count pages as short as before: who holds them to that finds too few.
  const isTold = totalRecords(larger.paging, rowsOf(larger)) !== null;
  if (total > 0 && !isTold) return { answer, limit: null };
  return { answer: larger, limit: rowsOf(larger) > length ? largestPage : null };
}

async function shorterPage(
  readPage: SyncJob['readPage'],
  signal: AbortSignal,
): Promise<{ answer: PageRead; limit: number | null }> {
  const answer = await readPage(1, signal, { limit: largestPage, edition: null });
  return { answer, limit: answer.status === 'page' ? largestPage : null };
}
