import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkAddress } from '@/lib/background/check';
import { eraseData } from '@/lib/background/erase-data';
import { viewSettings } from '@/lib/background/settings-view';
import { forgetManaged } from '@/lib/extension/managed';
import { readSettings } from '@/lib/extension/settings';

const ethereum = '0x52908400098527886E0F7030069857D2E4169EE7';

// A browser that never tells what an administrator set, as Chromium does now and then.
beforeEach(async () => {
  const { managed, session } = fakeBrowser.storage;
  vi.spyOn(managed, 'get').mockImplementation(() => new Promise(() => {}));
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  await session.clear();
  forgetManaged();
});

test('is waited for once', async () => {
  const timer = vi.spyOn(globalThis, 'setTimeout');
  await readSettings();
  // As after a kill.
  forgetManaged();
  await readSettings();
  expect(timer).toHaveBeenCalledOnce();
});

test('is not asked for again at each message, until it changes', async () => {
  const { local } = fakeBrowser.storage;
  const shows = async () => (await readSettings()).settings.pageChecks;
  await local.set({ 'managed-last': { pageChecks: false } });
  expect(await shows()).toBe(false);
  const asked = vi.spyOn(local, 'get');
  const askedSession = vi.spyOn(fakeBrowser.storage.session, 'get');
  expect(await shows()).toBe(false);
  expect(asked).toHaveBeenCalledOnce();
  expect(askedSession).not.toHaveBeenCalled();
  await local.set({ 'managed-last': {} });
  forgetManaged();
  expect(await shows()).toBe(true);
});

test('is the default once everything is erased', async () => {
  await fakeBrowser.storage.local.set({ 'managed-last': { pageChecks: false } });
  expect((await readSettings()).settings.pageChecks).toBe(false);
  await eraseData();
  expect((await readSettings()).settings.pageChecks).toBe(true);
});

test('keeps no erasing from its end', async () => {
  await fakeBrowser.storage.local.set({ settings: { version: 1, pageChecks: false } });
  await eraseData();
  expect((await readSettings()).settings.pageChecks).toBe(true);
});

test('is no reason to fail where the session keeps no note either', async () => {
  vi.spyOn(fakeBrowser.storage.session, 'get').mockRejectedValue(new Error('shut'));
  vi.spyOn(fakeBrowser.storage.session, 'set').mockRejectedValue(new Error('full'));
  expect((await readSettings()).settings.version).toBe(1);
});

test('has the service not asked without the key that an administrator set, and says so after some seconds', async () => {
  const serviceAddress = 'https://checks.example/';
  const asked = vi.spyOn(globalThis, 'fetch');
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  await fakeBrowser.storage.local.set({
    settings: { version: 1, serviceAddress },
    'managed-last': { serviceAddress, serviceKey: '' },
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const view = viewSettings();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await view).hasKey).toBe(true);
  vi.useRealTimers();
  // Nobody waits a second time.
  const { level, reasons } = await checkAddress({
    address: ethereum,
    networkId: null,
    ask: 'service',
  });
  expect(level).toBe('unknown');
  expect(reasons.map((reason) => ('message' in reason ? reason.message : ''))).toContain(
    'The browser does not tell the API key that your organisation set. Restart the browser.',
  );
  expect(asked).not.toHaveBeenCalled();
});
