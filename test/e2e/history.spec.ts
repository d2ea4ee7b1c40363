import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import { violations } from './axe';
import type { Page } from './driver';
import { expect } from './expect';
import { ask, connect, hover, painted, readCard } from './extension';
import { test } from './fixtures';
import { isInView } from './in-view';
import { focused, openTab, tabTo } from './keyboard';
import { check, checkToEnd, readVerdict } from './popup';

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const key = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';

test('what is checked in the popup is there again, after the background was killed; what is pointed at, and a key, is not', async ({
  driver,
  service,
  pages,
}) => {
  await connect(driver, service);
  const page = await driver.open(pages.add(`<p>${unreportedAddress} ${reportedAddress}</p>`));
  await expect.poll(() => painted(page, 'danger')).toEqual([reportedAddress]);
  await hover(page, unreportedAddress);
  await readCard(page);
  const popup = await driver.openExtensionPage('popup.html');
  expect((await checkToEnd(popup, reportedAddress)).level).toBe('danger');
  await check(popup, key);
  expect((await readVerdict(popup)).text).toContain('This may be a secret');
  await driver.killBackground();
  const { entries } = await ask(popup, 'history/list', { most: 10 });
  expect(entries.map(({ address, level }) => ({ address, level }))).toEqual([
    { address: reportedAddress, level: 'danger' },
  ]);
});

test('the latest checks stand under the empty box, and one is checked anew by keyboard alone', async ({
  driver,
}) => {
  const first = await driver.openExtensionPage('popup.html');
  await checkToEnd(first, unreportedAddress);
  const popup = await driver.openExtensionPage('popup.html');
  await expect.poll(() => popup.find({ css: '.latest-checks button' })).toHaveLength(1);
  expect(await violations(popup)).toEqual([]);
  await tabTo(popup, `Check again${unreportedAddress}`);
  await popup.press('Enter');
  expect((await readVerdict(popup)).level).toBe('unknown');
});

test('the history is searched, checked anew, erased and switched off by keyboard alone', async ({
  driver,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  await checkToEnd(popup, reportedAddress);
  await checkToEnd(popup, unreportedAddress);
  const page = await driver.openExtensionPage('popup.html?full');
  await openTab(page, 'History');
  await expect.poll(() => listed(page)).toBe(2);
  expect(await violations(page)).toEqual([]);
  await page.fill({ role: 'searchbox', name: 'Search your checks' }, reportedAddress.slice(0, 8));
  await expect.poll(() => listed(page)).toBe(1);
  await tabTo(page, `Check again${reportedAddress}`);
  await page.press('Enter');
  await expect
    .poll(async () => (await page.find({ css: '.full-aside [role=status]' }))[0]?.level)
    .toBe('unknown');
  // Another check was in between: this is a new one.
  await expect.poll(() => listed(page)).toBe(2);
  expect(await violations(page)).toEqual([]);
  await tabTo(page, `Remove ${reportedAddress}`);
  await page.press('Enter');
  await expect.poll(() => listed(page)).toBe(1);
  // There the next one can be removed.
  await expect.poll(() => focused(page)).toBe(`Remove ${reportedAddress}`);
  await tabTo(page, 'Undo', 'back');
  await page.press('Enter');
  await expect.poll(() => listed(page)).toBe(2);
  await tabTo(page, 'Keep a history', 'back');
  await page.press('Space');
  await expect
    .poll(async () => (await page.find({ css: 'main' }))[0]?.text)
    .toContain('Checks are not kept.');
  await checkToEnd(popup, evm);
  await tabTo(page, 'Erase all checks');
  await page.press('Enter');
  await tabTo(page, 'Erase all for good checks');
  await page.press('Enter');
  await expect
    .poll(async () => (await page.find({ css: 'main' }))[0]?.text)
    .toContain('Nothing yet.');
  expect((await ask(page, 'history/list', { most: 10 })).entries).toEqual([]);
});

test('in a narrow window, what a press on a check says comes into view', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');
  await checkToEnd(popup, reportedAddress);
  for (let i = 0; i < 6; i++) {
    for (const address of [evm, unreportedAddress]) await checkToEnd(popup, address);
  }
  const page = await driver.openExtensionPage('popup.html?full&view=history');
  await page.resize(700, 640);
  await expect.poll(() => listed(page)).toBeGreaterThan(10);
  await page.click({ css: '.full-list .check-button' });
  await expect.poll(() => isInView(page, '.full-aside .verdict-card')).toBe(true);
  expect(await isInView(page, '.full-list .check-button')).toBe(false);
  // The keys go on from the row.
  await page.press('Tab');
  await expect.poll(() => isInView(page, ':focus')).toBe(true);
  expect(await focused(page)).toMatch(/^Remove /);
});

async function listed(page: Page): Promise<number> {
  return (await page.find({ css: '.full-list .check-button' })).length;
}
