import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';
import { brokenPromise } from './broken-promise';
import { countPage, isRefusal, mayGoOn, withFirstPage } from './count-page';
import { isOtherPage, numberAtEnd, numberPages } from './first-page';
import { type GatheredPages, gatherPages } from './gathered-pages';
import { beginAnew, broughtBy, goBack, isToGoBack } from './go-back';
import { isBroken } from './is-broken';
import { lookAgain } from './look-again';
import { paceFrom } from './pace';
import { type PagesAhead, pagesAhead } from './pages-ahead';
import { changeOfLength, pagingProblem, rowsOf } from './paging';
import { type StoredReport, serviceRecords } from './record';
import type { Checkpoint } from './report-schema';
import { StoreError } from './report-store';
import type { PageRead, SyncJob, SyncOutcome } from './sync-job';
import { beginReading, endReading, endUnchanged, finishReading, stopped } from './sync-steps';
import { knownEdition, understandPage } from './understand-page';

type Page = Extract<PageRead, { status: 'page' }>;
type Run = SyncJob &
  ReturnType<typeof numberPages> & {
    ahead: PagesAhead;
    gathered: GatheredPages;
    edition: string | null;
  };

/** A list of more pages is not read to its end, and so removes nothing. */
const maxPages = 10_000;
/** A list that is gone back in more often than this while it is read counts in some way of its own, or changes all the time. */
const mostReturns = 50;

/**
 * Reads the whole list of a source into the store, page after page, or goes on where the last sync stopped. Pages are
 * stored together with how far the reading has come. The list ends at an empty page or at one that brings nothing new (where it
 * does not tell its length, at three in a row). Where the store has records that did not come, they may have moved past the reading,
 * and all pages are read once more, up to where the last of them is found, and again only where some were; where others may have moved to
 * the front, that is. Only then the records that the list no longer has are removed. How it went also stands in the source's state.
 * The caller sees to it that one sync runs at a time. Throws only what `readPage` throws while `signal` is not aborted.
 */
export async function syncSource(job: SyncJob): Promise<SyncOutcome> {
  try {
    const { checkpoint, edition } = await beginReading(job, job.now());
    const pace = paceFrom(checkpoint.seen, job.now);
    const numbered = { ...job, ...numberPages(job) };
    const [ahead, gathered] = [pagesAhead(numbered), gatherPages(job, pace)];
    return await readBegun({ ...numbered, ahead, gathered, edition }, checkpoint);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { status: 'failed', error: 'store', message: error.message };
  }
}

