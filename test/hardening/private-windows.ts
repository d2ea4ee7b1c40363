import type { BrowserKind } from '@/test/browsers/find-browser';
import { type Driver, type Page, until } from '@/test/e2e/driver';
import { ask } from '@/test/e2e/extension';
import { servePages } from '@/test/e2e/page-server';
import { keepBrowser } from './kept-browser';
import { type Row, tryRow } from './row';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const elsewhere = '12t9YDPgwueZ9NyMgw519p7AA8isjr6SMw';
/** It has its own text selected, as a user who is about to check it. */
const selecting = (address: string) =>
  `<p>${address}</p><script>getSelection().selectAllChildren(document.querySelector('p'))</script>`;

/** What the browser says where the extension is not allowed in private windows. Any other error is a fault of the probe. */
const refusals: Record<BrowserKind, string> = {
  // browser/components/extensions/parent/ext-windows.js
  firefox: 'Error: Extension does not have permission for incognito mode',
  // The window is opened, and the extension is told of none.
  chromium: 'no window',
};

/** A page in a private window, where the user allows the extension there and where not. */
export async function tryPrivate(kind: BrowserKind): Promise<Row[]> {
  return [
    await tryRow('private window, not allowed', () => openPrivately(kind, false)),
    await tryRow('private window, allowed', () => openPrivately(kind, true)),
  ];
}

async function openPrivately(
  kind: BrowserKind,
  isPrivateAllowed: boolean,
): Promise<Omit<Row, 'what'>> {
  const kept = keepBrowser(kind);
  const pages = await servePages(new URL('./', import.meta.url), {});
  const driver = await kept.start({ isPrivateAllowed });
  try {
    if (kind === 'chromium' && isPrivateAllowed) await allowInChromium(driver);
    const page = await driver.openExtensionPage('options.html');
    const url = pages.add(selecting(wannaCry));
    const opened = await page.eval(openPrivateWindow, url);
    const isRefused = !isPrivateAllowed && opened.error === refusals[kind];
    if (opened.error !== null && !isRefused)
      return { seen: `not opened: ${opened.error}`, isGood: false };
    const found = isPrivateAllowed
      ? await until('the page to be read', () => foundIn(page, opened.tabId))
      : await foundIn(page, opened.tabId);
    const checked = await page.eval(checkSelections, { url, isPrivate: true });
    const outside = isPrivateAllowed ? await leavePopup(kind, page, url) : 0;
    const others = await keptBefore(driver, page, pages.add(selecting(elsewhere)));
    const log = await ask(page, 'log/list');
    const refused = isRefused ? `refused, as known: ${opened.error}; ` : '';
    const seen = `${refused}${found ?? 'nothing of ours runs there'}; ${checked} checked there, of which ${others.length} are kept, ${log.length} requests, ${outside} links of the popup outside`;
    const isRead = found?.includes('badge 1') === true && checked === 1;
    const isNoneKept = others.length + log.length + outside === 0;
    return { seen, isGood: isRead === isPrivateAllowed && isNoneKept };
  } finally {
    await driver.close();
    pages.close();
    kept.remove();
  }
}

/** The addresses in the history beside that of a check in an ordinary window, which begins last, once that is kept. */
async function keptBefore(driver: Driver, page: Page, url: string): Promise<string[]> {
  await driver.open(url);
  await until('the ordinary page to be read', async () =>
    (await page.eval(checkSelections, { url, isPrivate: false })) > 0 ? true : undefined,
  );
  return until('its check to be kept', async () => {
    const { entries } = await ask(page, 'history/list', { most: 9 });
    const kept = entries.map(({ address }) => address);
    return kept.includes(elsewhere) ? kept.filter((one) => one !== elsewhere) : undefined;
  });
}

/**
 * Presses a link in the popup of the private window, and opens the popup's address in a tab. Tells how many pages of others are in
 * ordinary windows then that were not before. The popup is reached from our own page; Firefox opens none without an act of the user.
 */
async function leavePopup(kind: BrowserKind, page: Page, url: string): Promise<number> {
  if (kind === 'firefox') return 0;
  const others = await page.eval(countOrdinary);
  for (const css of ['a[href^="https:"]', '[title="Open in a tab"]']) {
    const before = await page.eval(countTabs);
    await page.eval(openPopupOn, { url, address: wannaCry });
    await until(
      `${css} to be pressed`,
      async () => (await page.eval(pressInPopup, css)) || undefined,
    );
    await until('its tab', async () => (await page.eval(countTabs)) > before || undefined);
  }
  const checked = async () => (await page.eval(isCheckedInTab)) || undefined;
  await until('the address to be checked in the tab', checked);
  return (await page.eval(countOrdinary)) - others;
}

/** Runs in a page of the extension. */
async function countTabs(): Promise<number> {
  return (await Object(globalThis).chrome.tabs.query({})).length;
}

