import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readFeeds, withFeeds } from '@/lib/background/feed-store';
import {
  importList,
  keepFeedsFresh,
  listFeeds,
  refreshFeed,
  subscribe,
  unsubscribe,
} from '@/lib/background/feeds';
import { handlers } from '@/lib/background/handlers';
import { searchLists } from '@/lib/background/lists';
import { reportStore } from '@/lib/background/open-lists';
import { listPresets, previewList } from '@/lib/background/preview-list';
import { storeList } from '@/lib/background/store-list';
import { readList } from '@/lib/reports/feeds/read-list';
import { removeSource, sourceStates } from '@/lib/reports/sources';
import { type ListServer, startListServer } from './list-server';

const eth = '0xd0cc2b24980cbccA47ef755da88b220a82291407'.toLowerCase();
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

let server: ListServer;
const found = async (address: string) =>
  (await searchLists({ search: address, networkId: null, page: 1 })).reports.map(
    ({ sourceId }) => sourceId,
  );
const wanted = () => ({ url: server.url, name: 'My list', networkId: null });
const one = async () => {
  const [feed] = await readFeeds();
  if (!feed) throw new Error('There is no list.');
  return feed;
};

beforeAll(async () => {
  vi.spyOn(fakeBrowser.permissions.onAdded, 'addListener').mockReturnValue();
  server = await startListServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  for (const { id } of await listFeeds()) await unsubscribe(id);
});

test('a preview tells what is understood, and takes nothing', async () => {
  server.serve(`# scams\n${eth}\n${btc}\n${eth}\nnonsense\n`);
  expect(await previewList({ url: server.url, networkId: null })).toMatchObject({
    status: 'read',
    name: 'list.txt (127.0.0.1)',
    counts: { format: 'text', total: 4, accounts: 2, duplicates: 1, bad: 1, guessed: 2 },
    badRows: [{ line: 5, text: 'nonsense' }],
    sample: [{ address: eth }, { address: btc }],
  });
  expect([await listFeeds(), await found(eth)]).toEqual([[], []]);
});

test('a list that was taken accuses; what its keepers remove, it accuses no more', async () => {
  server.serve(`${eth}\n${btc}\n`);
  const result = await subscribe(wanted());
  const { id } = await one();
  expect(result).toMatchObject({
    status: 'taken',
    feed: { name: 'My list', error: null, counts: { accounts: 2 } },
  });
  expect([await found(eth), await found(btc)]).toEqual([[id], [id]]);
  server.serve(`${btc}\n`);
  await refreshFeed(id);
  expect([await found(eth), await found(btc)]).toEqual([[], [id]]);
  await unsubscribe(id);
  expect([await listFeeds(), await found(btc)]).toEqual([[], []]);
});

test('a list of which its keepers left the comments accuses nobody any more', async () => {
  server.serve(`# scams\n${eth}\n`);
  await subscribe(wanted());
  server.serve('# scams: there are none now\n');
  expect(await refreshFeed((await one()).id)).toMatchObject([
    { error: null, counts: { format: 'text', total: 0, accounts: 0 } },
  ]);
  expect(await found(eth)).toEqual([]);
  const input = { text: 'address,name\n', networkId: null };
  expect(await previewList(input)).toMatchObject({ status: 'read', counts: { total: 0 } });
});

test('the same list is not sent again, unless what it brought was lost', async () => {
  server.serve(`${eth}\n`);
  await subscribe(wanted());
  const { id } = await one();
  const before = server.requests.length;
  const [feed] = await refreshFeed(id);
  expect(server.requests.slice(before).map((headers) => headers['if-none-match'])).toEqual([
    `"${eth.length + 1}"`,
  ]);
  expect(feed).toMatchObject({ error: null, counts: { accounts: 1 } });
  await removeSource(await reportStore(), id);
  await refreshFeed(id);
  expect(server.requests.at(-1)).not.toHaveProperty('if-none-match');
  expect(await found(eth)).toEqual([id]);
});

test.each<[string, Parameters<ListServer['serve']>[0], string]>([
  ['gone', (response) => response.writeHead(404).end(), 'There is no list at this address.'],
  [
    'moved',
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'The address of the list redirects. Enter the address that it leads to.',
  ],
  [
    'a login page',
    '<html>Sign in</html>',
    'This is a web page, not a list. Use the address of the file itself.',
  ],
  ['cut', `["${eth}`, 'This begins like JSON, but it is damaged or cut off.'],
  [
    'too big',
    (response) => response.writeHead(200).end('x'.repeat(17 * 2 ** 20)),
    'The list is too big: up to 16 MB are read.',
  ],
  [
    'reset',
    (response) => response.destroy(),
    'The list cannot be reached. Check its address and your connection, then try again.',
  ],
])('a list that is %s keeps what it was, and says why', async (_, answer, error) => {
  server.serve(`${eth}\n`);
  await subscribe(wanted());
  const { id, updatedAt } = await one();
  server.serve(answer);
  await refreshFeed(id);
  expect(await one()).toMatchObject({ error, updatedAt });
  expect(await found(eth)).toEqual([id]);
  const states = withFeeds(await sourceStates(await reportStore()), await readFeeds());
  expect(states.find((state) => state.id === id)).toMatchObject({ entries: 1, error, updatedAt });
});

test.each([
  ['7200', 7_200_000],
  ['864000', 86_400_000],
])('a server that asks for %s seconds is left alone for %i ms', async (seconds, pause) => {
  server.serve((response) => response.writeHead(503, { 'retry-after': seconds }).end());
  await subscribe(wanted());
  const [feed] = await readFeeds();
  expect((feed?.nextTry ?? 0) - (feed?.triedAt ?? 0)).toBe(pause);
});

