import { deleteDB } from 'idb';
import { i18n } from '#i18n';
import { browser } from '@/lib/extension/browser';
import { forgetLastManaged, isManagedTold, rememberManaged } from '@/lib/extension/managed';
import { answered } from '@/lib/extension/own-list';
import { cancelAll } from './ask-once';
import { forgetAnswers } from './check';
import { readFeeds } from './feed-store';
import { forgetChecks } from './history-store';
import { noteNotStored } from './list-sources';
import { withoutListSync } from './list-sync';
import { applyManaged } from './managed-setup';
import { closeLists } from './open-lists';
import { forgetOwn } from './own-lists';
import { stopReading } from './read-feed';
import { clearLog } from './request-log';
import { openGate } from './service-gate';
import { refreshTabs } from './tabs';

/** Whatever writes into the storage holds one of these; in the order in which they are taken elsewhere. */
const locks = [
  'own-sync',
  'own-list',
  'feeds',
  'settings',
  'service-gate',
  'request-log',
  'tampered',
  'frames',
  'told',
  'copied-addresses',
];

/**
 * Forgets everything: settings, key, lists, the user's addresses here and in the browser's synchronisation, the log, all databases.
 * What an administrator set is taken again.
 */
export async function eraseData(): Promise<void> {
  let cleared: PromiseSettledResult<void>[] = [];
  await withoutListSync(async () => {
    cleared = await eraseAll();
  });
  if (await isManagedTold()) {
    await applyManaged();
    await rememberManaged();
  }
  await refreshTabs();
  for (const one of cleared) if (one.status === 'rejected') throw one.reason;
}

/** @returns how the browser took it, each of its storages */
async function eraseAll(): Promise<PromiseSettledResult<void>[]> {
  // A check that ends later would come into the history.
  cancelAll();
  const feeds = (await readFeeds()).map(({ id }) => id);
  for (const id of feeds) stopReading(id);
  await browser.alarms.clearAll();
  // What is still to be noted would be noted afterwards.
  await clearLog();
  // The badge may tell of the key.
  await openGate();
  const { sync, local, session } = browser.storage;
  // One that the browser does not give must not keep the others.
  // Of damaged lists two may have one name, and who asks for a lock twice waits for itself.
  const cleared = await holding([...new Set([...feeds, ...locks])], () =>
    Promise.allSettled([local.clear(), session.clear(), answered(sync.clear()).catch(sayOfSync)]),
  );
  forgetAnswers();
  forgetOwn();
  forgetLastManaged();
  noteNotStored(null);
  await closeLists();
  for (const { name } of await indexedDB.databases()) if (name) await deleteDB(name);
  forgetChecks();
  return cleared;
}

function sayOfSync(cause: unknown): never {
  throw new Error(i18n.t('storage.syncNotErased'), { cause });
}

function holding<T>([first, ...others]: string[], work: () => Promise<T>): Promise<T> {
  return first === undefined ? work() : navigator.locks.request(first, () => holding(others, work));
}
