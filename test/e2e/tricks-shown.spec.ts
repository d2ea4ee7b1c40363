import { openCard, untilTimersRan } from './card';
import { whenMarked } from './copy-and-paste';
import { type Driver, exchangeHost, type Page, until } from './driver';
import { expect } from './expect';
import { readCard } from './extension';
import { test } from './fixtures';
import { readVerdict } from './popup';
import { openList } from './this-page';
import { tricks } from './trick-pages';
import { copyAndPaste, fieldText, type Trick, type User } from './trick-user';

/** By what is painted of it the test sees that the page is read. From the starter list. */
const mark = '<p>0x098B716B8Aaf21512996dC57EB0615e2383E2f96</p>';

for (const trick of tricks) {
  test(`${trick.name}: works in a browser without the extension, and is called out with it`, async ({
    bare,
    running,
    driver,
    pages,
  }) => {
    const url = addressOf(trick, pages.add(trick.html + mark));
    const act = trick.act ?? copyAndPaste;
    const gets = trick.gets ?? fieldText;
    const victim: User = { page: await bare.open(url), running: bare };
    await act(victim);
    await expect.poll(() => gets(victim)).toBe(trick.loot);
    await victim.page.close();

    await trick.before?.(driver);
    const user: User = { page: await driver.open(url), running };
    await whenMarked(user.page);
    await act(user);
    // Nothing is prevented.
    await expect.poll(() => gets(user)).toBe(trick.loot);
    await expect.poll(() => warning(trick, user.page, driver)).toContain(trick.warning);
  });
}

function addressOf({ ofExchange }: Trick, url: string): string {
  if (ofExchange === undefined) return url;
  return url.replace('127.0.0.1', exchangeHost) + ofExchange;
}

async function warning({ where }: Trick, page: Page, driver: Driver): Promise<string> {
  if (where === 'popup') return thisPage(page, driver);
  if (where === 'picture') return pictureVerdict(page, driver);
  await page.movePointer(1, 1);
  // A press closes the card until the pointer is seen elsewhere, and it is followed once a frame.
  await untilTimersRan(page, 0);
  const card = where ? await openCard(page, where.card) : await readCard(page).catch(() => '');
  return card.replaceAll(/\s+/g, ' ');
}

async function thisPage(page: Page, driver: Driver): Promise<string> {
  const popup = await openList(driver, await page.eval(() => location.href));
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
