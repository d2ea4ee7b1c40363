import { fullRows, mostRowsOfFull } from './pack-records';
import { mergeSegments, type Part } from './pack-segment';
import type { ReportTransaction, SegmentId, SegmentRow } from './report-schema';
import type { ReportStore } from './report-store';
import { addSegment, ChangedError, type Origin, readStored, removeSegments } from './segment-store';

type Write = ReportTransaction<'readwrite'>;

/** So many segments of one level become one of the next. */
const mergeAt = 32;

/**
 * Merges segments of a reading, where enough of them are small: those that together make a full one, or too many of one
 * level; `atEnd`, all that are not full. Does nothing where `isCurrent` says that the reading is not the one any more.
 */
export async function mergeSmall(
  store: ReportStore,
  { sourceId, generation }: Origin,
  isCurrent: (transaction: Write) => Promise<boolean>,
  atEnd = false,
): Promise<void> {
  const own = [...(await store.memory.segments())].filter(
    ([, row]) => row.sourceId === sourceId && row.generation === generation,
  );
  const due = dueToMerge(
    own.filter(([, { rows }]) => rows < fullRows),
    atEnd,
  );
  if (due.length < 2) return;
  const level = Math.max(...due.map(([, row]) => row.level)) + 1;
  const reading = Promise.all(due.map(([id]) => readPart(store, id)));
  // Where they are gone, another context removed the source, or reads it anew.
  const parts = await reading.catch(nullIfChanged);
  if (!parts) {
    store.memory.forget();
    return;
  }
  const merged = mergeSegments(parts);
  await store.write(async (transaction, changes) => {
    if (!(await isCurrent(transaction))) return;
    await addSegment(transaction, changes, { sourceId, generation, level }, merged);
    await removeSegments(
      transaction,
      changes,
      due.map(([id]) => id),
    );
  });
}

function dueToMerge(small: [SegmentId, SegmentRow][], atEnd: boolean): [SegmentId, SegmentRow][] {
  const filling = takeFull(small);
  if (atEnd || sumRows(small) >= mostRowsOfFull) return filling;
  const levels = Map.groupBy(small, ([, { level }]) => level);
  const due = [...levels.values()].find(({ length }) => length >= mergeAt);
  return takeFull(due ?? []);
}

/** As many of some segments as one has room for. */
function takeFull(segments: [SegmentId, SegmentRow][]): [SegmentId, SegmentRow][] {
  let sum = 0;
  return segments.filter(([, { rows }]) => {
    if (sum + rows > mostRowsOfFull) return false;
    sum += rows;
    return true;
  });
}

function sumRows(segments: [SegmentId, SegmentRow][]): number {
  return segments.reduce((sum, [, { rows }]) => sum + rows, 0);
}

async function readPart(store: ReportStore, id: SegmentId): Promise<Part> {
  const [table, rows, marks] = await Promise.all([
    readStored(store, 'tables', id),
    readStored(store, 'rows', id),
    readStored(store, 'marks', id),
  ]);
  return { table, rows, marks, proofs: store.memory.proofs.get(id) ?? null };
}

function nullIfChanged(error: unknown): null {
  if (error instanceof ChangedError) return null;
  throw error;
}
