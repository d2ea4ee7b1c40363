import { browser } from '@/lib/extension/browser';

/** Tells the pages in all tabs that settings or lists changed. Tabs without our content script do not listen, and that is fine. */
export async function refreshTabs(): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.allSettled(
    tabs.map(async ({ id }) => {
      if (id !== undefined) await browser.tabs.sendMessage(id, { type: 'tab/refresh' });
    }),
  );
}

/** Tells the top frame, which answers the popup, that a frame of its page tampered with the card. */
export async function tellTopFrame(tabId: number, how: string): Promise<void> {
  const message = { type: 'tab/tampered', request: { how } };
  await browser.tabs.sendMessage(tabId, message, { frameId: 0 });
}
