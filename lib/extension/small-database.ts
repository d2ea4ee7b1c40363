import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { localItems } from './local-items';

/**
 * Opens a database of one version, uses it, and closes it. One that is found damaged twice, or that a newer version of the extension left, is
 * deleted once and made anew: else it would fail for good. When that was stays noted: see remadeAt.
 */
export async function withDatabase<Schema extends DBSchema, T>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
  use: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  try {
    return await openAndUse(name, create, use);
  } catch (error) {
    if (!isDamage(error)) throw error;
    const again = await tryAgain(() => openAndUse(name, create, use));
    if (again) return again.value;
    console.warn(`The database '${name}' is damaged and made anew.`, error);
    await deleteDB(name);
    // Where nothing can be noted, what was asked for is done all the same.
    await localItems
      .set({ [noteOf(name)]: Date.now() })
      .catch((cause) => console.warn('That it was made anew cannot be noted.', cause));
    return openAndUse(name, create, use);
  }
}

/** When a database was made anew, in milliseconds since 1970; null: never, or somebody forgot it. */
export async function remadeAt(name: string): Promise<number | null> {
  const { [noteOf(name)]: at } = await localItems.get(noteOf(name));
  return typeof at === 'number' ? at : null;
}

/** Forgets that a database was made anew. */
export async function forgetRemade(name: string): Promise<void> {
  if ((await remadeAt(name)) !== null) await localItems.set({ [noteOf(name)]: null });
}

/** Whether an error tells that a database is of no use any more. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  // Chromium before 132, as below. A DataError of a mistake of ours names a part of it.
  if (error.name === 'DataError') return error.message.includes('IndexedDB');
  // Firefox, damaged file: UnknownError, also from a database that opened. NotFoundError: a store is missing. Chromium, the file of a
  // large value is gone: NotReadableError.
  return ['UnknownError', 'VersionError', 'NotFoundError', 'NotReadableError'].includes(error.name);
}

async function openAndUse<Schema extends DBSchema, T>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
  use: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const database = await openDB<Schema>(name, 1, { upgrade: create });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** What Firefox calls an unknown error may pass, and who makes the database anew loses all that is in it. Null: it is damaged. */
async function tryAgain<T>(work: () => Promise<T>): Promise<{ value: T } | null> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!isDamage(error)) throw error;
    return null;
  }
}

function noteOf(name: string): string {
  return `${name}-remade`;
}
