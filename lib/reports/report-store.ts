import { deleteDB, openDB } from 'idb';
import { i18n } from '#i18n';
import { isDamage } from '@/lib/extension/small-database';
import { directoryReader, readSources } from './directory';
import {
  type ReportDatabase,
  type ReportSchema,
  type ReportTransaction,
  schemaVersion,
  storeNames,
  upgradeDatabase,
} from './report-schema';
import {
  noChanges,
  type SegmentChanges,
  type SegmentMemory,
  segmentMemory,
} from './segment-memory';

/** The lists on the user's disk. Every call throws a StoreError where the browser cannot read or write them. */
export type ReportStore = {
  read<T>(work: (transaction: ReportTransaction<'readonly'>) => Promise<T>): Promise<T>;
  /** All or nothing. `work` may run again, and must wait for nothing but the transaction. It tells which segments it changes. */
  write<T>(
    work: (transaction: ReportTransaction<'readwrite'>, changes: SegmentChanges) => Promise<T>,
  ): Promise<T>;
  memory: SegmentMemory;
  /** Whether the database was damaged and made anew since it was opened here, or may have been deleted: who goes on has to look what is left. */
  mayBeEmpty(): boolean;
  close(): Promise<void>;
};

/** The browser refused to read or write the lists; the message is for the user. */
export class StoreError extends Error {
  override name = 'StoreError';
}

type Cure = 'reopen' | 'recreate';

/** The lists changed whenever they were read. */
export function listsUnsteady(): StoreError {
  return new StoreError(i18n.t('storage.listsUnsteady'));
}

/** Opens the lists. A damaged database, or one of a newer version of the extension, is deleted and made anew. */
export async function openReportStore(): Promise<ReportStore> {
  const read: ReportStore['read'] = (work) => transact('readonly', work);
  let current = connect(lose);
  let isLost = false;
  const directory = directoryReader(read, () => current);
  const memory = segmentMemory(directory.read, () => read(readSources));
  async function transact<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    work: (transaction: ReportTransaction<Mode>) => Promise<T>,
  ): Promise<T> {
    const cures = new Set<Cure>();
    for (;;) {
      const used = current;
      try {
        return await runTransaction(used, mode, work);
      } catch (error) {
        const cure = cureFor(error, cures);
        if (!cure) throw named(error);
        cures.add(cure);
        heal(used, cure);
      }
    }
  }

  function heal(used: Promise<ReportDatabase>, cure: Cure): void {
    // Another transaction may have cured it already.
    if (current !== used) return;
    isLost ||= cure === 'recreate';
    current = reconnect(used, cure, lose);
    memory.forget();
  }

  /** What is kept in memory is of a database that is gone. */
  function lose(): void {
    isLost = true;
    directory.stop();
    memory.forget();
  }

  const store: ReportStore = {
    read,
    write: writer(transact, memory),
    memory,
    mayBeEmpty: () => isLost,
    async close() {
      directory.stop();
      (await current).close();
    },
  };
  await memory.segments();
  return store;
}

type Transact = <Mode extends 'readonly' | 'readwrite', T>(
  mode: Mode,
  work: (transaction: ReportTransaction<Mode>) => Promise<T>,
) => Promise<T>;

function writer(transact: Transact, memory: SegmentMemory): ReportStore['write'] {
  return async (work) => {
    let changes = noChanges();
    const result = await transact('readwrite', (transaction) => {
      changes = noChanges();
      return work(transaction, changes);
    });
    await memory.change(changes);
    return result;
  };
}

// Async, because browsers that forbid a database throw at once.
async function connect(onLoss: () => void): Promise<ReportDatabase> {
  return openDB<ReportSchema>('reports', schemaVersion, {
    upgrade: upgradeDatabase,
    // Another context deletes or upgrades the database, and would wait for this connection for ever.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
      onLoss();
    },
    // The user cleared the data.
    terminated: onLoss,
  });
}

async function reconnect(
  used: Promise<ReportDatabase>,
  cure: Cure,
  onLoss: () => void,
): Promise<ReportDatabase> {
  const [opened] = await Promise.allSettled([used]);
  if (opened.status === 'fulfilled') opened.value.close();
  if (cure === 'recreate') await deleteDB('reports');
  return connect(onLoss);
}

async function runTransaction<Mode extends 'readonly' | 'readwrite', T>(
  connection: Promise<ReportDatabase>,
  mode: Mode,
  work: (transaction: ReportTransaction<Mode>) => Promise<T>,
): Promise<T> {
  const transaction = (await connection).transaction([...storeNames], mode);
  const working = work(transaction).catch((error) => {
    // What it wrote before it failed would stay, and what it removed would be gone.
    abort(transaction);
    throw error;
  });
  const [result] = await Promise.all([working, transaction.done]);
  return result;
}

function abort(transaction: ReportTransaction<IDBTransactionMode>): void {
  try {
    transaction.abort();
  } catch (error) {
    // It ended by itself.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** What is to be done before the next try; null: there is none. Nothing is done twice. */
function cureFor(error: unknown, done: ReadonlySet<Cure>): Cure | null {
  if (!(error instanceof DOMException)) return null;
  // The connection is gone: the user cleared the data, or another context asked for the database. And what Firefox calls unknown may
  // pass, while nobody brings the lists from files back.
  const mayPass = ['InvalidStateError', 'UnknownError'].includes(error.name);
  if (mayPass && !done.has('reopen')) return 'reopen';
  return isDamage(error) && !done.has('recreate') ? 'recreate' : null;
}

function named(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  const words =
    error.name === 'QuotaExceededError'
      ? i18n.t('storage.diskFull')
      : i18n.t('storage.listsUnusable', { error: error.name });
  return new StoreError(words, { cause: error });
}
