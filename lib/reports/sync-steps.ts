import type { SourceState } from '@/lib/verdict/facts';
import { addDigests, contentDigest } from './content-digest';
import { findKnown } from './find-reports';
import { doubledIn, isAllFound } from './look-again';
import { mergeSmall } from './merge-small';
import { newCheckpoint, newRow } from './new-source';
import type { Pace } from './pace';
import { packRecords } from './pack-records';
import { credible, progressOf } from './reading-progress';
import type { StoredReport } from './record';
import { nameOnce } from './record-names';
import type { Checkpoint, ReportTransaction, SourceRow } from './report-schema';
import type { SegmentChanges } from './segment-memory';
import { addSegment, removeOtherSegments } from './segment-store';
import type { Source, SyncJob } from './sync-job';

/**
 * A checkpoint older than this is not gone on from: the pages before it say too little about today. And a list older than this is
 * read whole again, whatever its first page says. In milliseconds.
 */
const longestUse = 86_400_000;

/** The state of a source after a reading that went well. */
const succeeded = { error: null, failedSince: null, progress: null };

/** How a reading ends that is gone on with when the list is read the next time. */
export const stopped = { error: null, keepCheckpoint: true };

type Write = ReportTransaction<'readwrite'>;

/**
 * Starts a reading, or takes up the one that stopped, and says so in the state. `edition` is that of a list so young that it need
 * not be read whole again if its first page has not changed; else null. `now` in milliseconds since 1970.
 */
export function beginReading(
  job: Source & Pick<SyncJob, 'version' | 'name' | 'notice'>,
  now: number,
): Promise<{ checkpoint: Checkpoint; edition: string | null }> {
  const { store, sourceId, version, name } = job;
  return store.write(async (transaction, changes) => {
    const sources = transaction.objectStore('sources');
    const stored = await sources.get(sourceId);
    const isOther = stored && stored.version !== version;
    if (isOther) await removeOtherSegments(transaction, changes, sourceId);
    const row = stored && !isOther ? stored : newRow(job);
    const goesOn = row.checkpoint !== null && isYoung(row.checkpoint.startedAt, now);
    const begun = goesOn ? row : await giveUp(transaction, changes, row);
    const checkpoint = begun.checkpoint ?? newCheckpoint(now, row.whole);
    const progress = progressOf(checkpoint);
    const state = { ...begun.state, name, triedAt: now, progress };
    await sources.put({ ...begun, state, checkpoint });
    return { checkpoint, edition: isYoung(row.state.updatedAt, now) ? row.edition : null };
  });
}

/**
 * Stores a page, or several at once, and the checkpoint behind the last in one transaction. Gives the new checkpoint, 'nothing-new' where this reading
 * has seen all of these records, and 'superseded' where the source was removed or is read anew; these two store nothing.
 */
export async function writePages(
  { store, sourceId, pace }: Source & { pace: Pace },
  checkpoint: Checkpoint,
  records: readonly StoredReport[],
): Promise<Checkpoint | 'nothing-new' | 'superseded'> {
  const { generation } = checkpoint;
  const origin = { sourceId, generation };
  const { unique, names } = nameOnce(records);
  const known = await findKnown(store, origin, unique, names);
  const fresh = unique.filter((_, at) => known[at] !== 'here');
  const freshNames = fresh.length < unique.length ? nameOnce(fresh).names : names;
  const segments = packRecords(fresh, freshNames);
  const digest = addDigests(checkpoint.digest, contentDigest(fresh, freshNames));
  const written = await store.write(async (transaction, changes) => {
    const sources = transaction.objectStore('sources');
    const row = await sources.get(sourceId);
    if (row?.checkpoint?.generation !== generation) return 'superseded';
    if (fresh.length === 0 && isEnd(checkpoint)) return 'nothing-new';
    for (const segment of segments)
      await addSegment(transaction, changes, { ...origin, level: 0 }, segment);
    const seen = checkpoint.seen + fresh.length;
    const next = { ...checkpoint, nextPage: checkpoint.nextPage + 1, seen, digest };
    next.total = credible(next.total, seen, (next.shrunk ?? 0) + (next.split ?? 0));
    const entries = row.state.entries + known.filter((when) => when === null).length;
    if (isAllFound(checkpoint, next, entries)) next.knownUpTo = 0;
    const progress = progressOf(next, pace);
    await sources.put({ ...row, state: { ...row.state, entries, progress }, checkpoint: next });
    return next;
  });
  if (typeof written === 'object') await mergePages({ store, sourceId }, written);
  return written;
}

