import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { browser } from '@/lib/extension/browser';
import { number } from '@/lib/extension/figures';
import { readSettings } from '@/lib/extension/settings';

/** When each host was told of, in milliseconds since 1970. For the session alone: what pages were visited stays on no disk. */
const Told = z.lazy(() => z.record(z.string(), z.number()));
const storageKey = 'told';
const anHour = 3_600_000;
const idPrefix = 'reported-';

/** Takes the user to the page that a notification is about. Registers its listeners synchronously. */
export function serveNotifications(): void {
  browser.notifications?.onClicked.addListener(showTab);
  // Allowed while the background runs.
  browser.permissions.onAdded.addListener(() =>
    browser.notifications?.onClicked.addListener(showTab),
  );
}

/**
 * Notifies that a page shows reported addresses: where the user switched that on, once an hour for a host. The notification names neither
 * the page nor its title: it leaves the browser for the desktop, which may keep it. A private window has none.
 */
export async function notifyReported(tabId: number, reported: number, now: number): Promise<void> {
  if (reported === 0 || !browser.notifications) return;
  const { settings } = await readSettings();
  if (!settings.notifyReported) return;
  const { url = '', incognito } = await browser.tabs.get(tabId);
  // Our own first steps show a sample.
  const isLeftOut = incognito || url.startsWith(browser.runtime.getURL(''));
  if (isLeftOut || !(await takeTurn(URL.parse(url)?.host || `tab ${tabId}`, now))) return;
  await browser.notifications.create(`${idPrefix}${tabId}`, {
    type: 'basic',
    iconUrl: browser.runtime.getURL('icon/128.png'),
    title: i18n.t('extension.name'),
    message: i18n.t('notification.reported', reported, [number(reported)]),
  });
}

/** False where the host was told of within the hour. */
async function takeTurn(host: string, now: number): Promise<boolean> {
  return navigator.locks.request('told', async () => {
    const stored = await browser.storage.session.get(storageKey);
    const all = Object.entries(Told.safeParse(stored[storageKey]).data ?? {});
    // A time ahead: the clock was set back since.
    const recent = all.filter(([, at]) => Math.abs(now - at) < anHour);
    if (recent.some(([known]) => known === host)) return false;
    const told = Object.fromEntries([...recent, [host, now]]);
    await browser.storage.session.set({ [storageKey]: told });
    return true;
  });
}

function showTab(id: string): void {
  const tabId = Number(id.slice(idPrefix.length));
  if (!id.startsWith(idPrefix) || !Number.isInteger(tabId)) return;
  void browser.notifications.clear(id);
  browser.tabs
    .update(tabId, { active: true })
    .then(async ({ windowId }) => {
      if (windowId !== undefined) await browser.windows.update(windowId, { focused: true });
    })
    .catch((error: unknown) => console.warn('The page of the notification is gone.', error));
}
