import { browser } from 'wxt/browser';

/**
 * Asks the user to let the extension reach the service. Must be called in the click itself, before anything is awaited:
 * Firefox and Chromium both forget the click at the first await.
 * @returns whether it is allowed; false where the address cannot be asked for
 */
export async function askPermission(pattern: string | null): Promise<boolean> {
  return pattern ? askPermissions([pattern]) : false;
}

/** The same for several at once, and where a file switches notifications on, for those. */
export async function askPermissions(origins: string[], notifies = false): Promise<boolean> {
  if (origins.length === 0 && !notifies) return true;
  return browser.permissions.request({
    origins,
    ...(notifies && { permissions: ['notifications'] }),
  });
}
