import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { isLocalShut, localItems } from '@/lib/extension/local-items';

const refused = new Error('An unexpected error occurred');

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  fakeBrowser.reset();
  await fakeBrowser.storage.local.set({ lists: 'all', settings: 'mine' });
});

test('what the browser refuses once is read at the second try', async () => {
  vi.spyOn(fakeBrowser.storage.local, 'get').mockRejectedValueOnce(refused);
  expect(await localItems.get('lists')).toEqual({ lists: 'all' });
  expect(isLocalShut()).toBe(false);
});

test('what could not be read is not written over, though another item was read meanwhile', async () => {
  const get = vi.spyOn(fakeBrowser.storage.local, 'get');
  get.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);
  expect(await localItems.get(['lists'])).toEqual({});
  expect(isLocalShut()).toBe(true);
  expect(await localItems.get('settings')).toEqual({ settings: 'mine' });
  expect(isLocalShut()).toBe(false);
  await expect(localItems.set({ lists: 'one alone' })).rejects.toThrow(/given again/);
  await localItems.set({ settings: 'others' });
  expect(await localItems.get(['lists', 'settings'])).toEqual({ lists: 'all', settings: 'others' });
  await localItems.set({ lists: 'more' });
  expect(await localItems.get('lists')).toEqual({ lists: 'more' });
});

test('what is asked for in one go is read at once, and each gets its own', async () => {
  const get = vi.spyOn(fakeBrowser.storage.local, 'get');
  const [lists, settings] = await Promise.all([
    localItems.get('lists'),
    localItems.get(['settings']),
  ]);
  expect(lists).toMatchObject({ lists: 'all' });
  expect(settings).toMatchObject({ settings: 'mine' });
  expect(get).toHaveBeenCalledExactlyOnceWith(['lists', 'settings']);
});

test('an item that is damaged keeps none away that is asked for at the same time', async () => {
  vi.spyOn(fakeBrowser.storage.local, 'get').mockImplementation(async (names?: unknown) => {
    if ([names].flat().includes('lists')) throw refused;
    return { settings: 'mine' };
  });
  const [lists, settings] = await Promise.all([
    localItems.get('lists'),
    localItems.get('settings'),
  ]);
  expect([lists, settings]).toEqual([{}, { settings: 'mine' }]);
});

test('what the browser does not give at all stays until it is closed', async () => {
  vi.spyOn(fakeBrowser.storage.local, 'get').mockRejectedValue(refused);
  vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValue(refused);
  for (const lists of ['some', 'more']) {
    await localItems.set({ lists });
    expect(await localItems.get('lists')).toEqual({ lists });
  }
});
