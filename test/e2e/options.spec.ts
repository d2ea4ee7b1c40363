import { expect } from '@playwright/test';
import { unreportedAddress } from '@/test/service/seed';
import { until } from './driver';
import { ask } from './extension';
import { test } from './fixtures';
import { launch } from './launch';

test('a user sets the service up: address, key, test; then removes the key', async ({
  driver,
  service,
}) => {
  const options = await driver.openExtensionPage('options.html');
  const says = (words: string) =>
    until(`“${words}”`, async () =>
      (await options.find({ css: 'main' }))[0]?.text.includes(words) ? true : undefined,
    );
  await options.fill({ role: 'textbox', name: 'Service address' }, `${service.url}/`);
  await options.click({ role: 'button', name: 'Save address' });
  await says('Address saved.');
  await options.fill({ label: 'API key' }, service.key);
  await options.click({ role: 'button', name: 'Save' });
  await says('Key saved.');
  expect((await options.find({ label: 'API key' }))[0]?.value).toBe('');
  await options.click({ role: 'button', name: 'Test connection' });
  await says('The service answers.');
  const { serviceAddress, hasKey, hasHostPermission } = await ask(options, 'settings/get');
  expect({ serviceAddress, hasKey, hasHostPermission }).toEqual({
    serviceAddress: service.url,
    hasKey: true,
    hasHostPermission: true,
  });
  await options.click({ role: 'button', name: 'Remove key' });
  await says('Key removed.');
});

test('an address that would carry the key in the open is refused, and says why', async ({
  driver,
}) => {
  const options = await driver.openExtensionPage('options.html');
  await options.fill({ role: 'textbox', name: 'Service address' }, 'http://service.example');
  await options.click({ role: 'button', name: 'Save address' });
  await expect.poll(async () => (await options.find({ css: 'main' }))[0]?.text).toContain('https');
  expect((await ask(options, 'settings/get')).serviceAddress).toBe(null);
});

test('as released, the service can be asked as soon as it is set up', async ({ kind, service }) => {
  const driver = await launch(kind, { asReleased: true });
  try {
    const options = await driver.openExtensionPage('options.html');
    await options.fill({ role: 'textbox', name: 'Service address' }, service.url);
    await options.click({ role: 'button', name: 'Save address' });
    const { hasHostPermission } = await until('the address', async () => {
      const settings = await ask(options, 'settings/get');
      return settings.serviceAddress ? settings : undefined;
    });
    // The hosts of the content script are granted with it.
    expect(hasHostPermission).toBe(true);
    await ask(options, 'key/save', { key: service.key });
    const address = { address: unreportedAddress, networkId: null };
    const { level, reasons } = await ask(options, 'check', { ...address, ask: 'service' });
    const checks = service.seen().filter(({ path }) => path === '/wallet-checks');
    expect({ level, first: reasons[0]?.code, checks: checks.length }).toEqual({
      level: 'clear',
      first: 'service-none',
      checks: 1,
    });
  } finally {
    await driver.close();
  }
});
