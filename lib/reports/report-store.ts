import { deleteDB, openDB } from 'idb';
import type { Report, SourceId, SourceState } from '@/lib/verdict/facts';
import {
  type ReportDatabase,
  type ReportSchema,
  type ReportTransaction,
  recordsOf,
  type StoredReport,
  schemaVersion,
  upgradeDatabase,
} from './report-schema';

/** The lists on the user's disk. Every call throws a StoreError where the browser cannot read or write them. */
export type ReportStore = {
  read<T>(work: (transaction: ReportTransaction<'readonly'>) => Promise<T>): Promise<T>;
  /** All or nothing. `work` may run twice, and must wait for nothing but the transaction. */
  write<T>(work: (transaction: ReportTransaction<'readwrite'>) => Promise<T>): Promise<T>;
  /** Whether the database was damaged and was made anew, empty, since it was opened here. */
  wasRecreated(): boolean;
  close(): Promise<void>;
};

/** The browser refused to read or write the lists; the message is for the user. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Reports of one account beyond this are not looked up: a list that repeats an address must not fill the memory. */
const maxReportsOfKey = 50;

/** Opens the lists. A damaged database, or one of a newer version of the extension, is deleted once and made anew. */
export async function openReportStore(): Promise<ReportStore> {
  let current = connect();
  let recreated = false;

  async function transact<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    work: (transaction: ReportTransaction<Mode>) => Promise<T>,
  ): Promise<T> {
    const used = current;
    try {
      return await runTransaction(used, mode, work);
    } catch (error) {
      const cure = cureFor(error);
      if (!cure) throw named(error);
      // Another transaction may have cured it already.
      if (current === used) {
        recreated ||= cure === 'recreate';
        current = reconnect(used, cure);
      }
      return await runTransaction(current, mode, work).catch((again) => {
        throw named(again);
      });
    }
  }

  const store: ReportStore = {
    read: (work) => transact('readonly', work),
    write: (work) => transact('readwrite', work),
    wasRecreated: () => recreated,
    close: async () => (await current).close(),
  };
  await store.read((transaction) => transaction.objectStore('sources').count());
  return store;
}

/**
 * The reports stored under each of the keys (see lookupKeys), by key; a key without reports is absent. A report may stand under
 * several keys.
 */
export function findReports(store: ReportStore, keys: string[]): Promise<Map<string, Report[]>> {
  return store.read(async (transaction) => {
    const index = transaction.objectStore('records').index('keys');
    const found = new Map<string, Report[]>();
    const findOne = async (key: string) => {
      const rows = await index.getAll(key, maxReportsOfKey);
      if (rows.length > 0)
        found.set(
          key,
          rows.map(({ report }) => report),
        );
    };
    await Promise.all([...new Set(keys)].map(findOne));
    return found;
  });
}

/** What is known about every source that was ever read. */
export async function sourceStates(store: ReportStore): Promise<SourceState[]> {
  const rows = await store.read((transaction) => transaction.objectStore('sources').getAll());
  return rows.map(({ state }) => state);
}

/** Stores a whole list at once in place of what the source had; does nothing where this version of it is stored already. */
export function replaceSource(
  store: ReportStore,
  source: { id: SourceId; name: string; version: string; updatedAt: number },
  records: StoredReport[],
): Promise<void> {
  const { id, name, version, updatedAt } = source;
  return store.write(async (transaction) => {
    const sources = transaction.objectStore('sources');
    const stored = transaction.objectStore('records');
    if ((await sources.get(id))?.version === version) return;
    await stored.delete(recordsOf(id));
    await Promise.all(records.map((record) => stored.put(record)));
    const entries = await stored.count(recordsOf(id));
    const times = { updatedAt, triedAt: updatedAt };
    const state = { id, name, entries, unreadable: 0, ...times, error: null, progress: null };
    await sources.put({ id, state, checkpoint: null, version });
  });
}

/** Forgets a source, its records, and how far its reading had come; a reading under way ends. */
export function removeSource(store: ReportStore, sourceId: SourceId): Promise<void> {
  return store.write(async (transaction) => {
    await transaction.objectStore('records').delete(recordsOf(sourceId));
    await transaction.objectStore('sources').delete(sourceId);
  });
}

// Async, because browsers that forbid a database throw at once.
async function connect(): Promise<ReportDatabase> {
  return openDB<ReportSchema>('reports', schemaVersion, {
    upgrade: upgradeDatabase,
    // Another context deletes or upgrades the database, and would wait for this connection for ever.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
    },
  });
}

async function reconnect(
  used: Promise<ReportDatabase>,
  cure: 'reopen' | 'recreate',
): Promise<ReportDatabase> {
  const [opened] = await Promise.allSettled([used]);
  if (opened.status === 'fulfilled') opened.value.close();
  if (cure === 'recreate') await deleteDB('reports');
  return connect();
}

async function runTransaction<Mode extends 'readonly' | 'readwrite', T>(
  connection: Promise<ReportDatabase>,
  mode: Mode,
  work: (transaction: ReportTransaction<Mode>) => Promise<T>,
): Promise<T> {
  const transaction = (await connection).transaction(['records', 'sources'], mode);
  const [result] = await Promise.all([work(transaction), transaction.done]);
  return result;
}

function cureFor(error: unknown): 'reopen' | 'recreate' | null {
  if (!(error instanceof DOMException)) return null;
  switch (error.name) {
    // The connection is gone: the user cleared the data, or another context asked for the database.
    case 'InvalidStateError':
      return 'reopen';
    // Firefox, damaged file: UnknownError, also from a database that opened. NotFoundError: a store is missing.
    case 'UnknownError':
    case 'VersionError':
    case 'NotFoundError':
      return 'recreate';
    default:
      return null;
  }
}

function named(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  const words =
    error.name === 'QuotaExceededError'
      ? 'There is no room left on the disk for the list.'
      : `The stored lists cannot be used (${error.name}).`;
  return new StoreError(words, { cause: error });
}
