import { browser } from 'wxt/browser';

/**
 * Keeps content scripts out of all that is stored, and of what an administrator set, where the browser can (Chromium): one that is taken
 * over would read the user's contacts in what is synchronised, and add its own. Firefox has no such call, so nothing secret is ever put
 * there: see lib/extension/secrets.ts.
 */
export function shutStorage(): void {
  // From wxt/browser: the polyfill and its types do not know this call.
  for (const area of [browser.storage.local, browser.storage.sync, browser.storage.managed])
    void area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
