import { beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { handlers } from '@/lib/background/handlers';

const wannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
const sender = { id: 'us' };
const breaks = () => Promise.reject(new Error('An unexpected error occurred'));

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  // As Firefox does for good where the middle of the file is damaged.
  for (const call of ['get', 'set', 'remove', 'clear'] as const)
    vi.spyOn(fakeBrowser.storage.local, call).mockImplementation(breaks);
});

test('a browser that does not give its storage says so, checks, and keeps what is set until it is closed', async () => {
  const { notice } = await handlers['settings/get'].answer(undefined, sender);
  expect(notice).toMatch(/does not give this extension its storage/);
  const question = { address: wannaCry, networkId: null, ask: 'local' } as const;
  expect((await handlers.check.answer(question, sender)).level).toBe('danger');
  const address = 'http://127.0.0.1:9/';
  expect((await handlers['service/save'].answer({ address }, sender)).status).toBe('saved');
  expect((await handlers['key/save'].answer({ key: 'k1' }, sender)).status).toBe('saved');
  const trusted = { kind: 'trusted', name: 'Alice', note: '' } as const;
  await handlers['own/put'].answer({ address: wannaCry, networkId: null, ...trusted }, sender);
  const list = { text: wannaCry, name: 'Mine', networkId: null };
  expect((await handlers['feeds/import'].answer(list, sender)).status).toBe('taken');
  const settings = await handlers['settings/get'].answer(undefined, sender);
  expect(settings).toMatchObject({ serviceAddress: 'http://127.0.0.1:9', hasKey: true });
  const { entries } = await handlers['own/list'].answer(undefined, sender);
  expect(entries.map(({ name }) => name)).toEqual(['Alice']);
  const feeds = await handlers['feeds/list'].answer(undefined, sender);
  expect(feeds.map(({ name }) => name)).toEqual(['Mine']);
});