async function readBegun(run: Run, begun: Checkpoint): Promise<SyncOutcome> {
  try {
    return await readFrom(run, begun);
  } catch (error) {
    if (error instanceof StoreError) {
      // A full disk still takes the few words of the state; a broken one does not.
      return await fail(run, begun, { error: 'store', message: error.message });
    }
    if (run.signal.aborted) return await stop(run, begun);
    // Or else the state would say for ever that the list is being read.
    await fail(run, begun, { error: 'paging', message: `${error}` });
    throw error;
  } finally {
    run.ahead.drop();
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

async function readNextPage(run: Run, before: Checkpoint): Promise<Checkpoint | SyncOutcome> {
  const { nextPage: page } = before;
  run.countFrom(before.first);
  const asked = run.ahead.take(before, knownEdition(run.edition, before));
  const stored = await run.gathered.storeUnlessQuick(asked);
  if (stored === 'superseded') return { status: 'stopped' };
  const begun = typeof stored === 'string' ? before : { ...before, ...broughtBy(stored) };
  const read = await understandPage(run, begun, await asked);
  if (run.signal.aborted) return stop(run, begun);
  const { limit, first, edition } = read;
  // By now it counts in another way, and page 0 was asked for.
  if (begun.first === 0 && first !== 0) return { ...begun, first };
  run.countFrom(first);
  if (read.answer.status === 'failed') return giveIn(run, begun, read.answer);
  if (read.answer.status === 'unchanged')
    return { status: (await endUnchanged(run, begun)) ? 'unchanged' : 'stopped' };
  const message = pagingProblem(read.answer.paging, page, rowsOf(read.answer), begun.seen);
  if (message) return fail(run, begun, { error: 'paging', message }, page > 1 || begun.seen === 0);
  const from = page > 1 ? begun : withFirstPage(begun, read.answer, { limit, edition, first });
  return storePage(run, from, read.answer);
}

async function giveIn(
  run: Run,
  begun: Checkpoint,
  answer: Extract<PageRead, { status: 'failed' }>,
): Promise<Checkpoint | SyncOutcome> {
  if (begun.limit !== null && answer.error === 'too-big')
    return beginAnew(run, begun, { limit: null });
  const first = isRefusal(answer) ? await numberAtEnd(run, begun) : begun.first;
  if (isOtherPage(first, begun.first)) return beginAnew(run, begun, { first, edition: null });
  // The list may have become shorter, and then the page is refused whenever it is asked for.
  return fail(run, begun, answer, begun.nextPage === 1 || !isRefusal(answer));
}

async function storePage(
  run: Run,
  begun: Checkpoint,
  read: Pick<Page, 'records' | 'unreadable' | 'paging'>,
): Promise<Checkpoint | SyncOutcome> {
  const { nextPage: page } = begun;
  const rows = rowsOf(read);
  const change = begun.returns < mostReturns ? changeOfLength(read.paging, begun, rows) : 0;
  if (isToGoBack(begun, change, rows)) return goBack(run, begun, change);
  const records: StoredReport[] = [];
  for (const record of read.records) records.push(...serviceRecords(record, run.sourceId));
  const counted = countPage(begun, read, { change, reports: records.length });
  // One such page is a few bad rows. Two are a service that sends something else: to go on would sweep all that is behind.
  if (begun.garbled && counted.garbled) {
    // The first of them is asked for again, too.
    return failUnread(run, begun);
  }
  const hasRows = rows > 0;
  if (hasRows) {
    run.ahead.lookAhead(counted);
    if (run.gathered.add(counted, records)) return { ...counted, nextPage: page + 1 };
  }
  return storeGathered(run, counted, hasRows);
}

/** Goes on behind a page with rows, unless it brought nothing new; ends at one without. */
async function storeGathered(
  run: Run,
  counted: Checkpoint,
  hasRows: boolean,
): Promise<Checkpoint | SyncOutcome> {
  const stored = await run.gathered.store();
  if (stored === 'superseded') return { status: 'stopped' };
  if (typeof stored === 'string') {
    return hasRows && mayGoOn(counted) ? goOn(counted) : finish(run, counted, hasRows);
  }
  return hasRows
    ? { ...stored, quiet: 0 }
    : finish(run, { ...counted, ...broughtBy(stored) }, hasRows);
}

function goOn(counted: Checkpoint): Checkpoint {
  const { nextPage, quiet = 0 } = counted;
  return { ...counted, nextPage: nextPage + 1, quiet: quiet + 1 };
}

async function finish(
  run: Run,
  ended: Checkpoint,
  hasRows: boolean,
): Promise<Checkpoint | SyncOutcome> {
  const first = await numberAtEnd(run, ended);
  if (isOtherPage(first, ended.first)) return beginAnew(run, ended, { first, edition: null });
  const checkpoint = { ...ended, first };
  // What is missing may be reported: to sweep now would call it clear.
  const message = brokenPromise(checkpoint, hasRows);
  if (message) return fail(run, checkpoint, { error: 'paging', message }, false);
  if (await isBroken(run, checkpoint)) return failUnread(run, checkpoint);
  const again = checkpoint.returns < mostReturns ? await lookAgain(run, checkpoint) : null;
  if (again) {
    run.ahead.drop();
    return again;
  }
  const isEnded = await finishReading(run, checkpoint);
  return isEnded ? { status: 'finished', entries: checkpoint.seen } : { status: 'stopped' };
}

/** Whatever it is that the service sends, it is not gone on with. */
function failUnread(run: Run, checkpoint: Checkpoint): Promise<SyncOutcome> {
  const message = i18n.t('service.notUnderstood');
  return fail(run, checkpoint, { error: 'not-understood', message }, false);
}

async function stop(run: Run, checkpoint: Checkpoint): Promise<SyncOutcome> {
  await run.gathered.store();
  await endReading(run, checkpoint, stopped);
  return { status: 'stopped' };
}

async function fail(
  run: Run,
  checkpoint: Checkpoint,
  { error, message }: Omit<Extract<SyncOutcome, { status: 'failed' }>, 'status'>,
  keepCheckpoint = true,
): Promise<SyncOutcome> {
  await run.gathered.store();
  await endReading(run, checkpoint, { error: message, keepCheckpoint });
  return { status: 'failed', error, message };
}
