import { isNetworkId } from '@/lib/address/networks';
import { browser } from '@/lib/extension/browser';
import {
  afterFailure,
  afterReading,
  afterUnchanged,
  type Feed,
  mayBeUnchanged,
} from '@/lib/reports/feeds/feed';
import { parseFeedAddress } from '@/lib/reports/feeds/feed-address';
import { readList } from '@/lib/reports/feeds/read-list';
import { errorText } from './error-text';
import { changeFeed, readFeeds } from './feed-store';
import { type FetchedList, fetchList, noCondition, notAllowed } from './fetch-list';
import { reportStore } from './open-lists';
import { stayAlive } from './stay-alive';
import { isStored, storeList } from './store-list';
import { refreshTabs } from './tabs';

type Fetched = Extract<FetchedList, { status: 'fetched' }>;

/** The readings of this life of the background, with those that wait for their turn. */
const readings = new Set<{ id: Feed['id']; controller: AbortController }>();

/**
 * Reads a list again, when nobody else does, and notes down how that ended. `isWanted`: whether it is still to be read then; absent: it is.
 */
export async function readFeed(
  id: Feed['id'],
  isWanted: (feed: Feed) => Promise<boolean> = async () => true,
): Promise<void> {
  const reading = { id, controller: new AbortController() };
  readings.add(reading);
  const { signal } = reading.controller;
  try {
    await navigator.locks.request(id, () => tryToRead(id, signal, isWanted));
  } finally {
    readings.delete(reading);
  }
}

/** Reads the lists that the browser did not let be read, and does now: the next try may be a day away. */
export async function readAllowed(): Promise<void> {
  const isShut = ({ url, error }: Feed) => url !== null && error === notAllowed(url);
  for (const feed of (await readFeeds()).filter(isShut)) {
    const address = parseFeedAddress(feed.url ?? '');
    if (address.status === 'refused') continue;
    const origins = [address.hostPattern];
    // Another event may come while it is read.
    if (await browser.permissions.contains({ origins }))
      await readFeed(feed.id, async (now) => isShut(now));
  }
}

/** Ends all readings of the list, also those that wait for their turn. */
export function stopReading(id: Feed['id']): void {
  for (const reading of readings) if (reading.id === id) reading.controller.abort();
}

async function tryToRead(
  id: Feed['id'],
  signal: AbortSignal,
  isWanted: (feed: Feed) => Promise<boolean>,
): Promise<void> {
  const feed = (await readFeeds()).find((one) => one.id === id);
  if (!feed || feed.url === null || !(await isWanted(feed)) || signal.aborted) return;
  try {
    await fetchAndStore(feed, feed.url, signal);
  } catch (error) {
    if (signal.aborted) return;
    await fail(feed, { message: errorText(error) });
  }
}

async function fetchAndStore(feed: Feed, url: string, signal: AbortSignal): Promise<void> {
  const store = await reportStore();
  const address = parseFeedAddress(url);
  if (address.status === 'refused') return fail(feed, address);
  const isKnown = mayBeUnchanged(feed, Date.now()) && (await isStored(store, feed));
  const got = await fetchList(address, isKnown ? feed : noCondition, signal);
  if (got.status === 'failed') return fail(feed, got);
  if (got.status === 'unchanged')
    return changeFeed(feed.id, (known) => afterUnchanged(known, Date.now()));
  // The longest takes 20 s, on a slow computer more than the browser waits for.
  await stayAlive(() => readAndStore(feed, got, signal));
}

async function readAndStore(
  feed: Feed,
  { text, isPage, etag, lastModified }: Fetched,
  signal: AbortSignal,
): Promise<void> {
  const network = isNetworkId(feed.networkId) ? feed.networkId : null;
  const before = feed.version === null ? 0 : (feed.counts?.accounts ?? 0);
  const read = await readList(text, { network, before, isPage });
  signal.throwIfAborted();
  const tookBack = read.isCleared && feed.version !== null;
  if (read.problem !== null && !tookBack) return fail(feed, { message: read.problem });
  const news = await storeList(await reportStore(), feed, text, read);
  await changeFeed(feed.id, (known) =>
    afterReading(known, { ...news, etag, lastModified }, Date.now()),
  );
  if (news.version !== feed.version) await refreshTabs();
}

async function fail(
  { id }: Feed,
  failure: { message: string; retryAfter?: number },
): Promise<void> {
  await changeFeed(id, (known) => afterFailure(known, failure, Date.now(), Math.random()));
}
