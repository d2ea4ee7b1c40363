import { browser } from 'wxt/browser';

/**
 * Keeps content scripts out of `storage.local` where the browser can (Chromium). Firefox has no such call, so nothing secret is
 * ever put there: see lib/extension/secrets.ts.
 */
export function shutStorage(): void {
  // From wxt/browser: the polyfill and its types do not know this call.
  void browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
