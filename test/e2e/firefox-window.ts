import type { MenuItem } from './driver';

// These functions run in the browser's own window. `globalThis` there has what no type of ours describes.

/** Firefox without a language pack keeps its own words, but takes the language for those of extensions. */
export function setLanguage(language: string): void {
  const { Services } = Object(globalThis);
  Services.locale.availableLocales = [language, 'en-US'];
  Services.locale.requestedLocales = [language];
}

export function setPreferences(wanted: Record<string, number>): void {
  const { Services } = Object(globalThis);
  for (const [name, value] of Object.entries(wanted)) Services.prefs.setIntPref(name, value);
}

export function copyString(text: string): void {
  const { Cc, Ci } = Object(globalThis);
  Cc['@mozilla.org/widget/clipboardhelper;1'].getService(Ci.nsIClipboardHelper).copyString(text);
}

export function setServicesOffline(offline: boolean): void {
  const { Services } = Object(globalThis);
  Services.io.offline = offline;
  // Else a connection that is kept alive still serves.
  Services.obs.notifyObservers(null, 'net:prune-all-connections');
}

/** Those since the first time that this is called. */
export function hostsLookedUp(): string[] {
  const { Services } = Object(globalThis);
  const hosts: string[] = Object(globalThis).hosts ?? [];
  if (hosts !== Object(globalThis).hosts) {
    Object(globalThis).hosts = hosts;
    const note = (_: unknown, __: string, host: string) => hosts.push(host);
    Services.obs.addObserver(note, 'dns-resolution-request');
  }
  return hosts;
}

/** Empty while a popup is going: until its panel is gone, the button opens no other. */
export function openPopup(): string | null {
  const { document: browserWindow } = Object(globalThis);
  const popup = browserWindow.querySelector('browser.webextension-popup-browser');
  if (popup) return popup.currentURI.spec;
  return browserWindow.getElementById('customizationui-widget-panel') ? '' : null;
}

export function isPanelOpen(): boolean {
  const { SidebarController } = Object(globalThis);
  return SidebarController.isOpen && String(SidebarController.currentID).includes('wallet');
}

/** Types once, and tells the browser's own line and those of the extension below it. */
export async function typeInAddressBar(text: string): Promise<string[]> {
  const { gURLBar } = Object(globalThis);
  gURLBar.focus();
  gURLBar.search(text);
  for (const start = Date.now(); Date.now() - start < 30_000; ) {
    // Lines that are about what was typed before stay for a while.
    const rows: Iterable<{ textContent: string }> = gURLBar.view.panel.querySelectorAll(
      '.urlbarView-row:not([stale])',
    );
    const lines = Array.from(rows, ({ textContent }) => textContent);
    if (lines[0]?.endsWith(text) && lines[1]) return lines;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No line of the extension's below ${text}`);
}

export function pressEnterInAddressBar(): void {
  const { gURLBar, KeyboardEvent } = Object(globalThis);
  gURLBar.handleCommand(new KeyboardEvent('keydown', { key: 'Enter' }));
}

export function closeTab(ending: string): boolean {
  const { gBrowser } = Object(globalThis);
  const tabs: { linkedBrowser: { currentURI: { spec: string } } }[] = gBrowser.tabs;
  const tab = tabs.find(({ linkedBrowser }) => linkedBrowser.currentURI.spec.endsWith(ending));
  if (tab) gBrowser.removeTab(tab);
  return tab !== undefined;
}

/** All but that with which the browser began: it would end with its last tab. And the panels: while one is open, no popup opens. */
export function closeTabsAndPanels(): void {
  const { SidebarController, gBrowser, document: browserWindow } = Object(globalThis);
  for (const panel of browserWindow.querySelectorAll('panel')) panel.hidePopup();
  SidebarController.hide();
  const [first] = gBrowser.tabs;
  const isBlank = first.linkedBrowser.currentURI.spec === 'about:blank';
  gBrowser.removeAllTabsBut(isBlank ? first : gBrowser.addTrustedTab('about:blank'), {
    animate: false,
    skipWarnAboutClosingTabs: true,
  });
}

export function tabAddresses(): string[] {
  const { gBrowser } = Object(globalThis);
  const tabs: { linkedBrowser: { currentURI: { spec: string } } }[] = gBrowser.tabs;
  return tabs.map(({ linkedBrowser }) => linkedBrowser.currentURI.spec);
}

/** As a user opens an address: where a popup is open, the click for it closes that. Gives the name by which WebDriver knows the tab. */
export function openTab(url: string): string {
  const { ChromeUtils, gBrowser, document: browserWindow } = Object(globalThis);
  // One that is closed by the new tab alone, on a busy machine, keeps the focus for good.
  const popup = browserWindow.querySelector('browser.webextension-popup-browser');
  popup?.closest('panel').hidePopup();
  const shared = (name: string) =>
    ChromeUtils.importESModule(`chrome://remote/content/shared/${name}.sys.mjs`)[name];
  const { linkedBrowser } = gBrowser.addTrustedTab(url, {
    inBackground: false,
    skipAnimation: true,
  });
  try {
    return shared('NavigableManager').getIdForBrowser(linkedBrowser);
  } catch {
    // Firefox 140.
    return shared('TabManager').getIdForBrowser(linkedBrowser);
  }
}

/**
 * Whether the browser's window is the active one, and the page has the focus in it: else Firefox makes no click of Enter, and closes a popup
 * as soon as it opens. Headless and on a busy machine it comes to that by and by, or is asked for it.
 */
export function isPageFocused(): boolean {
  const { Services, gBrowser, document: browserWindow } = Object(globalThis);
  const isActive = Services.focus.activeWindow === globalThis;
  const isFocused = browserWindow.activeElement === gBrowser.selectedBrowser;
  if (!isActive) globalThis.focus();
  if (!isFocused) gBrowser.selectedBrowser.focus();
  return isActive && isFocused;
}

/** Chooses an item of ours in the menu of the page. False while it is not there. */
export function chooseMenuItem(words: MenuItem): boolean {
  const { document: browserWindow } = Object(globalThis);
  const menu = browserWindow.getElementById('contentAreaContextMenu');
  const item = menu.querySelector(`menuitem[label="${words}"]`);
  if (menu.state !== 'open' || !item) return false;
  menu.activateItem(item);
  return true;
}

/** Runs what our key in the manifest's `commands` runs. */
export function runShortcut(): void {
  const { document: browserWindow } = Object(globalThis);
  browserWindow.querySelector('keyset[id^=ext-keyset] key').doCommand();
}
