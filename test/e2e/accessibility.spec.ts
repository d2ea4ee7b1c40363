import { reportedAddress } from '@/test/service/seed';
import { violations } from './axe';
import { expect } from './expect';
import { connect } from './extension';
import { test } from './fixtures';
import { says } from './says';

// Views are looked at in views.spec.ts, and what opens over them in opened.spec.ts.

for (const path of ['popup.html?full', 'options.html'])
  test(`axe finds nothing wrong in ${path} at the first start`, async ({ driver }) => {
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
