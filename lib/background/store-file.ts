import { afterReading, type Feed, newFeed } from '@/lib/reports/feeds/feed';
import type { ListReading } from '@/lib/reports/feeds/read-list';
import { cleanText } from '@/lib/service/clean-text';
import { changeFeed, changeFeeds, placeFeed, readFeeds } from './feed-store';
import { reportStore } from './open-lists';
import { storeList } from './store-list';

/**
 * Takes a list from a file in place of what it brought before, as read `at` a time. Call it under the list's lock. Where it cannot be
 * stored, all is as before.
 */
export async function storeFile(
  { id, name, networkId }: Pick<Feed, 'id' | 'name' | 'networkId'>,
  text: string,
  reading: ListReading,
  at: number,
): Promise<void> {
  const before = (await readFeeds()).find((one) => one.id === id);
  const named = { id, name: cleanText(name), url: null, networkId };
  const feed = { ...(before ?? newFeed(named)), ...named };
  // First the row, so that nothing is ever in the lists that the user cannot see and remove.
  await changeFeeds((known) => placeFeed(known, feed));
  const news = await storeList(await reportStore(), feed, text, reading).catch(async (error) => {
    await takeBack(feed, before);
    throw error;
  });
  await changeFeed(id, (known) =>
    afterReading(known, { ...news, etag: null, lastModified: null }, at),
  );
}

/** A file is never read again: the row of one of which nothing is stored would stand there for ever. */
async function takeBack({ id }: Feed, before: Feed | undefined): Promise<void> {
  const change = (known: Feed[]) =>
    before ? placeFeed(known, before) : known.filter((one) => one.id !== id);
  await changeFeeds(change).catch((error) => {
    console.warn('The row of a list that was not stored cannot be taken back.', error);
  });
}
