import type { Driver, Page } from './driver';
import { expect } from './expect';
import { openSender, whenTabIsThere } from './extension';

/** The popup's "This page" about the tab that shows an address. */
export async function openList(driver: Driver, url: string): Promise<Page> {
  const options = await openSender(driver);
  const { id } = await whenTabIsThere(options, url);
  const popup = await driver.openExtensionPage(`popup.html?tab=${id}`);
  await popup.click({ role: 'tab', name: 'This page' });
  return popup;
}

/** What the popup's "This page" says, as soon as it says so. */
export async function expectList(popup: Page, ...texts: string[]): Promise<void> {
  const panel = { css: '[role=tabpanel]:not([hidden])' };
  for (const text of texts) {
    await expect.poll(async () => (await popup.find(panel))[0]?.text).toContain(text);
  }
}

/** Runs in an extension page: what a click in the popup's list does. */
export async function showInTab(id: number, address: string): Promise<unknown> {
  const { browser, chrome } = Object(globalThis);
  const message = { type: 'tab/show', request: { address } };
  return (browser ?? chrome).tabs.sendMessage(id, message, { frameId: 0 });
}
