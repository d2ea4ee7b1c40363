import { browser } from 'wxt/browser';
import type { TabMessages } from '@/lib/extension/messages';

/**
 * Asks the content script of one tab.
 * @returns its answer; undefined where the tab has no content script: browser pages, the store, PDF files, pages from before the installation
 */
export async function askTab<T extends keyof TabMessages>(
  tabId: number,
  type: T,
  request?: TabMessages[T]['request'],
): Promise<TabMessages[T]['response'] | undefined> {
  try {
    return await browser.tabs.sendMessage(tabId, { type, request });
  } catch {
    // Chromium: "Could not establish connection"; Firefox: "Could not establish connection" or "Missing host permission".
    return undefined;
  }
}

/** The id of the tab that the user looks at; null where there is none. */
export async function activeTabId(): Promise<number | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id ?? null;
}
