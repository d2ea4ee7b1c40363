import { browser } from '@/lib/extension/browser';

/**
 * Tells the pages in all tabs, and those of the extension, that settings or lists changed. Tabs without our content script do not listen,
 * and that is fine. Does not wait for them: a tab that the browser froze answers when it is looked at again.
 */
export async function refreshTabs(): Promise<void> {
  refreshPages();
  const tabs = await browser.tabs.query({});
  void Promise.allSettled(
    tabs.map(async ({ id }) => {
      if (id !== undefined) await browser.tabs.sendMessage(id, { type: 'tab/refresh' });
    }),
  );
}

/** Tells the pages of the extension alone, wherever they are open. */
export function refreshPages(): void {
  // Refused where none is open.
  browser.runtime.sendMessage({ type: 'pages/refresh' }).catch(() => undefined);
}

/** Tells the top frame, which answers the popup, that a frame of its page tampered with the card. */
export async function tellTopFrame(tabId: number, how: string): Promise<void> {
  const message = { type: 'tab/tampered', request: { how } };
  await browser.tabs.sendMessage(tabId, message, { frameId: 0 });
}
