import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { pointAt } from '@/lib/background/check';
import { exportData } from '@/lib/background/data-file';
import { eraseData } from '@/lib/background/erase-data';
import { importList, listFeeds, subscribe } from '@/lib/background/feeds';
import { listChecks } from '@/lib/background/history';
import { putCheck } from '@/lib/background/history-store';
import { importData, previewData } from '@/lib/background/import-data';
import { listSources, noteNotStored } from '@/lib/background/list-sources';
import { searchLists } from '@/lib/background/lists';
import { exportOwnLists, listOwn, putOwn } from '@/lib/background/own-lists';
import { noteCopied } from '@/lib/background/pastes';
import { readLog } from '@/lib/background/request-log';
import { saveKeyForService, saveService } from '@/lib/background/service-setup';
import { setSettings, viewSettings } from '@/lib/background/settings-view';
import * as limit from '@/lib/extension/message-limit';
import { readKey } from '@/lib/extension/secrets';
import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import { startService, type TestService } from '@/test/service/server';
import { hurried } from './hurried';
import { type ListServer, startListServer } from './list-server';

let service: TestService;
let lists: ListServer;
beforeAll(async () => {
  service = await startService();
  lists = await startListServer();
  lists.serve(unreportedAddress);
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
});
afterAll(async () => {
  await service.close();
  await lists.close();
});
beforeEach(async () => {
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  await eraseData();
});

const trusted = { address: reportedAddress, networkId: null, kind: 'trusted' } as const;
const blocked = { address: unreportedAddress, networkId: null, kind: 'blocked' } as const;
const when = { at: 1, level: 'danger', isOnlyBlocked: true } as const;
const checked = { address: reportedAddress, networkId: null, ...when };
const nothing = { added: [], changed: [], kept: [], same: 0, bad: { count: 0, rows: [] } };

/** A user with something of everything. */
async function useAll() {
  await saveService(service.url);
  await saveKeyForService(service.key);
  await setSettings({
    pageChecks: false,
    staleDays: 14,
    notifyReported: true,
    history: false,
    site: { host: 'a.example', enabled: false },
  });
  await putOwn({ ...trusted, name: 'Alice', note: 'The landlady' });
  await putCheck(checked);
  await subscribe({ url: lists.url, name: 'A list', networkId: null });
  const text = `address,network,label\n${reportedAddress},BTC,Fake shop`;
  await importList({ text, name: 'A file', networkId: null });
}

describe('an export', () => {
  test('brings everything but the key to another browser', async () => {
    await useAll();
    const { fileName, text } = await exportData();
    expect(fileName).toMatch(/^wallet-address-check-\d{4}-\d\d-\d\d\.json$/);
    expect(text).not.toContain(service.key);
    await eraseData();
    expect(await previewData(text)).toEqual({
      status: 'read',
      settings: [
        { name: 'pageChecks', to: false },
        { name: 'notifyReported', to: true },
        { name: 'history', to: false },
        { name: 'staleDays', from: 7, to: 14 },
        { name: 'serviceAddress', to: service.url, losesKey: false },
        { name: 'offSites', added: ['a.example'] },
      ],
      lists: { added: [`A list (${new URL(lists.url).host})`, 'A file'], same: 0 },
      own: { status: 'read', ...nothing, added: [expect.objectContaining({ name: 'Alice' })] },
      checks: 1,
      origins: ['http://127.0.0.1/*'],
    });
    await importData(text);
    expect(await viewSettings()).toMatchObject({
      serviceAddress: service.url,
      hasKey: false,
      pageChecks: false,
      notifyReported: true,
      staleDays: 14,
      offSites: ['a.example'],
    });
    expect((await listOwn()).entries).toMatchObject([{ name: 'Alice', note: 'The landlady' }]);
    await vi.waitFor(async () =>
      expect(await listFeeds()).toMatchObject([
        { name: 'A list', url: lists.url, counts: { accounts: 1 } },
        { name: 'A file', url: null, counts: { accounts: 1 } },
      ]),
    );
    const { entries } = await listChecks({ most: 10 });
    expect(entries).toEqual([{ ...checked, id: expect.any(Number) }]);
    const file = (await listFeeds())[1]?.id ?? null;
    const found = await searchLists({ search: '', networkId: null, sourceId: file, page: 1 });
    expect(found.reports).toMatchObject([{ address: reportedAddress, label: 'Fake shop' }]);
  });

  test('that is taken twice changes nothing the second time', async () => {
    await useAll();
    const { text } = await exportData();
    expect(await previewData(text)).toEqual({
      status: 'read',
      settings: [],
      lists: { added: [], same: 2 },
      own: { status: 'read', ...nothing, same: 1 },
      checks: 0,
      origins: [],
    });
  });
});

