import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { serviceSource } from '@/lib/background/list-sources';
import { keepManagedInStep } from '@/lib/background/managed-setup';
import { forgetKey, saveKeyForService, saveService } from '@/lib/background/service-setup';
import { startService, type TestService } from '@/test/service/server';

let service: TestService;

beforeAll(async () => {
  service = await startService();
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  // As Chromium can, and Firefox cannot.
  Object.assign(fakeBrowser.storage.managed, { setAccessLevel: async () => {} });
  keepManagedInStep();
  await saveService(service.url);
  await whenRead();
});
afterAll(() => service.close());

const whenRead = () =>
  vi.waitFor(async () => {
    const source = await serviceSource();
    expect([source?.progress, source?.updatedAt]).toEqual([null, expect.any(Number)]);
  });

/** The requests for pages of the list that come from now on. The last reading may still ask for the networks. */
function pagesFromNow() {
  const before = service.seen().length;
  return () =>
    service
      .seen()
      .slice(before)
      .filter(({ path }) => path === '/scam-reports');
}

test('where the same key is saved again, the list is gone on with', async () => {
  const stored = (await serviceSource())?.updatedAt;
  await saveKeyForService('again');
  await vi.waitFor(async () => {
    const source = await serviceSource();
    expect([source?.progress, source?.updatedAt === stored]).toEqual([null, false]);
  });
  const pages = pagesFromNow();
  await saveKeyForService('again');
  await vi.waitFor(() => expect(pages()[0]?.status).toBe(304));
});

test('a key that is saved while the networks are asked for gives that up, which is no failure to be told', async () => {
  const warned = vi.spyOn(console, 'warn');
  const before = service.seen().length;
  const asked = () =>
    service
      .seen()
      .slice(before)
      .filter(({ path }) => path === '/networks');
  service.control({ delay: 200 });
  await saveKeyForService('first');
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  service.control({ delay: 0 });
  await saveKeyForService('second');
  await vi.waitFor(() => expect(asked().map(({ key }) => key)).toEqual(['first', 'second']));
  expect(warned.mock.calls).toEqual([]);
});

test.each<[string, string | null, () => Promise<unknown>]>([
  ['is saved', 'one', () => saveKeyForService('one')],
  ['is removed', null, forgetKey],
  [
    'is set by an administrator',
    'two',
    () => fakeBrowser.storage.managed.set({ serviceAddress: service.url, serviceKey: 'two' }),
  ],
])(
  'when another key %s, the list is read anew, since it may be another one',
  async (_, key, change) => {
    const pages = pagesFromNow();
    await change();
    await vi.waitFor(() => expect(pages()[0]?.status).toBe(200));
    const [first] = pages();
    const edition = first?.headers['if-none-match'];
    expect([first?.key, first?.query['page'], edition]).toEqual([key, '1', undefined]);
    await whenRead();
  },
);
