import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';

/**
 * Opens a database of one version, uses it, and closes it. One that is damaged, or that a newer version of the extension left, is deleted once
 * and made anew: else it would fail for good.
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
    console.warn(`The database '${name}' is damaged and made anew.`, error);
    await deleteDB(name);
    return openAndUse(name, create, use);
  }
}

/** Whether an error tells that a database is of no use any more. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  // Firefox, damaged file: UnknownError, also from a database that opened. NotFoundError: a store is missing.
  return ['UnknownError', 'VersionError', 'NotFoundError'].includes(error.name);
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
