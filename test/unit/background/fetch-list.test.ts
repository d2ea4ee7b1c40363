import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { listFeeds, subscribe } from '@/lib/background/feeds';
import { fetchList } from '@/lib/background/fetch-list';
import { type ListServer, startListServer } from './list-server';

let server: ListServer;

beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());
beforeEach(() => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
});

test('that nothing changed means nothing where no condition was sent', async () => {
  server.serve((response) => void response.writeHead(304).end());
  await subscribe({ url: server.url, name: 'My list', networkId: null });
  const [feed] = await listFeeds();
  expect(feed).toMatchObject({ updatedAt: null, error: expect.stringContaining('304') });
});

test.each([
  ['UTF-8', Buffer.from('Müller: 诈骗')],
  ['UTF-8 with a mark', Buffer.from('\ufeffMüller: 诈骗')],
  ['UTF-16', Buffer.from('\ufeffMüller: 诈骗', 'utf16le')],
  ['Windows-1252', Buffer.from('Müller', 'latin1')],
])('a list is read in the encoding that it was saved in: %s', async (_, bytes) => {
  server.serve((response) => {
    // In two parts, the first of which ends within a letter.
    response.writeHead(200).write(bytes.subarray(0, 2), () => response.end(bytes.subarray(2)));
  });
  const origin = { url: server.url, hostPattern: 'http://127.0.0.1/*' };
  const condition = { etag: null, lastModified: null };
  const list = await fetchList(origin, condition, new AbortController().signal);
  const text = bytes.length > 6 ? 'Müller: 诈骗' : 'Müller';
  expect(list).toMatchObject({ status: 'fetched', text });
});
