import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readFeeds } from '@/lib/background/feed-store';
import {
  keepFeedsFresh,
  listFeeds,
  refreshFeed,
  subscribe,
  takeLists,
  unsubscribe,
} from '@/lib/background/feeds';
import { searchLists } from '@/lib/background/lists';
import { reportStore } from '@/lib/background/open-lists';
import { removeSource } from '@/lib/reports/sources';
import { type ListServer, startListServer } from './list-server';

const eth = '0xd0cc2b24980cbcca47ef755da88b220a82291407';

let server: ListServer;
const fireAlarm = async () => {
  const due = await fakeBrowser.alarms.get('update-feeds');
  if (!due) throw new Error('There is no alarm.');
  await fakeBrowser.alarms.onAlarm.trigger(due);
};

beforeAll(async () => {
  vi.spyOn(fakeBrowser.permissions.onAdded, 'addListener').mockReturnValue();
  server = await startListServer();
});
afterAll(() => server.close());

test('a list that comes in another form, of which only the innocent are understood, accuses whom it accused', async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  server.serve(`${eth} # a scam\n`);
  await subscribe({ url: server.url, name: 'A list', networkId: null });
  const other = `${eth.slice(0, -2)}11`;
  server.serve(`[whitelist]\neth = ["${other}"]\n[blacklist]\neth = ["${eth}"]\n`);
  const [feed] = await listFeeds();
  await refreshFeed(feed?.id ?? 'list:');
  expect((await searchLists({ search: eth, networkId: null, page: 1 })).total).toBe(1);
  expect(await listFeeds()).toMatchObject([{ error: expect.stringMatching(/is understood/) }]);
  await unsubscribe(feed?.id ?? 'list:');
  server.requests.length = 0;
});

test('a list that takes all back that it said accuses nobody any more', async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  const listed = (status: string) => JSON.stringify([{ address: eth, status }]);
  const reported = async () => (await searchLists({ search: eth, networkId: null, page: 1 })).total;
  server.serve(listed('removed'));
  const refused = await subscribe({ url: server.url, name: 'A list', networkId: null });
  expect(refused).toMatchObject({ feed: { error: expect.stringMatching(/accuses none/) } });
  server.serve(listed('reported'));
  const [feed] = await listFeeds();
  await refreshFeed(feed?.id ?? 'list:');
  expect(await reported()).toBe(1);
  server.serve(listed('removed'));
  await refreshFeed(feed?.id ?? 'list:');
  expect(await reported()).toBe(0);
  expect(await listFeeds()).toMatchObject([{ error: null, counts: { accounts: 0, bad: 1 } }]);
  await unsubscribe(feed?.id ?? 'list:');
  server.requests.length = 0;
});

test.each([
  ['that is broken but for one row', 'one', 3],
  ['that comes in pages now', 'page', 3],
  ['that comes in pages and has most of its accounts on the first', 'most', 2],
  ['that takes most of its accounts back', 'removed', 1],
  ['that takes all back but for what nobody understands', 'all', 0],
])('a list %s has %s', async (_, how, accounts) => {
  const known = [eth, ...['11', '22'].map((end) => eth.slice(0, -2) + end)];
  const rows = (status: (at: number) => string, write = (address: string) => address) =>
    ['address,status', ...known.map((address, at) => `${write(address)},${status(at)}`)].join('\n');
  server.serve(rows(() => 'active'));
  await subscribe({ url: server.url, name: 'A list', networkId: null });
  const [feed] = await listFeeds();
  const cut = (address: string) => (address === eth ? eth : `${address.slice(0, 6)}…`);
  const page = (most: number) => JSON.stringify({ data: known.slice(0, most), has_more: true });
  const next = {
    page: page(1),
    most: page(2),
    one: rows(() => 'active', cut),
    removed: rows((at) => (at === 0 ? 'active' : 'removed')),
    all: `${rows(() => 'removed')}\nunknown,active`,
  }[how];
  server.serve(next ?? '');
  await refreshFeed(feed?.id ?? 'list:');
  const found = await searchLists({ search: eth.slice(0, -2), networkId: null, page: 1 });
  expect(found.total).toBe(accounts);
  const errors: Record<string, string> = {
    one: 'Too few rows of this list have an address that is understood.',
    page: 'This is a part of a list that goes on elsewhere, with less than half of the addresses that it had.',
  };
  const error = errors[how] ?? null;
  expect(await listFeeds()).toMatchObject([{ error }]);
  await unsubscribe(feed?.id ?? 'list:');
  server.requests.length = 0;
});

