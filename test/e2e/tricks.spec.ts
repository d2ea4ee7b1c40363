import { openCard, untilTimersRan } from './card';
import { copyFrom } from './copy-and-paste';
import type { Page } from './driver';
import { expect } from './expect';
import { cardNow, painted, readCard } from './extension';
import { test } from './fixtures';
import { checkToEnd } from './popup';
import { openList } from './this-page';
import { alice, bitcoin, disguised, mallory as other, poisoned } from './trick-addresses';
import { trustAlice } from './trick-user';

const shortForm = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`.toLowerCase();

const words = async (page: Page, css = 'body') =>
  ((await page.find({ css }))[0]?.text ?? '').replaceAll(/\s+/g, ' ');

test('a poisoned history: the card shows the lookalike and the contact, one above the other', async ({
  driver,
  pages,
}) => {
  // The attack: what a wallet shows of the two is the same.
  expect(shortForm(poisoned)).toBe(shortForm(alice));
  await trustAlice(driver);
  const page = await driver.open(pages.add(`<p>Received from ${poisoned}</p>`));
  const card = await openCard(page, poisoned);
  expect(card).toContain('It begins and ends like Alice in your contacts but is another address');
  expect(card.replaceAll(' ', '')).toContain('Thisaddress0x5290840f2a1b');
  expect(card.replaceAll(' ', '')).toContain('Alice0x529084000985');
});

test('a poisoned history: the card shows the address that was checked before, and the page learns nothing of it', async ({
  driver,
  pages,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  await checkToEnd(popup, alice);
  const page = await driver.open(pages.add(`<p>Received from ${poisoned}</p>`));
  await expect.poll(() => painted(page, 'unknown')).toEqual([poisoned]);
  const card = await openCard(page, poisoned);
  expect(card).toContain('It begins and ends like an address that you checked on');
  expect(card).toContain('ask the recipient which one is right');
  expect(card.replaceAll(' ', '')).toContain('0x529084000985');
  // A page may read the marks. The answer to this comes after what the card asked for.
  await page.eval((address) => document.body.append(` and ${address}`), other);
  await expect.poll(() => painted(page, 'unknown')).toEqual([poisoned, other]);
  expect(await painted(page, 'caution')).toEqual([]);
});

test('a poisoned history: the copy of an address whose lookalike the page shows is called out, and that of another is not', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<p id="other">${other}</p><p id="alice">${alice}</p><p>${poisoned}</p>`),
  );
  await expect.poll(async () => (await painted(page, 'unknown')).length).toBe(3);
  await copyFrom(page, 'other');
  await untilTimersRan(page, 500);
  expect(await cardNow(page)).toBe('');
  await copyFrom(page, 'alice');
  await expect.poll(() => cardNow(page)).toContain('begins and ends like this one');
});

test('a lookalike beside the address that was copied is called out', async ({ driver, pages }) => {
  const page = await driver.open(pages.add(`<p id="alice">${alice}</p><p>${poisoned}</p>`));
  await expect.poll(() => painted(page, 'unknown')).toEqual([poisoned, alice].toSorted());
  // What is known from before serves only until there is the answer of now.
  expect(await openCard(page, poisoned)).not.toContain('that you copied');
  await page.press('Escape');
  await page.movePointer(1, 1);
  await copyFrom(page, 'alice');
  await expect.poll(() => cardNow(page)).toContain('begins and ends like this one');
  await page.press('Escape');
  await expect.poll(() => cardNow(page)).toBe('');
  await openCard(page, poisoned);
  await expect
    .poll(async () => (await readCard(page)).replaceAll(/\s+/g, ' '))
    .toContain('It begins and ends like an address that you copied');
});

test('two addresses of one page that begin and end alike are called out, and in no badge', async ({
  driver,
  pages,
}) => {
  const url = pages.add(`<p>${alice}</p><p>${other}</p><p>${poisoned}</p>`);
  const page = await driver.open(url);
  const popup = await openList(driver, url);
  await expect.poll(() => words(popup)).toContain('Two similar addresses on this page');
  expect((await words(popup, '.similar')).replaceAll(/\s|differs:/g, '')).toContain(
    `One${poisoned}Theother${alice.toLowerCase()}`,
  );
  expect(await page.badge()).toBe('');
  const card = (await openCard(page, poisoned)).replaceAll(' ', '');
  expect(card).toContain('Anotheraddressonthispagebeginsandendslikethisone');
  expect(card).toContain('Thisaddress0x52908');
  expect(card).toContain('Anotheronthispage0x52908');
  await page.press('Escape');
  expect(await openCard(page, other)).not.toContain('Another address on this page');
});

test('a letter of another alphabet in an address is called out on the page', async ({
  driver,
  pages,
}) => {
  // The attack: it looks the same and is another text.
  expect(disguised).not.toBe(bitcoin);
  expect(disguised.length).toBe(bitcoin.length);
  const url = pages.add(`<p>Pay to ${disguised} today</p><p>Обычный текст и ${other}</p>`);
  const page = await driver.open(url);
  await expect.poll(() => painted(page, 'invalid')).toEqual([disguised]);
  await openCard(page, other);
  const popup = await openList(driver, url);
  await expect.poll(() => words(popup)).toContain('Not a valid address (1)');
});

test('an account of Solana whose link goes to another one, and an escaped link, are called out', async ({
  driver,
  pages,
}) => {
  const [one, another] = [
    '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
    '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  ] as const;
  const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
  const page = await driver.open(
    pages.add(`<p><a href="/account/${another}">${one}</a></p><p><a href="/account/${one}">${one}</a></p>
      <p><a href="/pay?to=bitcoin%3A${bitcoin}">${segwit}</a></p>`),
  );
  await expect.poll(() => painted(page, 'caution')).toEqual([one, segwit].toSorted());
  expect(await openCard(page, segwit)).toContain('Link goes elsewhere');
});

test('very many invisible characters in one address hide neither it nor the others', async ({
  driver,
  pages,
}) => {
  const reported = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
  const stuffed = [...'115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn'].join('\u200b'.repeat(40));
  const page = await driver.open(pages.add(`<p>${stuffed}</p><p>${reported}</p>`));
  await expect.poll(() => painted(page, 'danger')).toEqual([stuffed, reported]);
  expect(await openCard(page, stuffed)).toContain('invisible characters inside the address');
});
