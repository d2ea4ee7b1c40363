import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readFeeds } from '@/lib/background/feed-store';
import { importList } from '@/lib/background/feeds';
import { handlers } from '@/lib/background/handlers';
import { setSettings, viewSettings } from '@/lib/background/settings-view';
import { readOwn } from '@/lib/extension/own-list';

const wannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
const other = '0x52908400098527886E0F7030069857D2E4169EE7';
const sender = { id: 'us' };
const put = (address: string, name: string) =>
  handlers['own/put'].answer({ address, networkId: null, kind: 'trusted', name, note: '' }, sender);
const list = (name: string) => importList({ text: other, name, networkId: null });
/** So full that nothing is put aside, though there is room for what is shorter than before. */
function fill(): void {
  const { local } = fakeBrowser.storage;
  const set = local.set.bind(local);
  vi.spyOn(local, 'set').mockImplementation(async (items) => {
    if (Object.keys(items).some((name) => name.endsWith('-backup')))
      throw new Error('QuotaExceededError');
    await set(items);
  });
}

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  fakeBrowser.reset();
});

test('damaged settings that cannot be put aside keep nobody from a verdict, and are not written over', async () => {
  const damaged = { version: 1, pageChecks: 'maybe' };
  await fakeBrowser.storage.local.set({ settings: damaged });
  fill();
  const question = { address: wannaCry, networkId: null, ask: 'local' } as const;
  expect((await handlers.check.answer(question, sender)).level).toBe('danger');
  expect((await viewSettings()).notice).toMatch(/could not be read/);
  await expect(setSettings({ staleDays: 9 })).rejects.toThrow(/cannot be saved/);
  expect(await fakeBrowser.storage.local.get('settings')).toEqual({ settings: damaged });
});

test('of damaged contacts that cannot be put aside the others are known, and none is written over', async () => {
  await put(wannaCry, 'Alice');
  await put(other, 'Bob');
  const { 'own-list': stored } = await fakeBrowser.storage.local.get('own-list');
  const [first, second] = Object(stored).records;
  const damaged = { version: 1, records: [{ ...first, changedAt: 1.5 }, second] };
  await fakeBrowser.storage.local.set({ 'own-list': damaged });
  fill();
  const { records } = await readOwn();
  expect([...records.values()].map(({ said }) => said?.name)).toEqual(['Bob']);
  await expect(put(wannaCry, 'Carol')).rejects.toThrow(/cannot be saved/);
  expect(await fakeBrowser.storage.local.get('own-list')).toEqual({ 'own-list': damaged });
});

test('of damaged lists that cannot be put aside the others are known, and none is written over', async () => {
  await list('One');
  await list('Two');
  const [one, two] = await readFeeds();
  const damaged = { version: 1, feeds: [{ ...one, counts: 'damaged' }, two] };
  await fakeBrowser.storage.local.set({ feeds: damaged });
  fill();
  expect((await readFeeds()).map(({ name }) => name)).toEqual(['Two']);
  await expect(list('Three')).rejects.toThrow(/cannot be noted down/);
  expect(await fakeBrowser.storage.local.get('feeds')).toEqual({ feeds: damaged });
});
