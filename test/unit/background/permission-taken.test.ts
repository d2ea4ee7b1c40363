import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { serviceSource } from '@/lib/background/list-sources';
import { startListSync } from '@/lib/background/list-sync';
import { saveService } from '@/lib/background/service-setup';
import { closeServer, listen } from '@/test/service/loopback-server';

const pages = 40;
/** The last page before the permission is taken away. */
const lastAllowed = 5;
let isAllowed = true;
let late = 0;
let answered = 0;
let url = '';

/** As a service that lets any origin read it, so that the browser stands in no way of requests without a permission. */
const server = createServer((request, response) => {
  const page = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('page'));
  const row = { id: `${page}`, address: `0x${`${page}`.padStart(40, '0')}`, reportCount: '1' };
  const network = { lastReported: '', walletNetworkId: 'eth', walletNetwork: { symbol: 'ETH' } };
  const data = page > pages ? [] : [{ ...row, ...network }];
  const body = { data, page: { total: pages, count: pages, current: page } };
  answered += 1;
  if (page === lastAllowed) {
    isAllowed = false;
    // The next page is asked for a little later.
    late = 2000;
  }
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(server, 0)}`;
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + late);
});
afterAll(() => closeServer(server));
beforeEach(() => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => isAllowed);
});

const ended = () =>
  vi.waitFor(async () => {
    expect(await fakeBrowser.alarms.get('resume-list')).toBeUndefined();
    expect(await serviceSource()).toMatchObject({ triedAt: expect.any(Number), progress: null });
  });

test('a list whose reading the user allows no more is read no further, which is said, and gone on with once it is allowed again', async () => {
  await saveService(url);
  await ended();
  expect(await serviceSource()).toMatchObject({
    error:
      'The browser does not let the extension reach the service. Open the settings and allow it.',
    entries: expect.any(Number),
  });
  // Those that were under way.
  expect(answered).toBeLessThan(lastAllowed + 6);
  isAllowed = true;
  await startListSync();
  await ended();
  expect(await serviceSource()).toMatchObject({ error: null, entries: pages });
});
