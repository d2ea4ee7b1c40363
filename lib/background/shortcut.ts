import type { Tabs } from 'webextension-polyfill';
import { browser } from '@/lib/extension/browser';
import { openPopupHint } from './open-tabs';

/** As wxt.config.ts names the shortcut in the manifest. */
const checkSelection = 'check-selection';

/** Listens to the shortcut from now on. Call it synchronously when the background starts, or the press that woke it is lost. */
export function serveShortcut(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === checkSelection) void checkSelectionIn(tab);
  });
}

/** The frame that has the focus checks what is selected in it. Where none does, no page script of ours is there: the popup opens. */
export async function checkSelectionIn(tab: Tabs.Tab | undefined): Promise<void> {
  try {
    if (await isTaken(tab?.id)) return;
    await openPopupHint((await isOffIn(tab?.id)) ? 'off' : 'page', tab);
  } catch (error) {
    console.warn('The shortcut could not be answered.', error);
  }
}

/** Whether the page says itself that checks are off: of others, it is not known what keeps them from answering. */
async function isOffIn(tabId: number | undefined): Promise<boolean> {
  if (tabId === undefined) return false;
  const found: unknown = await browser.tabs
    .sendMessage(tabId, { type: 'tab/found' }, { frameId: 0 })
    .catch(() => undefined);
  return Object(found).enabled === false;
}

async function isTaken(tabId: number | undefined): Promise<boolean> {
  if (tabId === undefined) return false;
  try {
    return (await browser.tabs.sendMessage(tabId, { type: 'tab/check-selection' })) === true;
  } catch {
    // "Could not establish connection": a page of the browser, of the store, or from before the installation.
    return false;
  }
}
