import { refusalAsEnd } from './count-page';
import { firstPage, isOtherPage } from './first-page';
import { largerPage } from './larger-page';
import type { Checkpoint } from './report-schema';
import type { PageRead, SyncJob } from './sync-job';

/** What the answer for a page is to a reading: of the first one, with what it shows of those to come. */
export async function understandPage(
  job: Pick<SyncJob, 'readPage' | 'signal'>,
  begun: Checkpoint,
  answer: PageRead,
): Promise<{ answer: PageRead } & Pick<Checkpoint, 'limit' | 'first' | 'edition'>> {
  const { pageLength, limit, first } = begun;
  const edition = (answer.status === 'page' && answer.edition) || null;
  // Back at the first page, it goes on with pages as large as before.
  if (pageLength > 0) return { answer: refusalAsEnd(answer, begun), limit, first, edition };
  const read = await firstPage(job, first, await largerPage(job, answer));
  // That of page 1 says nothing of page 0.
  return { ...read, edition: isOtherPage(read.first, first) ? null : edition };
}

/** Within a reading, "unchanged" would say nothing of the pages that it took before it came back to the first. */
export function knownEdition(
  edition: string | null,
  { nextPage, seen }: Checkpoint,
): string | null {
  return nextPage === 1 && seen === 0 ? edition : null;
}
