import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkLocally } from '@/lib/background/check';
import { readFeeds, withFeeds } from '@/lib/background/feed-store';
import { importList, listFeeds, refreshFeed, subscribe, unsubscribe } from '@/lib/background/feeds';
import { type ListServer, startListServer } from './list-server';

const eth = '0xd0cc2b24980cbccA47ef755da88b220a82291407'.toLowerCase();
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

let server: ListServer;
const wanted = () => ({ url: server.url, name: 'My list', networkId: null });
const one = async () => {
  const [feed] = await readFeeds();
  if (!feed) throw new Error('There is no list.');
  return feed;
};

beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  for (const { id } of await listFeeds()) await unsubscribe(id);
});

test('a list speaks of its own networks; one that was never read of any, and a file of none', async () => {
  const networks = async () =>
    withFeeds([], await readFeeds()).map((state) => state.networks?.includes('ethereum') ?? 'any');
  server.serve((response) => response.writeHead(500).end());
  await subscribe(wanted());
  expect(await networks()).toEqual(['any']);
  server.serve(`${btc}\n`);
  await refreshFeed((await one()).id);
  expect(await networks()).toEqual([false]);
  expect((await readFeeds())[0]?.networks).toEqual(['bitcoin']);
  server.serve(`${eth}\n`);
  await refreshFeed((await one()).id);
  expect(await networks()).toEqual([true]);
  await importList({ text: eth, name: 'File', networkId: null });
  expect(await networks()).toEqual([true, false]);
});

test('a part of a list accuses, and does not say that the list has no report', async () => {
  const level = async (address: string) =>
    (await checkLocally([{ address, networkId: null }]))[0]?.level;
  const page = { data: [{ address: btc }], page: 1 };
  const other = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
  server.serve(JSON.stringify({ ...page, pages: 10 }));
  await subscribe(wanted());
  expect([await level(btc), await level(other)]).toEqual(['danger', 'unknown']);
  server.serve(JSON.stringify({ ...page, pages: 1 }));
  await refreshFeed((await one()).id);
  expect([await level(btc), await level(other)]).toEqual(['danger', 'clear']);
  // What stands deeper within is not read.
  server.serve(JSON.stringify({ ...page, archive: { 2024: { more: [{ address: other }] } } }));
  await refreshFeed((await one()).id);
  expect([await level(btc), await level(other)]).toEqual(['danger', 'unknown']);
});

test('a list that lost more than half of its addresses accuses the others, and does not say that those have no report before it is read again', async () => {
  const level = async (address: string) =>
    (await checkLocally([{ address, networkId: null }]))[0]?.level;
  const others = ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'];
  const levels = async () => [await level(btc), await level(others[0] ?? '')];
  server.serve([btc, ...others].join('\n'));
  await subscribe(wanted());
  expect(await levels()).toEqual(['danger', 'danger']);
  server.serve(`${btc}\n`);
  await refreshFeed((await one()).id);
  expect([await levels(), (await one()).counts?.isPart]).toEqual([['danger', 'unknown'], 'lost']);
  server.serve(`# That is all\n${btc}\n`);
  await refreshFeed((await one()).id);
  expect([await levels(), (await one()).counts?.isPart]).toEqual([['danger', 'clear'], undefined]);
});
