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
