import type { Driver } from './driver';
import type { Sender } from './extension';

/** Takes the access to all sites away, as a user can in either browser. `page` is one of the extension's. */
export async function withholdHosts(driver: Driver, page: Sender): Promise<void> {
  if (driver.kind === 'firefox') {
    await page.eval(() =>
      Object(globalThis).browser.permissions.remove({ origins: ['http://*/*', 'https://*/*'] }),
    );
    return;
  }
  const extensionId = await page.eval(() => Object(globalThis).chrome.runtime.id as string);
  const manager = await driver.open('chrome://extensions/');
  await manager.eval(async (extensionId) => {
    const { developerPrivate } = Object(globalThis).chrome;
    await developerPrivate.updateExtensionConfiguration({ extensionId, hostAccess: 'ON_CLICK' });
  }, extensionId);
  await manager.close();
}
