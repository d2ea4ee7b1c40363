import { browser } from '@/lib/extension/browser';
import { readSettings } from '@/lib/extension/settings';

/**
 * Puts the page's script into the pages that were open before the installation, the update, or before the extension was switched on again.
 * Chromium alone needs it: there the old script is cut off and cleans up, and the new one comes with the next load only. Firefox puts it in
 * by itself.
 */
export function takeOverOpenPages(): void {
  if (import.meta.env.FIREFOX) return;
  // Chromium tells by no event of its own that the extension was switched on again; but it registers its background anew.
  addEventListener('activate', () => void putInAllTabs());
}

/**
 * Has an update wait for the browser's next start where pastes are held, or a page of ours is open. Firefox alone needs it: there a page's
 * script ends with its extension, unheard, and a paste that it holds would be lost. To keep that elsewhere would put what the user pastes on
 * the disk. And our tabs, panel and popup are closed with all that was typed there, while Chromium waits until they are.
 */
export function letUpdatesWait(): void {
  if (!import.meta.env.FIREFOX) return;
  browser.runtime.onUpdateAvailable.addListener(async () => {
    const { settings } = await readSettings();
    if (!settings.holdPastes && !isPageOpen()) browser.runtime.reload();
  });
}

/** The background itself is one of the views. */
function isPageOpen(): boolean {
  return browser.extension.getViews().some((view) => view !== self);
}

async function putInAllTabs(): Promise<void> {
  const [script] = browser.runtime.getManifest().content_scripts ?? [];
  const tabs = await browser.tabs.query({});
  // The browser's own pages and the store refuse, and that is fine.
  await Promise.allSettled(
    tabs.map(async ({ id }) => {
      if (id === undefined || !script) return;
      const target = { tabId: id, allFrames: true };
      await browser.scripting.insertCSS({ target, files: script.css ?? [] });
      await browser.scripting.executeScript({ target, files: script.js ?? [] });
    }),
  );
}
