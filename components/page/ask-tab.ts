import { browser } from 'wxt/browser';
import { send } from '@/lib/extension/messages';
import type { TabMessages } from '@/lib/extension/tab-messages';

/**
 * Asks the content script of one frame of a tab.
 * @returns its answer; undefined where the frame has no content script: browser pages, the store, PDF files
 */
export async function askTab<T extends keyof TabMessages>(
  tabId: number,
  type: T,
  request: TabMessages[T]['request'],
  frameId: number,
): Promise<TabMessages[T]['response'] | undefined> {
  try {
    return await browser.tabs.sendMessage(tabId, { type, request }, { frameId });
  } catch {
    // Chromium: "Could not establish connection"; Firefox: "Could not establish connection" or "Missing host permission".
    return undefined;
  }
}

/** Lets all frames of a tab know that settings changed. */
export async function refreshFrames(tabId: number): Promise<void> {
  const frames = await send('tab/frames', { tabId });
  await Promise.all(frames.map((frameId) => askTab(tabId, 'tab/refresh', undefined, frameId)));
}

/** The id of the tab that the user looks at; null where there is none. */
export async function activeTabId(): Promise<number | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id ?? null;
}

/** Whether the page of a tab is still coming: the content script begins once its text is there, which a script of the page may put off. */
export async function isLoading(tabId: number): Promise<boolean> {
  try {
    return (await browser.tabs.get(tabId)).status === 'loading';
  } catch {
    // The tab was closed.
    return false;
  }
}
