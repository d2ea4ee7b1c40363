import type { SourceId } from '@/lib/verdict/facts';
import { type Checkpoint, recordsOf, type SourceRow, type StoredReport } from './report-schema';
import type { ReportStore } from './report-store';

/** A checkpoint older than this is not gone on from: the pages before it say too little about today. In milliseconds. */
const checkpointLife = 86_400_000;

/** A source being read. */
export type Reading = {
  store: ReportStore;
  sourceId: SourceId;
  /** The base address of the service: another one has another list, and nothing of it is gone on from. */
  version: string;
};

/** Starts a reading, or takes up the one that stopped, and says so in the state. `now` in milliseconds since 1970. */
export function beginReading(reading: Reading, name: string, now: number): Promise<Checkpoint> {
  const { store, sourceId } = reading;
  return store.write(async (transaction) => {
    const sources = transaction.objectStore('sources');
    const stored = await sources.get(sourceId);
    const isOther = stored && stored.version !== reading.version;
    if (isOther) await transaction.objectStore('records').delete(recordsOf(sourceId));
    const row = stored && !isOther ? stored : newRow(reading, name);
    const age = now - (row.checkpoint?.startedAt ?? 0);
    const checkpoint =
      row.checkpoint && age >= 0 && age < checkpointLife ? row.checkpoint : newCheckpoint(now);
    const progress = { done: checkpoint.seen, total: checkpoint.total };
    await sources.put({
      ...row,
      state: { ...row.state, name, triedAt: now, progress },
      checkpoint,
    });
    return checkpoint;
  });
}

/**
 * Stores a page and the checkpoint behind it in one transaction. Gives the new checkpoint, 'nothing-new' where this reading
 * has seen all of the page's records, and 'superseded' where the source was removed or is read anew; these two store nothing.
 */
export function writePage(
  { store, sourceId }: Reading,
  checkpoint: Checkpoint,
  records: StoredReport[],
): Promise<Checkpoint | 'nothing-new' | 'superseded'> {
  const unique = [...new Map(records.map((record) => [record.report.id, record])).values()];
  const { generation } = checkpoint;
  return store.write(async (transaction) => {
    const sources = transaction.objectStore('sources');
    const row = await sources.get(sourceId);
    if (row?.checkpoint?.generation !== generation) return 'superseded';
    const stored = transaction.objectStore('records');
    const known = await Promise.all(unique.map(({ report }) => stored.get([sourceId, report.id])));
    const seenNow = known.filter((old) => old?.generation !== generation).length;
    if (seenNow === 0) return 'nothing-new';
    await Promise.all(unique.map((record) => stored.put(record)));
    const { nextPage, seen, total } = checkpoint;
    const next = { ...checkpoint, nextPage: nextPage + 1, seen: seen + seenNow };
    // A list that has more than it promised promised nonsense.
    if (total !== null && next.seen > total) next.total = null;
    const entries = row.state.entries + known.filter((old) => !old).length;
    const progress = { done: next.seen, total: next.total };
    await sources.put({ ...row, state: { ...row.state, entries, progress }, checkpoint: next });
    return next;
  });
}

/** Removes the records that a finished reading did not see. Gives the number of entries left, or 'superseded' as above. */
export function finishReading(
  { store, sourceId }: Reading,
  { generation, startedAt, unreadable }: Checkpoint,
): Promise<number | 'superseded'> {
  return store.write(async (transaction) => {
    const sources = transaction.objectStore('sources');
    const row = await sources.get(sourceId);
    if (row?.checkpoint?.generation !== generation) return 'superseded';
    const stored = transaction.objectStore('records');
    const unseen = await Promise.all(
      [
        IDBKeyRange.bound([sourceId], [sourceId, generation], false, true),
        IDBKeyRange.bound([sourceId, generation], [sourceId, []], true),
      ].map((range) => stored.index('generation').getAllKeys(range)),
    );
    await Promise.all(unseen.flat().map((key) => stored.delete(key)));
    const entries = await stored.count(recordsOf(sourceId));
    // The list is as old as its first page.
    const times = { updatedAt: startedAt, error: null, progress: null };
    const state = { ...row.state, entries, unreadable, ...times };
    await sources.put({ ...row, state, checkpoint: null });
    return entries;
  });
}

/** Ends a reading that did not finish; `error` in words for the user, null where it was stopped. All that it stored stays. */
export function endReading(
  { store, sourceId }: Reading,
  { generation }: Checkpoint,
  { error, keepCheckpoint }: { error: string | null; keepCheckpoint: boolean },
): Promise<void> {
  return store.write(async (transaction) => {
    const sources = transaction.objectStore('sources');
    const row = await sources.get(sourceId);
    if (row?.checkpoint?.generation !== generation) return;
    const state = { ...row.state, error: error ?? row.state.error, progress: null };
    await sources.put({ ...row, state, checkpoint: keepCheckpoint ? row.checkpoint : null });
  });
}

function newRow({ store, sourceId, version }: Reading, name: string): SourceRow {
  const error = store.wasRecreated() ? 'The stored list was damaged and is read again.' : null;
  const times = { updatedAt: null, triedAt: null };
  return {
    id: sourceId,
    state: { id: sourceId, name, entries: 0, unreadable: 0, ...times, error, progress: null },
    checkpoint: null,
    version,
  };
}

function newCheckpoint(startedAt: number): Checkpoint {
  const counts = { seen: 0, rows: 0, unreadable: 0, total: null };
  return { generation: crypto.randomUUID(), nextPage: 1, startedAt, ...counts };
}
