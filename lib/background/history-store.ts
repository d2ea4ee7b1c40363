import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import { i18n } from '#i18n';
import { type HistoryEntry, mostKept } from '@/lib/extension/history-messages';
import { forgetRemade, withDatabase } from '@/lib/extension/small-database';
import { Check } from './inputs';

/**
 * What the user checked. It lives in IndexedDB of the extension's own origin, because content scripts can read `storage.local` in
 * Firefox, and whom the user pays is not for a taken-over page to know.
 */
interface HistorySchema extends DBSchema {
  checks: { key: number; value: NewEntry & { id?: number }; indexes: { at: number } };
}

type Store = IDBPObjectStore<HistorySchema, ['checks'], 'checks', 'readwrite'>;

export type NewEntry = Omit<HistoryEntry, 'id'>;

/** The same address checked again within this time, and with the same verdict, is one check; in milliseconds. */
const sameVerdict = 600_000;
/** And with whatever verdict within this time: the service answers after the lists. */
const oneCheck = 30_000;

/** Only this file writes them, so what was read is good until it does. */
let all: Promise<NewEntry[]> | null = null;

/** Keeps a check. */
export async function putCheck(entry: NewEntry): Promise<void> {
  await change(async (db) => {
    const { store, done } = db.transaction('checks', 'readwrite');
    const last = await store.index('at').openCursor(null, 'prev');
    if (last && isSameCheck(last.value, entry)) await last.update({ ...last.value, ...entry });
    else await store.add(entry);
    await forgetSurplus(store);
    await done;
  });
}

/**
 * Puts a check back that was removed. The oldest gives way to it where there were others since.
 * @returns whether it is here then: it may be the oldest itself
 */
export async function restoreCheck(entry: NewEntry): Promise<boolean> {
  const name = nameOf(entry);
  if ((await allChecks()).some((one) => nameOf(one) === name)) return true;
  return change(async (db) => {
    const { store, done } = db.transaction('checks', 'readwrite');
    const id = await store.add(entry);
    await forgetSurplus(store);
    const isKept = (await store.getKey(id)) !== undefined;
    await done;
    return isKept;
  });
}

/** Keeps checks that were made before, in this browser or another: those that are not here yet, as far as there is room. */
export async function addChecks(entries: readonly NewEntry[]): Promise<void> {
  const lacking = await lackingChecks(entries);
  await change(async (db) => {
    const { store, done } = db.transaction('checks', 'readwrite');
    await Promise.all([...lacking.map((entry) => store.add(entry)), done]);
  });
}

/** Those of some checks that are not kept here, each once: the latest for which there is room. */
export async function lackingChecks(entries: readonly NewEntry[]): Promise<NewEntry[]> {
  const here = new Set((await lastChecks(mostKept)).map(nameOf));
  return [...new Map(entries.map((entry) => [nameOf(entry), entry]))]
    .filter(([name]) => !here.has(name))
    .map(([, entry]) => entry)
    .sort((a, b) => b.at - a.at)
    .slice(0, mostKept - here.size);
}

/** The last checks, the latest first. */
export async function lastChecks(most: number): Promise<(NewEntry & { id: number })[]> {
  return withHistory(async (db) => {
    const found: (NewEntry & { id: number })[] = [];
    const { store } = db.transaction('checks');
    let cursor = await store.index('at').openCursor(null, 'prev');
    while (cursor && found.length < most) {
      const check = readable(cursor.value);
      if (check) found.push({ ...check, id: cursor.primaryKey });
      cursor = await cursor.continue();
    }
    return found;
  });
}

/** All checks, the same array as long as they stay the same. */
export function allChecks(): Promise<NewEntry[]> {
  all ??= withHistory(async (db) => {
    const rows = await db.getAll('checks');
    return rows.flatMap((row) => readable(row) ?? []);
  }).catch((error) => {
    all = null;
    throw error;
  });
  return all;
}

/** The checks were erased from outside. */
export function forgetChecks(): void {
  all = null;
}

/** Forgets one check; does nothing where there is none. */
export async function removeCheck(id: number): Promise<void> {
  await change((db) => db.delete('checks', id));
}

/** Forgets all checks. */
export async function eraseChecks(): Promise<void> {
  await change((db) => db.clear('checks'));
  await forgetRemade('history');
}

/** Null: it is damaged, or of a newer version that knows more verdicts. It is not shown, and stays for that version. */
function readable(row: unknown): NewEntry | null {
  return Check.safeParse(row).data ?? null;
}

function nameOf({ address, networkId, at }: NewEntry): string {
  return JSON.stringify([address, networkId, at]);
}

function isSameCheck(last: NewEntry, { address, networkId, at, level }: NewEntry): boolean {
  const isNear = Math.abs(at - last.at) < (level === last.level ? sameVerdict : oneCheck);
  return isNear && last.address === address && last.networkId === networkId;
}

async function forgetSurplus(store: Store): Promise<void> {
  const surplus = (await store.count()) - mostKept;
  let oldest = surplus > 0 ? await store.index('at').openCursor() : null;
  for (let left = surplus; oldest && left > 0; left--) {
    await oldest.delete();
    oldest = await oldest.continue();
  }
}

/** Throws an Error with words for the user where the browser refuses to store. */
async function change<T>(write: (db: IDBPDatabase<HistorySchema>) => Promise<T>): Promise<T> {
  try {
    return await withHistory(write);
  } catch (cause) {
    throw new Error(i18n.t('storage.historyUnsaved'), { cause });
  } finally {
    all = null;
  }
}

function withHistory<T>(use: (db: IDBPDatabase<HistorySchema>) => Promise<T>): Promise<T> {
  return withDatabase('history', createChecks, use);
}

function createChecks(database: IDBPDatabase<HistorySchema>): void {
  const checks = database.createObjectStore('checks', { keyPath: 'id', autoIncrement: true });
  checks.createIndex('at', 'at');
}
