import { expect } from '@playwright/test';
import { unreportedAddress } from '@/test/service/seed';
import { startService } from '@/test/service/server';
import { until } from './driver';
import { ask, connect, save } from './extension';
import { test } from './fixtures';
import { check, checkToEnd, readVerdict } from './popup';

const neverClear = /No report found|safe|verified/i;

test('a wrong key is named, the badge shows it, and nothing more is asked until it is changed', async ({
  driver,
  service,
}) => {
  await connect(driver, { ...service, key: 'wrong' });
  const popup = await driver.openExtensionPage('popup.html');
  const verdict = await checkToEnd(popup, unreportedAddress);
  expect(verdict.level).toBe('unknown');
  expect(verdict.text).toContain('The service does not accept the API key.');
  expect(verdict.text).not.toMatch(neverClear);
  await expect.poll(() => popup.badge()).toBe('!');
  const asked = service.seen().length;
  expect((await checkToEnd(popup, unreportedAddress)).level).toBe('unknown');
  expect(service.seen().length).toBe(asked);
  await ask(popup, 'key/save', { key: service.key });
  expect((await checkToEnd(popup, unreportedAddress)).level).toBe('clear');
});

test('a service that is not there is said to be not reached', async ({ driver }) => {
  const service = await startService();
  await connect(driver, service);
  await service.close();
  const popup = await driver.openExtensionPage('popup.html');
  const verdict = await checkToEnd(popup, unreportedAddress);
  expect(verdict.level).toBe('unknown');
  expect(verdict.text).toContain('The service cannot be reached.');
  expect(verdict.text).not.toMatch(neverClear);
});

test('offline is said to be offline', async ({ driver, service }) => {
  await connect(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  await driver.setOffline(true);
  const verdict = await checkToEnd(popup, unreportedAddress);
  expect(verdict.level).toBe('unknown');
  expect(verdict.text).toContain('You are offline.');
  expect(verdict.text).not.toMatch(neverClear);
});

test('a slow service can be cancelled at once', async ({ driver, service }) => {
  await connect(driver, service);
  service.control({ faults: [{ name: 'hang', path: '/wallet-checks' }] });
  const popup = await driver.openExtensionPage('popup.html');
  await check(popup, unreportedAddress);
  await until('the request', async () =>
    service.seen().find(({ path }) => path === '/wallet-checks'),
  );
  await popup.click({ role: 'button', name: 'Cancel' });
  const verdict = await readVerdict(popup);
  expect(verdict.text).toContain(`${new URL(service.url).host}: cancelled`);
  expect(await popup.find({ role: 'button', name: 'Cancel' })).toEqual([]);
});

test('a slow service is given up after 8 s', async ({ driver, service }) => {
  await connect(driver, service);
  service.control({ faults: [{ name: 'slowBody', path: '/wallet-checks' }] });
  const popup = await driver.openExtensionPage('popup.html');
  const verdict = await checkToEnd(popup, unreportedAddress);
  expect(verdict.level).toBe('unknown');
  expect(verdict.text).toContain('The service took too long to answer.');
  expect(verdict.text).not.toMatch(neverClear);
});

test('a redirect is not followed: the other origin sees neither request nor key', async ({
  driver,
  service,
}) => {
  await save(driver, service);
  service.control({ faults: [{ name: 'redirCross' }] });
  const popup = await driver.openExtensionPage('popup.html');
  const verdict = await checkToEnd(popup, unreportedAddress);
  expect(verdict.level).toBe('unknown');
  expect(verdict.text).toContain('The service redirects.');
  expect(verdict.text).not.toMatch(neverClear);
  expect(service.other.seen).toEqual([]);
});