/** Removes the records that a finished reading did not see. Gives false where it is superseded, as above. */
export async function finishReading(source: Source, checkpoint: Checkpoint): Promise<boolean> {
  const { generation, startedAt, unreadable, seen, digest, edition, first } = checkpoint;
  await mergePages(source, checkpoint, true);
  return endIfCurrent(source, checkpoint, async (row, transaction, changes) => {
    await removeOtherSegments(transaction, changes, row.id, [generation]);
    // What a reading left behind was shown, so that the list is another without it.
    const isSame = row.left === null && row.whole?.digest === digest;
    const changedAt = (isSame && row.state.changedAt) || startedAt;
    // The list is as old as its first page.
    const times = { updatedAt: startedAt, changedAt };
    const state = { ...row.state, entries: seen, unreadable, ...times, ...succeeded };
    const whole = { generation, seen, digest, doubled: doubledIn(checkpoint), first };
    return { ...row, state, whole, left: null, checkpoint: null, edition };
  });
}

/** Ends a reading that did not finish; `error` in words for the user, null where it was stopped. All that it stored stays. */
export async function endReading(
  source: Source,
  checkpoint: Checkpoint,
  { error, keepCheckpoint }: { error: string | null; keepCheckpoint: boolean },
): Promise<void> {
  await endIfCurrent(source, checkpoint, async (row, transaction, changes) => {
    const ended = keepCheckpoint ? row : await giveUp(transaction, changes, row);
    return { ...ended, state: { ...ended.state, ...outcome(row.state, error) } };
  });
}

/**
 * Has the list be read from its first page on, whatever that page says of its edition. What is stored stays until then. The caller sees to it
 * that no reading is under way.
 */
export async function readAnew({ store, sourceId }: Source): Promise<void> {
  await store.write(async (transaction, changes) => {
    const sources = transaction.objectStore('sources');
    const row = await sources.get(sourceId);
    if (row) await sources.put({ ...(await giveUp(transaction, changes, row)), edition: null });
  });
}

/** Ends a reading that found the list unchanged. Gives false where it is superseded, as above. */
export function endUnchanged(source: Source, checkpoint: Checkpoint): Promise<boolean> {
  return endIfCurrent(source, checkpoint, async (row, transaction, changes) => {
    const kept = [row.whole?.generation, row.left?.generation];
    await removeOtherSegments(transaction, changes, row.id, kept);
    const entries = Math.min(row.state.entries, (row.whole?.seen ?? 0) + (row.left?.seen ?? 0));
    const state = { ...row.state, entries, unchangedAt: checkpoint.startedAt, ...succeeded };
    return { ...row, state, checkpoint: null };
  });
}

/** Puts the row of a source as it is when this reading of it ends; false, and nothing, where the reading is superseded. */
function endIfCurrent(
  { store, sourceId }: Source,
  { generation }: Checkpoint,
  end: (row: SourceRow, transaction: Write, changes: SegmentChanges) => Promise<SourceRow>,
): Promise<boolean> {
  return store.write(async (transaction, changes) => {
    const sources = transaction.objectStore('sources');
    const row = await sources.get(sourceId);
    if (row?.checkpoint?.generation !== generation) return false;
    await sources.put(await end(row, transaction, changes));
    return true;
  });
}

function outcome(
  { error: before, triedAt, failedSince }: SourceState,
  error: string | null,
): Pick<SourceState, 'error' | 'failedSince' | 'progress'> {
  return {
    error: error ?? before,
    failedSince: error === null ? (failedSince ?? null) : (failedSince ?? triedAt),
    progress: null,
  };
}

/**
 * Leaves a reading that will not be gone on with. What it brought stays until a list is read whole; of several such readings
 * the one that came farthest.
 */
async function giveUp(
  transaction: Write,
  changes: SegmentChanges,
  row: SourceRow,
): Promise<SourceRow> {
  const { checkpoint, whole } = row;
  if (!checkpoint) return row;
  const { generation, seen, digest } = checkpoint;
  const left = row.left && row.left.seen > seen ? row.left : { generation, seen, digest };
  await removeOtherSegments(transaction, changes, row.id, [whole?.generation, left.generation]);
  // What both brought was counted once: this is the least that it can be too much.
  const entries = Math.min(row.state.entries, (whole?.seen ?? 0) + left.seen);
  return { ...row, left, checkpoint: null, state: { ...row.state, entries } };
}

/** Whether a page that brings nothing new ends the list. In one that changes while it is read, such pages come before the end too. */
function isEnd({ nextPage, knownUpTo, pageLength, total }: Checkpoint): boolean {
  const isBeforeEnd = total !== null && nextPage * pageLength < total;
  return nextPage > knownUpTo && !(knownUpTo > 0 && isBeforeEnd);
}

function isYoung(at: number | null, now: number): boolean {
  return at !== null && now >= at && now - at < longestUse;
}

async function mergePages(
  { store, sourceId }: Source,
  { generation }: Checkpoint,
  atEnd = false,
): Promise<void> {
  const isCurrent = async (transaction: Write) => {
    const row = await transaction.objectStore('sources').get(sourceId);
    return row?.checkpoint?.generation === generation;
  };
  await mergeSmall(store, { sourceId, generation }, isCurrent, atEnd);
}
