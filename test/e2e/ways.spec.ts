import { type Driver, type Page, until } from './driver';
import { expect } from './expect';
import { ask, hover, openSender, painted, readCard, whenTabIsThere } from './extension';
import { test } from './fixtures';
import { install } from './launch';
import type { PageServer } from './page-server';
import { readVerdict } from './popup';
import { says } from './says';

const wannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
/** Of the first block of Bitcoin. */
const genesis = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

test.describe('the first steps', () => {
  test('open when the extension is installed, and not when it is updated', async ({
    kind,
    bare,
  }) => {
    const driver = await install(bare, kind, { isFirstTime: true });
    try {
      await driver.closeTab('/welcome.html');
      await driver.updateExtension();
      const options = await openSender(driver);
      // Whatever the update starts has started once the background answers.
      expect((await ask(options, 'settings/get')).onboarded).toBe(false);
      expect((await driver.tabs()).filter((url) => url.endsWith('/welcome.html'))).toEqual([]);
    } finally {
      await driver.close();
    }
  });

  test('end on a sample that the script of web pages marks, with its card and badge', async ({
    driver,
  }) => {
    const page = await driver.openExtensionPage('welcome.html');
    await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
    await expect.poll(() => page.badge()).toBe('1');
    await hover(page, wannaCry);
    expect(await readCard(page)).toContain('Reported: WannaCry ransom (2017);');
    // The card has its looks, though the policy of our own pages lets no style element in.
    const box = await page.eval(() => {
      const card = document.querySelector('[data-wac-host]')?.getBoundingClientRect();
      return card && [card.width, card.height < 400];
    });
    expect(box).toEqual([352, true]);
  });

  test('ask for the pages where the browser withholds them, in the click', async ({
    kind,
    bare,
  }) => {
    test.skip(kind === 'chromium', 'Headless Chromium has no dialog to allow it in.');
    const driver = await install(bare, kind, { asReleased: true });
    try {
      const page = await driver.openExtensionPage('welcome.html');
      await says(page, 'The browser lets the extension read the pages that you visit.');
      await page.eval(() => {
        const { permissions } = Object(globalThis).browser;
        return permissions.remove({ origins: ['http://*/*', 'https://*/*'] });
      });
      await says(page, 'nothing is marked there');
      await page.click({ role: 'button', name: 'Allow it on all sites' });
      await says(page, 'The browser lets the extension read the pages that you visit.');
    } finally {
      await driver.close();
    }
  });
});

test.describe('the side panel', () => {
  test('follows the tab that is looked at, and where it goes', async ({ driver, pages }) => {
    const panel = await driver.openExtensionPage('sidepanel.html');
    await panel.click({ role: 'tab', name: 'This page' });
    const page = await driver.open(pages.add(`<p>${wannaCry}</p>`));
    await says(panel, '1 address · 1 reported');
    await page.eval((url) => {
      location.href = url;
    }, pages.add('<p>nothing</p>'));
    await says(panel, 'No wallet address found on this page.');
    await driver.open(pages.add(`<p>${wannaCry}</p>`));
    await says(panel, '1 address · 1 reported');
  });

  test('opens by a click in the popup with what stands in its box, and not before; open, it takes that, too', async ({
    driver,
  }) => {
    const options = await driver.openExtensionPage('options.html');
    await options.eval(() => {
      const { browser, chrome } = Object(globalThis);
      const told: unknown[] = [];
      Object.assign(globalThis, { told });
      (browser ?? chrome).storage.session.onChanged.addListener(
        (changes: Record<string, { newValue?: { address: string } }>) => {
          for (const [key, { newValue }] of Object.entries(changes))
            if (key.startsWith('begin:panel')) told.push(newValue?.address ?? null);
        },
      );
    });
    // The last test's panel may take a moment to go.
    await expect.poll(() => driver.isPanelOpen()).toBe(false);
    const taken: (string | null)[] = [];
    for (const address of [wannaCry, genesis]) {
      const popup = await driver.openExtensionPage('popup.html');
      await popup.fill({ label: 'Address' }, address);
      await says(popup, 'Fits Bitcoin');
      await popup.click({ role: 'button', name: 'Open the side panel' });
      await expect.poll(() => driver.isPanelOpen()).toBe(true);
      // It has taken what was handed over to it.
      taken.push(address, null);
      await expect.poll(() => options.eval(() => Object(globalThis).told)).toEqual(taken);
    }
    if (driver.kind === 'firefox') return;
    // It would stay beside the tabs of the next tests; Chromium can close it from version 141 on.
    await options.eval(async () => {
      const { chrome } = Object(globalThis);
      const { id } = await chrome.windows.getCurrent();
      await chrome.sidePanel.close?.({ windowId: id });
    });
  });
});

test.describe('the menu', () => {
  test('opens the popup on what is selected and on where a link goes, also right after the background was killed', async ({
    driver,
    pages,
  }) => {
    const page = await openPage(driver, pages);
    await driver.killBackground();
    await page.chooseMenuItem({ css: '#link' });
    // Without a popup, the tabs tell whether it opened in one.
    const opened = async () => (await driver.popup()) ?? `no popup: ${await driver.tabs()}`;
    await expect.poll(opened).toContain(`popup.html?address=${wannaCry}&tab=`);
  });

  test('says so where there is no address', async ({ driver, pages }) => {
    const page = await openPage(driver, pages);
    await page.chooseMenuItem({ css: '#none' });
    await expect.poll(() => driver.popup()).toContain('popup.html?hint=none&tab=');
  });

  test('in a field where nothing is selected, the page checks the word at the caret', async ({
    driver,
    pages,
  }) => {
    const page = await openPage(driver, pages);
    await page.click({ css: '#field' });
    await page.chooseMenuItem({ css: '#field' });
    expect(await readCard(page)).toContain('WannaCry ransom');
  });
});

