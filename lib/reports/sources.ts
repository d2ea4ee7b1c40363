import type { SourceId, SourceState } from '@/lib/verdict/facts';
import { contentDigest } from './content-digest';
import { newRow } from './new-source';
import { packRecords } from './pack-records';
import type { StoredReport } from './record';
import { nameOnce } from './record-names';
import type { ReportStore } from './report-store';
import { addSegment, removeOtherSegments } from './segment-store';

/** What is known about every source that was ever read. */
export async function sourceStates(store: ReportStore): Promise<SourceState[]> {
  return (await store.memory.sources()).map(({ state }) => state);
}

/**
 * Stores a whole list at once in place of what the source had; does nothing where this version of it is stored already, and then
 * does not ask for `records`, where they are still to be made.
 */
export async function replaceSource(
  store: ReportStore,
  source: { id: SourceId; name: string; version: string; updatedAt: number },
  records: readonly StoredReport[] | (() => StoredReport[]),
): Promise<void> {
  const { id, name, version, updatedAt } = source;
  const stored = (await store.memory.sources()).find((source) => source.id === id);
  if (stored?.version === version) return;
  const list = typeof records === 'function' ? records() : records;
  const { unique, names } = nameOnce(list);
  const segments = packRecords(unique, names);
  const digest = contentDigest(unique, names);
  const isSame = stored?.whole?.digest === digest;
  const changedAt = (isSame && stored.state.changedAt) || updatedAt;
  const generation = crypto.randomUUID();
  await store.write(async (transaction, changes) => {
    await removeOtherSegments(transaction, changes, id);
    const origin = { sourceId: id, generation, level: 0 };
    for (const segment of segments) await addSegment(transaction, changes, origin, segment);
    const row = newRow({ sourceId: id, version, name });
    const times = { updatedAt, changedAt, triedAt: updatedAt };
    const state = { ...row.state, entries: unique.length, ...times };
    const whole = { generation, seen: unique.length, digest };
    await transaction.objectStore('sources').put({ ...row, state, whole });
  });
}

/** Forgets a source, its records, and how far its reading had come; a reading under way ends. */
export function removeSource(store: ReportStore, sourceId: SourceId): Promise<void> {
  return store.write(async (transaction, changes) => {
    await removeOtherSegments(transaction, changes, sourceId);
    await transaction.objectStore('sources').delete(sourceId);
  });
}
