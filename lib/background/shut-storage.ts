import { browser } from 'wxt/browser';

/**
 * Keeps content scripts out of `storage.local`, and of what an administrator set, where the browser can (Chromium). Firefox has no such
 * call, so nothing secret is ever put into the first: see lib/extension/secrets.ts.
 */
export function shutStorage(): void {
  // From wxt/browser: the polyfill and its types do not know this call.
  for (const area of [browser.storage.local, browser.storage.managed])
    void area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
