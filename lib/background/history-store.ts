import type { DBSchema, IDBPDatabase } from 'idb';
import type { HistoryEntry } from '@/lib/extension/history-messages';
import { withDatabase } from '@/lib/extension/small-database';

/**
 * What the user checked. It lives in IndexedDB of the extension's own origin, because content scripts can read `storage.local` in
 * Firefox, and whom the user pays is not for a taken-over page to know.
 */
interface HistorySchema extends DBSchema {
  checks: { key: number; value: NewEntry & { id?: number }; indexes: { at: number } };
}

export type NewEntry = Omit<HistoryEntry, 'id'>;

/** More checks than that, and the oldest are forgotten. */
const mostKept = 1000;

/** The same address checked again within this time is one check, with its last verdict; in milliseconds. */
const oneCheck = 600_000;

/** Keeps a check. */
export async function putCheck(entry: NewEntry): Promise<void> {
  await withHistory(async (db) => {
    const { store, done } = db.transaction('checks', 'readwrite');
    const last = await store.index('at').openCursor(null, 'prev');
    if (last && isSameCheck(last.value, entry)) await last.update({ ...last.value, ...entry });
    else await store.add(entry);
    const surplus = (await store.count()) - mostKept;
    let oldest = surplus > 0 ? await store.index('at').openCursor() : null;
    for (let left = surplus; oldest && left > 0; left--) {
      await oldest.delete();
      oldest = await oldest.continue();
    }
    await done;
  });
}

/** The last checks, the latest first. */
export async function lastChecks(most: number): Promise<(NewEntry & { id: number })[]> {
  return withHistory(async (db) => {
    const found: (NewEntry & { id: number })[] = [];
    const { store } = db.transaction('checks');
    let cursor = await store.index('at').openCursor(null, 'prev');
    while (cursor && found.length < most) {
      found.push({ ...cursor.value, id: cursor.primaryKey });
      cursor = await cursor.continue();
    }
    return found;
  });
}

/** Forgets one check; does nothing where there is none. */
export async function removeCheck(id: number): Promise<void> {
  await withHistory((db) => db.delete('checks', id));
}

/** Forgets all checks. */
export async function eraseChecks(): Promise<void> {
  await withHistory((db) => db.clear('checks'));
}

function isSameCheck(last: NewEntry, { address, networkId, at }: NewEntry): boolean {
  const isNear = Math.abs(at - last.at) < oneCheck;
  return isNear && last.address === address && last.networkId === networkId;
}

function withHistory<T>(use: (db: IDBPDatabase<HistorySchema>) => Promise<T>): Promise<T> {
  return withDatabase('history', createChecks, use);
}

function createChecks(database: IDBPDatabase<HistorySchema>): void {
  const checks = database.createObjectStore('checks', { keyPath: 'id', autoIncrement: true });
  checks.createIndex('at', 'at');
}
