import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkAddress } from '@/lib/background/check';
import { exportData } from '@/lib/background/data-file';
import { readFeeds } from '@/lib/background/feed-store';
import { handlers } from '@/lib/background/handlers';
import { listChecks } from '@/lib/background/history';
import { importData, previewData } from '@/lib/background/import-data';
import { listSources } from '@/lib/background/list-sources';
import { applyManaged, keepManagedInStep } from '@/lib/background/managed-setup';
import { forgetKey, saveKeyForService, saveService } from '@/lib/background/service-setup';
import { pageSettings, setSettings, viewSettings } from '@/lib/background/settings-view';
import { forgetManaged, lockedSettings, rememberManaged } from '@/lib/extension/managed';
import { readSettings } from '@/lib/extension/settings';
import { unreportedAddress } from '@/test/service/seed';
import { startService, type TestService } from '@/test/service/server';
import { type ListServer, startListServer } from './list-server';

let service: TestService;
let lists: ListServer;
const ours = 'Set by your organisation.';

beforeAll(async () => {
  service = await startService();
  lists = await startListServer();
  lists.serve(unreportedAddress);
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  shutManaged(true);
  keepManagedInStep();
});
afterAll(async () => {
  await service.close();
  await lists.close();
});
beforeEach(() => {
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
});

/** As Chromium can, and Firefox cannot. */
function shutManaged(can: boolean): void {
  if (can) Object.assign(fakeBrowser.storage.managed, { setAccessLevel: async () => {} });
  else Reflect.deleteProperty(fakeBrowser.storage.managed, 'setAccessLevel');
}
const set = async (managed: Record<string, unknown>) => {
  await fakeBrowser.storage.managed.clear();
  await fakeBrowser.storage.managed.set(managed);
};
const feeds = () => handlers['feeds/list'].answer(undefined, {});

test('without an administrator nothing is locked', async () => {
  expect((await viewSettings()).locked).toEqual([]);
});

test('an administrator can have no checks kept', async () => {
  await setSettings({ history: true });
  await set({ history: false });
  await vi.waitFor(async () =>
    expect(await listChecks({ most: 1 })).toMatchObject({ isKept: false, isLocked: true }),
  );
  const check = { address: unreportedAddress, networkId: null, at: 1, level: 'clear' };
  const file = { ...JSON.parse((await exportData()).text), checks: [check] };
  expect(await importData(JSON.stringify(file))).toMatchObject({ checks: 0 });
  expect((await listChecks({ most: 1 })).entries).toEqual([]);
});

test('a file changes nothing of what is locked', async () => {
  await setSettings({ pageChecks: false, staleDays: 7 });
  const file = JSON.parse((await exportData()).text);
  Object.assign(file.settings, { pageChecks: true, staleDays: 30 });
  await set({ pageChecks: false });
  await vi.waitFor(async () => expect(await lockedSettings()).toEqual(['pageChecks']));
  const text = JSON.stringify(file);
  const news = [{ name: 'staleDays', from: 7, to: 30 }];
  expect(await previewData(text)).toMatchObject({ status: 'read', settings: news });
  await importData(text);
  await set({});
  // What the user chose, which nobody overrules any more.
  await vi.waitFor(async () =>
    expect(await viewSettings()).toMatchObject({ locked: [], pageChecks: false, staleDays: 30 }),
  );
});

test('what the administrator set counts, whatever the user chose, and says so', async () => {
  await setSettings({ pageChecks: true, staleDays: 30 });
  await set({ pageChecks: false, staleDays: 3 });
  await vi.waitFor(async () =>
    expect(await viewSettings()).toMatchObject({
      pageChecks: false,
      staleDays: 3,
      quietUnderline: true,
      locked: ['pageChecks', 'staleDays'],
    }),
  );
  await setSettings({ pageChecks: true });
  expect((await viewSettings()).pageChecks).toBe(false);
  expect((await pageSettings({ url: 'https://a.example/' }, null)).enabled).toBe(false);
  await set({ quietUnderline: false });
  // The user's own choice is there again.
  await vi.waitFor(async () =>
    expect(await viewSettings()).toMatchObject({
      pageChecks: true,
      staleDays: 30,
      quietUnderline: false,
      locked: ['quietUnderline'],
    }),
  );
});

