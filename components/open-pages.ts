import { browser } from 'wxt/browser';
import type { NetworkId } from '@/lib/address/networks';
import { type Beginning, handOver } from '@/lib/extension/hand-over';
import { continued } from './private-window';

/** Of their element in the settings. */
export const publicListsId = 'public-lists';

/** What the full tab begins with, or the side panel. `tabId`: see Popup; `reports`: which of them, see choiceAsParameters. */
export type PlaceInTab = {
  view: string;
  tabId: number | null;
  address: string;
  networkId?: NetworkId | null;
  reports?: Record<string, string>;
};

/** Opens the same view with the same text in the box in a tab. */
export function openInTab(place: PlaceInTab): void {
  openFull(beginningOf(place));
}

/** The same view with the same text in the box. */
export function beginningOf({ view, tabId, address, networkId, reports }: PlaceInTab): Beginning {
  const tab = String(tabId ?? '');
  return { view, tab, address, ...(networkId && { networkId }), ...reports };
}

/** Opens our page in a tab, and closes the popup, which Firefox would leave open over it. */
export function openFull(begin: Beginning): void {
  handOver(continued(begin))
    .then((begun) =>
      browser.tabs.create({ url: `${browser.runtime.getURL('/popup.html')}?full&${begun}` }),
    )
    .then(closePopup)
    .catch(reportError);
}

/** Closes the popup, too. */
export function openSettings(): void {
  browser.runtime.openOptionsPage().then(closePopup).catch(reportError);
}

/** The settings, at the public lists, which are unfolded there. */
export function openPublicLists(): void {
  showPublicLists().then(closePopup).catch(reportError);
}

/** Where the settings are open, there: a second tab would not have what was put into their fields. */
async function showPublicLists(): Promise<void> {
  const settings = browser.runtime.getURL('/options.html');
  const url = `${settings}#${publicListsId}`;
  const shown = (await browser.tabs.query({})).find((tab) => tab.url?.startsWith(settings));
  if (!shown?.id) return void (await browser.tabs.create({ url }));
  await browser.tabs.update(shown.id, { url, active: true });
  await browser.windows.update(shown.windowId, { focused: true });
}

function closePopup(): void {
  if (isPopup()) window.close();
}

/** Has our other pages begin anew, with nothing of what they show. The background, which is one of the views in Firefox, is none. */
export function reloadOthers(): void {
  for (const view of browser.extension.getViews()) {
    const { document, location }: Pick<typeof window, 'document' | 'location'> = Object(view);
    const isPage = document.documentElement.hasAttribute('data-view');
    if (isPage && document !== window.document) location.reload();
  }
}

/** Whether this page is the toolbar's popup, and not the same page in a tab or a panel. */
export function isPopup(): boolean {
  return browser.extension.getViews({ type: 'popup' }).includes(window);
}
