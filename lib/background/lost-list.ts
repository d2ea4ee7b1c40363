import { i18n } from '#i18n';
import { localItems } from '@/lib/extension/local-items';

/** What is said of a list that was read and is gone: the browser deleted or damaged the database, or a new version emptied it. */
export const lostList = () => i18n.t('storage.listLost');
export const lostFile = () => i18n.t('storage.fileLost');

/** The base address of the service whose list was read: it lies elsewhere than the list, so that its loss is noticed. */
const storageKey = 'list-read-from';

/** Notes down that the list of the service at this base address is stored; null: of none. */
export async function noteListRead(base: string | null): Promise<void> {
  await localItems.set({ [storageKey]: base });
}

/** What to say where the list of the service at this base address is not stored; null: it never was. */
export async function lossOfList(base: string): Promise<string | null> {
  const items = await localItems.get(storageKey);
  return items[storageKey] === base ? lostList() : null;
}
