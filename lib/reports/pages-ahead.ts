import type { Checkpoint } from './report-schema';
import type { PageRead, SyncJob } from './sync-job';

/** A service that needs longer for a page than this is asked for one page at a time. In milliseconds. */
const quick = 1000;
/** So many pages wait to be taken at most: what comes while others are stored. */
const mostWaiting = 4;

/** Reads pages, some of them before they are asked for. */
export type PagesAhead = {
  /** The page that the checkpoint asks for. */
  take(checkpoint: Checkpoint, edition: string | null): Promise<PageRead>;
  /** Asks for the pages behind the one that was taken last, as far as the list promises any, with two under way. */
  lookAhead(checkpoint: Checkpoint): void;
  /** Gives up what was asked for and not taken. */
  drop(): void;
};

/** What is asked for until the list turns out to be another one than was thought. `next` up to `last` are the pages to ask for. */
type Run = { given: AbortController; next: number; last: number; limit: number | null };

export function pagesAhead({ readPage, signal }: Pick<SyncJob, 'readPage' | 'signal'>): PagesAhead {
  let run = newRun();
  let isQuick = false;
  const asked = new Map<number, Promise<PageRead>>();
  const underWay = new Set<number>();

  async function ask(page: number, limit: number | null, edition: string | null) {
    const { given } = run;
    const begun = performance.now();
    underWay.add(page);
    try {
      const read = await readPage(page, AbortSignal.any([signal, given.signal]), {
        limit,
        edition,
      });
      // Who refuses one page is not asked for more.
      if (read.status !== 'page' && given === run.given) run.last = 0;
      return read;
    } finally {
      isQuick = performance.now() - begun < quick;
      if (given === run.given) {
        underWay.delete(page);
        askNext();
      }
    }
  }

  /** The two that are under way are neighbours: of pages further apart, the later might be the older by far. */
  function askNext(): void {
    while (run.next <= run.last && isNext(run.next)) {
      const reading = ask(run.next, run.limit, null);
      // Whoever takes it is told; where nobody does, it was given up.
      reading.catch(() => undefined);
      asked.set(run.next++, reading);
    }
  }

  function isNext(page: number): boolean {
    return underWay.size === 0 || (isQuick && underWay.size === 1 && underWay.has(page - 1));
  }

  return {
    take({ nextPage, limit }, edition) {
      const known = asked.get(nextPage);
      asked.delete(nextPage);
      return known ?? ask(nextPage, limit, edition);
    },
    lookAhead({ nextPage, limit, total, pageLength, again, knownUpTo }) {
      // Of a list that was read and is begun again, mostly nothing is needed but the first page; where that is not so, all may be.
      const isRead = again !== undefined && (nextPage === 1 || nextPage >= knownUpTo);
      const end = isRead ? 0 : Math.ceil((total ?? 0) / Math.max(1, pageLength));
      run.next = Math.max(run.next, nextPage + 1);
      run.last = Math.min(end, nextPage + (isQuick ? mostWaiting : 1));
      run.limit = limit;
      askNext();
    },
    drop() {
      run.given.abort();
      run = newRun();
      asked.clear();
      underWay.clear();
    },
  };
}

function newRun(): Run {
  return { given: new AbortController(), next: 1, last: 0, limit: null };
}
