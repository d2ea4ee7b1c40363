import { cardBox, openCard, untilTimersRan } from './card';
import { expect } from './expect';
import { hover } from './extension';
import { test } from './fixtures';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';

test('the card opens on an address under a link that is stretched over it, and on none that only lies near', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<!doctype html><style>
      div { position: relative; height: 120px; margin-bottom: 300px }
      a::after { content: ""; position: absolute; inset: 0; z-index: 1 }
    </style><div><a href="#top">More about it</a><p>${wannaCry}</p></div><p>${ronin}</p>`),
  );
  expect(await openCard(page, wannaCry)).toContain('WannaCry ransom');
  await hover(page, 'More about it');
  await expect.poll(() => cardBox(page)).toBeNull();
});

test('the card opens on an address under an empty part of a link, on none under a menu', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<style>div { position: relative; margin-bottom: 300px } nav, b { position: absolute; inset: 0 }
      nav { background: white } nav a { display: block; height: 40px }</style>
      <div><p>${wannaCry}</p><a href="#top"><b></b>More</a></div>
      <div><p>${ronin}</p><nav><a href="#top">An item of the menu of the page</a></nav></div>`),
  );
  await openCard(page, wannaCry);
  await hover(page, ronin);
  await expect.poll(() => cardBox(page)).toBeNull();
  await untilTimersRan(page, 120);
  expect(await cardBox(page)).toBeNull();
});

test('the card opens on an address that a click selects as a whole', async ({ driver, pages }) => {
  const page = await driver.open(
    pages.add(`<p>To <code style="user-select: all">${wannaCry}</code></p>`),
  );
  expect(await openCard(page, wannaCry)).toContain('WannaCry ransom');
});
