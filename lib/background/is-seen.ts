import type { Runtime } from 'webextension-polyfill';

/** Beside another in one window; the polyfill's type does not know it yet. */
type Tab = Runtime.MessageSender['tab'] & { splitViewId?: number };

/** Whether the user may see a tab: what a page says in any other, nobody pointed at and nobody clicked on. A page cannot forge it. */
export function isSeen(tab: Tab | undefined): boolean {
  return tab !== undefined && (tab.active || (tab.splitViewId ?? -1) >= 0);
}
