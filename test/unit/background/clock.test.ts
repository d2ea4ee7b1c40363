import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepFeedsFresh, subscribe } from '@/lib/background/feeds';
import { listSources } from '@/lib/background/list-sources';
import { keepListFresh } from '@/lib/background/list-sync';
import { saveService } from '@/lib/background/service-setup';
import { serveReports } from '@/test/bench/report-service';
import { startListServer } from './list-server';

const days = 86_400_000;
let service: Awaited<ReturnType<typeof serveReports>>;

beforeAll(async () => {
  service = await serveReports(['0xd0cc2b24980cbcca47ef755da88b220a82291407']);
});
afterAll(() => service.close());

test('a list that was due by a clock that was 400 days ahead is due within six hours', async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions.onAdded, 'addListener').mockImplementation(() => undefined);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  await saveService(service.url);
  await vi.waitFor(async () =>
    expect((await listSources()).find(({ id }) => id === 'service')?.updatedAt).toBeTruthy(),
  );
  await fakeBrowser.alarms.clear('update-list');
  fakeBrowser.alarms.create('update-list', { when: Date.now() + 400 * days });
  keepListFresh();
  await vi.waitFor(async () => {
    const alarm = await fakeBrowser.alarms.get('update-list');
    expect((alarm?.scheduledTime ?? 0) - Date.now()).toBeLessThanOrEqual(days / 4);
  });
});

test('a list of elsewhere that was read by a clock that was 400 days ahead is due in a minute', async () => {
  const lists = await startListServer();
  lists.serve('0xd0cc2b24980cbcca47ef755da88b220a82291407\n');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * days });
  await subscribe({ url: lists.url, name: 'My list', networkId: null });
  vi.useRealTimers();
  keepFeedsFresh();
  await vi.waitFor(async () => {
    const alarm = await fakeBrowser.alarms.get('update-feeds');
    expect((alarm?.scheduledTime ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
  });
  await lists.close();
});
