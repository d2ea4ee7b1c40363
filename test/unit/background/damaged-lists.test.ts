import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { feedsNotice, readFeeds } from '@/lib/background/feed-store';
import { importList, keepFeedsFresh, listFeeds } from '@/lib/background/feeds';
import { searchLists } from '@/lib/background/lists';

const first = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const second = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const third = '0xd0cc2b24980cbcca47ef755da88b220a82291407';
const found = async (search: string) =>
  (await searchLists({ search, networkId: null, page: 1 })).reports.length;

beforeEach(() => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
});

test('of damaged lists the others stay, and what the damaged one brought accuses on, though no list is lacking then', async () => {
  await importList({ text: first, name: 'First', networkId: null });
  await importList({ text: second, name: 'Second', networkId: null });
  const [damaged, good] = await readFeeds();
  await fakeBrowser.storage.local.set({
    feeds: { version: 1, feeds: [{ ...damaged, counts: 'damaged' }, good] },
  });
  expect(await feedsNotice()).toMatch(/could not be read/);
  expect((await listFeeds()).map(({ name }) => name)).toEqual(['Second']);
  await importList({ text: third, name: 'Third', networkId: null });
  expect(await feedsNotice()).toBe(null);
  vi.spyOn(fakeBrowser.permissions.onAdded, 'addListener').mockReturnValue();
  keepFeedsFresh();
  await fakeBrowser.runtime.onStartup.trigger();
  // To take a list away needs far fewer of them.
  for (let turn = 0; turn < 1000; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect([await found(first), await found(second), await found(third)]).toEqual([1, 1, 1]);
});
