import { expect } from '@playwright/test';
import { openCard } from './card';
import { ask, findTab, painted } from './extension';
import { test } from './fixtures';

// From the starter list, and one that no list has.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const other = '0x52908400098527886E0F7030069857D2E4169EE7';

test('what a page did to the card is told after a change of the settings, and after the page replaced all of itself', async ({
  driver,
  pages,
}) => {
  const options = await driver.openExtensionPage('options.html');
  const page = await driver.open(pages.add(`<p>${wannaCry}</p><p>${other}</p>`));
  await expect.poll(() => painted(page, 'unknown')).toEqual([other]);
  await openCard(page, wannaCry);
  await page.eval(() => document.querySelector('[data-wac-host]')?.remove());
  await expect.poll(() => page.badge()).toBe('!');
  const tampered = async () => (await findTab(options, pages.address(''))).found.tampered;
  const told = await tampered();
  expect(told).toMatch(/removed|rewritten/);
  await ask(options, 'settings/set', { quietUnderline: false });
  await expect.poll(() => painted(page, 'unknown')).toEqual([]);
  expect(await page.badge()).toBe('!');
  await page.eval((address) => {
    const root = document.createElement('html');
    const body = root.appendChild(document.createElement('body'));
    body.append(address);
    document.documentElement.replaceWith(root);
  }, wannaCry);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  expect(await tampered()).toBe(told);
  expect(await page.badge()).toBe('!');
});
