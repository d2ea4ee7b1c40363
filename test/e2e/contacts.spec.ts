import { expect } from '@playwright/test';
import { unreportedAddress } from '@/test/service/seed';
import { violations } from './axe';
import type { Page } from './driver';
import { ask } from './extension';
import { test } from './fixtures';
import { focused, openTab, tabTo } from './keyboard';

test('a contact is added, named, found, blocked, removed and brought back by keyboard alone', async ({
  driver,
}) => {
  const page = await driver.openExtensionPage('popup.html?full');
  await openTab(page, 'Contacts');
  await says(page, 'None yet.');
  expect(await violations(page)).toEqual([]);
  await tabTo(page, 'Add a contact');
  await page.press('Enter');
  await expect.poll(() => focused(page)).toBe('Address');
  expect(await violations(page)).toEqual([]);
  await page.fill({ css: '.full-aside .address-box' }, unreportedAddress);
  await tabTo(page, 'Save');
  await page.press('Enter');
  await says(page, 'bc1qw5…8f3t4');
  await expect.poll(() => focused(page)).toBe('Add a contact');
  await openTab(page, 'Contacts');
  // Before the list is there, Tab would lead past it and out of the page.
  const edit = { role: 'button', name: 'Edit bc1qw5…8f3t4' };
  await expect.poll(() => page.find(edit)).toHaveLength(1);
  await tabTo(page, edit.name);
  await page.press('Enter');
  await page.fill({ css: '.contacts input[type=text]' }, 'Bob');
  expect(await violations(page)).toEqual([]);
  await page.press('Enter');
  await expect.poll(() => focused(page)).toBe('Edit Bob');
  await page.fill({ role: 'searchbox', name: 'Search your contacts' }, 'bob');
  // Behind the filter, whose buttons are called alike.
  await tabTo(page, 'Blocked 0');
  await page.press('Tab');
  await expect.poll(() => focused(page)).toBe('Trusted');
  await page.press('ArrowRight');
  await expect.poll(async () => (await entries(page))[0]?.kind).toBe('blocked');
  await tabTo(page, 'Remove Bob');
  await page.press('Enter');
  await says(page, 'Bob was removed.');
  expect(await entries(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => focused(page)).toBe('Undo');
  await page.press('Enter');
  await says(page, 'Bob is back.');
  expect(await entries(page)).toEqual([
    { address: unreportedAddress, kind: 'blocked', name: 'Bob' },
  ]);
  expect(await violations(page)).toEqual([]);
});

async function says(page: Page, words: string): Promise<void> {
  await expect.poll(async () => (await page.find({ css: 'main' }))[0]?.text).toContain(words);
}

async function entries(page: Page) {
  const list = await ask(page, 'own/list');
  return list.entries.map(({ address, kind, name }) => ({ address, kind, name }));
}
