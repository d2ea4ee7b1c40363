import { deleteDB, openDB } from 'idb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkLocally } from '@/lib/background/check';
import {
  importList,
  keepFeedsFresh,
  listFeeds,
  subscribe,
  unsubscribe,
} from '@/lib/background/feeds';
import { listSources } from '@/lib/background/list-sources';
import { keepListFresh } from '@/lib/background/list-sync';
import { searchLists } from '@/lib/background/lists';
import { closeLists, reportStore } from '@/lib/background/open-lists';
import { saveService } from '@/lib/background/service-setup';
import { serveReports } from '@/test/bench/report-service';
import { type ListServer, startListServer } from './list-server';

const eth = '0xd0cc2b24980cbcca47ef755da88b220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

let server: ListServer;
let service: Awaited<ReturnType<typeof serveReports>>;
const told = async () =>
  Object.fromEntries((await listSources()).map(({ id, entries, error }) => [id, [entries, error]]));
const total = async (search: string) =>
  (await searchLists({ search, networkId: null, page: 1 })).total;

beforeAll(async () => {
  server = await startListServer();
  service = await serveReports([eth]);
});
afterAll(() => Promise.all([server.close(), service.close()]));
beforeEach(async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions.onAdded, 'addListener').mockImplementation(() => undefined);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  for (const { id } of await listFeeds()) await unsubscribe(id);
});

test('lists whose database was deleted are said to be lost, until they are read again', async () => {
  server.serve(`${btc}\n`);
  await subscribe({ url: server.url, name: 'A list', networkId: null });
  await importList({ text: `${btc}\n`, name: 'A file', networkId: null });
  await saveService(service.url);
  await vi.waitFor(async () => expect((await told())['service']).toEqual([1, null]));
  const [list, file] = (await listFeeds()).map(({ id }) => id);
  expect(await told()).toMatchObject({ [`${list}`]: [1, null], [`${file}`]: [1, null] });

  await deleteDB('reports');

  const lost = [0, 'The stored list was lost and is read again.'];
  expect(await told()).toMatchObject({
    service: lost,
    [`${list}`]: lost,
    [`${file}`]: [0, 'The stored list was lost. Take the file again.'],
  });
  expect(await total(eth)).toBe(0);
  // The famous cases come back by themselves.
  expect(await total('WannaCry')).toBe(3);

  await deleteDB('reports');
  keepListFresh();
  keepFeedsFresh();
  await vi.waitFor(async () =>
    expect(await told()).toMatchObject({ service: [1, null], [`${list}`]: [1, null] }),
  );
  expect([await total(eth), await total(btc)]).toEqual([1, 1]);
});

test('who asks for lost lists at the same time has them opened once', async () => {
  const store = await reportStore();
  await deleteDB('reports');
  const stores = await Promise.all([reportStore(), reportStore(), reportStore()]);
  expect(new Set(stores).size).toBe(1);
  expect(stores[0]).not.toBe(store);
});

test('the look-up that finds the lists damaged does not take them for empty ones', async () => {
  server.serve(`${eth}\n`);
  await subscribe({ url: server.url, name: 'A list', networkId: null });
  const check = async () => {
    const [verdict] = await checkLocally([{ address: eth, networkId: null }]);
    return [verdict?.level, verdict?.reasons[0]?.code];
  };
  expect(await check()).toEqual(['danger', 'reported']);
  await closeLists();
  const database = await openDB('reports');
  await database.clear('tables');
  database.close();
  expect(await check()).toEqual(['unknown', 'list-never-read']);
});

test('a service whose list was never read is not said to have lost it', async () => {
  await saveService(null);
  await saveService('http://127.0.0.1:9');
  const [, error] = (await told())['service'] ?? [];
  expect(error).not.toBe('The stored list was lost and is read again.');
});
