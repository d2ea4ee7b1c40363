import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { handlers } from '@/lib/background/handlers';
import { putCheck } from '@/lib/background/history-store';
import { stopListSync } from '@/lib/background/list-sync';
import { readKey, saveKey } from '@/lib/extension/secrets';

const sender = { id: 'us' };
const service = 'http://127.0.0.1:9';
const check = { address: 'a', networkId: null, at: 1, level: 'unknown' } as const;
const keyLost = 'The API key could not be read and was removed. Enter it again.';
const historyLost = 'Your history could not be read and begins anew.';
const notice = async () => (await handlers['settings/get'].answer(undefined, sender)).notice;
/** As a newer version leaves it. */
const leave = async (name: string) => {
  await deleteDB(name);
  (await openDB(name, 2)).close();
};

beforeEach(async () => {
  vi.useRealTimers();
  fakeBrowser.reset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  await handlers['service/save'].answer({ address: service }, sender);
  await stopListSync();
  await leave('secrets');
  await leave('history');
});

test('that the key of a newer version is gone is said until one is entered', async () => {
  expect([await notice(), await notice()]).toEqual([keyLost, keyLost]);
  await handlers['key/save'].answer({ key: 'k1' }, sender);
  expect([await notice(), await readKey(service)]).toEqual([null, 'k1']);
  await handlers['key/remove'].answer(undefined, sender);
  expect(await notice()).toBeNull();
});

test('that the key is gone is not said to who wants none any more', async () => {
  expect(await notice()).toBe(keyLost);
  await handlers['service/save'].answer({ address: null }, sender);
  expect(await notice()).toBeNull();
  await handlers['service/save'].answer({ address: service }, sender);
  expect(await notice()).toBeNull();
});

test('that the history of a newer version is gone is said for a day, or until it is erased', async () => {
  await handlers['key/remove'].answer(undefined, sender);
  const begun = Date.now();
  await putCheck(check);
  expect(await notice()).toBe(historyLost);
  vi.useFakeTimers({ toFake: ['Date'], now: begun + 86_300_000 });
  expect(await notice()).toBe(historyLost);
  vi.setSystemTime(begun + 86_500_000);
  expect(await notice()).toBeNull();
  vi.setSystemTime(begun);
  await handlers['history/erase'].answer(undefined, sender);
  expect(await notice()).toBeNull();
});

test('where both are gone, both is said; what nobody lost is not', async () => {
  await putCheck(check);
  expect(await notice()).toBe(`${keyLost} ${historyLost}`);
  await handlers['data/erase'].answer(undefined, sender);
  await putCheck(check);
  expect(await notice()).toBeNull();
});

test('where it cannot be noted, a key is taken all the same', async () => {
  vi.spyOn(fakeBrowser.storage.local, 'set').mockImplementation(() =>
    Promise.reject(new Error('QUOTA_BYTES quota exceeded')),
  );
  expect(await readKey(service)).toBeNull();
  await saveKey(service, 'k1');
  expect(await readKey(service)).toBe('k1');
});
