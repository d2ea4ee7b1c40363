import * as z from 'zod/mini';
import { findNamed } from '@/lib/address/name-network';
import { browser } from '@/lib/extension/browser';
import type { FeedView } from '@/lib/extension/feed-messages';
import { localItems } from '@/lib/extension/local-items';
import { forgetManaged, readManaged, rememberManaged } from '@/lib/extension/managed';
import { parseFeedAddress } from '@/lib/reports/feeds/feed-address';
import { readFeeds } from './feed-store';
import { type ListToTake, takeLists, unsubscribe } from './feeds';
import { listName } from './list-name';
import { openGate } from './service-gate';
import { adoptService, withKey } from './service-setup';
import { feedId } from './store-list';
import { refreshTabs } from './tabs';
import { tellingErrors } from './told';

const told = tellingErrors('What the administrator set cannot be done.');

/** Lists that were taken for the administrator alone, so that they go when the administrator takes them back. */
const storageKey = 'managed-lists';
const Ids = z.lazy(() =>
  z.catch(z.array(z.custom<FeedView['id']>((id) => typeof id === 'string')), []),
);

/** Sees to it that what the administrator sets is done, from now on. Registers its listeners synchronously. */
export function keepManagedInStep(): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area !== 'managed') return;
    forgetManaged();
    void told(takeChange('serviceKey' in changes));
  });
  // The key may be another one since.
  browser.runtime.onStartup.addListener(() => void told(reopen()));
  void told(takeUp());
}

async function takeChange(isOtherKey: boolean): Promise<void> {
  await openGate();
  await applyManaged();
  if (isOtherKey) await withKey(async () => undefined);
  await rememberManaged();
  await refreshTabs();
}

/**
 * Takes the service and the lists that the administrator set; the other settings are read as set, and need nothing done. One after the
 * other: a list that is taken back while an earlier change still takes it would stay, as if it were the user's own.
 */
export function applyManaged(): Promise<void> {
  return navigator.locks.request('managed', applyOne);
}

async function applyOne(): Promise<void> {
  const { serviceAddress } = await readManaged();
  // An address that cannot be one must not keep the lists back.
  if (serviceAddress !== undefined) await told(adoptService(serviceAddress));
  const wanted = await managedLists();
  const noted = Ids.parse((await localItems.get(storageKey))[storageKey]);
  const gone = noted.filter((id) => !wanted.some((list) => list.id === id));
  for (const id of gone) await unsubscribe(id);
  const usersOwn = (await readFeeds()).map(({ id }) => id).filter((id) => !noted.includes(id));
  const lists = wanted.filter(({ id }) => !usersOwn.includes(id));
  const ids = lists.map(({ id }) => id);
  if (ids.length + gone.length > 0) await localItems.set({ [storageKey]: ids });
  await takeLists(lists);
}

/**
 * The lists that the administrator set, but those whose address cannot be one. What is set for an address a second time counts for nothing:
 * each would take the place of the other, whenever the background starts.
 */
export async function managedLists(): Promise<ListToTake[]> {
  const { lists = [] } = await readManaged();
  const read = lists.map(async ({ url, name, network }) => {
    const address = parseFeedAddress(url);
    if (address.status === 'refused') return [];
    const networkId = findNamed(network)[0]?.id ?? null;
    const { url: listUrl } = address;
    const shown = listName(name, address.name);
    return [{ id: await feedId(listUrl), url: listUrl, name: shown, networkId }];
  });
  const all = (await Promise.all(read)).flat();
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** What changed while the browser was closed counts on the pages that were opened meanwhile, too. */
async function takeUp(): Promise<void> {
  await applyManaged();
  if (await rememberManaged()) await refreshTabs();
}

async function reopen(): Promise<void> {
  const { serviceKey } = await readManaged();
  if (serviceKey !== undefined) await openGate();
}
