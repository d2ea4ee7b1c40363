import type { Checkpoint } from './report-schema';
import type { PageRead, SyncJob } from './sync-job';

/** A service that needs longer for a page than this is asked for one page at a time. In milliseconds. */
const quick = 1000;

/** Reads pages, some of them before they are asked for. */
export type PagesAhead = {
  /** The page that the checkpoint asks for. */
  take(checkpoint: Checkpoint, edition: string | null): Promise<PageRead>;
  /** Asks for the pages behind the one that was taken last, as far as the list promises any, so that two are under way. */
  lookAhead(checkpoint: Checkpoint): void;
  /** Gives up what was asked for and not taken. */
  drop(): void;
};

export function pagesAhead({ readPage, signal }: Pick<SyncJob, 'readPage' | 'signal'>): PagesAhead {
  let own = new AbortController();
  let isQuick = false;
  const asked = new Map<number, Promise<PageRead>>();

  function ask(page: number, limit: number | null, edition: string | null): Promise<PageRead> {
    const begun = performance.now();
    const reading = readPage(page, AbortSignal.any([signal, own.signal]), { limit, edition });
    const timed = reading.then((read) => {
      isQuick = performance.now() - begun < quick;
      return read;
    });
    // Whoever takes it is told; where nobody does, it was given up.
    timed.catch(() => undefined);
    return timed;
  }

  return {
    take({ nextPage, limit }, edition) {
      const known = asked.get(nextPage);
      asked.delete(nextPage);
      return known ?? ask(nextPage, limit, edition);
    },
    lookAhead({ nextPage, limit, total, pageLength }) {
      const last = Math.ceil((total ?? 0) / Math.max(1, pageLength));
      const until = Math.min(last, nextPage + (isQuick ? 2 : 1));
      for (let page = nextPage + 1; page <= until; page++) {
        if (!asked.has(page)) asked.set(page, ask(page, limit, null));
      }
    },
    drop() {
      own.abort();
      own = new AbortController();
      asked.clear();
    },
  };
}
