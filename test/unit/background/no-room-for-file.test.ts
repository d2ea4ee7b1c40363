import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { importList, listFeeds } from '@/lib/background/feeds';
import { searchLists } from '@/lib/background/lists';
import { reportStore } from '@/lib/background/open-lists';

const eth = '0xd0cc2b24980cbcca47ef755da88b220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

beforeEach(async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  await reportStore();
});

/** Takes a list while the disk is full. */
async function takeWhenFull(text: string, networkId: 'bitcoin' | null): Promise<void> {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const taking = importList({ text, name: 'Mine', networkId });
  await expect(taking).rejects.toThrow('There is no room left on the disk for the list.');
  full.mockRestore();
}

test('a file that finds no room on the disk is not among the lists, as it is said', async () => {
  await takeWhenFull(eth, null);
  expect(await listFeeds()).toEqual([]);
});

test('one in place of another leaves that as it was', async () => {
  await importList({ text: eth, name: 'Mine', networkId: null });
  await importList({ text: btc, name: 'Other', networkId: null });
  const before = await listFeeds();
  await takeWhenFull(btc, 'bitcoin');
  expect(await listFeeds()).toEqual(before);
  const found = await searchLists({ search: eth, networkId: null, page: 1 });
  expect(found.total).toBe(1);
});
