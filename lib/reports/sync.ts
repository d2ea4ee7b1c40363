import type { ListedRecord, Paging } from '@/lib/service/read-answers';
import type { ServiceErrorKind, SourceId } from '@/lib/verdict/facts';
import { pagingProblem, totalRecords } from './paging';
import { serviceReport, storeReport } from './record';
import type { Checkpoint } from './report-schema';
import { type ReportStore, StoreError } from './report-store';
import { beginReading, endReading, finishReading, writePage } from './sync-steps';

/** One page of a source's list, or why there is none, in words for the user. */
export type PageRead =
  | { status: 'page'; records: readonly ListedRecord[]; unreadable: number; paging: Paging }
  | { status: 'failed'; error: ServiceErrorKind; message: string };

export type SyncJob = {
  store: ReportStore;
  sourceId: SourceId;
  /** The base address of the service. */
  version: string;
  /** The host of the service. */
  name: string;
  /** Reads one page; the first is 1. */
  readPage: (page: number, signal: AbortSignal) => Promise<PageRead>;
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  now: () => number;
};

export type SyncOutcome =
  | { status: 'finished'; entries: number }
  /** 'paging': the pages contradict themselves, or do not end. */
  | { status: 'failed'; error: ServiceErrorKind | 'paging' | 'store'; message: string }
  /** By the signal, or because the source was removed meanwhile. */
  | { status: 'stopped' };

/** A list of more pages is not read to its end, and so removes nothing. */
const maxPages = 10_000;

/**
 * Reads the whole list of a source into the store, page after page, or goes on where the last sync stopped. Every page is
 * stored together with how far the reading has come. The list ends at an empty page or at one that brings nothing new,
 * and only then the records that it no longer has are removed. How it went also stands in the source's state.
 * The caller sees to it that one sync runs at a time. Throws only what `readPage` throws while `signal` is not aborted.
 */
export async function syncSource(job: SyncJob): Promise<SyncOutcome> {
  let begun: Checkpoint | null = null;
  try {
    begun = await beginReading(job, job.name, job.now());
    return await readFrom(job, begun);
  } catch (error) {
    if (error instanceof StoreError) return failStore(job, begun, error);
    if (begun && job.signal.aborted) return stop(job, begun);
    // Or else the state would say for ever that the list is being read.
    if (begun) await fail(job, begun, { error: 'paging', message: `${error}` });
    throw error;
  }
}

async function readFrom(job: SyncJob, start: Checkpoint): Promise<SyncOutcome> {
  let checkpoint = start;
  while (checkpoint.nextPage <= maxPages) {
    const step = await readNextPage(job, checkpoint);
    if ('status' in step) return step;
    checkpoint = step;
  }
  const message = `The list of the service has more than ${maxPages} pages; the rest was not read.`;
  return fail(job, checkpoint, { error: 'paging', message }, false);
}

async function readNextPage(job: SyncJob, begun: Checkpoint): Promise<Checkpoint | SyncOutcome> {
  const { nextPage: page, generation } = begun;
  const read = await job.readPage(page, job.signal);
  if (job.signal.aborted) return stop(job, begun);
  if (read.status === 'failed') return fail(job, begun, read);
  const { records, unreadable, paging } = read;
  const message = pagingProblem(paging, page, records.length);
  if (message) return fail(job, begun, { error: 'paging', message });
  const total = page === 1 ? totalRecords(paging, records.length) : begun.total;
  const rows = records.map((record) =>
    storeReport(serviceReport(record, job.sourceId), generation),
  );
  const counts = {
    rows: begun.rows + records.length + unreadable,
    unreadable: begun.unreadable + unreadable,
    total,
  };
  const written = await writePage(job, { ...begun, ...counts }, rows);
  if (written === 'superseded') return { status: 'stopped' };
  return written === 'nothing-new' ? finish(job, { ...begun, ...counts }) : written;
}

async function finish(job: SyncJob, checkpoint: Checkpoint): Promise<SyncOutcome> {
  const { rows, total } = checkpoint;
  // What is missing may be reported: to sweep now would call it clear.
  if (total !== null && rows < total) {
    const message = `The service promised a list of ${total} reports and sent ${rows}.`;
    return fail(job, checkpoint, { error: 'paging', message }, false);
  }
  const entries = await finishReading(job, checkpoint);
  return entries === 'superseded' ? { status: 'stopped' } : { status: 'finished', entries };
}

async function stop(job: SyncJob, checkpoint: Checkpoint): Promise<SyncOutcome> {
  await endReading(job, checkpoint, { error: null, keepCheckpoint: true });
  return { status: 'stopped' };
}

async function fail(
  job: SyncJob,
  checkpoint: Checkpoint,
  { error, message }: Omit<Extract<SyncOutcome, { status: 'failed' }>, 'status'>,
  keepCheckpoint = true,
): Promise<SyncOutcome> {
  await endReading(job, checkpoint, { error: message, keepCheckpoint });
  return { status: 'failed', error, message };
}

/** A full disk still takes the few words of the state; a broken one does not. */
async function failStore(
  job: SyncJob,
  begun: Checkpoint | null,
  { message }: StoreError,
): Promise<SyncOutcome> {
  const outcome = { status: 'failed', error: 'store', message } as const;
  if (!begun) return outcome;
  try {
    return await fail(job, begun, outcome);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return outcome;
  }
}
