import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { listFeeds, subscribe } from '@/lib/background/feeds';
import { startListServer } from './list-server';

test('that nothing changed means nothing where no condition was sent', async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  const server = await startListServer();
  server.serve((response) => void response.writeHead(304).end());
  await subscribe({ url: server.url, name: 'My list', networkId: null });
  const [feed] = await listFeeds();
  expect(feed).toMatchObject({ updatedAt: null, error: expect.stringContaining('304') });
  await server.close();
});
