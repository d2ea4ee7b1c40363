import { expect } from '@playwright/test';
import { openCard } from './card';
import { type Driver, type Page, until } from './driver';
import { findTab, painted, readCard } from './extension';
import { test } from './fixtures';
import { install } from './launch';
import { readVerdict } from './popup';
import { copyAndPaste, fieldText, type Trick, tricks, type User } from './trick-pages';

/** By what is painted of it the test sees that the page is read. From the starter list. */
const mark = '<p>0x098B716B8Aaf21512996dC57EB0615e2383E2f96</p>';

for (const trick of tricks) {
  test(`${trick.name}: works in a browser without the extension, and is called out with it`, async ({
    kind,
    running,
    pages,
  }) => {
    const url = pages.add(trick.html + mark);
    const bare: User = { page: await running.open(url), running };
    await (trick.act ?? copyAndPaste)(bare);
    await expect.poll(() => (trick.gets ?? fieldText)(bare)).toBe(trick.loot);
    await bare.page.close();

    const driver = await install(running, kind);
    try {
      await trick.before?.(driver);
      const user: User = { page: await driver.open(url), running };
      await expect.poll(async () => (await painted(user.page, 'danger')).length).toBeGreaterThan(0);
      await (trick.act ?? copyAndPaste)(user);
      // Nothing is prevented.
      await expect.poll(() => (trick.gets ?? fieldText)(user)).toBe(trick.loot);
      await expect.poll(() => warning(trick, user.page, driver)).toContain(trick.warning);
    } finally {
      await driver.close();
    }
  });
}

async function warning({ where }: Trick, page: Page, driver: Driver): Promise<string> {
  if (where === 'popup') return thisPage(page, driver);
  if (where === 'picture') return pictureVerdict(page, driver);
  await page.movePointer(1, 1);
  const card = where ? await openCard(page, where.card) : await readCard(page).catch(() => '');
  return card.replaceAll(/\s+/g, ' ');
}

async function thisPage(page: Page, driver: Driver): Promise<string> {
  const options = await driver.openExtensionPage('options.html');
  const { id } = await findTab(options, await page.eval(() => location.href));
  const popup = await driver.openExtensionPage(`popup.html?tab=${id}`);
  await popup.click({ role: 'tab', name: 'This page' });
  return until('the similar addresses', async () => {
    const [similar] = await popup.find({ css: '.similar' });
    return similar && (await popup.find({ css: 'body' }))[0]?.text;
  });
}

/** The picture is taken from the page and dropped on the popup. */
async function pictureVerdict(page: Page, driver: Driver): Promise<string> {
  const bytes = await page.eval(async () => {
    const picture = await fetch(document.querySelector('img')?.src ?? '');
    return [...new Uint8Array(await picture.arrayBuffer())];
  });
  const popup = await driver.openExtensionPage('popup.html');
  await popup.eval(dropPicture, bytes);
  return (await readVerdict(popup)).text;
}

function dropPicture(bytes: number[]): void {
  const data = new DataTransfer();
  data.items.add(new File([new Uint8Array(bytes)], 'code.gif', { type: 'image/gif' }));
  const event = new Event('drop', { bubbles: true, cancelable: true });
  document
    .querySelector('textarea')
    ?.dispatchEvent(Object.defineProperty(event, 'dataTransfer', { value: data }));
}
