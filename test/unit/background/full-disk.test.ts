import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkLocally } from '@/lib/background/check';
import { exportData } from '@/lib/background/data-file';
import { eraseData } from '@/lib/background/erase-data';
import { listFeeds } from '@/lib/background/feeds';
import { importData } from '@/lib/background/import-data';
import { listSources } from '@/lib/background/list-sources';
import { startListSync, stopListSync } from '@/lib/background/list-sync';
import { saveKeyForService, saveService } from '@/lib/background/service-setup';
import { viewSettings } from '@/lib/background/settings-view';
import { serveReports } from '@/test/bench/report-service';

const noRoom = 'There is no room left on the disk for the list.';
const unlisted = '0x52908400098527886E0F7030069857D2E4169EE7';

let service: Awaited<ReturnType<typeof serveReports>>;
const serviceList = async () => (await listSources()).find(({ id }) => id === 'service');

beforeAll(async () => {
  service = await serveReports(['0xd0cc2b24980cbcca47ef755da88b220a82291407']);
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
});
afterAll(() => service.close());

test('a disk so full that not even a word of it can be stored is told, until the list is read', async () => {
  await listSources();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await saveService(service.url);
  await vi.waitFor(async () => expect((await serviceList())?.error).toBe(noRoom));
  full.mockRestore();
  await stopListSync();
  void startListSync();
  await vi.waitFor(async () =>
    expect(await serviceList()).toMatchObject({ entries: 1, error: null, progress: null }),
  );
});

test('then the list is as old as one that cannot be read, and nothing is called clear', async () => {
  await stopListSync();
  const check = () => checkLocally([{ address: unlisted, networkId: 'ethereum' }]);
  expect(await check()).toMatchObject([{ level: 'clear' }]);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  void startListSync();
  await vi.waitFor(async () => expect(await serviceList()).toMatchObject({ error: noRoom }));
  expect(await check()).toMatchObject([
    { level: 'unknown', reasons: [{ code: 'list-stale', failed: true }, { code: 'no-checksum' }] },
  ]);
  full.mockRestore();
});

describe('where nothing can be stored,', () => {
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const fill = () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refuse);
  };
  beforeEach(async () => {
    await eraseData();
    await saveService(service.url);
    await stopListSync();
  });
  afterEach(() => {
    vi.mocked(IDBObjectStore.prototype.put).mockRestore();
    vi.mocked(IDBObjectStore.prototype.add).mockRestore();
  });

  test('a key is refused in words that say what to do', async () => {
    fill();
    await expect(saveKeyForService('key')).rejects.toThrow(
      'The API key cannot be saved. Free some disk space and try again.',
    );
  });

  test('of a file of everything, contacts and settings are taken, and what is not is said', async () => {
    const { text } = await exportData();
    const checks = [{ address: unlisted, networkId: null, at: 1, level: 'unknown' }];
    const lists = [{ name: 'Mine', url: null, network: null, rows: [unlisted] }];
    const settings = { version: 1, staleDays: 33 };
    fill();
    const file = JSON.stringify({ ...JSON.parse(text), checks, lists, settings });
    await expect(importData(file)).rejects.toThrow(
      `Your history cannot be saved. Free some disk space and try again.\nThe list Mine cannot be taken: ${noRoom}`,
    );
    expect(await viewSettings()).toMatchObject({ staleDays: 33 });
    expect(await listFeeds()).toEqual([]);
  });
});
