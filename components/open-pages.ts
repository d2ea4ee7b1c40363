import { browser } from 'wxt/browser';
import type { NetworkId } from '@/lib/address/networks';
import { type Beginning, handOver, privately } from '@/lib/extension/hand-over';
import { isPrivateHere } from './private-window';

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
  handOver(isPrivateHere() ? privately(begin) : begin)
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
  browser.tabs
    .create({ url: `${browser.runtime.getURL('/options.html')}#${publicListsId}` })
    .then(closePopup)
    .catch(reportError);
}

function closePopup(): void {
  if (isPopup()) window.close();
}

/** Whether this page is the toolbar's popup, and not the same page in a tab or a panel. */
export function isPopup(): boolean {
  return browser.extension.getViews({ type: 'popup' }).includes(window);
}
