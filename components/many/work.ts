import { errorWords } from '@/components/error-words';
import { type Pace, startPace } from './pace';

type Progress = { what: 'checking' | 'asking'; done: number; total: number };

/** Where the work on the rows stands. */
export type Run =
  | { status: 'idle' }
  | ({ status: 'running' } & Progress)
  /** `message`: why it paused by itself; null: the user paused it. `until`: as below, where that was so. */
  | ({ status: 'paused'; message: string | null; until?: number } & Progress)
  /** The service wants to be left alone until then, in milliseconds since 1970. */
  | ({ status: 'waiting'; until: number } & Progress);

const firstPause = 1000;
const longestPause = 300_000;

/** What is to be done when a step went well; or how long to leave the service alone before it is tried again, in milliseconds. */
export type Outcome = (() => void) | { later: number };

/** Something that is done in steps. `step` does the `size` parts from a number on; it may throw, and is then tried again. */
export type Job = {
  what: Progress['what'];
  total: number;
  size: number;
  /** So many steps go on at once. */
  workers: number;
  step: (from: number) => Promise<Outcome>;
};

/** Changes what is shown of it. */
type Show = (change: (now: Run) => Run) => void;

type Work = { job: Job; own: Pace; next: number; done: number; show: Show };

/** Starts a job, and tells how it goes. */
export function startWork(job: Job, show: Show): { pace: Pace; ended: Promise<void> } {
  const own = startPace();
  const work: Work = { job, own, next: 0, done: 0, show };
  show(() => ({ status: 'running', ...progressOf(work) }));
  const ended = Promise.all(Array.from({ length: job.workers }, () => goThrough(work))).then(() => {
    if (!own.isStopped()) show(() => ({ status: 'idle' }));
  });
  return { pace: own, ended };
}

async function goThrough(work: Work): Promise<void> {
  const { job, show } = work;
  while (work.next < job.total) {
    const from = work.next;
    work.next += job.size;
    if (!(await doStep(work, from))) return;
    work.done = Math.min(work.done + job.size, job.total);
    // Another step may have been paused meanwhile, and its reason stays.
    show((now) => ({
      ...(now.status === 'paused' ? now : { status: 'running' }),
      ...progressOf(work),
    }));
  }
}

/** Tries one step until it goes well. False: the work was stopped. */
async function doStep(work: Work, from: number): Promise<boolean> {
  const { own, job, show } = work;
  for (let waits = 0; await own.ready(); ) {
    try {
      const outcome = await job.step(from);
      if (own.isStopped()) return false;
      if (typeof outcome === 'function') {
        outcome();
        return true;
      }
      const pause = Math.max(outcome.later, leastPause(waits++));
      const until = Date.now() + pause;
      show((now) => ({
        ...(now.status === 'paused' ? now : { status: 'waiting' }),
        ...{ until, ...progressOf(work) },
      }));
      await own.wait(pause);
    } catch (error) {
      if (own.isStopped()) return false;
      own.pause();
      const message = errorWords(error);
      show(() => ({ status: 'paused', message, ...progressOf(work) }));
    }
  }
  return false;
}

/** What still wants to be left alone when it is asked again is left alone longer each time: it may not know for how long, or be used up. */
function leastPause(waits: number): number {
  return waits === 0 ? 0 : Math.min(firstPause * 2 ** waits, longestPause);
}

function progressOf({ job: { what, total }, done }: Work): Progress {
  return { what, done, total };
}
