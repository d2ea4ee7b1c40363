import { expect } from '@playwright/test';
import { until } from './driver';
import { ask } from './extension';
import { test } from './fixtures';

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
