import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import { violations } from './axe';
import { expect } from './expect';
import { connect, painted, whenTabIsThere } from './extension';
import { test } from './fixtures';
import { checkToEnd } from './popup';
import { says } from './says';

for (const path of [
  'popup.html',
  'popup.html?full',
  'sidepanel.html',
  'options.html',
  'welcome.html',
])
  test(`axe finds nothing wrong in ${path}, at the first start and with a service`, async ({
    driver,
    service,
  }) => {
    expect(await violations(await driver.openExtensionPage(path))).toEqual([]);
    await connect(driver, service);
    expect(await violations(await driver.openExtensionPage(path))).toEqual([]);
  });

test('axe finds nothing wrong in narrow options that were searched and are to be erased', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const options = await driver.openExtensionPage('options.html');
  const search = { role: 'searchbox', name: 'Search settings' };
  await options.fill(search, 'erase everything');
  await options.click({ role: 'button', name: 'Erase everything' });
  await options.resize(320, 800);
  await expect
    .poll(() => options.find({ role: 'button', name: 'Keep everything' }))
    .toHaveLength(1);
  expect(await violations(options)).toEqual([]);
  await options.fill(search, 'nothing leaves the browser');
  await expect.poll(() => options.find({ role: 'switch' })).toHaveLength(3);
  expect(await violations(options)).toEqual([]);
});

for (const tab of ['This page', 'Reports'])
  test(`axe finds nothing wrong in the popup's tab ${tab}`, async ({ driver, service }) => {
    await connect(driver, service);
    const popup = await driver.openExtensionPage('popup.html');
    await popup.click({ role: 'tab', name: tab });
    await expect.poll(() => popup.find({ role: 'tabpanel', name: tab })).toHaveLength(1);
    expect(await violations(popup)).toEqual([]);
  });

test('axe finds nothing wrong in the long list of reports with one chosen', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const page = await driver.openExtensionPage('popup.html?full');
  await page.click({ css: '.report-row' });
  await expect.poll(() => page.find({ css: '.account' })).toHaveLength(1);
  await expect.poll(() => page.find({ css: 'table.chart' })).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing wrong in the preview of a list, nor in the form of an address', async ({
  driver,
}) => {
  const options = await driver.openExtensionPage('options.html');
  await says(options, 'Public lists to choose from');
  await options.click({ role: 'radio', name: 'In a text that you paste' });
  await options.fill({ css: '.list-text' }, `${reportedAddress} # stolen`);
  await options.click({ role: 'button', name: 'Preview' });
  await expect.poll(() => options.find({ css: '.preview' })).toHaveLength(1);
  expect(await violations(options)).toEqual([]);
  await options.click({ role: 'button', name: 'Add this list' });
  await says(options, 'Imported list was added');
  await options.click({ role: 'button', name: 'Remove Imported list' });
  await options.click({ role: 'button', name: 'Add a contact' });
  await options.click({ css: 'section[aria-labelledby=lists] > details > summary' });
  expect(await violations(options)).toEqual([]);
});

test('axe finds nothing wrong in a verdict, nor in the list of a page with a verdict open', async ({
  driver,
  service,
  pages,
}) => {
  const options = await connect(driver, service);
  const url = pages.add(`<p>${reportedAddress} ${unreportedAddress}</p>`);
  const page = await driver.open(url);
  await expect.poll(() => painted(page, 'danger')).toEqual([reportedAddress]);
  const { id } = await whenTabIsThere(options, url);
  const popup = await driver.openExtensionPage(`popup.html?tab=${id}`);
  expect((await checkToEnd(popup, reportedAddress)).level).toBe('danger');
  expect(await violations(popup)).toEqual([]);
  await popup.click({ role: 'tab', name: 'This page' });
  await popup.click({ css: '.found-button' });
  await expect
    .poll(() => popup.find({ css: '.found-verdict [role=status][data-level=danger]' }))
    .toHaveLength(1);
  expect(await violations(popup)).toEqual([]);
});
