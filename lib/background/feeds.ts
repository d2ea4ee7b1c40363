import { i18n } from '#i18n';
import { browser } from '@/lib/extension/browser';
import type { FeedMessages, FeedResult, FeedView } from '@/lib/extension/feed-messages';
import { dueAt, type Feed, isDue, newFeed } from '@/lib/reports/feeds/feed';
import { parseFeedAddress } from '@/lib/reports/feeds/feed-address';
import { readList } from '@/lib/reports/feeds/read-list';
import { removeSource, sourceStates } from '@/lib/reports/sources';
import { cleanText } from '@/lib/service/clean-text';
import { isPlanned } from './alarms';
import { changeFeeds, feedView, isLost, knownFeeds, placeFeed, readFeeds } from './feed-store';
import { onceSettled } from './once-settled';
import { onEmptyLists, reportStore } from './open-lists';
import { readAllowed, readFeed, stopReading } from './read-feed';
import { refused } from './refused';
import { storeFile } from './store-file';
import { feedId } from './store-list';
import { refreshTabs } from './tabs';
import { tellingErrors } from './told';

export type ListToTake = FeedMessages['feeds/subscribe']['request'] & { id: Feed['id'] };

const told = tellingErrors('The lists cannot be kept up to date.');

const updateAlarm = 'update-feeds';
/** The soonest that lists are tried again, in milliseconds; also how soon a reading goes on that died with the background. */
const soonest = 60_000;
/** To the next try where nothing can be noted, in milliseconds: what is due stays due. */
const unnotedPause = 3_600_000;
/** No list is to be read later than two days from now, in milliseconds. */
const longestPause = 172_800_000;

/** Keeps the lists that the user took up to date from now on. Registers its listeners synchronously. */
export function keepFeedsFresh(): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === updateAlarm) void told(updateFeeds());
  });
  browser.permissions.onAdded.addListener(() => void told(readAllowed()));
  onEmptyLists(() => void told(resume()));
  // Alarms may end with the browser.
  browser.runtime.onStartup.addListener(() => void told(resume()));
  browser.runtime.onInstalled.addListener(() => void told(resume()));
  // And with an extension that was switched off.
  onceSettled(() => void told(planIfLost()));
}

/** All lists that the user took, in the order of taking. */
export async function listFeeds(): Promise<FeedView[]> {
  return (await readFeeds()).map(feedView);
}

/** Takes the list at a URL, and reads it. It stays taken where it cannot be read now, and says why. */
export async function subscribe(
  wanted: FeedMessages['feeds/subscribe']['request'],
): Promise<FeedResult> {
  const address = parseFeedAddress(wanted.url);
  if (address.status === 'refused') return address;
  const { url } = address;
  const id = await feedId(url);
  await take({ id, url, name: wanted.name || address.name, networkId: wanted.networkId });
  await refreshFeed(id);
  return taken(id);
}

/**
 * Takes lists that are not taken yet, or with another name or network; they are read as soon as they can be, one after the other. Does not
 * wait for that.
 */
export async function takeLists(lists: ListToTake[]): Promise<void> {
  const taken = await readFeeds();
  const lacking = lists.filter(
    ({ id, name, networkId }) =>
      !taken.some(
        (feed) => feed.id === id && feed.name === cleanText(name) && feed.networkId === networkId,
      ),
  );
  for (const list of lacking) await take(list);
  if (lacking.length > 0) void told(updateFeeds());
}

/** Takes a file or a pasted text, in place of an earlier one of the same name. Nothing is taken that cannot be understood. */
export async function importList({
  text,
  name,
  networkId,
}: FeedMessages['feeds/import']['request']): Promise<FeedResult> {
  const read = await readList(text, { network: networkId });
  if (read.problem !== null) return refused(read.problem);
  const id = await feedId(`file ${name}`);
  await navigator.locks.request(id, () =>
    storeFile({ id, name, networkId }, text, read, Date.now()),
  );
  await refreshTabs();
  return taken(id);
}

/** Reads a list again now. Answers without it where it was removed meanwhile. */
export async function refreshFeed(id: Feed['id']): Promise<FeedView[]> {
  await readFeed(id);
  // Who ended the reading by removing the list may still be about to.
  await navigator.locks.request(id, () => undefined);
  await plan();
  return listFeeds();
}

/** Forgets a list and all that it brought. */
export async function unsubscribe(id: Feed['id']): Promise<void> {
  stopReading(id);
  await navigator.locks.request(id, async () => {
    await removeSource(await reportStore(), id);
    await changeFeeds((feeds) => feeds.filter((feed) => feed.id !== id));
  });
  await refreshTabs();
}

/** Adds a list, or changes the name and the network of one that is there. */
async function take(wanted: Pick<Feed, 'id' | 'name' | 'url' | 'networkId'>): Promise<void> {
  const named = { ...wanted, name: cleanText(wanted.name) };
  await changeFeeds((known) => {
    const before = known.find(({ id }) => id === wanted.id);
    return placeFeed(known, before ? withNews(before, named) : newFeed(named));
  });
  // Should the background die now, the list is read when it wakes again.
  await plan();
}

/** What a list says of another network is to be read anew. */
function withNews(feed: Feed, named: Pick<Feed, 'name' | 'url' | 'networkId'>): Feed {
  const isOther = feed.url !== null && feed.networkId !== named.networkId;
  return { ...feed, ...named, ...(isOther && { nextTry: 0 }) };
}

async function taken(id: Feed['id']): Promise<FeedResult> {
  const feed = (await listFeeds()).find((one) => one.id === id);
  return feed ? { status: 'taken', feed } : refused(i18n.t('feed.removedAgain'));
}

/** Reads all lists that are due, one after the other. */
async function updateFeeds(): Promise<void> {
  // Should the background die on the way, this wakes it.
  await browser.alarms.create(updateAlarm, { when: Date.now() + soonest });
  const store = await reportStore();
  // Asked when its turn comes: the alarm may fire again meanwhile.
  const isWanted = async (feed: Feed) => {
    const stored = (await sourceStates(store)).find(({ id }) => id === feed.id);
    // Of a server that fails, what was lost is asked for when its turn comes.
    return isDue(feed, Date.now()) || (feed.failures === 0 && isLost(feed, stored));
  };
  let isNoted = true;
  for (const { id } of await readFeeds()) {
    await readFeed(id, isWanted).catch((error) => {
      console.warn('What came of a list cannot be noted.', error);
      isNoted = false;
    });
  }
  if (isNoted) return plan();
  await browser.alarms.create(updateAlarm, { when: Date.now() + unnotedPause });
}

/** Has the browser wake the background for the next list that is due; alarms may end with the browser. */
async function plan(): Promise<void> {
  const now = Date.now();
  const due = (await readFeeds()).flatMap((feed) => dueAt(feed, now) ?? []);
  if (due.length === 0) return void (await browser.alarms.clear(updateAlarm));
  const when = Math.max(now + soonest, Math.min(...due));
  await browser.alarms.create(updateAlarm, { when });
}

/** Not where an alarm is set: it would be put off with each wake. */
async function planIfLost(): Promise<void> {
  if (!(await isPlanned(updateAlarm, longestPause))) await plan();
}

async function resume(): Promise<void> {
  const store = await reportStore();
  // A list is noted down before it is stored, so what is stored by now is noted down after.
  const stored = await sourceStates(store);
  const known = await knownFeeds();
  // What stands in the lists without being noted down would accuse for ever: nobody could see and remove it.
  for (const { id } of stored) {
    if (id.startsWith('list:') && known && !known.has(id)) await removeSource(store, id);
  }
  if (known?.size !== 0) await updateFeeds();
}