test('what cannot be one counts for nothing, and the rest does', async () => {
  await set({ pageChecks: 'no', staleDays: 0, askOnHover: true, lists: 7, other: 1 });
  await vi.waitFor(async () => expect((await viewSettings()).locked).toEqual(['askOnHover']));
  await set({});
});

test('service and key are taken, used, and neither shown nor changed', async () => {
  await set({ serviceAddress: `${service.url}/`, serviceKey: service.key });
  await vi.waitFor(async () =>
    expect(await viewSettings()).toMatchObject({
      serviceAddress: service.url,
      hasKey: true,
      locked: ['serviceAddress', 'key'],
    }),
  );
  const question = { address: unreportedAddress, networkId: null, ask: 'service' } as const;
  expect((await checkAddress(question)).reasons[0]?.code).toBe('service-none');
  expect(service.seen().findLast(({ path }) => path === '/wallet-checks')?.key).toBe(service.key);
  expect(await saveService('https://other.example')).toEqual({ status: 'refused', message: ours });
  expect(await saveKeyForService('other')).toEqual({ status: 'refused', message: ours });
  await expect(forgetKey()).rejects.toThrow(ours);
  const told = [await viewSettings(), await handlers['data/export'].answer(undefined, {})];
  expect(JSON.stringify(told)).not.toContain(service.key);
  expect(JSON.stringify(await fakeBrowser.storage.local.get(null))).not.toContain(service.key);
});

test('a key that content scripts can read is none: Firefox cannot keep them from it', async () => {
  shutManaged(false);
  await set({ serviceAddress: service.url, serviceKey: service.key });
  await vi.waitFor(async () =>
    expect(await viewSettings()).toMatchObject({ hasKey: false, locked: ['serviceAddress'] }),
  );
  shutManaged(true);
});

test('a key without the service that it belongs to is sent to nobody', async () => {
  await set({ serviceKey: service.key });
  await vi.waitFor(async () => expect((await viewSettings()).locked).toEqual([]));
  expect(await viewSettings()).toMatchObject({ serviceAddress: service.url, hasKey: false });
  await set({ serviceAddress: 'https://elsewhere.example', serviceKey: service.key });
  await vi.waitFor(async () =>
    expect((await viewSettings()).serviceAddress).toBe('https://elsewhere.example'),
  );
  await set({});
  await vi.waitFor(async () => expect((await viewSettings()).hasKey).toBe(false));
  await saveService(null);
});

test('lists are taken and read, cannot be removed, and go when the administrator takes them back', async () => {
  await set({ lists: [{ url: lists.url, name: 'Ours' }, { url: 'ftp://no' }] });
  await vi.waitFor(async () =>
    expect(await feeds()).toMatchObject([{ name: 'Ours', locked: true, counts: { accounts: 1 } }]),
  );
  const [feed] = await feeds();
  const remove = () => handlers['feeds/unsubscribe'].answer({ id: feed?.id ?? 'list:' }, {});
  await expect(remove()).rejects.toThrow(ours);
  await set({});
  await vi.waitFor(async () => expect(await feeds()).toEqual([]));
  expect((await listSources()).map(({ id }) => id)).toEqual(['starter']);
});

test('a list that the user took stays when the administrator takes it back', async () => {
  const wanted = { url: lists.url, name: 'Mine', networkId: null };
  await handlers['feeds/subscribe'].answer(wanted, {});
  await set({ lists: [{ url: lists.url, name: 'Ours' }], staleDays: 3 });
  await vi.waitFor(async () => expect(await feeds()).toMatchObject([{ locked: true }]));
  await set({ staleDays: 4 });
  await vi.waitFor(async () => expect(await feeds()).not.toMatchObject([{ locked: true }]));
  const [mine] = await feeds();
  expect(mine?.name).toBe('Mine');
  if (mine) await handlers['feeds/unsubscribe'].answer({ id: mine.id }, {});
});

test('an address that cannot be one of a service keeps no list back', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await set({ serviceAddress: 'ftp://nowhere', lists: [{ url: lists.url, name: 'Ours' }] });
  await vi.waitFor(async () => expect(await feeds()).toMatchObject([{ name: 'Ours' }]));
  expect(warn).toHaveBeenCalled();
  await set({});
  await vi.waitFor(async () => expect(await feeds()).toEqual([]));
});

test('a list that is taken back while it is still being taken goes', async () => {
  const applied: Promise<void>[] = [];
  for (let again = 0; again < 20; again++) {
    await set({ lists: [{ url: lists.url, name: 'Ours' }] });
    applied.push(applyManaged());
    await set({});
    applied.push(applyManaged());
  }
  await Promise.all(applied);
  expect(await feeds()).toEqual([]);
});

