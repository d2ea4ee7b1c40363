import { expect } from '@playwright/test';
import { painted } from './extension';
import { test } from './fixtures';
import { expectList, openList } from './this-page';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';

test('a plain text that the browser shows is painted and listed', async ({ driver, pages }) => {
  const lines = Array.from({ length: 2000 }, (_, i) => `2026-01-01 line ${i} of a log`).join('\n');
  const url = pages.add(`paid to ${wannaCry}\n${lines}\nand to ${wannaCry}`, 'text/plain');
  const page = await driver.open(url);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, wannaCry]);
  await expectList(await openList(driver, url), '1 address · 1 reported', '2 times on this page');
});

test('a text of megabytes that the browser shows is listed, and the popup says that it is not painted', async ({
  driver,
  pages,
}) => {
  const url = pages.add(`${'x '.repeat(500_000)}\n${wannaCry}`, 'text/plain');
  const page = await driver.open(url);
  await expect.poll(() => page.badge()).toBe('1');
  await expectList(
    await openList(driver, url),
    '1 address · 1 reported',
    'A very long text on this page is read, but not marked',
  );
  expect(await painted(page, 'danger')).toEqual([]);
});

test('JSON that the browser shows is listed', async ({ driver, pages }) => {
  const url = pages.add(JSON.stringify({ to: wannaCry, n: 1 }), 'application/json');
  await driver.open(url);
  await expectList(await openList(driver, url), '1 address · 1 reported');
});

test('XML that the browser shows is listed', async ({ driver, pages }) => {
  const url = pages.add(`<?xml version="1.0"?><payment><to>${wannaCry}</to></payment>`, 'text/xml');
  await driver.open(url);
  await expectList(await openList(driver, url), '1 address · 1 reported');
});

test('of a page that is painted as a picture the popup says that it is out of reach', async ({
  driver,
  pages,
}) => {
  const url = pages.add('<canvas width="1200" height="700"></canvas>');
  await driver.open(url);
  await expectList(await openList(driver, url), 'painted as a picture');
});
