import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';
import type { ListedRecord, Paging } from '@/lib/service/read-answers';
import type { ServiceErrorKind, SourceId } from '@/lib/verdict/facts';
import { largerPage } from './larger-page';
import { type Pace, paceFrom } from './pace';
import { type PagesAhead, pagesAhead } from './pages-ahead';
import { changeOfLength, pagingProblem, totalRecords } from './paging';
import { serviceRecord } from './record';
import type { Checkpoint } from './report-schema';
import { type ReportStore, StoreError } from './report-store';
import { beginReading, endReading, endUnchanged, finishReading, writePage } from './sync-steps';

/** One page of a source's list, or why there is none, in words for the user. */
export type PageRead =
  | {
      status: 'page';
      records: readonly ListedRecord[];
      unreadable: number;
      paging: Paging;
      /** What the source calls this edition of the page; null or absent where it calls it nothing. */
      edition?: string | null;
    }
  /** The page is still the edition that was asked about. */
  | { status: 'unchanged' }
  | { status: 'failed'; error: ServiceErrorKind; message: string };

export type SyncJob = {
  store: ReportStore;
  sourceId: SourceId;
  /** The base address of the service. */
  version: string;
  /** The host of the service. */
  name: string;
  /**
   * Reads one page; the first is 1. `limit`: records that are asked for on a page, null for what the service likes. `edition`: of the
   * page as it is known; null: it is not.
   */
  readPage: (
    page: number,
    signal: AbortSignal,
    how: { limit: number | null; edition: string | null },
  ) => Promise<PageRead>;
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  now: () => number;
};

export type SyncOutcome =
  | { status: 'finished'; entries: number }
  /** The source says that nothing changed since the list was read. */
  | { status: 'unchanged' }
  /** 'paging': the pages contradict themselves, or do not end. */
  | { status: 'failed'; error: ServiceErrorKind | 'paging' | 'store'; message: string }
  /** By the signal, or because the source was removed meanwhile. */
  | { status: 'stopped' };

type Page = Extract<PageRead, { status: 'page' }>;
type Run = SyncJob & { ahead: PagesAhead; edition: string | null; pace: Pace };

/** A list of more pages is not read to its end, and so removes nothing. */
const maxPages = 10_000;
/** Pages that were under way when the list became shorter: how it changed between them nobody saw. */
const unseen = 2;
/** A list that becomes shorter more often than this while it is read counts in some way of its own. */
const mostReturns = 50;

/**
 * Reads the whole list of a source into the store, page after page, or goes on where the last sync stopped. Every page is
 * stored together with how far the reading has come. The list ends at an empty page or at one that brings nothing new,
 * and only then the records that it no longer has are removed. How it went also stands in the source's state.
 * The caller sees to it that one sync runs at a time. Throws only what `readPage` throws while `signal` is not aborted.
 */
export async function syncSource(job: SyncJob): Promise<SyncOutcome> {
  let begun: Checkpoint | null = null;
  const ahead = pagesAhead(job);
  try {
    const { checkpoint, edition } = await beginReading(job, job.name, job.now());
    begun = checkpoint;
    return await readFrom(
      { ...job, ahead, edition, pace: paceFrom(checkpoint.seen, job.now) },
      checkpoint,
    );
  } catch (error) {
    if (error instanceof StoreError) return failStore(job, begun, error);
    if (begun && job.signal.aborted) return stop(job, begun);
    // Or else the state would say for ever that the list is being read.
    if (begun) await fail(job, begun, { error: 'paging', message: `${error}` });
    throw error;
  } finally {
    ahead.drop();
  }
}

async function readFrom(run: Run, start: Checkpoint): Promise<SyncOutcome> {
  let checkpoint = start;
  while (checkpoint.nextPage <= maxPages) {
    const step = await readNextPage(run, checkpoint);
    if ('status' in step) return step;
    checkpoint = step;
  }
  const message = i18n.t('service.tooManyPages', { most: number(maxPages) });
  return fail(run, checkpoint, { error: 'paging', message }, false);
}

async function readNextPage(run: Run, begun: Checkpoint): Promise<Checkpoint | SyncOutcome> {
  const { nextPage: page } = begun;
  const answer = await run.ahead.take(begun, page === 1 ? run.edition : null);
  const read = page === 1 ? await largerPage(run, answer) : { answer, limit: begun.limit };
  if (run.signal.aborted) return stop(run, begun);
  if (read.answer.status === 'failed') return fail(run, begun, read.answer);
  if (read.answer.status === 'unchanged') {
    await endUnchanged(run, begun);
    return { status: 'unchanged' };
  }
  const { records, unreadable, paging } = read.answer;
  const message = pagingProblem(paging, page, records.length);
  if (message) return fail(run, begun, { error: 'paging', message });
  const first =
    page > 1 || answer.status !== 'page'
      ? begun
      : {
          ...begun,
          limit: read.limit,
          pageLength: records.length,
          total: totalRecords(paging, records.length),
          edition: answer.edition ?? null,
        };
  return storePage(run, first, { records, unreadable, paging });
}

async function storePage(
  run: Run,
  begun: Checkpoint,
  { records, unreadable, paging }: Pick<Page, 'records' | 'unreadable' | 'paging'>,
): Promise<Checkpoint | SyncOutcome> {
  const { nextPage: page, pageLength } = begun;
  const change = begun.returns < mostReturns ? changeOfLength(paging, begun) : 0;
  const total = begun.total === null ? null : begun.total + change;
  const pages = Math.ceil(Math.abs(change) / Math.max(1, pageLength));
  if (change < 0 && page > 1) {
    // What stood here moved up, onto pages that were read already.
    run.ahead.drop();
    const nextPage = Math.max(1, page - pages - unseen);
    const knownUpTo = Math.max(begun.knownUpTo, page - 1);
    return { ...begun, total, nextPage, knownUpTo, returns: begun.returns + 1 };
  }
  const counted = {
    ...begun,
    rows: begun.rows + records.length + unreadable,
    unreadable: begun.unreadable + unreadable,
    total,
    // What stood here moved down, and what was read already is here.
    knownUpTo: change > 0 ? Math.max(begun.knownUpTo, page - 1) + pages : begun.knownUpTo,
  };
  if (records.length === 0) return finish(run, counted);
  run.ahead.lookAhead(counted);
  const stored = records.map((record) => serviceRecord(record, run.sourceId));
  const written = await writePage(run, counted, stored);
  if (written === 'superseded') return { status: 'stopped' };
  return written === 'nothing-new' ? finish(run, counted) : written;
}

async function finish(run: Run, checkpoint: Checkpoint): Promise<SyncOutcome> {
  const { rows, total } = checkpoint;
  // What is missing may be reported: to sweep now would call it clear.
  if (total !== null && rows < total) {
    const message = i18n.t('service.tooFewReports', {
      promised: number(total),
      sent: number(rows),
    });
    return fail(run, checkpoint, { error: 'paging', message }, false);
  }
  const entries = await finishReading(run, checkpoint);
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
