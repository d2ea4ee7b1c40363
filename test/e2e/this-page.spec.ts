import { expect } from '@playwright/test';
import { unreportedAddress } from '@/test/service/seed';
import type { Driver, Page } from './driver';
import { findTab, painted } from './extension';
import { test } from './fixtures';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';

test('the list of the page says what is on it, and opens a verdict', async ({ driver, pages }) => {
  const { popup } = await openBeside(driver, pages.add(`<p>${unreportedAddress} ${wannaCry}</p>`));
  await expect.poll(() => groups(popup)).toEqual(['Reported (1)', 'Not known (1)']);
  expect((await popup.find({ css: '.summary' }))[0]?.text).toBe('2 addresses · 1 reported');
  await popup.click({ css: '.found-button' });
  await expect
    .poll(async () => (await popup.find({ css: '.found-verdict [role=status]' }))[0]?.text)
    .toContain('WannaCry ransom');
});

test('the switch takes the paint off the site and brings it back', async ({ driver, pages }) => {
  const { page, popup } = await openBeside(driver, pages.add(`<p>${wannaCry}</p>`));
  await popup.click({ role: 'switch', name: 'Check this site' });
  await expect.poll(() => painted(page, 'danger')).toEqual([]);
  await popup.click({ role: 'switch', name: 'Check this site' });
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
});

test('a text that is too long to be read is said to be left out', async ({ driver, pages }) => {
  const long = 'x '.repeat(150_000);
  const { popup } = await openBeside(driver, pages.add(`<p>${wannaCry}</p><p>${long}</p>`));
  await expect
    .poll(async () => (await popup.find({ css: '[role=tabpanel]:not([hidden])' }))[0]?.text)
    .toContain('A very long text on this page was not read');
});

/** A page, and the popup's "This page" about it. */
async function openBeside(driver: Driver, url: string): Promise<{ page: Page; popup: Page }> {
  const page = await driver.open(url);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  const options = await driver.openExtensionPage('options.html');
  const { id } = await findTab(options, url);
  const popup = await driver.openExtensionPage(`popup.html?tab=${id}`);
  await popup.click({ role: 'tab', name: 'This page' });
  return { page, popup };
}

async function groups(popup: Page): Promise<string[]> {
  return (await popup.find({ css: '.group-head' })).map(({ text }) => text);
}
