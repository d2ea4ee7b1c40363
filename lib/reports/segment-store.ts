import type { SourceId } from '@/lib/verdict/facts';
import { isPartSound, isProofSound } from './is-sound';
import { fullRows } from './pack-records';
import { cutProofs, piecesOf } from './proof-pieces';
import {
  type ReportSchema,
  type ReportTransaction,
  type SegmentId,
  type SegmentRow,
  segmentsOf,
} from './report-schema';
import { listsUnsteady, type ReportStore } from './report-store';
import {
  type HashTable,
  ofKnownNetworks,
  type ProofPiece,
  type Rows,
  type Segment,
} from './segment';
import type { SegmentChanges } from './segment-memory';

/** Of which source and reading a segment is. */
export type Origin = { sourceId: SourceId; generation: string };

type Write = ReportTransaction<'readwrite'>;

export async function addSegment(
  transaction: Write,
  changes: SegmentChanges,
  { sourceId, generation, level }: Origin & { level: number },
  { filter, table, rows, marks, proofs }: Segment,
): Promise<void> {
  const newest = rows.dates[0] ?? 0;
  // What is merged later is not stored twice.
  const isFull = rows.dates.length >= fullRows;
  const pieces = proofs && isFull ? cutProofs(table.hi, proofs) : [];
  const row = {
    ...{ sourceId, generation, level, rows: rows.dates.length, newest, filter },
    ...(pieces.length > 0 && { pieces: pieces.length }),
  };
  const id = await transaction.objectStore('filters').add(row);
  changes.added.set(id, row);
  if (proofs && !isFull) changes.proofs.set(id, proofs);
  await Promise.all([
    transaction.objectStore('tables').add(table, id),
    transaction.objectStore('rows').add(rows, id),
    transaction.objectStore('marks').add(marks, id),
    ...pieces.map((piece, at) => transaction.objectStore('proofs').add(piece, [id, at])),
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

/** Pieces of proofs, in the order of the request. All in one transaction, each piece once: to begin one takes longer than to read. */
export function readProofs(
  store: ReportStore,
  wanted: readonly { id: SegmentId; piece: number }[],
): Promise<ProofPiece[]> {
  return store.read((transaction) => {
    const reading = new Map<string, Promise<ProofPiece>>();
    const pieces = wanted.map(({ id, piece }) => {
      const name = `${id} ${piece}`;
      const read = reading.get(name) ?? getProof(transaction, id, piece);
      reading.set(name, read);
      return read;
    });
    return Promise.all(pieces);
  });
}

/** Throws a ChangedError where the segment is gone. One that lacks a part, or some of it, is damage, see cureFor. */
export async function readStored<Name extends 'tables' | 'rows' | 'marks'>(
  store: ReportStore,
  name: Name,
  id: SegmentId,
): Promise<ReportSchema[Name]['value']> {
  const segment = (await store.memory.segments()).get(id);
  return store.read(async (transaction) => {
    const stored = await getStored(transaction, name, id, id);
    if (segment && !isPartSound(name, stored, segment.rows)) throw lacking(id);
    return stored;
  });
}

async function getProof(
  transaction: ReportTransaction<'readonly'>,
  id: SegmentId,
  piece: number,
): Promise<ProofPiece> {
  const stored = await getStored(transaction, 'proofs', id, [id, piece]);
  if (!isProofSound(stored)) throw lacking(id);
  return stored;
}

async function getStored<Name extends 'tables' | 'rows' | 'marks' | 'proofs'>(
  transaction: ReportTransaction<'readonly'>,
  name: Name,
  id: SegmentId,
  key: ReportSchema[Name]['key'],
): Promise<ReportSchema[Name]['value']> {
  const stored = await transaction.objectStore(name).get(key);
  if (stored) return stored;
  const filter = await transaction.objectStore('filters').getKey(id);
  if (filter === undefined) throw new ChangedError();
  throw lacking(id);
}

function lacking(id: SegmentId): DOMException {
  return new DOMException(`Segment ${id} lacks a part.`, 'NotFoundError');
}

/** What is known of the segments is older than what is stored. */
export class ChangedError extends Error {}

/** Removes segments with all their parts. */
export async function removeSegments(
  transaction: Write,
  changes: SegmentChanges,
  ids: readonly SegmentId[],
): Promise<void> {
  for (const id of ids) changes.removed.add(id);
  await Promise.all(
    ids.flatMap((id) => [
      ...(['filters', 'tables', 'rows', 'marks'] as const).map((name) =>
        transaction.objectStore(name).delete(id),
      ),
      transaction.objectStore('proofs').delete(piecesOf(id)),
    ]),
  );
}
