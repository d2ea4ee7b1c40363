import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { SourceId, SourceState } from '@/lib/verdict/facts';
import type { PackedSegments } from './directory';
import type { ProofPiece, Segment } from './segment';

/** How far a reading of a source has come, so that a killed background goes on there. */
export type Checkpoint = {
  generation: string;
  nextPage: number;
  /** Records that are asked for on a page; null: as many as the source likes. */
  limit: number | null;
  /** Rows on the first page, with those that cannot be read; 0: not read yet. */
  pageLength: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Records that this reading brought, each counted once. */
  seen: number;
  /** What they say, as one number; see contentDigest. An earlier version stored none. */
  digest: number;
  /** Rows that came, with those that came twice or cannot be read. */
  rows: number;
  unreadable: number;
  /** How many more reports than rows came, since some name several addresses. An earlier version did not store it. */
  split?: number;
  /** Records that the source promised, as of its last page; null where it did not tell. */
  total: number | null;
  /** Pages that it promised, where it did not tell its records; absent or null where it told neither. An earlier version did not store it. */
  pages?: number | null;
  /** Whether the page before has the number that its `total` tells. An earlier version did not store it. */
  isLast?: boolean;
  /** Pages up to this one may bring nothing new without being the end: the list changed while it was read. */
  knownUpTo: number;
  /** Whether the page before had rows, but none that can be read. An earlier version did not store it. */
  garbled?: boolean;
  /** How often the reading went back: the list became shorter, or records may have moved to its front. */
  returns: number;
  /** How many records were taken off the list while it was read, which may have been seen before. An earlier version did not store it. */
  shrunk?: number;
  /** How many records it had brought when it began at the first page again, to look for what moved. */
  again?: number;
  /** How many of the records that were stored before it had not seen then. An earlier version did not store it. */
  missing?: number;
  /** How many such looks in a row found nothing. An earlier version did not store it. */
  idle?: number;
  /** How many rows the list had twice when it was last read whole. An earlier version did not store it. */
  doubled?: number;
  /** How many pages in a row brought nothing new, of a list that does not tell its length. */
  quiet?: number;
  /** What the source calls the edition of its first page, see RFC 9110, section 8.8.3. */
  edition: string | null;
  /** The number that the source gives its first page, where that is known. An earlier version did not store it. */
  first?: 0 | 1 | undefined;
};

/** What a reading brought. */
type Brought = Pick<Checkpoint, 'generation' | 'seen' | 'digest'>;

export type SourceRow = {
  id: SourceId;
  state: SourceState;
  checkpoint: Checkpoint | null;
  /** Which edition of a built-in list is stored; for a service, its base address. */
  version: string;
  /** The reading that brought the list as it was last read whole; null: none did. */
  whole: (Brought & Pick<Checkpoint, 'doubled' | 'first'>) | null;
  /** A reading that was given up. What it brought stays until a list is read whole. */
  left: Brought | null;
  /** The edition of the first page when the list was last read whole. */
  edition: string | null;
};

/** What is known of a segment without reading it. Its parts lie in the other stores, under the same number. */
export type SegmentRow = Pick<Segment, 'filter'> & {
  sourceId: SourceId;
  generation: string;
  /** How often it was merged. */
  level: number;
  rows: number;
  /** Seconds since 1970, of its first row. */
  newest: number;
  /** In how many pieces its proofs are, a power of two; absent: it is small, or was made without them. */
  pieces?: number;
};

/** A new segment has a higher number than all before. */
export type SegmentId = number;

export interface ReportSchema extends DBSchema {
  sources: { key: SourceId; value: SourceRow };
  filters: {
    key: SegmentId;
    value: SegmentRow;
    indexes: { generation: [SourceId, string] };
  };
  tables: { key: SegmentId; value: Segment['table'] };
  rows: { key: SegmentId; value: Segment['rows'] };
  marks: { key: SegmentId; value: Segment['marks'] };
  /** By segment, and by the upper bits of the hashes. Small, since a browser makes a file of a larger value and takes longer for it. */
  proofs: { key: [SegmentId, number]; value: ProofPiece };
  /** A copy of `filters`, or nothing. */
  packed: { key: number; value: PackedSegments };
}

export type ReportDatabase = IDBPDatabase<ReportSchema>;

export const storeNames = [
  'sources',
  'filters',
  'tables',
  'rows',
  'marks',
  'proofs',
  'packed',
] as const;

export type ReportTransaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  ReportSchema,
  [...typeof storeNames],
  Mode
>;

// One step a version, never changed once released. How an address becomes its keys, and a key its hash, is part of the schema
// too: a change there needs a step that empties the stores, so that the lists are read again.
const upgradeSteps: readonly ((database: ReportDatabase) => void)[] = [
  // 1: a record a key. Nobody comes from there with stores that are of use.
  () => undefined,
  createSegmentStores,
  (database) => {
    for (const name of ['proofs', 'packed'] as const) database.createObjectStore(name);
  },
];

export const schemaVersion = upgradeSteps.length;

/** Brings a database of an older version (0: none) to this one. */
export function upgradeDatabase(database: ReportDatabase, oldVersion: number): void {
  for (const step of upgradeSteps.slice(oldVersion)) step(database);
}

/** The range of the index `generation` over all segments of a source. An array sorts after every string, so it ends the range. */
export function segmentsOf(sourceId: SourceId): IDBKeyRange {
  return IDBKeyRange.bound([sourceId], [sourceId, []]);
}

function createSegmentStores(database: ReportDatabase): void {
  for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name);
  database.createObjectStore('sources', { keyPath: 'id' });
  const filters = database.createObjectStore('filters', { autoIncrement: true });
  filters.createIndex('generation', ['sourceId', 'generation']);
  for (const name of ['tables', 'rows', 'marks'] as const) database.createObjectStore(name);
}
