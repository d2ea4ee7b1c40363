import type { SourceId } from '@/lib/verdict/facts';
import { mostRowsOfFull } from './pack-records';
import { mergeSegments, type Part } from './pack-segment';
import {
  type ReportSchema,
  type ReportTransaction,
  type SegmentId,
  type SegmentRow,
  segmentsOf,
} from './report-schema';
import { listsUnsteady, type ReportStore } from './report-store';
import { type HashTable, ofKnownNetworks, type Rows, type Segment } from './segment';
import type { SegmentChanges } from './segment-memory';

/** A segment of so many rows is not merged any more. */
const fullRows = mostRowsOfFull / 2;
/** So many segments of one level become one of the next. */
const mergeAt = 32;

/** Of which source and reading a segment is. */
export type Origin = { sourceId: SourceId; generation: string };

type Write = ReportTransaction<'readwrite'>;

export async function addSegment(
  transaction: Write,
  changes: SegmentChanges,
  { sourceId, generation, level }: Origin & { level: number },
  { filter, table, rows, marks }: Segment,
): Promise<void> {
  const newest = rows.dates[0] ?? 0;
  const row = { sourceId, generation, level, rows: rows.dates.length, newest, filter };
  const id = await transaction.objectStore('filters').add(row);
  changes.added.set(id, row);
  await Promise.all([
    transaction.objectStore('tables').add(table, id),
    transaction.objectStore('rows').add(rows, id),
    transaction.objectStore('marks').add(marks, id),
  ]);
}

/** Removes all segments of a source but those of the generations that are named. */
export async function removeOtherSegments(
  transaction: Write,
  changes: SegmentChanges,
  sourceId: SourceId,
  kept: readonly (string | null | undefined)[] = [],
): Promise<void> {
  const index = transaction.objectStore('filters').index('generation');
  const keep = await Promise.all(
    kept.map((generation) => (generation ? index.getAllKeys([sourceId, generation]) : [])),
  );
  const staying = new Set(keep.flat());
  const ids = await index.getAllKeys(segmentsOf(sourceId));
  await removeSegments(
    transaction,
    changes,
    ids.filter((id) => !staying.has(id)),
  );
}

/**
 * Reads from segments. `work` gets them newest reading first, and reads their parts by readTable and its like; it runs again where
 * they changed on the way.
 */
export async function readSegments<T>(
  store: ReportStore,
  work: (segments: [SegmentId, SegmentRow][]) => Promise<T>,
): Promise<T> {
  for (let tries = 0; tries < 5; tries++) {
    const segments = [...(await store.memory.segments())].sort(([a], [b]) => b - a);
    try {
      return await work(segments);
    } catch (error) {
      if (!(error instanceof ChangedError)) throw error;
      store.memory.forget();
    }
  }
  throw listsUnsteady();
}

export async function readTable(store: ReportStore, id: SegmentId): Promise<HashTable> {
  const table = store.memory.tables.get(id) ?? (await readStored(store, 'tables', id));
  store.memory.tables.keep(id, table);
  return table;
}

export async function readRows(store: ReportStore, id: SegmentId): Promise<Rows> {
  const rows = store.memory.rows.get(id) ?? ofKnownNetworks(await readStored(store, 'rows', id));
  store.memory.rows.keep(id, rows);
  return rows;
}

export async function readMarks(store: ReportStore, id: SegmentId): Promise<Segment['marks']> {
  const marks = store.memory.marks.get(id) ?? (await readStored(store, 'marks', id));
  store.memory.marks.keep(id, marks);
  return marks;
}

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
  const filling = takeRows(small, mostRowsOfFull);
  if (atEnd || sumRows(small) >= mostRowsOfFull) return filling;
  const levels = Map.groupBy(small, ([, { level }]) => level);
  const due = [...levels.values()].find(({ length }) => length >= mergeAt);
  return takeRows(due ?? [], mostRowsOfFull);
}

function takeRows(segments: [SegmentId, SegmentRow][], most: number): [SegmentId, SegmentRow][] {
  let sum = 0;
  return segments.filter(([, { rows }]) => {
    if (sum + rows > most) return false;
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
  return { table, rows, marks };
}

/** Throws a ChangedError where the segment is gone. One that lacks a part is damage, see cureFor. */
function readStored<Name extends 'tables' | 'rows' | 'marks'>(
  store: ReportStore,
  name: Name,
  id: SegmentId,
): Promise<ReportSchema[Name]['value']> {
  return store.read(async (transaction) => {
    const stored = await transaction.objectStore(name).get(id);
    if (stored) return stored;
    const filter = await transaction.objectStore('filters').getKey(id);
    if (filter === undefined) throw new ChangedError();
    throw new DOMException(`Segment ${id} lacks a part.`, 'NotFoundError');
  });
}

/** What is known of the segments is older than what is stored. */
class ChangedError extends Error {}

function nullIfChanged(error: unknown): null {
  if (error instanceof ChangedError) return null;
  throw error;
}

async function removeSegments(
  transaction: Write,
  changes: SegmentChanges,
  ids: readonly SegmentId[],
): Promise<void> {
  for (const id of ids) changes.removed.add(id);
  await Promise.all(
    (['filters', 'tables', 'rows', 'marks'] as const).flatMap((name) =>
      ids.map((id) => transaction.objectStore(name).delete(id)),
    ),
  );
}
