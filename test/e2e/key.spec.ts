import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import { noteComplaints, readComplaints } from './complaints';
import { expect } from './expect';
import { ask, connect, hover, painted, readCard, sendMessage } from './extension';
import { test } from './fixtures';
import { checkToEnd } from './popup';
import { forbiddenTo, goodRequests, sendForbidden } from './spoof-messages';

test('from the world of a content script the key cannot be read', async ({
  driver,
  service,
  pages,
}) => {
  await connect(driver, service);
  const page = await driver.open(pages.add('<p>A page</p>'));
  const found = await page.evalInContentScript(readAllStorage);
  // The probe works: a content script is told its own id.
  expect(found['runtime id']).toBeTruthy();
  expect(JSON.stringify(found)).not.toContain(service.key);
  expect(found['databases']).toEqual([]);
});

test('from there, contacts can neither be read nor added', async ({ driver, pages }) => {
  test.skip(driver.kind === 'firefox', 'it has no way to forbid that');
  const options = await driver.openExtensionPage('options.html');
  await ask(options, 'own/put', {
    address: unreportedAddress,
    networkId: null,
    kind: 'trusted',
    name: 'Alice',
    note: '',
  });
  const page = await driver.open(pages.add('<p>A page</p>'));
  const { runtime, areas } = await page.evalInContentScript(openAreas);
  // The probe works: a content script is told its own id.
  expect(runtime).toBeTruthy();
  expect(areas).toEqual([]);
});

test('every message of our own pages is refused to a content script', async ({
  driver,
  service,
  pages,
}) => {
  const options = await connect(driver, service);
  const page = await driver.open(pages.add('<p>A page</p>'));
  const privileged = forbiddenTo('content-script');
  expect(privileged).toContain('key/save');
  expect(await page.evalInContentScript(sendForbidden, privileged, goodRequests)).toEqual([]);
  // The probe works: what is for content scripts is answered.
  const settings = await page.evalInContentScript(sendMessage, 'page/settings', {
    topOrigin: null,
    isFirst: true,
  });
  expect(settings).toMatchObject({ answer: { enabled: true } });
  expect((await ask(options, 'settings/get')).hasKey).toBe(true);
});

test('the options page never shows the key again', async ({ driver, service }) => {
  await connect(driver, service);
  const options = await driver.openExtensionPage('options.html');
  await expect.poll(() => options.find({ role: 'button', name: 'Remove key' })).toHaveLength(1);
  const shown = await options.eval(() => [
    document.documentElement.outerHTML,
    ...Array.from(document.querySelectorAll('input'), ({ value }) => value),
  ]);
  expect(shown.join()).not.toContain(service.key);
});

test('no message to a tab, and no word in a console, carries the key', async ({
  driver,
  service,
  pages,
}) => {
  const page = await driver.open(pages.add(`<p>${reportedAddress}</p>`));
  await page.evalInContentScript(keepMessages);
  await driver.evalInBackground(noteComplaints);
  const options = await connect(driver, service);
  await ask(options, 'settings/set', { askOnHover: true });
  await expect.poll(() => painted(page, 'danger')).toEqual([reportedAddress]);
  await hover(page, reportedAddress);
  await readCard(page);
  service.control({ faults: [{ name: 's401' }] });
  const popup = await driver.openExtensionPage('popup.html');
  await checkToEnd(popup, unreportedAddress);
  const messages = await page.evalInContentScript(keptMessages);
  expect(messages.join()).toContain('tab/refresh');
  const said = await driver.evalInBackground(readComplaints);
  expect([...messages, ...said, ...(await page.saysInAnyWorld())].join()).not.toContain(
    service.key,
  );
});

/** Runs in the content script's world: keeps what the extension tells the tab from now on. */
function keepMessages(): void {
  const scope = Object(globalThis);
  scope.kept = [];
  (scope.browser ?? scope.chrome).runtime.onMessage.addListener((message: unknown) => {
    scope.kept.push(JSON.stringify(message));
  });
}

/** Runs there. */
function keptMessages(): string[] {
  return Object(globalThis).kept;
}

/** Runs in the content script's world: whatever can be read there, or why it cannot. */
async function readAllStorage(): Promise<Record<string, unknown>> {
  const { browser, chrome } = Object(globalThis);
  const { runtime, storage } = browser ?? chrome;
  const read = async (get: () => unknown) => {
    try {
      return await get();
    } catch (error) {
      return String(error);
    }
  };
  return {
    'runtime id': runtime.id,
    local: await read(() => storage.local.get(null)),
    session: await read(() => storage.session.get(null)),
    sync: await read(() => storage.sync.get(null)),
    managed: await read(() => storage.managed.get(null)),
    databases: await read(() => indexedDB.databases()),
    caches: await read(() => caches.keys()),
    localStorage: await read(() => ({ ...localStorage })),
  };
}

/** Runs there: the areas of the storage that can be read or written. */
async function openAreas(): Promise<{ runtime: string; areas: string[] }> {
  const { runtime, storage } = Object(globalThis).chrome;
  const areas: string[] = [];
  for (const name of ['local', 'sync', 'session', 'managed']) {
    const [read, written] = await Promise.allSettled([
      storage[name].get(null),
      storage[name].set({ made: 'up' }),
    ]);
    if (read.status === 'fulfilled' || written.status === 'fulfilled') areas.push(name);
  }
  return { runtime: runtime.id, areas };
}