test('lists that take longer to be read than until the alarm for what is due are asked for once', async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  const waiting: ServerResponse[] = [];
  server.serve((response) => waiting.push(response));
  keepFeedsFresh();
  const ids = ['list:0000000000000001', 'list:0000000000000002'] as const;
  await takeLists(ids.map((id) => ({ id, url: `${server.url}?${id}`, name: id, networkId: null })));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  for (let fired = 0; fired < 2; fired++) await fireAlarm();
  server.serve(`${eth}\n`);
  waiting[0]?.writeHead(200, { 'content-type': 'text/plain' }).end(`${eth}\n`);
  await vi.waitFor(async () =>
    expect((await readFeeds()).every(({ updatedAt }) => updatedAt !== null)).toBe(true),
  );
  // Who waits for a turn gets it by then.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(server.requests).toHaveLength(2);
});

test('where it cannot be noted down how readings ended, all lists are read, and not again each minute', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const refusal = vi.spyOn(fakeBrowser.storage.local, 'set');
  refusal.mockRejectedValue(new Error('QuotaExceededError'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  const before = server.requests.length;
  await fireAlarm();
  await vi.waitFor(() => expect(server.requests).toHaveLength(before + 2));
  await vi.waitFor(async () =>
    expect((await fakeBrowser.alarms.get('update-feeds'))?.scheduledTime).toBeGreaterThan(
      Date.now() + 600_000,
    ),
  );
  vi.useRealTimers();
  refusal.mockRestore();
});

test('a list that was lost is asked for no sooner than its server says, whatever else is due', async () => {
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  for (const { id } of await listFeeds()) await unsubscribe(id);
  server.serve(`${eth}\n`);
  await subscribe({ url: server.url, name: 'A list', networkId: null });
  const [feed] = await listFeeds();
  await removeSource(await reportStore(), feed?.id ?? 'list:');
  server.serve((response) => response.writeHead(429, { 'retry-after': '7200' }).end());
  const before = server.requests.length;
  await fireAlarm();
  const told = (at: number) => async () =>
    expect((await listFeeds())[at]?.error).toMatch(/no more requests/);
  await vi.waitFor(told(0));
  const id = 'list:0000000000000001';
  await takeLists([{ id, url: `${server.url}?${id}`, name: 'Another', networkId: null }]);
  await vi.waitFor(told(1));
  expect(server.requests).toHaveLength(before + 2);
});

test('while a list is read and stored, which takes long on a slow computer, the background is kept from being ended', async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  server.serve(`${eth} # a scam\n`);
  const taken = await subscribe({ url: server.url, name: 'A list', networkId: null });
  const id = taken.status === 'taken' ? taken.feed.id : 'list:';
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const call = vi.spyOn(fakeBrowser.runtime, 'getPlatformInfo');
  call.mockImplementation(async () => ({ os: 'linux', arch: 'x86-64' }));
  const { digest } = crypto.subtle;
  // What is about to be stored gets its digest.
  const slowDigest = vi.spyOn(crypto.subtle, 'digest').mockImplementation((...given) => {
    vi.advanceTimersByTime(50_000);
    return digest.apply(crypto.subtle, given);
  });
  try {
    server.serve(`${eth} # another scam\n`);
    const feeds = await refreshFeed(id);
    expect(feeds.find((feed) => feed.id === id)).toMatchObject({ error: null });
    expect(call).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(50_000);
    expect(call).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
    slowDigest.mockRestore();
    await unsubscribe(id);
  }
});

test('a list that the browser let nobody read is read as soon as the user allows it', async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  const onAdded = vi.spyOn(fakeBrowser.permissions.onAdded, 'addListener').mockReturnValue();
  const allow = (isAllowed: boolean) =>
    vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => isAllowed);
  onAdded.mockClear();
  for (const { id } of await listFeeds()) await unsubscribe(id);
  keepFeedsFresh();
  server.serve(`${eth}\n`);
  allow(false);
  await subscribe({ url: server.url, name: 'A list', networkId: null });
  const told = async () => {
    // One event for each of two permissions.
    for (const host of ['127.0.0.1', 'other.example'])
      onAdded.mock.calls[0]?.[0]({ origins: [`http://${host}/*`] });
    await new Promise((resolve) => setTimeout(resolve, 50));
    return (await readFeeds()).map(({ error, failures }) => ({ isRead: error === null, failures }));
  };
  const before = server.requests.length;
  expect(await told()).toEqual([{ isRead: false, failures: 1 }]);
  allow(true);
  await vi.waitFor(async () => expect(await told()).toEqual([{ isRead: true, failures: 0 }]));
  server.serve((response) => response.writeHead(500).end());
  const [feed] = await readFeeds();
  await refreshFeed(feed?.id ?? 'list:');
  // Who failed for another reason is asked when it is due.
  expect(await told()).toEqual([{ isRead: false, failures: 1 }]);
  expect(server.requests.length).toBe(before + 2);
  await unsubscribe(feed?.id ?? 'list:');
});
