import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { findLookalike } from '@/lib/address/lookalike';
import {
  familiarContacts,
  forgetOwn,
  keepOwnInStep,
  listOwn,
  putOwn,
} from '@/lib/background/own-lists';
import { chunkNames } from '@/lib/extension/own-chunks';
import type { OwnPut } from '@/lib/extension/own-messages';
import { hurried } from './hurried';
import { own } from './own-said';

const alice: OwnPut = {
  address: '0xD0cC2B24980CBCCA47EF755Da88B220a82291407',
  networkId: null,
  kind: 'trusted',
  name: 'Alice',
  note: '',
};
const bob = { ...alice, address: '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX', name: 'Bob' };

const alarms = async () => (await fakeBrowser.alarms.getAll()).map(({ name }) => name);
const ring = (name: string) =>
  fakeBrowser.alarms.onAlarm.trigger({ name, scheduledTime: 0, persistAcrossSessions: false });
const shared = async () => JSON.stringify(await fakeBrowser.storage.sync.get(null));

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  fakeBrowser.reset();
  forgetOwn();
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
});

test('what could not be shared is shared by the alarm, which rings no more then', async () => {
  keepOwnInStep();
  const set = vi.spyOn(fakeBrowser.storage.sync, 'set').mockRejectedValue(new Error('full'));
  await putOwn(alice);
  expect(await alarms()).toEqual(['sync-own-list']);
  set.mockRestore();
  await ring('another');
  expect(await shared()).not.toContain('Alice');
  await ring('sync-own-list');
  await vi.waitFor(async () => expect(await alarms()).toEqual([]));
  expect(await shared()).toContain('Alice');
});

test('what another browser adds comes as it does; what others keep there is none of it', async () => {
  keepOwnInStep();
  const get = vi.spyOn(fakeBrowser.storage.sync, 'get');
  await fakeBrowser.storage.sync.set({ settings: 1 });
  await fakeBrowser.storage.local.set({ 'own-list-backup': 1 });
  expect(get).not.toHaveBeenCalled();
});

test.each(['get', 'set'] as const)(
  'what the browser’s sync never answers to, here %s, keeps nobody waiting, and is tried again',
  async (call) => {
    vi.spyOn(fakeBrowser.storage.sync, call).mockImplementation(() => new Promise<never>(() => {}));
    const list = await hurried(() => putOwn(alice).then(listOwn));
    expect(list.entries.map(({ name }) => name)).toEqual(['Alice']);
    expect(list.sync.error).toMatch(/^The browser does not sync your contacts for now/);
    expect(await alarms()).toEqual(['sync-own-list']);
  },
);

test('what was to be written behind something that it answers to late is not: it may be old by then', async () => {
  await fakeBrowser.storage.sync.set(Object.fromEntries(chunkNames.map((name) => [name, []])));
  const removed = Promise.withResolvers<void>();
  vi.spyOn(fakeBrowser.storage.sync, 'remove').mockImplementation(() => removed.promise);
  const set = vi.spyOn(fakeBrowser.storage.sync, 'set');
  await hurried(() => putOwn(alice));
  removed.resolve();
  await setTimeout(0);
  expect(set).not.toHaveBeenCalled();
});

test('what could not be shared at the browser’s start is tried again', async () => {
  await putOwn(alice);
  await fakeBrowser.storage.sync.clear();
  keepOwnInStep();
  vi.spyOn(fakeBrowser.storage.sync, 'set').mockRejectedValue(new Error('full'));
  // Browsers do not tell that what is not there was removed.
  vi.spyOn(fakeBrowser.storage.sync, 'remove').mockImplementation(async () => {});
  expect(await alarms()).toEqual([]);
  await fakeBrowser.runtime.onStartup.trigger();
  await vi.waitFor(async () => expect(await alarms()).toEqual(['sync-own-list']));
});

test('what was erased is said of no address any more', async () => {
  await putOwn(alice);
  expect(await own(alice.address)).toMatchObject({ name: 'Alice' });
  for (const area of ['local', 'sync'] as const) await fakeBrowser.storage[area].clear();
  forgetOwn();
  expect(await own(alice.address)).toBeNull();
});

test('a change that the background dies after is shared by the alarm, too', async () => {
  const local = vi.spyOn(fakeBrowser.storage.local, 'set');
  const planned: string[][] = [];
  local.mockImplementationOnce(async () => {
    planned.push(await alarms());
  });
  await putOwn(alice).catch(() => undefined);
  expect(planned).toEqual([['sync-own-list']]);
});

test.each([
  ['starts', () => fakeBrowser.runtime.onStartup.trigger()],
  [
    'has a new version of the extension',
    () => fakeBrowser.runtime.onInstalled.trigger({ reason: 'update', previousVersion: '1' }),
  ],
])('what was changed elsewhere comes when the browser %s', async (_, happens) => {
  await putOwn(alice);
  const items = await fakeBrowser.storage.sync.get(null);
  await fakeBrowser.storage.local.clear();
  forgetOwn();
  keepOwnInStep();
  await happens();
  await vi.waitFor(async () =>
    expect(JSON.stringify(await fakeBrowser.storage.local.get(null))).toContain('Alice'),
  );
  expect(await fakeBrowser.storage.sync.get(null)).toEqual(items);
});

test('open pages hear of a change, here or elsewhere', async () => {
  const told = vi.spyOn(fakeBrowser.tabs, 'query');
  await putOwn(alice);
  expect(told).toHaveBeenCalledTimes(1);
  await fakeBrowser.storage.local.clear();
  forgetOwn();
  await listOwn();
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
});

test('each contact is compared with as soon as it is there', async () => {
  const has = async (address: string) =>
    findLookalike(
      `${address.slice(0, 9)}${'8'.repeat(17)}${address.slice(26)}`,
      await familiarContacts(),
    )?.known;
  await putOwn(alice);
  await familiarContacts();
  expect(await has(bob.address)).toBeUndefined();
  await putOwn(bob);
  expect(await has(bob.address)).toMatchObject({ name: 'Bob' });
});

test('the latest change comes first in the list', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1);
  await putOwn(alice);
  now.mockReturnValue(2);
  await putOwn(bob);
  expect((await listOwn()).entries.map(({ name }) => name)).toEqual(['Bob', 'Alice']);
});

test('what is damaged is told', async () => {
  expect((await listOwn()).notice).toBeNull();
  await fakeBrowser.storage.local.set({ 'own-list': 'gone' });
  expect((await listOwn()).notice).not.toBeNull();
});

test('a list that cannot be read is read when it is asked for again', async () => {
  await putOwn(alice);
  forgetOwn();
  const refused = new Error('An unexpected error occurred');
  const areas = [fakeBrowser.storage.local, fakeBrowser.storage.session];
  const gets = areas.map((area) => vi.spyOn(area, 'get').mockRejectedValue(refused));
  await expect(listOwn()).rejects.toThrow();
  for (const get of gets) get.mockRestore();
  expect((await listOwn()).entries).toHaveLength(1);
});