describe('an import', () => {
  test('loses none of the entries, sites and lists that are here', async () => {
    await useAll();
    const { text } = await exportData();
    await eraseData();
    await putOwn({ ...blocked, name: 'Eve', note: '' });
    await setSettings({ site: { host: 'b.example', enabled: false } });
    await importData(text);
    const names = (await listOwn()).entries.map(({ name }) => name);
    expect(names.sort()).toEqual(['Alice', 'Eve']);
    expect((await viewSettings()).offSites).toEqual(['b.example', 'a.example']);
  });

  test('takes a file of a version that had no history', async () => {
    const { checks: _, ...older } = JSON.parse((await exportData()).text);
    await putCheck(checked);
    expect(await importData(JSON.stringify(older))).toMatchObject({ status: 'read', checks: 0 });
    expect((await listChecks({ most: 10 })).entries).toMatchObject([checked]);
  });

  test('takes no text into the history that is no address, and no time that is none', async () => {
    const file = JSON.parse((await exportData()).text);
    const texts = ['my password hunter2', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'];
    const newer = { ...checked, networkId: 'a-network-to-come' };
    const checks = [newer, ...texts.map((address) => ({ ...checked, address }))];
    expect(await importData(JSON.stringify({ ...file, checks }))).toMatchObject({ checks: 1 });
    expect((await listChecks({ most: 10 })).entries).toMatchObject([checked]);
    const never = { ...file, checks: [{ ...checked, at: 1e300 }] };
    expect(await previewData(JSON.stringify(never))).toMatchObject({ status: 'refused' });
  });

  test('leaves a later change of an entry as it is', async () => {
    await putOwn({ ...trusted, name: 'Alice', note: '' });
    const { text } = await exportData();
    await putOwn({ ...trusted, name: 'Alice Smith', note: '' });
    await importData(text);
    expect((await listOwn()).entries.map(({ name }) => name)).toEqual(['Alice Smith']);
  });

  test('says that another service takes the key away', async () => {
    await saveService(service.url);
    const { text } = await exportData();
    await saveService('https://elsewhere.example');
    await saveKeyForService('k');
    const plan = await previewData(text);
    expect(plan).toMatchObject({
      settings: [{ name: 'serviceAddress', to: service.url, losesKey: true }],
    });
    await importData(text);
    expect(await viewSettings()).toMatchObject({ serviceAddress: service.url, hasKey: false });
  });

  test('takes a file of the user’s own addresses alone as well', async () => {
    await putOwn({ ...trusted, name: 'Alice', note: '' });
    const { text } = await exportOwnLists();
    await eraseData();
    expect(await importData(text)).toMatchObject({ settings: [], own: { added: [trusted] } });
    expect((await listOwn()).entries.length).toBe(1);
  });

  const file = { format: 'wallet-address-check/everything', version: 1, lists: [] };
  test.each([
    ['', 'This is no file that was exported here, or it is damaged, because it is not JSON.'],
    ['{"a":1}', 'This is JSON, but no file that was exported here.'],
    [
      JSON.stringify({ ...file, version: 2 }),
      'This file was exported by a newer version of the extension. Update it first.',
    ],
    [
      JSON.stringify({ ...file, settings: { version: 1, pageChecks: 'no' }, own: {} }),
      'This file was exported here, but it is damaged. Nothing was changed.',
    ],
  ])('refuses what is no whole export, in words: %s', async (text, message) => {
    expect(await previewData(text)).toEqual({ status: 'refused', message });
    expect(await importData(text)).toEqual({ status: 'refused', message });
  });
});

test('an export that no message can carry says what to do', async () => {
  vi.spyOn(limit, 'fitsInMessage').mockReturnValue(false);
  await expect(exportData()).rejects.toThrow('Remove a list, then export again.');
});

test('a storage that cannot be emptied does not keep the others from it, and is said', async () => {
  await useAll();
  const clear = vi.spyOn(fakeBrowser.storage.local, 'clear');
  clear.mockImplementationOnce(() => Promise.reject(new Error('An unexpected error occurred')));
  await expect(eraseData()).rejects.toThrow('An unexpected error occurred');
  expect((await listChecks({ most: 10 })).entries).toEqual([]);
  expect(await readKey(service.url)).toBeNull();
});

test('lists that are damaged so that one stands there twice are erased, too', async () => {
  await subscribe({ url: lists.url, name: 'A list', networkId: null });
  const { feeds } = Object(await fakeBrowser.storage.local.get('feeds'));
  await fakeBrowser.storage.local.set({
    feeds: { version: 1, feeds: [...feeds.feeds, ...feeds.feeds] },
  });
  await eraseData();
  expect(await listFeeds()).toEqual([]);
});

test('erasing leaves nothing, and the extension works as new', async () => {
  await useAll();
  noteNotStored('The disk is full.');
  await noteCopied(reportedAddress, null);
  expect(await fakeBrowser.alarms.getAll()).not.toEqual([]);
  await eraseData();
  expect(await fakeBrowser.alarms.getAll()).toEqual([]);
  expect(await fakeBrowser.storage.local.get(null)).toEqual({});
  expect(await fakeBrowser.storage.sync.get(null)).toEqual({});
  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
  expect(await indexedDB.databases()).toEqual([]);
  expect(await readKey(service.url)).toBeNull();
  expect(await viewSettings()).toMatchObject({ serviceAddress: null, onboarded: false });
  expect((await listOwn()).entries).toEqual([]);
  expect((await listSources()).map(({ id }) => id)).toEqual(['starter']);
  expect(await readLog()).toEqual([]);
  await useAll();
  expect((await listFeeds()).length).toBe(2);
  expect((await listSources()).map(({ error }) => error).filter(Boolean)).toEqual([]);
});

test('what the service said of an address of a page is erased, too', async () => {
  const said = async () => (await pointAt(unreportedAddress)).reasons.map(({ code }) => code);
  await saveService(service.url);
  await saveKeyForService(service.key);
  await setSettings({ askOnHover: true });
  expect(await said()).toContain('service-none');
  await eraseData();
  expect(await said()).toEqual(['starter-only']);
});

test.each([
  ['never answers to', () => new Promise<never>(() => {})],
  ['refuses', () => Promise.reject(new Error('No.'))],
])('where the browser’s sync %s that, all else is erased, and it is said', async (_, clear) => {
  await useAll();
  vi.spyOn(fakeBrowser.storage.sync, 'clear').mockImplementationOnce(clear);
  await expect(hurried(eraseData)).rejects.toThrow(
    // What both are.
    /^All is erased but your contacts in the browser’s sync. It was not emptied, and may bring them back/,
  );
  expect(await fakeBrowser.storage.local.get(null)).toEqual({});
  expect(await viewSettings()).toMatchObject({ serviceAddress: null, onboarded: false });
});
