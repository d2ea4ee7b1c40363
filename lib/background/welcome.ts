import { browser } from '@/lib/extension/browser';

/** Opens the first steps when the extension is installed, not when it is updated. Registers its listener synchronously. */
export function serveWelcome(): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install')
      void browser.tabs.create({ url: browser.runtime.getURL('welcome.html') });
  });
}
