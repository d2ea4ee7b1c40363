import { browser } from 'wxt/browser';

/** How often the script looks whether its extension is still there, in milliseconds. */
const checkMs = 1000;

/** False where the extension was updated, disabled or removed while the page stayed open: Chromium lets the old script run on. */
export function isAlive(): boolean {
  return browser.runtime?.id !== undefined;
}

/** Calls back when the extension is gone, until it is told to stop. No browser tells a content script so. Returns the way to stop watching. */
export function onGone(tell: () => void): () => void {
  // The browser's own (see lib/build/own-timers.ts), which it slows down where nobody sees the page. A newer copy of us ends this one anyway.
  const timer = self.setInterval(() => {
    if (!isAlive()) tell();
  }, checkMs);
  return () => self.clearInterval(timer);
}

/** Puts a failed message into the page's console for a developer; not where the extension is gone, which is no failure. */
export function logFailure(error: unknown): undefined {
  if (isAlive()) console.debug('Wallet Address Check:', error);
}
