import { cardBox, openCard, openCardByKey } from './card';
import { expect } from './expect';
import { cardNow, hover, painted, readCard } from './extension';
import { test } from './fixtures';
import { wannaCry } from './trick-addresses';

// From the starter list.
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
const grouped = '0x09 8B71 6B8A af21 5129 96dC 57EB 0615 e238 3E2f 96';
const link = (text: string, address = ronin) =>
  `<p><a id="link" href="https://explorer.example/address/${address}">${text}</a></p>`;

test('on a shortened address, the card shows the whole one, and what the page shows in its place; of a token, that it is a contract', async ({
  driver,
  pages,
}) => {
  const token = '0x52908400098527886E0F7030069857D2E4169EE7';
  // Above the other, where the card does not cover it.
  const tokenLink = `<a href="https://explorer.example/token/${token}">${token}</a>`;
  const page = await driver.open(pages.add(tokenLink + link('0x098B…2f96')));
  const text = await openCard(page, '0x098B…2f96');
  expect(text).toContain(grouped);
  expect(text).toContain('Shown on the page as 0x098B…2f96');
  expect(text).toContain('Ronin');
  await hover(page, token);
  await expect.poll(() => cardNow(page)).toContain('This is the address of a contract');
});

test('on a short form of another address than its link goes to, the card heads with that', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(link('0x5290…9EE7')));
  const text = await openCard(page, '0x5290…9EE7');
  expect(text).toMatch(/^Link goes elsewhere/);
  expect(text).toContain(
    'The page shows 0x5290…9EE7 here, but its link goes to this address (Reported), so one of the two is not meant: ask the recipient which one is right.',
  );
  expect(text).toContain(grouped);
});

test('a reported address whose link goes to another one is called out, counted and said to have such a link', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(link(ronin, '0x52908400098527886E0F7030069857D2E4169EE7')),
  );
  await expect.poll(() => painted(page, 'danger')).toEqual([ronin]);
  await expect.poll(() => page.badge()).toBe('1');
  const text = await openCard(page, ronin);
  expect(text).toMatch(/^Reported/);
  expect(text).toContain(grouped);
  expect(text).toContain('Ronin');
  expect(text).toContain('Link goes elsewhere');
});

test('the shortcut on a link with a shortened address opens the same card', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(link('0x098B…2f96')));
  await expect.poll(() => painted(page, 'danger')).toEqual(['0x098B…2f96']);
  await page.eval(() => document.getElementById('link')?.focus());
  const text = await openCardByKey(page);
  expect(text).toContain(grouped);
  expect(text).toContain('Shown on the page as 0x098B…2f96');
});

test('an address that is split over elements, and one in an editor, open the card', async ({
  driver,
  pages,
}) => {
  const [start, end] = [ronin.slice(0, 8), ronin.slice(8)];
  const page = await driver.open(
    pages.add(`<p><b>${start}</b>${end}</p><div style="height: 300px"></div>
      <div contenteditable><p>Pay 115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn now</p></div>`),
  );
  await expect.poll(() => painted(page, 'danger')).toEqual([ronin]);
  await hover(page, end);
  expect(await readCard(page)).toContain(grouped);
  await page.press('Escape');
  await expect.poll(() => cardBox(page)).toBeNull();
  await hover(page, '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn');
  expect(await readCard(page)).toContain('WannaCry ransom');
});

test('the card of a reported address with words joined to it is about that address, though all together look like one', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`<p><b>Address</b>${wannaCry}<i>QR</i></p>`));
  await expect.poll(() => painted(page, 'danger', 'unknown')).toEqual([wannaCry]);
  await hover(page, wannaCry);
  expect(await readCard(page)).toContain('WannaCry ransom');
});

test('an address in two boxes of its link, of which the browser cuts the first, is the whole one', async ({
  driver,
  pages,
}) => {
  const [first, last] = ['115p7UMMngoj1pMvkpHijcRdfJNXj6', 'LrLn'];
  const boxes = `<span style="overflow: hidden; text-overflow: ellipsis">${first}</span><span>${last}</span>`;
  const page = await driver.open(
    pages.add(
      `<p style="width: 14em"><a style="display: flex" href="/address/${first}${last}">${boxes}</a></p>`,
    ),
  );
  const text = await openCard(page, first);
  expect(text).toContain('WannaCry ransom');
  expect(text).not.toContain('Link goes elsewhere');
  expect(await painted(page, 'danger')).toEqual([first]);
});
