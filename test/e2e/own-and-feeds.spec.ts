import { reportedAddresses, unreportedAddress } from '@/test/service/seed';
import { startListServer } from '@/test/unit/background/list-server';
import { until } from './driver';
import { expect } from './expect';
import { ask, openSender, painted } from './extension';
import { test } from './fixtures';

const alice = {
  address: reportedAddresses.tron,
  networkId: null,
  kind: 'trusted',
  name: 'Alice',
  note: '',
} as const;

test('a list from elsewhere is previewed, taken, read again, and forgotten', async ({ driver }) => {
  const server = await startListServer();
  const page = await openSender(driver);
  server.serve(`# scams\n${unreportedAddress}\nnonsense\n`);
  const preview = await ask(page, 'feeds/preview', { url: server.url, networkId: null });
  expect(preview).toMatchObject({ status: 'read', counts: { total: 2, accounts: 1, bad: 1 } });
  const taken = await ask(page, 'feeds/subscribe', {
    url: server.url,
    name: 'Mine',
    networkId: null,
  });
  if (taken.status === 'refused') throw new Error(taken.message);
  const check = { address: unreportedAddress, networkId: null, ask: 'local' } as const;
  expect((await ask(page, 'check', check)).level).toBe('danger');
  await driver.killBackground();
  const { id } = taken.feed;
  await ask(page, 'feeds/refresh', { id });
  // The browser gives the ETag back, and takes 304 for an answer.
  expect(server.requests.at(-1)?.['if-none-match']).toMatch(/^"\d+"$/);
  expect(server.requests.at(-1)).not.toHaveProperty('cookie');
  server.serve((response) => response.writeHead(302, { location: '/elsewhere' }).end());
  const [moved] = await ask(page, 'feeds/refresh', { id });
  expect(moved?.error).toBe(
    'The address of the list redirects. Enter the address that it leads to.',
  );
  expect((await ask(page, 'check', check)).level).toBe('danger');
  await ask(page, 'feeds/unsubscribe', { id });
  expect(await ask(page, 'feeds/list')).toEqual([]);
  expect((await ask(page, 'check', check)).level).toBe('unknown');
  await server.close();
});

test('own entries outlive the background, are painted on pages, and go through the browser’s sync within its quota', async ({
  driver,
  pages,
}) => {
  const page = await driver.openExtensionPage('options.html');
  await ask(page, 'own/put', alice);
  await ask(page, 'own/put', {
    ...alice,
    address: unreportedAddress,
    kind: 'blocked',
    name: 'Fake shop',
  });
  await driver.killBackground();
  const shown = await driver.open(pages.add(`<p>${unreportedAddress}</p>`));
  await expect.poll(() => painted(shown, 'danger')).toEqual([unreportedAddress]);
  const verdict = await ask(page, 'check', {
    address: alice.address,
    networkId: null,
    ask: 'local',
  });
  const trusted = { code: 'own-trusted', level: 'unknown', name: 'Alice', note: '' };
  expect(verdict.reasons).toContainEqual(expect.objectContaining(trusted));

  const made = Array.from({ length: 1500 }, (_, i) => ({
    address: `0x1${i.toString(16).padStart(39, '0')}`,
    kind: 'trusted',
    name: `Contact <${i}>`,
  }));
  const text = JSON.stringify({
    format: 'wallet-address-check/own-list',
    version: 1,
    entries: made,
  });
  expect(await ask(page, 'own/import', { text })).toMatchObject({
    status: 'read',
    bad: { count: 0 },
  });
  const list = await until('the sync', async () => {
    const read = await ask(page, 'own/list');
    return read.sync.error === null ? read : undefined;
  });
  expect(list.entries).toHaveLength(1502);
  expect(list.sync.synced + list.sync.leftOut).toBe(1502);
  const bytes = await page.eval(async () => {
    const { browser, chrome } = Object(globalThis);
    return JSON.stringify(await (browser ?? chrome).storage.sync.get(null)).length;
  });
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThan(102_400);
});
