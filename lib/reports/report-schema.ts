import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { NetworkId } from '@/lib/address/networks';
import type { Report, SourceId, SourceState } from '@/lib/verdict/facts';

/** A report with what it is found by. */
export type StoredReport = {
  report: Report;
  /** What the address stands for: account keys, or its text where it fits no network. Never empty. */
  keys: string[];
  /** The networks that it is shown under; empty where none is known. */
  networks: NetworkId[];
  /** Ascends from the newest report to the oldest, and to those without a date. */
  order: number;
  /** The reading of the source that brought it. */
  generation: string;
};

/** How far a reading of a source has come, so that a killed background goes on there. */
export type Checkpoint = {
  generation: string;
  nextPage: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Records that this reading brought, each counted once. */
  seen: number;
  /** Rows that came, with those that came twice or cannot be read. */
  rows: number;
  unreadable: number;
  /** Records that the source promised; null where it did not tell. */
  total: number | null;
};

export type SourceRow = {
  id: SourceId;
  state: SourceState;
  checkpoint: Checkpoint | null;
  /** Which edition of a built-in list is stored; for a service, its base address. */
  version: string;
};

export interface ReportSchema extends DBSchema {
  records: {
    key: [SourceId, string];
    value: StoredReport;
    indexes: {
      keys: string;
      newestFirst: [number, SourceId, string];
      generation: [SourceId, string];
    };
  };
  sources: { key: SourceId; value: SourceRow };
}

export type ReportDatabase = IDBPDatabase<ReportSchema>;

export type ReportTransaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  ReportSchema,
  ('records' | 'sources')[],
  Mode
>;

// One step a version, never changed once released. How an address becomes its keys is part of the schema too:
// a change there needs a step that empties the stores, so that the lists are read again.
const upgradeSteps: readonly ((database: ReportDatabase) => void)[] = [createStores];

export const schemaVersion = upgradeSteps.length;

/** Brings a database of an older version (0: none) to this one. */
export function upgradeDatabase(database: ReportDatabase, oldVersion: number): void {
  for (const step of upgradeSteps.slice(oldVersion)) step(database);
}

/** The key range of all records of a source. An array sorts after every string, so it ends the range. */
export function recordsOf(sourceId: SourceId): IDBKeyRange {
  return IDBKeyRange.bound([sourceId], [sourceId, []]);
}

function createStores(database: ReportDatabase): void {
  const records = database.createObjectStore('records', {
    keyPath: ['report.sourceId', 'report.id'],
  });
  records.createIndex('keys', 'keys', { multiEntry: true });
  records.createIndex('newestFirst', ['order', 'report.sourceId', 'report.id']);
  records.createIndex('generation', ['report.sourceId', 'generation']);
  database.createObjectStore('sources', { keyPath: 'id' });
}
