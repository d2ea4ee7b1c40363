import type { Tabs } from 'webextension-polyfill';
import { i18n } from '#i18n';
import { findNetwork } from '@/lib/address/networks';
import { browser } from '@/lib/extension/browser';
import { lookUpAddresses } from './check';
import { turnsAMinute } from './turns';

type Place = Pick<Tabs.Tab, 'id' | 'index' | 'windowId'>;

/** A page's process may be taken over, and then it asks for tabs without a click. */
const turns = turnsAMinute(20);

/**
 * Opens the likeliest network's explorer at an address, beside the tab. A tab that the extension opens has no opener and sends no
 * referrer. Throws an Error with words for the user where there is no explorer, or where that was too often.
 */
export async function openExplorer(address: string, tab: Place | undefined): Promise<void> {
  const [verdict] = await lookUpAddresses([address]);
  const [network] = verdict?.networks ?? [];
  const explorer = network && findNetwork(network).explorer;
  if (!verdict || !explorer) throw new Error(i18n.t('answer.noExplorer'));
  takeTurn();
  await openTab(explorer + encodeURIComponent(verdict.address), tab);
}

/**
 * Opens the popup on an address, or with a hint where there is none; a tab with the popup's page where the browser does not let
 * an extension open it: Firefox without an act of the user, Chromium without a window.
 */
export async function openPopup(about: string | null, tab: Place | undefined): Promise<void> {
  takeTurn();
  const query = new URLSearchParams(about === null ? { hint: 'page' } : { address: about });
  if (tab?.id !== undefined) query.set('tab', String(tab.id));
  const page = `popup.html?${query}`;
  try {
    await showPopup(page, tab);
  } catch {
    await openTab(browser.runtime.getURL(page), tab);
  }
}

/** Throws where the browser refuses. */
async function showPopup(popup: string, tab: Place | undefined): Promise<void> {
  if (tab?.id === undefined || !browser.action.openPopup) throw new Error('no popup here');
  const tabId = tab.id;
  // The popup takes no message before it runs, so it is told by its address, which is the tab's alone for that moment.
  await browser.action.setPopup({ tabId, popup });
  try {
    await browser.action.openPopup();
  } finally {
    await browser.action.setPopup({ tabId, popup: 'popup.html' });
  }
}

/** In the tab's own window: one from a private window must not show up in another. */
async function openTab(url: string, tab: Place | undefined): Promise<void> {
  const beside = tab && { index: tab.index + 1, windowId: tab.windowId };
  await browser.tabs.create({ url, ...beside });
}

function takeTurn(): void {
  if (!turns.take()) throw new Error(i18n.t('answer.tooOften'));
}