test('the keyword in the address bar tells the verdict while typing, and Enter opens the full tab on it', async ({
  driver,
}) => {
  await driver.openExtensionPage('options.html');
  const lines = (await driver.typeInAddressBar(wannaCry)).join('\n');
  expect(lines).toContain('Reported (Bitcoin');
  expect(lines).toContain('WannaCry ransom (2017)');
  // No line is about what was typed before.
  const next = (await driver.typeInAddressBar(genesis)).join('\n');
  expect(next).toContain('Not known (Bitcoin');
  expect(next).not.toContain('Reported');
  await driver.enterInAddressBar(wannaCry);
  const opened = async () =>
    (await driver.tabs()).filter((url) => url.includes('popup.html?full&'));
  await expect.poll(opened).toHaveLength(1);
  // It would stay in the browser's history.
  expect((await driver.tabs()).join()).not.toContain(wannaCry);
});

test('a tab of ours begins with what it was opened on, also where it is loaded again, left and come back to', async ({
  driver,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  const query = await popup.eval(async (address) => {
    const { browser, chrome } = Object(globalThis);
    await (browser ?? chrome).storage.session.set({ 'begin:1': { view: 'check', address } });
    return 'full&begin=1';
  }, wannaCry);
  const page = await driver.openExtensionPage(`popup.html?${query}`);
  const isOpen = async () => {
    expect((await readVerdict(page)).text).toContain('WannaCry ransom');
    expect(await page.eval(() => location.search)).toBe(`?${query}`);
  };
  /** The page that is there goes meanwhile. */
  const arrive = (what: string, isThere: () => boolean) =>
    until(what, async () => (await page.eval(isThere)) || undefined);
  await isOpen();
  await page.eval(() => void setTimeout(() => location.reload()));
  await arrive('a reload', () =>
    performance
      .getEntriesByType('navigation')
      .some((one) => 'type' in one && one.type === 'reload'),
  );
  await isOpen();
  await page.eval(() => void setTimeout(() => location.assign('options.html')));
  await arrive('the options', () => location.pathname === '/options.html');
  await page.eval(() => void setTimeout(() => history.back()));
  await arrive('the way back', () => location.pathname === '/popup.html');
  await isOpen();
  // It was given once.
  expect(
    await popup.eval(() => {
      const { browser, chrome } = Object(globalThis);
      return (browser ?? chrome).storage.session.get('begin:1');
    }),
  ).toEqual({});
});

test('the toolbar button says in words what is the matter with the page', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const url = pages.add(`<p>${wannaCry}</p>`);
  const page = await driver.open(url);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  const { id } = await whenTabIsThere(options, url);
  const title = () =>
    options.eval((tabId) => {
      const { browser, chrome } = Object(globalThis);
      return (browser ?? chrome).action.getTitle({ tabId });
    }, id);
  await expect
    .poll(title)
    .toBe('Wallet Address Check: 1 address on this page is reported or blocked by you');
  await ask(options, 'settings/set', { site: { host: '127.0.0.1', enabled: false } });
  await expect.poll(title).toBe('Wallet Address Check: switched off on this site');
  await ask(options, 'settings/set', { site: { host: '127.0.0.1', enabled: true } });
  await expect
    .poll(title)
    .toBe('Wallet Address Check: 1 address on this page is reported or blocked by you');
  await ask(options, 'settings/set', { pageChecks: false });
  await expect.poll(title).toBe('Wallet Address Check: page checks are switched off');
  // With the extension go what the button says and our pages.
  await driver.switchOffAndOn();
  const overall = async () => {
    const { browser, chrome } = Object(globalThis);
    return String(await (browser ?? chrome).action.getTitle({}));
  };
  // Chromium may know for a moment of no background that runs ('No SW'), though it does.
  await until('the button to say so again', async () => {
    const said = await driver.evalInBackground(overall);
    return said === 'Wallet Address Check: page checks are switched off' || undefined;
  });
});

test('a notification comes where it was switched on, once an hour for a host', async ({
  kind,
  driver,
  pages,
}) => {
  test.skip(kind === 'chromium', 'Headless Chromium has no dialog to allow it in.');
  const options = await driver.openExtensionPage('options.html');
  await options.click({ role: 'switch', name: 'Notify me of reported and blocked addresses' });
  await until('the switch', async () =>
    (await ask(options, 'settings/get')).notifyReported ? true : undefined,
  );
  const told = () =>
    options.eval(async () => {
      const { storage } = Object(globalThis).browser;
      return Object.keys((await storage.session.get('told')).told ?? {});
    });
  const url = pages.add(`<p>${wannaCry}</p>`);
  await driver.open(url);
  await expect.poll(told).toEqual([new URL(url).host]);
});

/** Waits until the page is marked: then nothing is under way. */
async function openPage(driver: Driver, pages: PageServer): Promise<Page> {
  const page = await driver.open(
    pages.add(
      `<p><a id="link" href="bitcoin:${wannaCry}?amount=1">pay</a> <a id="none" href="#x">none</a></p>
      <p><input id="field" size="60" value="${wannaCry}"></p><p>${wannaCry}</p>`,
    ),
  );
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  return page;
}
