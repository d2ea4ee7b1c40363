import { refusalAsEnd } from './count-page';
import { numberOfFirst } from './first-page';
import { largerPage } from './larger-page';
import type { Checkpoint } from './report-schema';
import type { PageRead, SyncJob } from './sync-job';

/** What the answer for a page is to a reading: of the first one, with what it shows of those to come. */
export async function understandPage(
  job: Pick<SyncJob, 'readPage' | 'signal'>,
  begun: Checkpoint,
  answer: PageRead,
): Promise<{ answer: PageRead } & Pick<Checkpoint, 'limit' | 'first'>> {
  const { pageLength, limit, first } = begun;
  // Back at the first page, it goes on with pages as large as before.
  if (pageLength > 0) return { answer: refusalAsEnd(answer, begun), limit, first };
  const read = await largerPage(job, answer);
  return { ...read, first: await numberOfFirst(job, begun, read) };
}
