import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { serviceSource } from '@/lib/background/list-sources';
import { keepListFresh, startListSync } from '@/lib/background/list-sync';
import { reportStore } from '@/lib/background/open-lists';
import { openGate } from '@/lib/background/service-gate';
import { saveService } from '@/lib/background/service-setup';
import { closeServer, listen } from '@/test/service/loopback-server';

const minute = 60_000;
const pages = 9;
/** How many requests are answered before the service wants to be left alone. */
let left = 0;
/** How many records it promises and does not have. */
let lacking = 0;
/** Whether it sends its last page for every page behind. */
let isClamped = false;
let url = '';

const server = createServer((request, response) => {
  if (left-- <= 0) return response.writeHead(429, { 'retry-after': '58' }).end();
  const asked = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('page'));
  const page = isClamped ? Math.min(asked, pages) : asked;
  const row = { id: `${page}`, address: `0x${`${page}`.padStart(40, '0')}`, reportCount: '1' };
  const network = { lastReported: '', walletNetworkId: 'eth', walletNetwork: { symbol: 'ETH' } };
  const data = page < 1 || page > pages ? [] : [{ ...row, ...network }];
  const promised = pages + lacking;
  const body = { data, page: { total: promised, count: promised, current: page } };
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(server, 0)}`;
  vi.spyOn(fakeBrowser.permissions.onAdded, 'addListener').mockImplementation(() => undefined);
});
afterAll(() => closeServer(server));
beforeEach(async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  left = 3;
  lacking = 0;
  isClamped = false;
  await saveService(null);
  await saveService(url);
  await tried();
});

/** Waits for the end of a reading. */
const tried = () =>
  vi.waitFor(async () => {
    expect(await fakeBrowser.alarms.get('resume-list')).toBeUndefined();
    expect(await serviceSource()).toMatchObject({ triedAt: expect.any(Number), progress: null });
  });
/** As if the list could not be read for so long. */
const failingFor = async (milliseconds: number) =>
  (await reportStore()).write(async (transaction) => {
    const sources = transaction.objectStore('sources');
    const row = await sources.get('service');
    if (!row) throw new Error('There is no list.');
    const failedSince = Date.now() - milliseconds;
    await sources.put({ ...row, state: { ...row.state, failedSince } });
  });
const dueIn = async () =>
  ((await fakeBrowser.alarms.get('update-list'))?.scheduledTime ?? 0) - Date.now();
const tryAgain = async (requests: number) => {
  left = requests;
  await openGate();
  await startListSync();
  await tried();
};

test('a list of which a service gives some pages at a time is gone on with as soon as that lets', async () => {
  await failingFor(600 * minute);
  await tryAgain(2);
  expect((await serviceSource())?.entries).toBeGreaterThan(2);
  expect(await dueIn()).toBeLessThan(1.3 * minute);
  await tryAgain(0);
  expect(await dueIn()).toBeGreaterThan(40 * minute);
});

test('a list that lacks what it promises is not read to its end again and again', async () => {
  lacking = 1;
  await tryAgain(100);
  expect((await serviceSource())?.error).toMatch(/promised/);
  expect(await dueIn()).toBeGreaterThan(40 * minute);
  await failingFor(6000 * minute);
  await tryAgain(100);
  expect(await dueIn()).toBeGreaterThan(280 * minute);
});

test('a service that sends its last page again behind the end is an error that is told, and asked less and less', async () => {
  isClamped = true;
  await tryAgain(100);
  expect((await serviceSource())?.error).toMatch(/page 10 of its list and sent page 9/);
  await failingFor(30 * minute);
  await tryAgain(100);
  // One request: the pages before are not read again.
  expect(left).toBe(99);
  expect(await dueIn()).toBeGreaterThan(20 * minute);
  await failingFor(600 * minute);
  await tryAgain(100);
  expect(await dueIn()).toBeGreaterThan(40 * minute);
});

test('a list that could not be read is tried again as soon after the start of a browser that lost its alarms', async () => {
  await fakeBrowser.alarms.clearAll();
  keepListFresh();
  await vi.waitFor(async () => expect(await dueIn()).toBeGreaterThan(0));
  expect(await dueIn()).toBeLessThan(1.3 * minute);
});
