import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { readKey, removeKey, saveKey } from '@/lib/extension/secrets';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('the key is given for the origin that it was saved for, and for no other', async () => {
  await saveKey('https://checks.example', 'k1');
  expect(await readKey('https://checks.example')).toBe('k1');
  expect(await readKey('https://checks.example:8443')).toBeNull();
  expect(await readKey('https://elsewhere.example')).toBeNull();
});

test('a new key takes the place of the old one, whatever their origins', async () => {
  await saveKey('https://checks.example', 'k1');
  await saveKey('https://elsewhere.example', 'k2');
  expect(await readKey('https://checks.example')).toBeNull();
  expect(await readKey('https://elsewhere.example')).toBe('k2');
});

test('a removed key is gone', async () => {
  await saveKey('https://checks.example', 'k1');
  await removeKey();
  expect(await readKey('https://checks.example')).toBeNull();
});

test.each<[string, () => Promise<unknown>]>([
  ['of a newer version', async () => (await openDB('secrets', 2)).close()],
  ['without its table', async () => (await openDB('secrets', 1)).close()],
])('a database %s is made anew, and takes the key again', async (_, damage) => {
  await deleteDB('secrets');
  await damage();
  expect(await readKey('https://checks.example')).toBeNull();
  await saveKey('https://checks.example', 'k1');
  expect(await readKey('https://checks.example')).toBe('k1');
});

test('a failure that passes takes no key away', async () => {
  await saveKey('https://scams.example', 'my-key');
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    throw new DOMException('The operation failed for other reasons.', 'UnknownError');
  });
  expect(await readKey('https://scams.example')).toBe('my-key');
  expect(get).toHaveBeenCalledTimes(2);
});
