import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkLocally } from '@/lib/background/check';
import { listSources } from '@/lib/background/list-sources';
import { startListSync, stopListSync } from '@/lib/background/list-sync';
import { saveService } from '@/lib/background/service-setup';
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
