import { browser } from 'wxt/browser';

/**
 * Asks the user to let the extension reach the service. Must be called in the click itself, before anything is awaited:
 * Firefox and Chromium both forget the click at the first await.
 * @returns whether it is allowed; false where the address cannot be asked for
 */
export async function askPermission(pattern: string | null): Promise<boolean> {
  return pattern ? askPermissions([pattern]) : false;
}

/** The same for several at once. */
export async function askPermissions(patterns: string[]): Promise<boolean> {
  return patterns.length === 0 || browser.permissions.request({ origins: patterns });
}
