import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { isNetworkId } from '@/lib/address/networks';
import { browser } from '@/lib/extension/browser';
import type { FeedView } from '@/lib/extension/feed-messages';
import { localItems } from '@/lib/extension/local-items';
import { Feed } from '@/lib/reports/feeds/feed';
import type { SourceState } from '@/lib/verdict/facts';
import { lostFile, lostList } from './lost-list';

const Stored = z.lazy(() => z.object({ version: z.literal(1), feeds: z.array(z.unknown()) }));

const storageKey = 'feeds';
const backupKey = 'feeds-backup';

/**
 * The lists that the user took. With a damaged one, all are put aside under another name as they are, and the others are kept; so are
 * those of a newer version, of which none is known.
 */
export async function readFeeds(): Promise<Feed[]> {
  const stored = await readStored();
  // Who only reads can do without; whoever writes would write over them.
  await putAside(stored).catch((error) => console.warn('Lists cannot be put aside.', error));
  return stored.feeds;
}

async function putAside({ unreadable, aside }: ReturnType<typeof parseStored>): Promise<void> {
  if (unreadable === undefined) return;
  const isKnown = aside.some((other) => JSON.stringify(other) === JSON.stringify(unreadable));
  if (!isKnown) await localItems.set({ [backupKey]: [...aside, unreadable] });
}

/** That the user's lists cannot be read, in words for the user; null: they can. Said until the user takes a list. */
export async function feedsNotice(): Promise<string | null> {
  return (await readStored()).unreadable === undefined ? null : i18n.t('storage.feedsUnreadable');
}

/**
 * Which lists the user took, those among them that were put aside; null where the browser refuses its storage, or they cannot be read:
 * then no list is known to be nobody's.
 */
export async function knownFeeds(): Promise<ReadonlySet<string> | null> {
  const items = await browser.storage.local.get([storageKey, backupKey]).catch(() => null);
  if (items === null) return null;
  const { feeds, unreadable, aside } = parseStored(items);
  if (unreadable !== undefined) return null;
  // Damaged as they are, they say which lists there were.
  const ids = JSON.stringify(aside).match(/list:[\da-f]{16}/g) ?? [];
  return new Set([...feeds.map(({ id }) => id), ...ids]);
}

async function readStored(): Promise<ReturnType<typeof parseStored>> {
  return parseStored(await localItems.get([storageKey, backupKey]));
}

/** `unreadable`: all that is stored, where some of it cannot be read; `aside`: what was put aside for that earlier. */
function parseStored({ [storageKey]: value, [backupKey]: backup }: Record<string, unknown>): {
  feeds: Feed[];
  unreadable?: unknown;
  aside: unknown[];
} {
  const aside: unknown[] = backup === undefined ? [] : [backup].flat();
  if (value === undefined) return { feeds: [], aside };
  const rows = Stored.safeParse(value).data?.feeds;
  const feeds = rows?.flatMap((row) => Feed.safeParse(row).data ?? []) ?? [];
  return feeds.length === rows?.length ? { feeds, aside } : { feeds, unreadable: value, aside };
}

/** Changes the lists that the user took; one change at a time. Throws an Error with words for the user where they cannot be stored. */
export function changeFeeds(change: (feeds: Feed[]) => Feed[]): Promise<void> {
  return navigator.locks.request('feeds', async () => {
    const stored = await readStored();
    const feeds = change(stored.feeds);
    try {
      await putAside(stored);
      await localItems.set({ [storageKey]: { version: 1, feeds } });
    } catch (cause) {
      throw new Error(i18n.t('storage.listUnsaved'), { cause });
    }
  });
}

/** The lists with one, in the place of what has its id, or behind all. */
export function placeFeed(feeds: Feed[], feed: Feed): Feed[] {
  return feeds.some(({ id }) => id === feed.id)
    ? feeds.map((one) => (one.id === feed.id ? feed : one))
    : [...feeds, feed];
}

/** Changes one of them, where it is still there. */
export function changeFeed(id: Feed['id'], change: (feed: Feed) => Feed): Promise<void> {
  return changeFeeds((feeds) => feeds.map((feed) => (feed.id === id ? change(feed) : feed)));
}

/** What the user sees of a list. */
export function feedView(feed: Feed): FeedView {
  const { id, name, url, changedAt, error, counts } = feed;
  const networkId = isNetworkId(feed.networkId) ? feed.networkId : null;
  return { id, name, url, networkId, changedAt, error, counts };
}

/**
 * The states of all sources, with what is known of the lists that the user took: when they were last the same upstream, why they could
 * not be read, and the networks that they speak of. A list that was never read is among them.
 */
export function withFeeds(states: SourceState[], feeds: Feed[]): SourceState[] {
  const isFeed = new Set<string>(feeds.map(({ id }) => id));
  const others = states.filter(({ id }) => !isFeed.has(id));
  return [
    ...others,
    ...feeds.map((feed) =>
      feedState(
        feed,
        states.find(({ id }) => id === feed.id),
      ),
    ),
  ];
}

function feedState(feed: Feed, stored: SourceState | undefined): SourceState {
  const { id, name, triedAt, changedAt, failedSince, counts } = feed;
  const error = feed.error ?? lossOf(feed, stored);
  return {
    ...{ id, name, triedAt, changedAt, error, failedSince, progress: null },
    ...speaking(feed),
    entries: stored?.entries ?? 0,
    unreadable: counts?.bad ?? 0,
    // What is noted down may be newer than what is stored: the database can be lost alone.
    updatedAt: stored ? (feed.updatedAt ?? stored.updatedAt) : null,
  };
}

/** Whether a list was read and is gone. */
export function isLost({ updatedAt }: Feed, stored: SourceState | undefined): boolean {
  return updatedAt !== null && stored === undefined;
}

function lossOf(feed: Feed, stored: SourceState | undefined): string | null {
  if (!isLost(feed, stored)) return null;
  return feed.url === null ? lostFile() : lostList();
}

/**
 * A file is never read again, so that it knows nothing of an address soon means nothing: it accuses, and is silent else. So is the first
 * page of a list, which may have the address on the next. A list that was never read could speak of anything.
 */
function speaking({ url, updatedAt, networks, counts }: Feed): Pick<SourceState, 'networks'> {
  if (url === null || counts?.isPart) return { networks: [] };
  return updatedAt === null ? {} : { networks: networks.filter(isNetworkId) };
}
