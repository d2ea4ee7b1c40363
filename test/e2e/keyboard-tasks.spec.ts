import encodeQR from 'qr';
import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import { expect } from './expect';
import { ask, connect } from './extension';
import { test } from './fixtures';
import { answerChoice, focused, openTab, tabTo, takePreviewed } from './keyboard';
import { readVerdict } from './popup';
import { keepSaved, saved } from './saved-file';
import { says } from './says';
import { openList } from './this-page';

// The tasks of Check, Many, History and Contacts stand in their own specs.

test('an address is checked, copied and blocked, and a check is cancelled, by keyboard alone', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  await expect.poll(() => focused(popup)).toBe('Address');
  await popup.type(unreportedAddress);
  await popup.press('Enter');
  expect((await readVerdict(popup)).level).toBe('clear');
  await tabTo(popup, 'Copy address');
  await popup.press('Enter');
  await says(popup, 'Copied');
  await tabTo(popup, 'Block');
  await popup.press('Enter');
  await expect.poll(async () => (await readVerdict(popup)).text).toContain('Blocked by you');
  expect((await readVerdict(popup)).level).toBe('danger');
  await tabTo(popup, 'Unblock');
  await popup.press('Enter');
  await expect.poll(async () => (await readVerdict(popup)).level).toBe('clear');
  service.control({ faults: [{ name: 'hang', path: '/wallet-checks' }] });
  await tabTo(popup, 'Address', 'back');
  await popup.press('Enter');
  await says(popup, `Asking ${new URL(service.url).host}`);
  await tabTo(popup, 'Cancel');
  await popup.press('Enter');
  expect((await readVerdict(popup)).text).toContain('Check cancelled');
  service.control({ faults: [] });
  await tabTo(popup, 'Try again');
  await popup.press('Enter');
  await expect.poll(async () => (await readVerdict(popup)).level).toBe('clear');
});

test('reports are found, filtered and turned by keyboard alone', async ({ driver, service }) => {
  await connect(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  await openTab(popup, 'Reports');
  await says(popup, 'Page 1 of 16');
  await tabTo(popup, 'Next page');
  await popup.press('Enter');
  await says(popup, 'Page 2 of 16');
  await openTab(popup, 'Reports');
  await tabTo(popup, 'Network');
  await popup.type('trx');
  await expect.poll(async () => (await popup.find({ role: 'option' })).length).toBe(1);
  await popup.press('ArrowDown');
  await popup.press('Enter');
  await says(popup, '39 reports');
});

test('reports are searched, exported, put in order, chosen by source and looked at in the tab by keyboard alone', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const page = await driver.openExtensionPage('popup.html?full');
  await openTab(page, 'Reports');
  const summary = async () => (await page.find({ css: '.summary' }))[0]?.text;
  await expect.poll(summary).toBe('309 reports');
  await tabTo(page, 'Search reports');
  await page.type(reportedAddress.slice(4, 16));
  await expect.poll(summary).toBe('1 report');
  await tabTo(page, 'Export CSV');
  await page.press('Enter');
  await says(page, '1 report in scam-reports.csv.');
  await tabTo(page, 'Search reports', 'back');
  await page.pressCtrl('a');
  await page.press('Backspace');
  await expect.poll(summary).toBe('309 reports');
  await tabTo(page, 'Sort by');
  await page.type('N');
  await expect
    .poll(async () => (await page.find({ css: '.row-facts' }))[0]?.text)
    .toMatch(/\b41 reports/);
  await tabTo(page, 'Source', 'back');
  await page.type('S');
  await expect.poll(summary).toBe('61 reports');
  await tabTo(page, 'Reports');
  await page.press('ArrowDown');
  await says(page, 'Report 1 of 61');
});

test('the addresses of a page are read, and its site is switched off, by keyboard alone', async ({
  driver,
  pages,
}) => {
  const url = pages.add(`<p>13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94</p>`);
  await driver.open(url);
  const popup = await openList(driver, url);
  await says(popup, '1 address · 1 reported');
  await openTab(popup, 'This page');
  await tabTo(popup, '13AM');
  await popup.press('Enter');
  await says(popup, 'WannaCry');
  await openTab(popup, 'This page');
  await tabTo(popup, 'Check this site');
  await popup.press('Space');
  await says(popup, 'Checks are switched off here');
});

test('the side panel is opened and used by keyboard alone', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');
  await openTab(popup, 'Check');
  await tabTo(popup, 'Open the side panel');
  await popup.press('Enter');
  await expect.poll(() => driver.isPanelOpen()).toBe(true);
  const panel = await driver.openExtensionPage('sidepanel.html');
  await expect.poll(() => focused(panel)).toBe('Address');
  await panel.type('13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94');
  await panel.press('Enter');
  expect((await readVerdict(panel)).level).toBe('danger');
  await openTab(panel, 'Reports');
  await says(panel, '61 reports');
});