/** Runs in a page of the extension: as the card's button does, on the page in the private window. */
async function openPopupOn({ url, address }: { url: string; address: string }): Promise<void> {
  const { tabs, windows, action } = Object(globalThis).chrome;
  const all = await tabs.query({});
  const tab = all.find(
    (one: { incognito: boolean; url?: string }) => one.incognito && one.url === url,
  );
  await tabs.update(tab.id, { active: true });
  await windows.update(tab.windowId, { focused: true });
  await action.setPopup({ tabId: tab.id, popup: `popup.html?address=${address}` });
  await action.openPopup({ windowId: tab.windowId });
}

/** Runs in a page of the extension: whether the element was there. */
function pressInPopup(css: string): boolean {
  const [popup] = Object(globalThis).chrome.extension.getViews({ type: 'popup' });
  const element = popup?.document.querySelector(css);
  // The popup looks first which window it is in.
  if (!popup?.document.querySelector('[data-level=danger]')) return false;
  element?.click();
  return element !== undefined && element !== null;
}

/** Runs in a page of the extension. */
function isCheckedInTab(): boolean {
  const views: Window[] = Object(globalThis).chrome.extension.getViews({ type: 'tab' });
  return views.some(
    ({ location, document }) =>
      location.pathname === '/popup.html' && document.querySelector('[data-level=danger]') !== null,
  );
}

/** Runs in a page of the extension: the tabs in ordinary windows that show no page of it. */
async function countOrdinary(): Promise<number> {
  const { tabs, runtime } = Object(globalThis).chrome;
  type Tab = { incognito: boolean; url?: string; pendingUrl?: string };
  const all: Tab[] = await tabs.query({});
  const own = runtime.getURL('');
  // Of a page that it may not read it is told no address.
  return all.filter(
    ({ incognito, url, pendingUrl }) => !incognito && !(url || pendingUrl)?.startsWith(own),
  ).length;
}

type Asked = { url: string; isPrivate: boolean };

/**
 * Runs in a page of the extension: has what is selected on the page checked, in private windows or in others. Tells in how many tabs. Only
 * that page is asked, since an empty tab takes the shortcut too.
 */
async function checkSelections({ url, isPrivate }: Asked): Promise<number> {
  const { tabs } = Object(globalThis).browser ?? Object(globalThis).chrome;
  type Tab = { id: number; incognito: boolean; url?: string };
  const asked = (await tabs.query({}))
    .filter((tab: Tab) => tab.url === url && tab.incognito === isPrivate)
    .map(({ id }: Tab) =>
      // Where nothing of ours runs, nobody answers.
      tabs.sendMessage(id, { type: 'tab/check-selection' }, { frameId: 0 }).catch(() => null),
    );
  return (await Promise.all(asked)).filter((answer: unknown) => answer === true).length;
}

/** As a user does in the browser's own page of extensions, whose switch is a call. */
async function allowInChromium(driver: Driver): Promise<void> {
  const page = await driver.open('chrome://extensions/');
  const own = await driver.openExtensionPage('options.html');
  const id = await own.eval(() => Object(globalThis).chrome.runtime.id as string);
  await page.eval(async (extensionId) => {
    const { developerPrivate } = Object(globalThis).chrome;
    await developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true });
  }, id);
  await until('the extension to be back', async () =>
    (await own.eval(() => location.href)) ? true : undefined,
  ).catch(() => undefined);
}

type Opened = { tabId: number; error: string | null };

/** Runs in a page of the extension. */
async function openPrivateWindow(url: string): Promise<Opened> {
  const { browser, chrome } = Object(globalThis);
  const { windows } = browser ?? chrome;
  try {
    const opened = await windows.create({ url, incognito: true });
    return { tabId: opened?.tabs?.[0]?.id ?? -1, error: opened ? null : 'no window' };
  } catch (error) {
    return { tabId: -1, error: String(error) };
  }
}

/** What the popup would be told of the tab, and its badge; undefined: nothing of ours answers. */
function foundIn(page: Page, tabId: number): Promise<string | undefined> {
  return page
    .eval(async (id) => {
      const { tabs, action } = Object(globalThis).browser ?? Object(globalThis).chrome;
      const [tab] = (await tabs.query({})).filter((one: { incognito: boolean; id: number }) =>
        id === -1 ? one.incognito : one.id === id,
      );
      if (!tab) return null;
      const counted = await tabs
        .sendMessage(tab.id, { type: 'tab/count' }, { frameId: 0 })
        .catch(() => null);
      const badge = await action.getBadgeText({ tabId: tab.id });
      // The badge is drawn later.
      if (!counted?.length || badge === '') return null;
      return `read there, ${counted.length} reported, badge ${badge}`;
    }, tabId)
    .then((found) => found ?? undefined);
}
