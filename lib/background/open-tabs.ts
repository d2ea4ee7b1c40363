import type { Tabs } from 'webextension-polyfill';
import { i18n } from '#i18n';
import { explorerPage } from '@/lib/address/explorer-page';
import { browser } from '@/lib/extension/browser';
import { longestAddress } from '@/lib/extension/check-messages';
import { type Beginning, handOver, privately } from '@/lib/extension/hand-over';
import type { PopupHint } from '@/lib/extension/popup-hint';
import { lookUpAddresses } from './check';
import { subjectOf } from './subject';

type Place = Pick<Tabs.Tab, 'id' | 'index' | 'windowId'> & Partial<Pick<Tabs.Tab, 'incognito'>>;

/**
 * Opens the likeliest network's explorer at an address, beside the tab. A tab that the extension opens has no opener and sends no
 * referrer. Throws an Error with words for the user where there is no explorer.
 */
export async function openExplorer(address: string, tab: Place | undefined): Promise<void> {
  const [verdict] = await lookUpAddresses([address]);
  const [network] = verdict?.networks ?? [];
  const page = verdict && network && explorerPage(network, verdict.address);
  if (!page) throw new Error(i18n.t('answer.noExplorer'));
  await openTab(page, tab);
}

/**
 * Opens the popup on an address; a tab with the popup's page where the browser does not let an extension open it: Firefox without an act
 * of the user, Chromium without a window.
 */
export async function openPopup(address: string, tab: Place | undefined): Promise<void> {
  await openPopupWith({ address }, tab);
}

/** Opens the popup with words that say why there is no address in it. */
export async function openPopupHint(hint: PopupHint, tab: Place | undefined): Promise<void> {
  await openPopupWith({ hint }, tab);
}

/** Opens the popup on the picture that was clicked on in a tab. A tab opens only when the picture is `taken`, because it hides the page. */
export async function openPopupOnPicture(tab: Place, taken: Promise<void>): Promise<void> {
  await openPopupWith({ picture: '' }, tab, taken);
}

/** Opens the full page on what was typed into the address bar. A text that may be a secret is not handed over. */
export async function openTyped(
  typed: string,
  where: 'currentTab' | 'newForegroundTab' | 'newBackgroundTab',
): Promise<void> {
  const subject = subjectOf(typed);
  const search = typed.trim().slice(0, longestAddress);
  const about = subject.status === 'none' ? { search } : { hint: subject.status };
  const begin = subject.status === 'address' ? { address: subject.address } : about;
  const inPrivate = await privateTab();
  if (inPrivate) return await openFromPrivate(begin, inPrivate);
  const url = browser.runtime.getURL(`popup.html?full&${await handOver(begin)}`);
  if (where === 'currentTab') await browser.tabs.update({ url });
  else await browser.tabs.create({ url, active: where === 'newForegroundTab' });
}

/** The tab in front, where it is in a private window of Chromium: no page of ours opens there, but for the popup. */
async function privateTab(): Promise<Place | undefined> {
  if (import.meta.env.FIREFOX) return undefined;
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab?.incognito ? tab : undefined;
}

/** The popup has no place for a search, which opens in an ordinary window as all that is too long for the popup. */
async function openFromPrivate(begin: Beginning, tab: Place): Promise<void> {
  if (!('search' in begin)) return openPopupWith(begin, tab);
  const begun = await handOver(privately(begin));
  await browser.tabs.create({ url: browser.runtime.getURL(`popup.html?full&${begun}`) });
}

async function openPopupWith(
  about: Record<string, string>,
  tab: Place | undefined,
  mayHide = Promise.resolve(),
): Promise<void> {
  const begin = { ...about, ...(tab?.id !== undefined && { tab: String(tab.id) }) };
  try {
    await showPopup(`popup.html?${new URLSearchParams(begin)}`, tab);
  } catch {
    await mayHide;
    const isOutside = tab?.incognito && !import.meta.env.FIREFOX;
    const begun = await handOver(isOutside ? privately(begin) : begin);
    await openTab(browser.runtime.getURL(`popup.html?${begun}`), tab);
  }
}

/** Throws where the browser refuses. */
async function showPopup(popup: string, tab: Place | undefined): Promise<void> {
  if (tab?.id === undefined || !browser.action.openPopup) throw new Error('no popup here');
  const tabId = tab.id;
  // The popup takes no message before it runs, so it is told by its address, which is the tab's alone for that moment. Firefox forgets the
  // click on our menu at the first await, and the browsers keep the order of calls.
  const told = browser.action.setPopup({ tabId, popup });
  const opened = browser.action.openPopup();
  try {
    await Promise.all([told, opened]);
  } finally {
    await browser.action.setPopup({ tabId, popup: 'popup.html' });
  }
}

/** In the tab's own window: one from a private window must not show up in another. */
async function openTab(url: string, tab: Place | undefined): Promise<void> {
  const beside = tab && { index: tab.index + 1, windowId: tab.windowId };
  await browser.tabs.create({ url, ...beside });
}
