import { cardBox, isCardFocused, openCard, openCardByKey, untilGuarded } from './card';
import { expect } from './expect';
import { ask, findTab, hover, openSender, painted } from './extension';
import { test } from './fixtures';
import { looksSame } from './same-picture';

// From the starter list, and one that no list has.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const other = '0x52908400098527886E0F7030069857D2E4169EE7';

test('what a page did to the card is told after a change of the settings, and after the page replaced all of itself', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const page = await driver.open(pages.add(`<p>${wannaCry}</p><p>${other}</p>`));
  await expect.poll(() => painted(page, 'unknown')).toEqual([other]);
  await openCard(page, wannaCry);
  await page.eval(() => document.querySelector('[data-wac-host]')?.remove());
  await expect.poll(() => page.badge()).toBe('!');
  const tampered = async () => (await findTab(options, pages.address(''))).found.tampered;
  const told = await tampered();
  expect(told).toMatch(/removed|rewritten/);
  await ask(options, 'settings/set', { quietUnderline: false });
  await expect.poll(() => painted(page, 'unknown')).toEqual([]);
  expect(await page.badge()).toBe('!');
  await page.eval(replaceRoot, wannaCry);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  expect(await tampered()).toBe(told);
  expect(await page.badge()).toBe('!');
});

test('a page that fought the card three times gets none for a while, even where it replaces all of itself', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const page = await driver.open(pages.add(`<p>${wannaCry}</p>`));
  const tab = () => findTab(options, pages.address(''));
  await openCard(page, wannaCry);
  for (const [way, how] of [
    ['color', 'restyled'],
    ['remove', /removed|rewritten/],
    ['color', 'restyled'],
  ] as const) {
    await expect
      .poll(async () => {
        await hover(page, wannaCry);
        return page.eval(attack, way);
      })
      .toBe(true);
    await expect.poll(async () => (await tab()).found.tampered).toMatch(how);
  }
  await page.eval(replaceRoot, wannaCry);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  const { id } = await tab();
  const isOpened = await options.eval((tabId) => {
    const { browser, chrome } = Object(globalThis);
    return (browser ?? chrome).tabs.sendMessage(tabId, { type: 'tab/check-selection' });
  }, id);
  expect(isOpened).not.toBe(true);
});

test('a tooltip or a backdrop that a page opens over the card lies below it, and is no attack unless it comes again and again', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const page = await driver.open(
    pages.add(`<style>
      [popover] { inset: 0 auto auto 0; width: 600px; height: 300px; background: navy; color: navy }
      [popover].small { height: 1px }
      .small::backdrop { background: navy }
    </style><p>${wannaCry}</p><div popover="manual">Copy</div><div popover="manual" class="small"></div>`),
  );
  const tampered = async () => (await findTab(options, pages.address(''))).found.tampered;
  await openCard(page, wannaCry);
  const { x, y, width, height } = (await cardBox(page)) ?? { x: 0, y: 0, width: 0, height: 0 };
  const part = { x: x + 9, y: y + 9, width: width - 18, height: height - 18 };
  const before = await page.screenshot(part);
  for (const at of [0, 1]) {
    await page.eval(
      (index) => document.querySelectorAll<HTMLElement>('div')[index]?.showPopover(),
      at,
    );
    await untilGuarded(page);
    expect(await looksSame(page, before, await page.screenshot(part))).toBe(true);
    expect(await tampered()).toBeNull();
  }
  await page.eval(() => {
    const cover = document.querySelector<HTMLElement>('div');
    setInterval(() => {
      cover?.hidePopover();
      cover?.showPopover();
    }, 20);
  });
  await expect.poll(tampered).toMatch(/covered|hidden/);
});

test('a page that covers the card half of the time, at moments counted from when it came, is noticed', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const cover = 'inset: 0 auto auto 0; width: 600px; height: 600px; background: navy';
  const page = await driver.open(
    pages.add(`<p>${wannaCry}</p><div popover="manual" style="${cover}"></div><script>
      new MutationObserver((_, observer) => {
        observer.disconnect();
        const start = performance.now();
        const div = document.querySelector('div');
        setInterval(() => {
          const time = (performance.now() - start) % 200;
          div.togglePopover(time > 50 && time < 150);
        }, 1);
      }).observe(document.documentElement, { childList: true });
    </script>`),
  );
  await openCard(page, wannaCry);
  const tampered = async () => (await findTab(options, pages.address(''))).found.tampered;
  // A guard that looked every 200 ms met the cover by chance alone.
  await expect.poll(tampered, { timeout: 15_000 }).toMatch(/covered|hidden/);
});

test('nor is one that opens over a card that has long been looked at', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const cover = 'inset: 0 auto auto 0; width: 600px; height: 300px';
  const page = await driver.open(
    pages.add(`<p>${wannaCry}</p><div popover="manual" style="${cover}">Copy</div>`),
  );
  await openCard(page, wannaCry);
  // The browser, too, tells by now what is seen of the card.
  await untilGuarded(page);
  await page.eval(() => document.querySelector<HTMLElement>('div')?.showPopover());
  await untilGuarded(page);
  expect((await findTab(options, pages.address(''))).found.tampered).toBeNull();
});

test('popovers that a page opens beside the card are no attack: it stays, with the focus', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const toast = '<div popover="manual" style="inset: auto 0 0 auto; margin: 0">Saved</div>';
  const page = await driver.open(pages.add(`<p>${wannaCry}</p>${toast.repeat(3)}`));
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  await page.eval(() => getSelection()?.selectAllChildren(document.body));
  await openCardByKey(page);
  for (const at of [0, 1, 2]) {
    await page.eval((index) => {
      document.querySelectorAll<HTMLElement>('div[popover]')[index]?.showPopover();
    }, at);
    await untilGuarded(page);
    expect(await isCardFocused(page)).toBe(true);
  }
  expect((await findTab(options, pages.address(''))).found.tampered).toBeNull();
});

/** Runs in the page. Returns whether there was a card to fight. */
function attack(way: string): boolean {
  const host = document.querySelector<HTMLElement>('[data-wac-host]');
  if (way === 'remove') host?.remove();
  else host?.style.setProperty('color', 'red', 'important');
  return host !== null;
}

/** Runs in the page. */
function replaceRoot(text: string): void {
  const root = document.createElement('html');
  root.appendChild(document.createElement('body')).append(text);
  document.documentElement.replaceWith(root);
}