test('without the permission for its host nothing is asked, and the permission is named', async () => {
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => false);
  const before = server.requests.length;
  expect(await previewList({ url: server.url, networkId: null })).toMatchObject({
    status: 'failed',
    hostPattern: 'http://127.0.0.1/*',
  });
  expect(await subscribe(wanted())).toMatchObject({ status: 'taken', feed: { counts: null } });
  expect(server.requests.length).toBe(before);
  const { id } = await one();
  const states = withFeeds(await sourceStates(await reportStore()), await readFeeds());
  expect(states.find((state) => state.id === id)).toMatchObject({ entries: 0, updatedAt: null });
});

test('a file is taken whole, and again under its name in place of itself', async () => {
  const file = (text: string) => importList({ text, name: 'Mine', networkId: null });
  expect(await file('no address here')).toEqual({
    status: 'refused',
    message: 'No row of this list has an address that is understood.',
  });
  await file(`address,network\n${tron},TRX\n`);
  await file(`address,network\n${btc},BTC\n`);
  expect(await readFeeds()).toMatchObject([
    { name: 'Mine', url: null, nextTry: null, counts: { accounts: 1 } },
  ]);
  expect([await found(tron), (await found(btc)).length]).toEqual([[], 1]);
});

test('a file is taken under what can be seen of its name', async () => {
  const take = (text: string, name: string) =>
    handlers['feeds/import'].answer({ text, name, networkId: null }, {});
  const taken = await take(btc, 'My\u200b list');
  expect(taken).toMatchObject({ feed: { name: 'My list' } });
  await take(btc, 'My list');
  await take(tron, '\u200b');
  expect(await listFeeds()).toMatchObject([{ name: 'My list' }, { name: 'Imported list' }]);
});

test('two pasted texts under the names that are given to them are two lists', async () => {
  for (const text of [btc, tron]) {
    const read = await previewList({ text, networkId: null });
    await importList({ text, name: read.status === 'read' ? read.name : '', networkId: null });
  }
  expect(await listFeeds()).toMatchObject([{ name: 'Imported list' }, { name: 'Imported list 2' }]);
  expect([(await found(btc)).length, (await found(tron)).length]).toEqual([1, 1]);
});

test('what was stored and, the background being killed, not noted down goes when its keepers take it back', async () => {
  server.serve(`${eth}\n`);
  await subscribe(wanted());
  const [feed] = await readFeeds();
  if (!feed) throw new Error('There is no list.');
  const next = `${eth}\n${btc}\n`;
  await storeList(await reportStore(), feed, next, await readList(next));
  await refreshFeed(feed.id);
  expect(await found(btc)).toEqual([]);
});

test('a list that is removed is read no more, whatever readings wait for their turn', async () => {
  let asked = 0;
  server.serve(() => {
    asked += 1;
  });
  const first = subscribe(wanted());
  await vi.waitFor(() => expect(asked).toBe(1));
  const { id } = await one();
  const second = refreshFeed(id);
  await unsubscribe(id);
  expect(await listFeeds()).toEqual([]);
  const message = 'The list was removed again.';
  expect(await Promise.all([first, second])).toEqual([{ status: 'refused', message }, []]);
  expect(asked).toBe(1);
});

test('what a list brought that is noted down nowhere goes, and a list that is due is read', async () => {
  server.serve(`${eth}\n`);
  await subscribe(wanted());
  await importList({ text: btc, name: 'Orphan', networkId: null });
  const [feed] = await readFeeds();
  // As a kill leaves it: noted down, but not read.
  await fakeBrowser.storage.local.set({
    feeds: { version: 1, feeds: [{ ...feed, nextTry: 0, updatedAt: null }] },
  });
  await fakeBrowser.alarms.clearAll();
  keepFeedsFresh();
  await fakeBrowser.runtime.onStartup.trigger();
  await vi.waitFor(async () => {
    expect([await found(btc), (await one()).updatedAt]).toEqual([[], expect.any(Number)]);
  });
});

test.each([
  ['the browser refuses its storage', { name: 'feeds', value: undefined }],
  ['what is noted down is damaged', { name: 'feeds', value: 'damaged' }],
])('no list goes at the start of the browser where %s', async (_, { name, value }) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await importList({ text: btc, name: 'My file', networkId: null });
  const kept = await fakeBrowser.storage.local.get(name);
  const refusal = vi.spyOn(fakeBrowser.storage.local, 'get');
  if (value === undefined) refusal.mockRejectedValue(new Error('An unexpected error occurred'));
  else await fakeBrowser.storage.local.set({ [name]: value });
  keepFeedsFresh();
  await fakeBrowser.runtime.onStartup.trigger();
  // To take a list away needs far fewer of them.
  for (let turn = 0; turn < 1000; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(await found(btc)).toHaveLength(1);
  refusal.mockRestore();
  await fakeBrowser.storage.local.set(kept);
});

test('a list stays due where the browser lost the alarm for it', async () => {
  server.serve(`${eth}\n`);
  await subscribe(wanted());
  const { nextTry } = await one();
  await fakeBrowser.alarms.clearAll();
  keepFeedsFresh();
  await vi.waitFor(async () =>
    expect((await fakeBrowser.alarms.get('update-feeds'))?.scheduledTime).toBe(nextTry),
  );
});

test('an address that is none is refused in words, and presets say whether they are taken', async () => {
  expect(await subscribe({ ...wanted(), url: 'http://x.example/l' })).toEqual({
    status: 'refused',
    message: 'The address must begin with https://; http:// is only for this computer.',
  });
  const presets = await listPresets();
  expect(presets.filter(({ taken }) => taken)).toEqual([]);
  expect(presets.length).toBeGreaterThan(8);
});
