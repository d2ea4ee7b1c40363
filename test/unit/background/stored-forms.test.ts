import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { makeDatabase } from '@/test/fixtures/make-database';
import { storedForms } from '@/test/fixtures/stored-forms';

const wannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
const sender = { id: 'us' };

beforeEach(() => {
  fakeBrowser.reset();
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => false);
  globalThis.indexedDB = new IDBFactory();
});

test.each(storedForms)(
  '$what: kept, and a check works',
  async ({ local, sync = {}, databases = [], keeps }) => {
    await fakeBrowser.storage.local.set(local);
    await fakeBrowser.storage.sync.set(sync);
    for (const database of databases) await makeDatabase(database);
    // As after a start of the browser: nothing is in memory.
    const { handlers } = await import('@/lib/background/handlers');
    const { entries, notice } = await handlers['own/list'].answer(undefined, sender);
    if (keeps.own) expect(entries).toMatchObject(keeps.own);
    if (keeps.own) expect(notice).toBe(keeps.ownNotice ?? null);
    const feeds = await handlers['feeds/list'].answer(undefined, sender);
    if (keeps.feeds) expect(feeds.map(({ name }) => name)).toEqual(keeps.feeds);
    const history = await handlers['history/list'].answer({ most: 9 }, sender);
    if (keeps.checks) expect(history.entries.map(({ address }) => address)).toEqual(keeps.checks);
    // That the history is lost is known once it was opened.
    const settings = await handlers['settings/get'].answer(undefined, sender);
    expect(settings).toMatchObject(keeps.settings ?? {});
    for (const address of [wannaCry, ...(keeps.reported ?? [])]) {
      const question = { address, networkId: null, ask: 'local' } as const;
      expect((await handlers.check.answer(question, sender)).level).toBe('danger');
    }
  },
);
