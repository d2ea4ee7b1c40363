import type { Page } from './driver';
import { expect } from './expect';
import { ask, connectToEnd, openSender } from './extension';
import { test } from './fixtures';
import { isInView } from './in-view';
import { focused } from './keyboard';

const many = Array.from({ length: 40 }, (_, n) => `0x${'5'.repeat(38)}${n + 10}`);

for (const width of [1080, 400])
  test(`what is removed far down a list can be brought back there, ${width} px wide`, async ({
    driver,
  }) => {
    await fillUp(await openSender(driver));
    const rows = {
      'popup.html?full&view=history': '.full-list .checks',
      'popup.html?full&view=contacts': '.contacts',
      'options.html': '.contacts',
    };
    for (const [path, list] of Object.entries(rows)) {
      const page = await driver.openExtensionPage(path);
      await page.resize(width, 560);
      await expect.poll(async () => (await page.find({ css: `${list} > li` })).length).toBe(40);
      const top = await toLastButton(page, list);
      const removed = (await rowsOf(page, list)).at(-10);
      await page.press('Enter');
      await expect.poll(async () => (await page.find({ css: `${list} > li` })).length).toBe(39);
      await expect.poll(() => isUncovered(page, '.undo-bar button')).toBe(true);
      expect(await scrollTop(page)).toBeGreaterThan(top / 2);
      await page.click({ role: 'button', name: 'Undo' });
      await expect.poll(async () => (await page.find({ css: `${list} > li` })).length).toBe(40);
      await expect.poll(() => focused(page)).toMatch(/ is back\.$/);
      expect(await isInView(page, '.undo-bar')).toBe(true);
      // What was changed last is the first of the contacts.
      const place = (await rowsOf(page, list)).indexOf(removed ?? '');
      expect(place).toBe(path.includes('history') ? 30 : 0);
      expect(await scrollTop(page)).toBeGreaterThan(top / 2);
      await page.close();
    }
  });

test('each tab of the full page is as far down as it was left', async ({ driver, service }) => {
  await fillUp(await connectToEnd(driver, service));
  const page = await driver.openExtensionPage('popup.html?full&view=history');
  await expect
    .poll(async () => (await page.find({ css: '.full-list .checks > li' })).length)
    .toBe(40);
  await page.eval(() => scrollTo(0, 900));
  await pressTab(page, 'contacts');
  await expect.poll(async () => (await page.find({ css: '.contacts > li' })).length).toBe(40);
  expect(await scrollTop(page)).toBe(0);
  await pressTab(page, 'history');
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('who opens a report under Check comes back to it', async ({ driver, service }) => {
  await connectToEnd(driver, service);
  const page = await driver.openExtensionPage('popup.html?full&view=reports');
  // Until all is read, the list may be a shorter one.
  await expect
    .poll(async () => (await page.find({ css: '.summary' })).at(-1)?.text)
    .toBe('309 reports');
  await page.eval(() => document.querySelector('#panel-reports .report-rows')?.scrollTo(0, 900));
  await expect.poll(() => firstRow(page)).toBe('17');
  await page.eval(() => document.querySelectorAll<HTMLElement>('.report-row')[3]?.click());
  await page.click({ role: 'button', name: 'Open under Check' });
  await page.click({ role: 'tab', name: 'Reports' });
  await expect.poll(() => firstRow(page)).toBe('17');
  expect((await page.find({ css: '.report-row[aria-selected=true]' })).length).toBe(1);
});

/** The number of the first row that is drawn. */
function firstRow(page: Page): Promise<string | null | undefined> {
  return page.eval(() => document.querySelector('.report-row')?.getAttribute('aria-posinset'));
}

/** Contacts and checks, as many as make a list longer than a window: from a file, since each that is put in alone takes as long as a page. */
async function fillUp(sender: Pick<Page, 'eval'>): Promise<void> {
  const file = JSON.parse((await ask(sender, 'data/export')).text);
  for (const [n, address] of many.entries()) {
    const own = { address, networkId: null };
    file.own.entries.push({ ...own, kind: 'blocked', name: `No ${address.slice(-2)}`, note: '' });
    file.checks.push({ ...own, at: 1000 + n, level: 'unknown', isOnlyBlocked: false });
  }
  await ask(sender, 'data/import', { text: JSON.stringify(file) });
}

const rowsOf = (page: Page, list: string) =>
  page.eval(
    (css) => Array.from(document.querySelectorAll(`${css} > li`), (row) => row.textContent ?? ''),
    list,
  );

/** Puts the focus on the button that removes the last row but nine, and says how far down that is. */
function toLastButton(page: Page, list: string): Promise<number> {
  return page.eval((css) => {
    const rows = Array.from(document.querySelectorAll(`${css} > li`));
    const buttons = rows.at(-10)?.querySelectorAll('button');
    const last = Array.from(buttons ?? []).at(-1);
    last?.scrollIntoView({ block: 'center' });
    last?.focus({ preventScroll: true });
    return document.documentElement.scrollTop;
  }, list);
}

function scrollTop(page: Page): Promise<number> {
  return page.eval(() => Math.round(document.documentElement.scrollTop));
}

/** Whether a press on the middle of an element meets it. */
function isUncovered(page: Page, css: string): Promise<boolean> {
  return page.eval((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) return false;
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return Boolean(met?.closest(selector));
  }, css);
}

/** Presses a tab where it stands: the clicks of tests scroll the window before. */
function pressTab(page: Page, name: string): Promise<void> {
  return page.eval((id) => document.getElementById(id)?.click(), `tab-${name}`);
}
