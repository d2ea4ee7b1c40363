import { expect } from '@playwright/test';
import { unreportedAddress } from '@/test/service/seed';
import type { Page } from './driver';
import { ask } from './extension';
import { test } from './fixtures';
import { tabTo } from './keyboard';

const switches = [
  ['Page checks', 'pageChecks'],
  ['Quiet underline', 'quietUnderline'],
  ['Hold a paste', 'holdPastes'],
  ['Notify me', 'notifyReported'],
  ['Ask the service when I point', 'askOnHover'],
  ['Keep a history', 'history'],
] as const;

test('each setting is changed, a site let in again, a list subscribed to and read again, and a contact added, by keyboard alone', async ({
  kind,
  driver,
  pages,
}) => {
  const options = await driver.openExtensionPage('options.html');
  await says(options, 'Public lists that are kept up');
  const before = await ask(options, 'settings/set', {
    site: { host: 'a.example', enabled: false },
  });
  expect(before.offSites).toEqual(['a.example']);
  for (const [name, setting] of switches) {
    // Headless Chromium has no dialog to allow notifications in.
    if (kind === 'chromium' && setting === 'notifyReported') continue;
    await tabTo(options, name);
    await options.press('Space');
    await expect
      .poll(async () => (await ask(options, 'settings/get'))[setting], { message: name })
      .toBe(!before[setting]);
  }
  await tabTo(options, 'Remove a.example', 'back');
  await options.press('Enter');
  await expect.poll(async () => (await ask(options, 'settings/get')).offSites).toEqual([]);

  await tabTo(options, 'Days until a list is too old');
  await options.pressCtrl('a');
  await options.type('30');
  await options.press('Enter');
  await expect.poll(async () => (await ask(options, 'settings/get')).staleDays).toBe(30);

  await tabTo(options, 'Address of the list');
  await options.type(pages.add(`address\n${unreportedAddress}\n`, 'text/csv'));
  await options.press('Enter');
  await says(options, 'Addresses that are taken');
  await tabTo(options, 'Name of the list');
  await options.pressCtrl('a');
  await options.type('Mine');
  await tabTo(options, 'Add this list');
  await options.press('Enter');
  await says(options, 'Mine was added, with 1 address.');
  await tabTo(options, 'Update now Mine', 'back');
  await options.press('Enter');
  await says(options, 'Mine is up to date.');

  await tabTo(options, 'Clear these requests', 'back');
  await options.press('Enter');
  await says(options, 'Nothing was sent since');

  await tabTo(options, 'Add a contact');
  await options.press('Enter');
  await options.type(unreportedAddress);
  await tabTo(options, 'Save');
  await options.press('Enter');
  await expect
    .poll(async () => (await ask(options, 'own/list')).entries.map(({ address }) => address))
    .toEqual([unreportedAddress]);
});

async function says(page: Page, words: string): Promise<void> {
  await expect.poll(async () => (await page.find({ css: 'main' }))[0]?.text).toContain(words);
}
