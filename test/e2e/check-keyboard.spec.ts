import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import type { Page } from './driver';
import { expect } from './expect';
import { connect } from './extension';
import { test } from './fixtures';
import { focused, openTab, paste as pasteInto, tabTo } from './keyboard';
import { readVerdict } from './popup';

const ethereum = '0x52908400098527886E0F7030069857D2E4169EE7';

test('an address is checked, unfolded, looked at elsewhere and trusted by keyboard alone', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  await popup.resize(400, 600);
  await paste(popup, ethereum);
  await popup.press('Enter');
  expect((await readVerdict(popup)).level).toBe('clear');
  await tabTo(popup, 'Other explorers');
  await popup.press('Enter');
  await expect
    .poll(async () => (await popup.find({ role: 'menuitem' }))[0]?.text)
    .toMatch(/^Ethereum/);
  await popup.press('Escape');
  await expect.poll(() => focused(popup)).toBe('Other explorers');
  await popup.press('Enter');
  await expect.poll(() => focused(popup)).toMatch(/^Ethereum/);
  await popup.press('ArrowDown');
  await expect.poll(() => focused(popup)).not.toMatch(/^Ethereum$/);
  await popup.press('Enter');
  await expect
    .poll(async () => (await driver.tabs()).filter((url) => url.startsWith('https://')))
    .toEqual([expect.stringContaining(ethereum)]);
  await tabTo(popup, 'Save as contact');
  await popup.press('Enter');
  await expect.poll(async () => (await readVerdict(popup)).text).toContain('In your contacts.');
  await expect.poll(() => focused(popup)).toBe('Name');
  // The window moves no farther than to there.
  expect(await popup.eval(belowFocus)).toBeLessThan(2);
  await popup.type('Alice B');
  await popup.press('Enter');
  await expect
    .poll(async () => (await readVerdict(popup)).text)
    .toContain('In your contacts as Alice B.');
  await expect.poll(() => focused(popup)).toBe('Name and note');
  await tabTo(popup, 'More actions', 'back');
  await popup.press('Enter');
  await expect
    .poll(async () => (await popup.find({ role: 'menuitem' })).map(({ text }) => text))
    .toEqual(['Save the result as text', 'Save the result as JSON']);
  await popup.press('Escape');
  await tabTo(popup, 'Same key on');
  await popup.press('Enter');
  await expect.poll(async () => (await main(popup)).includes('TRON')).toBe(true);
});

test('a button that was pressed stays in view where the verdict above it has more to say', async ({
  driver,
}) => {
  const page = await driver.openExtensionPage('popup.html?full&view=check');
  await page.resize(1080, 900);
  await paste(page, ethereum);
  await page.press('Enter');
  await readVerdict(page);
  await tabTo(page, 'Block');
  const bottom = () =>
    page.eval(() => document.activeElement?.getBoundingClientRect().bottom ?? Infinity);
  const height = Math.ceil(await bottom());
  await page.resize(1080, height);
  await page.press('Enter');
  await expect.poll(() => focused(page)).toBe('Unblock');
  await expect.poll(async () => (await readVerdict(page)).text).toContain('You blocked');
  await expect.poll(bottom).toBeLessThan(height + 1);
});

test('a network is chosen by keyboard, those that fit first', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');
  await paste(popup, '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH');
  await expect.poll(() => main(popup)).toContain('Fits Bitcoin, Bitcoin Cash');
  await tabTo(popup, 'Network');
  await popup.press('ArrowDown');
  await expect
    .poll(async () =>
      (await popup.find({ role: 'option' })).slice(0, 2).map(({ text }) => text.split('\n')[0]),
    )
    .toEqual(['Detect automatically', 'Bitcoin']);
  await popup.press('ArrowDown');
  await popup.press('ArrowDown');
  await popup.press('Enter');
  await expect
    .poll(async () => (await popup.find({ role: 'combobox', name: 'Network' }))[0]?.value)
    .toBe('Bitcoin Cash');
});

test('of several addresses one is chosen by keyboard', async ({ driver, service }) => {
  await connect(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  await paste(popup, `${unreportedAddress} or ${reportedAddress}`);
  await expect.poll(() => main(popup)).toContain('There are 2 different addresses in this text');
  // Else Tab passes by, and out of the page, before the lists have answered.
  await expect.poll(() => main(popup)).toContain('Reported');
  await tabTo(popup, `${reportedAddress} Reported`);
  await popup.press('Enter');
  expect((await readVerdict(popup)).level).toBe('danger');
});

test('the box is emptied, and a tab of its own is opened by keyboard', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');
  await paste(popup, 'hello');
  await tabTo(popup, 'Clear');
  await popup.press('Enter');
  await expect.poll(() => focused(popup)).toBe('Address');
  // From the tabs on: the way there from the box leads through the browser's own buttons.
  await openTab(popup, 'Check');
  await tabTo(popup, 'Open in a tab');
  await popup.press('Enter');
  await expect
    .poll(async () => (await driver.tabs()).filter((url) => /popup\.html\?full&begin=/.test(url)))
    .toHaveLength(1);
});

/** Puts a text into the box as a paste does. */
/** How far what has the focus is from the end of the window. */
function belowFocus(): number {
  return Math.abs(innerHeight - (document.activeElement?.getBoundingClientRect().bottom ?? 0));
}

async function paste(popup: Page, text: string): Promise<void> {
  await expect.poll(() => focused(popup)).toBe('Address');
  await pasteInto(popup, 'textarea', text);
}

async function main(popup: Page): Promise<string> {
  return (await popup.find({ css: 'main' }))[0]?.text ?? '';
}
