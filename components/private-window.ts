import type { MouseEvent } from 'react';
import { browser } from 'wxt/browser';
import { type Beginning, isBegunPrivately, privately } from '@/lib/extension/hand-over';

/** Whether this page stands in a private window. */
let isInside = false;

/**
 * Finds out whether this page stands in a private window. Chromium alone needs it: there our pages are ordinary ones wherever they stand,
 * and what they open comes into an ordinary window, in whose history it would stay.
 */
export async function noteWindow(): Promise<void> {
  if (!import.meta.env.FIREFOX) isInside = (await browser.windows.getCurrent()).incognito;
}

/** Whether this page stands in a private window of Chromium, or was opened from one: nothing that is checked here is to be kept. */
export function isPrivateHere(): boolean {
  return isInside || isBegunPrivately();
}

/** What another page of ours begins with, marked where it goes on with what is private. */
export function continued(begin: Beginning): Beginning {
  return isPrivateHere() ? privately(begin) : begin;
}

/** Opens the link that was pressed in the private window where this page is that one's; elsewhere the browser opens it as ever. */
export function openLinkPrivately(event: MouseEvent<HTMLAnchorElement>): void {
  // The right button opens the browser's menu.
  if (!isPrivateHere() || event.button === 2) return;
  event.preventDefault();
  const isBehind = event.ctrlKey || event.metaKey || event.button === 1;
  openPrivately(event.currentTarget.href, !isBehind).catch(reportError);
}

async function openPrivately(url: string, active: boolean): Promise<void> {
  const [here, all] = await Promise.all([browser.windows.getCurrent(), browser.windows.getAll()]);
  const id = [here, ...all].find(({ incognito }) => incognito)?.id;
  // The private window that the page was opened from may be closed by now.
  if (id === undefined) return void (await browser.windows.create({ url, incognito: true }));
  await browser.tabs.create({ url, active, windowId: id });
  if (active) await browser.windows.update(id, { focused: true });
}
