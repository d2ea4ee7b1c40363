import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkAddress, pointAt } from '@/lib/background/check';
import { refreshFeed, subscribe } from '@/lib/background/feeds';
import { listSources } from '@/lib/background/list-sources';
import { stopListSync } from '@/lib/background/list-sync';
import { clearLog, loggedFetch, readLog } from '@/lib/background/request-log';
import { saveKeyForService, saveService, testService } from '@/lib/background/service-setup';
import { setSettings, viewSettings } from '@/lib/background/settings-view';
import type { RequestWhy } from '@/lib/extension/log-messages';
import { reportedAddresses, unreportedAddress } from '@/test/service/seed';
import { startService, type TestService } from '@/test/service/server';
import { type ListServer, startListServer } from './list-server';

let service: TestService;
let lists: ListServer;
beforeAll(async () => {
  service = await startService();
  lists = await startListServer();
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
});
afterAll(async () => {
  await service.close();
  await lists.close();
});
beforeEach(() => {
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
});

const logged = async () =>
  (await readLog())
    .toReversed()
    .map(({ method, host, path, status }) => [method, host, path, status]);
const seen = () =>
  service.seen().map(({ method, path, query, status }) => {
    const search = new URLSearchParams(query).toString();
    return [method, new URL(service.url).host, path + (search && `?${search}`), status];
  });

test('every request that the service saw stands in the log, and nothing else', async () => {
  await saveService(service.url);
  await saveKeyForService(service.key);
  await vi.waitFor(async () => {
    const source = (await listSources()).find(({ id }) => id === 'service');
    expect(source).toMatchObject({ entries: 248, progress: null });
  });
  await vi.waitFor(() => expect(service.seen().at(-1)?.path).toBe('/networks'));
  const question = { address: unreportedAddress, networkId: null };
  await checkAddress({ ...question, ask: 'local' });
  await checkAddress({ ...question, ask: 'service' });
  await checkAddress({ ...question, address: 'my secret password', ask: 'service' });
  await setSettings({ askOnHover: true });
  await pointAt(reportedAddresses.tron);
  await testService();
  const example = { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', network: 'btc' };
  expect(service.seen().slice(-2)).toMatchObject([
    { path: '/wallet-checks', key: service.key, body: example },
    { path: '/networks', key: service.key },
  ]);
  service.control({ faults: [{ name: 'html200', times: 1 }] });
  await checkAddress({ ...question, ask: 'service' });
  await stopListSync();
  expect(await logged()).toEqual(seen());
  expect(seen().length).toBeGreaterThan(7);
  const whys = new Set((await readLog()).map(({ why }) => why));
  expect([...whys].sort()).toEqual(['check', 'networks', 'point', 'reports', 'test']);
  const { session, local } = fakeBrowser.storage;
  expect(JSON.stringify(await session.get(null))).toContain('/wallet-checks');
  expect(JSON.stringify(await session.get(null))).not.toContain(service.key);
  expect(JSON.stringify(await local.get(null))).not.toContain('/wallet-checks');
});

test('a list from elsewhere stands in it as well, as often as it is read, and gets neither key nor anything of the user', async () => {
  await clearLog();
  expect((await viewSettings()).hasKey).toBe(true);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const url = `${lists.url}?of=2026`;
  lists.serve(unreportedAddress);
  const taken = await subscribe({ url, name: 'A list', networkId: null });
  if (taken.status === 'refused') throw new Error(taken.message);
  await refreshFeed(taken.feed.id);
  const line = ['GET', new URL(url).host, '/list.txt?of=2026'];
  expect(await logged()).toEqual([
    [...line, 200],
    [...line, 304],
  ]);
  expect(lists.requests.length).toBe(2);
  const ofTheUser = ['x-api-key', 'authorization', 'cookie', 'referer', 'origin'];
  const names = lists.requests.flatMap((headers) => Object.keys(headers));
  expect(names.filter((name) => ofTheUser.includes(name))).toEqual([]);
  // Node sends no cookie and no referrer in any case.
  for (const [, init] of fetched.mock.calls)
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test('what nobody answered, what was not sent offline, and what was given up are told apart', async () => {
  await clearLog();
  const closed = await startService();
  await closed.close();
  await expect(loggedFetch('check')(`${closed.url}/wallet-checks`)).rejects.toThrow();
  // Node knows of no such thing.
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  await expect(loggedFetch('check')(`${closed.url}/wallet-checks`)).rejects.toThrow();
  // On this computer.
  await loggedFetch('check')(`${service.url}/networks`);
  Reflect.deleteProperty(navigator, 'onLine');
  const controller = new AbortController();
  controller.abort();
  const { signal } = controller;
  await expect(loggedFetch('check')(`${service.url}/networks`, { signal })).rejects.toThrow();
  expect(await logged()).toEqual([
    ['GET', new URL(closed.url).host, '/wallet-checks', 'failed'],
    ['GET', new URL(closed.url).host, '/wallet-checks', 'offline'],
    ['GET', new URL(service.url).host, '/networks', 200],
    ['GET', new URL(service.url).host, '/networks', 'cancelled'],
  ]);
});

test('it keeps the last 50, and the last 50 with an address', async () => {
  await clearLog();
  const send = async (why: RequestWhy, n: number) => {
    for (let i = 0; i < n; i++) await loggedFetch(why)(`${service.url}/networks?${why}${i}`);
  };
  await send('check', 30);
  await send('point', 25);
  await send('reports', 60);
  const paths = (await readLog()).map(({ path }) => path);
  expect(paths.length).toBe(100);
  expect([paths[0], paths[49], paths[50], paths[99]]).toEqual([
    '/networks?reports59',
    '/networks?reports10',
    '/networks?point24',
    '/networks?check5',
  ]);
  expect(await clearLog()).toEqual([]);
});

test('what goes out is noted before it does, so that no kill in between hides it', async () => {
  const noted = Promise.withResolvers<void>();
  const set = vi.spyOn(fakeBrowser.storage.session, 'set');
  set.mockImplementationOnce(() => noted.promise as never);
  const fetched = vi.spyOn(globalThis, 'fetch').mockClear();
  const answered = loggedFetch('check')(`${service.url}/networks`);
  await vi.waitFor(() => expect(set).toHaveBeenCalled());
  expect(fetched).not.toHaveBeenCalled();
  noted.resolve();
  expect((await answered).status).toBe(200);
});

test('a log that cannot be kept stops no request', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(fakeBrowser.storage.session, 'set').mockRejectedValue(new Error('full'));
  expect((await loggedFetch('networks')(`${service.url}/networks`)).status).toBe(200);
  expect(console.warn).toHaveBeenCalled();
});
