import { isCardFocused, pressCardButton } from './card';
import type { Driver } from './driver';
import { expect } from './expect';
import { ask, painted } from './extension';
import { test as base } from './fixtures';
import { install } from './launch';
import { copy, fieldPage, paste, readField, show, whenRunning } from './paste-steps';

// From the starter list.
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';

const test = base.extend<{ packaged: Driver }>({
  /** The extension as a package, which can be updated. */
  packaged: async ({ kind, bare }, use) => {
    const driver = await install(bare, kind, { isPackage: true });
    await use(driver);
    await driver.close();
  },
});

test.beforeEach(async ({ kind, bare }) => {
  test.skip(kind === 'chromium', 'a script lives on there when its extension is updated');
  test.skip(
    await bare.requiresSigning(),
    'this Firefox takes no package without a signature: firefox-esr and the one for developers do',
  );
});

test('an update waits for the next start where pastes are held, and what is held goes in when it is meant', async ({
  packaged: driver,
  pages,
}) => {
  const settings = await driver.openExtensionPage('options.html');
  await ask(settings, 'settings/set', { holdPastes: true });
  const page = await driver.open(pages.add(fieldPage));
  await whenRunning(page);
  await show(page, '<input id="field">');
  await copy(page, ronin);
  await paste(page);
  await expect.poll(() => isCardFocused(page)).toBe(true);
  // The background need not run when the update comes.
  await driver.killBackground();
  await driver.offerUpdate('9.9.9');
  expect(await driver.version()).toBe('0.1.0');
  expect(await readField(page)).toBe('');
  await pressCardButton(page, 'Paste anyway');
  await expect.poll(() => readField(page)).toBe(ronin);
  expect(await driver.version()).toBe('0.1.0');
});

test('an update waits while a page of ours is open, which would be closed with all that stands there', async ({
  packaged: driver,
}) => {
  const tab = await driver.openExtensionPage('popup.html');
  await tab.fill({ role: 'textbox', name: 'Address' }, ronin);
  await driver.killBackground();
  await driver.offerUpdate('9.9.9');
  // The background is told of the update first, and reads the same.
  for (let times = 0; times < 3; times++) await ask(tab, 'settings/get');
  expect(await driver.version()).toBe('0.1.0');
  const [box] = await tab.find({ role: 'textbox', name: 'Address' });
  expect(box?.value).toBe(ronin);
});

test('where none are held, an update comes at once', async ({ packaged: driver, pages }) => {
  const page = await driver.open(pages.add(fieldPage));
  await whenRunning(page);
  await driver.offerUpdate('9.9.9');
  await expect.poll(() => driver.version()).toBe('9.9.9');
  await expect.poll(async () => (await painted(page, 'danger')).length).toBe(1);
});
