import { browser } from '@/lib/extension/browser';

/** Whether the user asks from a private window: what is checked there is not kept. */
export async function isPrivateWindow({
  tab,
}: {
  tab?: { incognito: boolean } | undefined;
}): Promise<boolean> {
  if (tab) return tab.incognito;
  // The popup and the side panel are in no tab, but in the window that the user looks at.
  try {
    return (await browser.windows.getLastFocused()).incognito;
  } catch {
    // Where there are no windows, there is no private one that we could be in.
    return false;
  }
}
