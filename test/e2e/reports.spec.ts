import { reportedAddress } from '@/test/service/seed';
import type { Page } from './driver';
import { expect } from './expect';
import { connect } from './extension';
import { test } from './fixtures';

test('offline, and after the background died, the list still answers', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  await driver.setOffline(true);
  await driver.killBackground();
  const popup = await openReports(await driver.openExtensionPage('popup.html'));
  await popup.fill({ role: 'searchbox', name: 'Search reports' }, reportedAddress);
  await expect.poll(() => addresses(popup)).toEqual([reportedAddress]);
});

test('five reports are seen at once in the popup, right after the installation and with a service', async ({
  driver,
  service,
}) => {
  const seen = async () => {
    const popup = await driver.openExtensionPage('popup.html');
    await popup.resize(400, 560);
    await openReports(popup);
    // The number of all comes last, and moves nothing after it.
    await expect.poll(() => place(popup)).toMatch(/^Page 1 of \d+ · /);
    const count = await popup.eval(
      () =>
        Array.from(document.querySelectorAll('.reports > .rows > li')).filter(
          (row) => row.getBoundingClientRect().bottom <= innerHeight,
        ).length,
    );
    await popup.close();
    return count;
  };
  expect(await seen()).toBeGreaterThanOrEqual(5);
  await connect(driver, service);
  expect(await seen()).toBeGreaterThanOrEqual(5);
});

async function openReports(popup: Page): Promise<Page> {
  await popup.click({ role: 'tab', name: 'Reports' });
  return popup;
}

async function place(popup: Page): Promise<string | undefined> {
  return (await popup.find({ css: '.pager-place' }))[0]?.text;
}

/** The address of each row, without the gaps between its groups. */
function addresses(popup: Page): Promise<string[]> {
  return popup.eval(() =>
    Array.from(document.querySelectorAll('ul[aria-label=Reports] .address'), ({ textContent }) =>
      textContent.replaceAll(/\s/g, ''),
    ),
  );
}
