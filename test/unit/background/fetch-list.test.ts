import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readFeeds } from '@/lib/background/feed-store';
import { refreshFeed, subscribe } from '@/lib/background/feeds';
import { fetchList } from '@/lib/background/fetch-list';
import { searchLists } from '@/lib/background/lists';
import { previewList } from '@/lib/background/preview-list';
import type { WhyPart } from '@/lib/extension/feed-messages';
import { type ListServer, startListServer } from './list-server';

const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
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
  const [feed] = await readFeeds();
  expect(feed).toMatchObject({ updatedAt: null, error: expect.stringContaining('304') });
});

test('a list that its server always says to be unchanged is read whole after a week', async () => {
  const eth = '0xd0cc2b24980cbcca47ef755da88b220a82291407';
  const found = async (search: string) =>
    (await searchLists({ search, networkId: null, page: 1 })).total;
  server.serve(`${eth}\n`);
  const taken = await subscribe({ url: server.url, name: 'My list', networkId: null });
  const id = taken.status === 'taken' ? taken.feed.id : 'list:';
  // Of the same length, so that its ETag is the same.
  const other = `${eth.slice(0, -2)}11`;
  server.serve(`${other}\n`);
  const day = 86_400_000;
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  const reported = [];
  for (const days of [1, 6, 8]) {
    vi.setSystemTime(now + days * day);
    await refreshFeed(id);
    reported.push(await found(other));
  }
  vi.useRealTimers();
  expect(reported).toEqual([0, 0, 1]);
  expect(await found(eth)).toBe(0);
});

test.each<[string, WhyPart | undefined]>([
  ['<https://lists.example/?page=2>; rel="next"', 'elsewhere'],
  ['</?page=9>; rel="last next", </?page=1>; rel=first', 'elsewhere'],
  ['</?page=1>; rel="first", </?page=3>; rel=next; title="more"', 'elsewhere'],
  ['</?page=1>; rel="prev", </next.css>; rel=preload', undefined],
])('a list with the header Link %s is a page: %s', async (link, isPart) => {
  server.serve((response) => void response.writeHead(200, { link }).end(`["${btc}"]`));
  const preview = await previewList({ url: server.url, networkId: null });
  expect(preview).toMatchObject({ counts: { accounts: 1 } });
  expect(Object(preview).counts.isPart).toBe(isPart);
  await subscribe({ url: server.url, name: 'My list', networkId: null });
  expect((await readFeeds())[0]?.counts?.isPart).toBe(isPart);
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
  const text = bytes.length > 6 ? 'Müller: 诈骗' : 'Müller';
  expect(await fetched()).toMatchObject({ status: 'fetched', text });
});

function fetched() {
  const origin = { url: server.url, hostPattern: 'http://127.0.0.1/*' };
  const condition = { etag: null, lastModified: null };
  return fetchList(origin, condition, new AbortController().signal);
}

test.each([202, 204, 206])('what comes with the status %i is no whole list', async (status) => {
  server.serve((response) => void response.writeHead(status).end(status === 204 ? '' : '[]'));
  const message = expect.stringContaining(String(status));
  expect(await fetched()).toMatchObject({ status: 'failed', message });
});

test('a file that is packed with gzip is unpacked', async () => {
  server.serve((response) => void response.writeHead(200).end(gzipSync('address\nx\n')));
  expect(await fetched()).toMatchObject({ status: 'fetched', text: 'address\nx\n' });
});

test('one that unpacked is too big is refused, one that is damaged taken as it is', async () => {
  const packed = gzipSync(Buffer.alloc(17 * 2 ** 20));
  server.serve((response) => void response.writeHead(200).end(packed));
  const message = 'The list is too big: up to 16 MB are read.';
  expect(await fetched()).toMatchObject({ status: 'failed', message });
  server.serve((response) => void response.writeHead(200).end(packed.subarray(0, 20)));
  expect(await fetched()).toMatchObject({ status: 'fetched', text: expect.stringMatching('‹') });
});

test.each([
  ['unreachable', {}, /^The list cannot be reached/],
  [
    'out of reach without a network',
    { onLine: { value: false, configurable: true } },
    /^You are offline\./,
  ],
])('a list that is %s is said to be that', async (_, network, words) => {
  server.serve((response) => response.destroy());
  try {
    Object.defineProperties(navigator, network);
    expect(await fetched()).toMatchObject({ message: expect.stringMatching(words) });
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
});

test('while a slow list is on its way, the background is kept from being ended, and not afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const call = vi.spyOn(fakeBrowser.runtime, 'getPlatformInfo');
  call.mockImplementation(async () => ({ os: 'linux', arch: 'x86-64' }));
  try {
    const arrived = Promise.withResolvers<ServerResponse>();
    server.serve(arrived.resolve);
    const list = fetched();
    const response = await arrived.promise;
    // Browsers wait for 30 s.
    vi.advanceTimersByTime(50_000);
    expect(call).toHaveBeenCalledTimes(2);
    response.end('late');
    expect(await list).toMatchObject({ status: 'fetched', text: 'late' });
    vi.advanceTimersByTime(50_000);
    expect(call).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
