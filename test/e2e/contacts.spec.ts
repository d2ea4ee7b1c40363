import { unreportedAddress } from '@/test/service/seed';
import { violations } from './axe';
import type { Page } from './driver';
import { expect } from './expect';
import { ask } from './extension';
import { test } from './fixtures';
import { answerChoice, focused, openTab, tabTo } from './keyboard';
import { keepSaved, saved } from './saved-file';
import { says } from './says';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';

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
  await page.fill({ css: '.full-list .address-box' }, unreportedAddress);
  // Of the list of networks at first, then of the form, which keeps what was typed.
  await tabTo(page, 'Network');
  await page.press('ArrowDown');
  const listOf = { css: '.full-list .picker-input[aria-expanded=true]' };
  await expect.poll(() => page.find(listOf)).toHaveLength(1);
  await page.press('Escape');
  await expect.poll(() => page.find(listOf)).toEqual([]);
  await expect.poll(() => focused(page)).toBe('Network');
  await page.press('Escape');
  await expect.poll(() => focused(page)).toBe('Add a contact');
  await page.press('Enter');
  await expect.poll(() => focused(page)).toBe('Address');
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

test('contacts are exported, and imported again, by keyboard alone', async ({ driver }) => {
  const page = await driver.openExtensionPage('popup.html?full&view=contacts');
  const bob = { address: unreportedAddress, networkId: null, kind: 'trusted' } as const;
  await ask(page, 'own/put', { ...bob, name: 'Bob', note: '' });
  await says(page, '1 contact');
  await keepSaved(page);
  await openTab(page, 'Contacts');
  await tabTo(page, 'Export your contacts');
  await page.press('Enter');
  await says(page, '1 contact in ');
  const [name, text] = await saved(page);
  const { key } = (await ask(page, 'own/list')).entries[0] ?? { key: '' };
  await ask(page, 'own/remove', { key });
  await says(page, 'None yet.');
  await answerChoice(page, name, 'application/json', new TextEncoder().encode(text));
  await tabTo(page, 'Import your contacts');
  await page.press('Enter');
  await says(page, '1 new');
  await tabTo(page, 'Import them');
  await page.press('Enter');
  await says(page, 'Done: ');
  await expect.poll(() => focused(page)).toBe('Import your contacts');
  expect(await entries(page)).toEqual([
    { address: unreportedAddress, kind: 'trusted', name: 'Bob' },
  ]);
});

test('a contact that is reported says so in its row, in the view of contacts and in the settings', async ({
  driver,
}) => {
  const page = await driver.openExtensionPage('popup.html?full&view=contacts');
  for (const [name, address] of [
    ['Bob', unreportedAddress],
    ['Carol', wannaCry],
  ] as const) {
    await ask(page, 'own/put', { address, networkId: null, kind: 'trusted', name, note: '' });
  }
  const options = await driver.openExtensionPage('options.html');
  for (const shown of [page, options]) {
    const marked = () =>
      shown.eval(() =>
        Array.from(
          document.querySelectorAll('li:has(.level-mark)'),
          ({ textContent }) => textContent,
        ),
      );
    await expect.poll(marked).toEqual([expect.stringMatching(/Carol.*Reported/)]);
    expect(await violations(shown)).toEqual([]);
  }
});

async function entries(page: Page) {
  const list = await ask(page, 'own/list');
  return list.entries.map(({ address, kind, name }) => ({ address, kind, name }));
}
