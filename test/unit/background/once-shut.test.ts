import { beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { handlers } from '@/lib/background/handlers';
import { setSettings } from '@/lib/background/settings-view';

const wannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
const other = '0x52908400098527886E0F7030069857D2E4169EE7';
const sender = { id: 'us' };
const put = (address: string, name: string) =>
  handlers['own/put'].answer({ address, networkId: null, kind: 'trusted', name, note: '' }, sender);

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
});

test('a storage that is not given once is not written over with what stood in for it', async () => {
  await setSettings({ staleDays: 30 });
  await put(wannaCry, 'Alice');
  const once = () => Promise.reject(new Error('An unexpected error occurred'));
  vi.spyOn(fakeBrowser.storage.local, 'get').mockImplementationOnce(once);
  await setSettings({ pageChecks: false });
  vi.spyOn(fakeBrowser.storage.local, 'get').mockImplementationOnce(once);
  await put(other, 'Bob');
  const stored = JSON.stringify(await fakeBrowser.storage.local.get(null));
  expect(stored).toContain('"staleDays":30');
  expect(stored).toContain('Alice');
});

test('what is said while a storage is not given for a moment is stored or refused, never called saved and lost', async () => {
  await put(wannaCry, 'Alice');
  const never = () => Promise.reject(new Error('An unexpected error occurred'));
  const get = vi.spyOn(fakeBrowser.storage.local, 'get');
  get.mockImplementationOnce(never).mockImplementationOnce(never);
  await expect(put(other, 'Carol')).rejects.toThrow(/cannot be saved/);
  await put(other, 'Carol');
  const { entries } = await handlers['own/list'].answer(undefined, sender);
  expect(entries.map(({ name }) => name).sort()).toEqual(['Alice', 'Carol']);
});
