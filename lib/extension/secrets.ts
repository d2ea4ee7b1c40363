import type { DBSchema, IDBPDatabase } from 'idb';
import { i18n } from '#i18n';
import { forgetRemade, withDatabase } from './small-database';

/**
 * The key of the service. It lives in IndexedDB of the extension's own origin, because content scripts can read
 * `storage.local` in both browsers, and Firefox has no way to forbid it. Only lib/background imports this file.
 */
interface SecretsSchema extends DBSchema {
  keys: { key: 'service'; value: { origin: string; key: string } };
}

/** Stores the key for one origin, in place of any other. Throws an Error with words for the user where the browser refuses to store. */
export async function saveKey(origin: string, key: string): Promise<void> {
  try {
    await withSecrets((db) => db.put('keys', { origin, key }, 'service'));
  } catch (cause) {
    throw new Error(i18n.t('storage.keyUnsaved'), { cause });
  }
  await forgetRemade('secrets');
}

/** The key for this origin; null where there is none, or where it was saved for another origin. */
export async function readKey(origin: string): Promise<string | null> {
  const stored = await withSecrets((db) => db.get('keys', 'service'));
  return stored?.origin === origin ? stored.key : null;
}

/** Whether a key is stored, for whatever origin. */
export async function hasAnyKey(): Promise<boolean> {
  return (await withSecrets((db) => db.count('keys'))) > 0;
}

/** Forgets the key. */
export async function removeKey(): Promise<void> {
  await withSecrets((db) => db.delete('keys', 'service'));
  await forgetRemade('secrets');
}

function withSecrets<T>(use: (db: IDBPDatabase<SecretsSchema>) => Promise<T>): Promise<T> {
  return withDatabase('secrets', (created) => void created.createObjectStore('keys'), use);
}
