import { inTime } from '@/lib/extension/in-time';
import type { Pace } from './pace';
import { mostRowsOfFull } from './pack-records';
import type { StoredReport } from './record';
import type { Checkpoint } from './report-schema';
import type { SyncJob } from './sync-job';
import { writePages } from './sync-steps';

/** Pages that were read and wait to be stored together: to store one by itself takes longer than to read it. */
export type GatheredPages = {
  /** Takes a page. `upTo`: the reading with this page in it. Gives whether it may wait for the next one. */
  add(upTo: Checkpoint, records: readonly StoredReport[]): boolean;
  /** Stores what waits. Gives what writePages gives, 'nothing' where nothing waits. */
  store(): Promise<Awaited<ReturnType<typeof writePages>> | 'nothing'>;
  /** The same where the next page is slow to come. */
  storeUnlessQuick(nextPage: Promise<unknown>): ReturnType<GatheredPages['store']>;
};

/** So long a page waits at most, in milliseconds: what is not stored is lost with the background. */
const longestWait = 500;
const slowPage = 50;

export function gatherPages(job: SyncJob, pace: Pace): GatheredPages {
  let gathered: { records: StoredReport[]; since: number; upTo: Checkpoint } | null = null;

  /** Not the first two pages: a service that sends the same one again and again is seen at once. */
  function mayWait(since: number, rows: number, checkpoint: Checkpoint): boolean {
    const { nextPage, pageLength, total } = checkpoint;
    if (nextPage < 3 || total === null || nextPage * pageLength >= total) return false;
    return rows + pageLength <= mostRowsOfFull && Math.abs(job.now() - since) < longestWait;
  }

  async function store(): ReturnType<GatheredPages['store']> {
    if (!gathered) return 'nothing';
    const { upTo, records } = gathered;
    gathered = null;
    return writePages({ ...job, pace }, upTo, records);
  }

  return {
    add(upTo, page) {
      const records: StoredReport[] = gathered?.records ?? [];
      const since = gathered?.since ?? job.now();
      for (const record of page) records.push(record);
      gathered = { records, since, upTo };
      return mayWait(since, records.length, upTo);
    },
    store,
    async storeUnlessQuick(nextPage) {
      if (!gathered) return 'nothing';
      const came = await inTime(
        nextPage.catch(() => undefined),
        slowPage,
      );
      return came === 'late' ? store() : 'nothing';
    },
  };
}
