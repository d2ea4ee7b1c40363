import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import { violationsInBoth } from './axe';
import type { Page, Target } from './driver';
import { expect } from './expect';
import { ask, connect } from './extension';
import { test } from './fixtures';
import { checkToEnd } from './popup';

// What stands open over a view or in it, and is closed in every other look at it. There are no dialogs.

test('axe finds nothing wrong in the open list of networks and the open menus of the popup, light and dark', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  expect(await openNetworks(popup)).toEqual([]);
  await popup.type('zzz');
  await expect.poll(() => textOf(popup, '.picker-empty')).toBe('No network has this name.');
  expect(await violationsInBoth(popup)).toEqual([]);
  await popup.press('Escape');
  await checkToEnd(popup, '0x52908400098527886E0F7030069857D2E4169EE7');
  for (const name of ['Other explorers', 'More actions'])
    expect(await open(popup, { role: 'button', name }, { role: 'menuitem' })).toEqual([]);
  await popup.click({ css: '.hint summary, .more-to-know summary' });
  expect(await violationsInBoth(popup)).toEqual([]);
  await popup.click({ role: 'tab', name: 'Reports' });
  await popup.click({ css: '[role=tabpanel]:not([hidden]) details > summary' });
  expect(await openNetworks(popup)).toEqual([]);
});

test('axe finds nothing wrong in the open list and question of the tab, light and dark', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  await checkToEnd(await driver.openExtensionPage('popup.html'), reportedAddress);
  const tab = await driver.openExtensionPage('popup.html?full&view=many');
  expect(await openNetworks(tab)).toEqual([]);
  await tab.click({ role: 'tab', name: 'History' });
  const erase = { role: 'button', name: 'Erase all checks' };
  expect(await open(tab, erase, { role: 'button', name: 'Keep checks' })).toEqual([]);
});

test('axe finds nothing wrong in the open list and questions of the options, light and dark', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const options = await driver.openExtensionPage('options.html');
  const bob = { address: unreportedAddress, networkId: null, kind: 'trusted' } as const;
  await ask(options, 'own/put', { ...bob, name: 'Bob', note: '' });
  await options.click({ role: 'radio', name: 'In a text that you paste' });
  await options.fill({ css: '.list-text' }, `${reportedAddress} # stolen`);
  await options.click({ role: 'button', name: 'Preview' });
  await expect.poll(() => options.find({ css: '.preview .picker button' })).toHaveLength(1);
  expect(await openNetworks(options, '.preview')).toEqual([]);
  await options.click({ role: 'button', name: 'Add this list' });
  const remove = { role: 'button', name: 'Remove Imported list' };
  expect(await open(options, remove, { role: 'button', name: 'Keep Imported list' })).toEqual([]);
  await options.click({ role: 'button', name: 'Erase everything' });
  const keep = { role: 'button', name: 'Keep everything' };
  await expect.poll(() => options.find(keep)).toHaveLength(1);
  expect(await violationsInBoth(options)).toEqual([]);
});

/** What axe finds in the open list of networks, which is closed then. */
function openNetworks(page: Page, within = '[role=tabpanel]:not([hidden])'): Promise<string[]> {
  return open(page, { css: `${within} .picker-input` }, { role: 'option' });
}

async function open(page: Page, target: Target, sign: Target): Promise<string[]> {
  await page.click(target);
  await expect.poll(async () => (await page.find(sign)).length).toBeGreaterThan(0);
  const found = await violationsInBoth(page);
  await page.press('Escape');
  // What is clicked while it is still there closes it, and does nothing else.
  await expect.poll(() => page.find({ css: '.picker-popup, .menu-popup' })).toEqual([]);
  return found;
}

async function textOf(page: Page, css: string): Promise<string | undefined> {
  return (await page.find({ css }))[0]?.text;
}