test('a list is called what can be seen of the name that the administrator set, cut where it is long', async () => {
  const other = new URL('/other', lists.url).href;
  const named = [
    { url: lists.url, name: `${'x'.repeat(100)}y` },
    { url: other, name: '\u200b' },
  ];
  await set({ lists: named });
  const names = ['x'.repeat(100), 'other (127.0.0.1)'];
  await vi.waitFor(async () => expect((await feeds()).map(({ name }) => name)).toEqual(names));
  await set({});
  await vi.waitFor(async () => expect(await feeds()).toEqual([]));
});

test('a list that cannot be one takes no other away', async () => {
  const ours = { url: lists.url, name: 'Ours' };
  await set({ lists: [ours] });
  await vi.waitFor(async () => expect(await feeds()).toMatchObject([{ name: 'Ours' }]));
  const other = new URL('/other', lists.url).href;
  await set({ lists: [{ name: 'No address' }, 7, { url: other, name: null, network: 1 }, ours] });
  await vi.waitFor(async () =>
    expect(await feeds()).toMatchObject([{ name: 'Ours' }, { name: 'other (127.0.0.1)' }]),
  );
  await set({});
  await vi.waitFor(async () => expect(await feeds()).toEqual([]));
});

test('a list that is set twice is taken as it is set first, and read once however often the background starts', async () => {
  const twice = [
    { url: lists.url, name: 'First', network: 'Bitcoin' },
    { url: lists.url, name: 'Second', network: 'Litecoin' },
  ];
  const asked = lists.requests.length;
  const isRead = () =>
    vi.waitFor(async () =>
      expect(await readFeeds()).toMatchObject([
        { name: 'First', networkId: 'bitcoin', nextTry: expect.toSatisfy((at) => at > 0) },
      ]),
    );
  await set({ lists: twice });
  await isRead();
  await applyManaged();
  await isRead();
  expect(lists.requests.length).toBe(asked + 1);
  await set({});
  await vi.waitFor(async () => expect(await feeds()).toEqual([]));
});

test('a list gets the name and the network that the administrator sets later, and is read anew for that', async () => {
  await set({ lists: [{ url: lists.url, name: 'Ours' }] });
  const read = { counts: { accounts: 1 } };
  await vi.waitFor(async () =>
    expect(await feeds()).toMatchObject([{ name: 'Ours', networkId: null, ...read }]),
  );
  const asked = lists.requests.length;
  await set({ lists: [{ url: lists.url, name: 'New', network: 'Litecoin' }] });
  await vi.waitFor(async () => {
    expect(await feeds()).toMatchObject([{ name: 'New', networkId: 'litecoin' }]);
    expect(lists.requests.length).toBe(asked + 1);
  });
  await set({});
  await vi.waitFor(async () => expect(await feeds()).toEqual([]));
});

describe('a browser that takes its time to tell what the administrator set', () => {
  /** As Chromium does in the first seconds. Gives the way to let it answer. */
  async function slow(): Promise<() => void> {
    await vi.waitFor(async () => expect((await viewSettings()).pageChecks).toBe(false));
    forgetManaged();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { get } = fakeBrowser.storage.managed;
    vi.spyOn(fakeBrowser.storage.managed, 'get').mockImplementationOnce(() =>
      promise.then(() => get()),
    );
    return resolve;
  }

  test('is not waited for: what was set last counts meanwhile', async () => {
    await set({ pageChecks: false, serviceAddress: service.url, serviceKey: service.key });
    await vi.waitFor(async () => expect(await rememberManaged()).toBe(false));
    const answer = await slow();
    expect((await readSettings()).settings.pageChecks).toBe(false);
    expect(await lockedSettings()).toEqual(['serviceAddress', 'pageChecks', 'key']);
    answer();
    expect((await viewSettings()).hasKey).toBe(true);
  });

  test('has its key in no storage of ours', async () => {
    await set({ pageChecks: false, serviceAddress: service.url, serviceKey: service.key });
    await rememberManaged();
    const stored = await fakeBrowser.storage.local.get(null);
    expect(JSON.stringify(stored)).not.toContain(service.key);
    expect(stored['managed-last']).toMatchObject({ pageChecks: false, serviceKey: '' });
  });
});
