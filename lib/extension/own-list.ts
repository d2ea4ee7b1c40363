import type { Storage } from 'webextension-polyfill';
import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { browser } from './browser';
import { inTime } from './in-time';
import { localItems } from './local-items';
import { chunkNames, hasNews, type Packed, packOwn, unpackOwn } from './own-chunks';
import { byKey, mergeOwn, OwnRecord, type OwnRecords } from './own-entries';

type Area = Pick<Storage.StorageArea, 'get' | 'set' | 'remove'>;

/** Where the lists live: all that the user made in `local`, and what has room of it in `sync`. */
export type OwnStorage = { local: Area; sync: Area };

export type SyncOutcome = {
  /** Entries that other browsers get, and those that only this one keeps, for lack of room. */
  synced: number;
  leftOut: number;
  /** Why the last try failed, in words for the user; null: it did not. */
  error: string | null;
  /** Whether other browsers had changes that this one had not. */
  changed: boolean;
};

const Stored = z.lazy(() => z.object({ version: z.literal(1), records: z.array(z.unknown()) }));

const storageKey = 'own-list';
const backupKey = 'own-list-backup';

/**
 * The user's own lists, deletions included. With a damaged record, all are put aside under another name as they are, never overwritten,
 * and the others are kept; `damaged` says that something was put aside.
 */
export async function readOwn(
  storage: OwnStorage = ownStorage(),
): Promise<{ records: Map<string, OwnRecord>; damaged: boolean }> {
  const { putAside, ...read } = await readStored(storage);
  await putAside().catch((error) => console.warn('The own lists cannot be put aside.', error));
  return read;
}

/** `putAside`: keeps damaged lists under another name. Who only reads can do without; whoever writes would write over them. */
async function readStored({ local }: OwnStorage) {
  const items = await local.get([storageKey, backupKey]);
  const value: unknown = items[storageKey];
  const backup: unknown = items[backupKey];
  const stored = Stored.safeParse(value);
  const rows = stored.data?.records ?? [];
  const good = rows.flatMap((row) => OwnRecord.safeParse(row).data ?? []);
  const isSound = value === undefined || (stored.success && good.length === rows.length);
  const others: unknown[] = Array.isArray(backup) ? backup : [];
  const isKept = isSound || others.some((other) => JSON.stringify(other) === JSON.stringify(value));
  return {
    records: byKey(good),
    damaged: backup !== undefined || !isSound,
    putAside: async () => {
      if (!isKept) await local.set({ [backupKey]: [...others, value] });
    },
  };
}

/**
 * Changes the lists; one change at a time, whichever window asks. Throws an Error with words for the user where they cannot be stored,
 * or could not be read again: then nothing is written.
 */
export function changeOwn(
  change: (records: OwnRecords) => OwnRecords,
  storage: OwnStorage = ownStorage(),
): Promise<OwnRecords> {
  return navigator.locks.request('own-list', async () => {
    const { records, putAside } = await readStored(storage);
    const changed = change(records);
    if (isSame(changed, records)) return records;
    const news = [...changed.values()].filter((record) => record !== records.get(record.key));
    if (!news.every((record) => OwnRecord.safeParse(record).success))
      throw new Error(i18n.t('storage.ownTooLong'));
    try {
      await putAside();
      await storage.local.set({ [storageKey]: { version: 1, records: [...changed.values()] } });
    } catch (cause) {
      throw new Error(i18n.t('storage.ownUnsaved'), { cause });
    }
    return changed;
  });
}

/**
 * Takes in what other browsers changed, and gives them what this one changed. May be killed anywhere and run again: it compares what is
 * here with what is there, and writes only what lacks.
 */
export function syncOwn(storage: OwnStorage = ownStorage()): Promise<SyncOutcome> {
  return navigator.locks.request('own-sync', async () => {
    let changed = false;
    let packed = packOwn((await readOwn(storage)).records);
    try {
      const there = await answered(storage.sync.get([...chunkNames]));
      const merged = await changeOwn((records) => {
        const both = mergeOwn(records, unpackOwn(there));
        changed = !isSame(both, records);
        return both;
      }, storage);
      packed = packOwn(merged);
      await push(packed, there, storage.sync);
      return { ...countsOf(packed), error: null, changed };
    } catch (error) {
      console.warn('The lists of the user cannot be synced.', error);
      return { ...countsOf(packed), error: syncWords(error), changed };
    }
  });
}

function ownStorage(): OwnStorage {
  return { local: localItems, sync: browser.storage.sync };
}

async function push(packed: Packed, there: Record<string, unknown>, sync: Area): Promise<void> {
  if (!hasNews(packed, unpackOwn(there))) return;
  const writes = [...packed.chunks].filter(
    ([name, rows]) => JSON.stringify(rows) !== JSON.stringify(there[name]),
  );
  const emptied = chunkNames.filter((name) => name in there && !packed.chunks.has(name));
  // Room first: what is left out now may be what the new changes need.
  if (emptied.length > 0) await answered(sync.remove(emptied));
  if (writes.length > 0) await answered(sync.set(Object.fromEntries(writes)));
}

/** Throws where the browser's sync is silent: whoever wants to see the lists, changed them, or erases all, waits for it. */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  const told = await inTime(answer, 5000);
  if (told === 'late') throw new Error('The browser is silent.');
  return told;
}

function countsOf({ records, leftOut }: Packed): { synced: number; leftOut: number } {
  return { synced: [...records.values()].filter(({ said }) => said).length, leftOut };
}

function syncWords(error: unknown): string {
  const isTooOften = /MAX_WRITE|per minute|per hour/i.test(String(error));
  return isTooOften ? i18n.t('storage.syncTooOften') : i18n.t('storage.syncFailed');
}

/** Records are never changed, only replaced, and none goes: a deletion is one, too. */
function isSame(changed: OwnRecords, before: OwnRecords): boolean {
  return [...changed.values()].every((record) => before.get(record.key) === record);
}
