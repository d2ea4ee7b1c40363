import type { SyncJob } from '@/lib/reports/sync-job';
import type { listReports } from '@/lib/service/client';
import type { ServiceFailure } from '@/lib/service/service-error';
import { sleep } from '@/lib/service/sleep';

type PageAnswer = Awaited<ReturnType<typeof listReports>>;
type How = Parameters<SyncJob['readPage']>[2];

/** The background lives half a minute after its last event, so a longer pause is for the alarm to wait for. In milliseconds. */
const longestPause = 20_000;
const mostPauses = 10;

/**
 * Reads pages as `ask` does, but where the service wants to be left alone for a little while, waits and asks again. `inWords` says why
 * there is no page.
 */
export function patiently(
  ask: (page: number, how: How, signal: AbortSignal) => Promise<PageAnswer>,
  inWords: (failure: ServiceFailure) => string,
): SyncJob['readPage'] {
  return async (page, signal, how) => {
    for (let pauses = 0; ; pauses++) {
      const answer = await ask(page, how, signal);
      if (answer.status !== 'failed') return answer;
      const pause = pauseOf(answer);
      if (pause === null || pauses === mostPauses) return { ...answer, message: inWords(answer) };
      await sleep(pause, signal);
    }
  };
}

/** A little longer than the service asked for, and not for all who wait at the same time; null where it is not worth to wait. */
function pauseOf({ error, retryAfter }: ServiceFailure): number | null {
  if (error !== 'quota' || retryAfter === undefined || retryAfter > longestPause) return null;
  return retryAfter + 100 + 400 * Math.random();
}