test('a service is set up, its key saved and removed, and everything found by a search and erased, by keyboard alone', async ({
  driver,
  service,
}) => {
  const options = await driver.openExtensionPage('options.html');
  await says(options, 'Service address');
  await tabTo(options, 'Service address');
  await options.type(service.url);
  await options.press('Enter');
  await says(options, 'Address saved.');
  await tabTo(options, 'API key');
  await options.type(service.key);
  await options.press('Enter');
  await says(options, 'Key saved.');
  expect((await options.find({ label: 'API key' }))[0]?.value).toBe('');
  expect(await ask(options, 'settings/get')).toMatchObject({
    serviceAddress: service.url,
    hasKey: true,
    hasHostPermission: true,
  });
  await tabTo(options, 'Test connection');
  await options.press('Enter');
  await says(options, 'The service answers.');
  // It can be pressed once more.
  expect(await focused(options)).toBe('Test connection');
  await tabTo(options, 'Remove key', 'back');
  await options.press('Enter');
  await says(options, 'Key removed.');
  await tabTo(options, 'Search settings', 'back');
  await options.type('erase everything');
  await tabTo(options, 'Erase everything');
  await options.press('Enter');
  await tabTo(options, 'Erase everything for good');
  await options.press('Enter');
  await says(options, 'Everything was erased.');
  expect((await ask(options, 'settings/get')).serviceAddress).toBe(null);
});

test('a QR code is read from a picture that is chosen by keyboard alone', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');
  await expect.poll(() => focused(popup)).toBe('Address');
  const picture = encodeQR(`bitcoin:${reportedAddress}`, 'gif', { border: 4, scale: 4 });
  await answerChoice(popup, 'code.gif', 'image/gif', picture);
  await tabTo(popup, 'Read a QR code from a picture');
  await popup.press('Enter');
  expect((await readVerdict(popup)).text).toContain('Not known');
  await expect.poll(() => focused(popup)).toBe('Address');
});

test('a result is saved as a file by keyboard alone', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');
  await expect.poll(() => focused(popup)).toBe('Address');
  await popup.type(unreportedAddress);
  await popup.press('Enter');
  await readVerdict(popup);
  await keepSaved(popup);
  await tabTo(popup, 'More actions');
  await popup.press('Enter');
  await expect.poll(() => focused(popup)).toBe('Save the result as text');
  await popup.press('ArrowDown');
  await expect.poll(() => focused(popup)).toBe('Save the result as JSON');
  await popup.press('Enter');
  const [name, text] = await saved(popup);
  expect(name).toMatch(/^address-check-\d{4}-\d\d-\d\d-bc1qw508\.json$/);
  expect(JSON.parse(text)).toMatchObject({ address: unreportedAddress, level: 'unknown' });
});

test('everything is exported, erased and imported again by keyboard alone', async ({ driver }) => {
  const options = await driver.openExtensionPage('options.html');
  const contact = { address: unreportedAddress, networkId: null, kind: 'trusted' } as const;
  await ask(options, 'own/put', { ...contact, name: 'Bob', note: '' });
  await says(options, 'Export everything');
  await keepSaved(options);
  await tabTo(options, 'Export everything');
  await options.press('Enter');
  await says(options, 'Everything but the key is in wallet-address-check-');
  const [name, text] = await saved(options);
  await tabTo(options, 'Erase everything');
  await options.press('Enter');
  await tabTo(options, 'Erase everything for good');
  await options.press('Enter');
  await says(options, 'Everything was erased.');
  expect((await ask(options, 'own/list')).entries).toEqual([]);
  await answerChoice(options, name, 'application/json', new TextEncoder().encode(text));
  await tabTo(options, 'Import', 'back');
  await options.press('Enter');
  await says(options, '1 new contact');
  await tabTo(options, 'Import this');
  await options.press('Enter');
  await says(options, 'Imported. The key is not in the file.');
  expect((await ask(options, 'own/list')).entries).toMatchObject([{ name: 'Bob' }]);
});

test('a list is added and removed by keyboard alone', async ({ driver }) => {
  const options = await driver.openExtensionPage('options.html');
  await says(options, 'Public lists to choose from');
  await tabTo(options, 'At a web address');
  await options.press('ArrowDown');
  await options.press('ArrowDown');
  await tabTo(options, 'Text of the list');
  await options.type(unreportedAddress);
  await tabTo(options, 'Preview');
  await options.press('Enter');
  await takePreviewed(options);
  await tabTo(options, 'Remove Mine', 'back');
  await options.press('Enter');
  await tabTo(options, 'Remove for good Mine');
  await options.press('Enter');
  await says(options, 'Mine and all its entries were removed.');
});

test('the first steps are ended by keyboard alone, and the popup says them no more', async ({
  driver,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  const onboarding = async () => (await popup.find({ css: '.onboarding' })).length;
  await expect.poll(onboarding).toBe(1);
  const steps = await driver.openExtensionPage('welcome.html');
  await tabTo(steps, 'Got it');
  await steps.press('Enter');
  await expect
    .poll(async () => (await driver.tabs()).filter((url) => url.endsWith('/welcome.html')))
    .toEqual([]);
  expect((await ask(popup, 'settings/get')).onboarded).toBe(true);
  await expect.poll(onboarding).toBe(0);
});
