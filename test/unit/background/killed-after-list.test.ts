import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { handlers } from '@/lib/background/handlers';
import { listSources } from '@/lib/background/list-sources';
import { keepListFresh, startListSync, stopListSync } from '@/lib/background/list-sync';
import { reportStore } from '@/lib/background/open-lists';
import { saveService } from '@/lib/background/service-setup';
import { removeSource } from '@/lib/reports/sources';
import { beginReading } from '@/lib/reports/sync-steps';
import { startService, type TestService } from '@/test/service/server';

let service: TestService;
const stored = async (name: string) => (await fakeBrowser.storage.local.get(name))[name];

beforeAll(async () => {
  service = await startService();
  vi.spyOn(fakeBrowser.permissions.onAdded, 'addListener').mockImplementation(() => undefined);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
});
afterAll(() => service.close());

test('a background that was killed after the last page of the list does what comes after that when it wakes', async () => {
  const told = vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  await saveService(service.url);
  await vi.waitFor(async () => expect(await stored('listed-networks')).toBeTruthy());
  await vi.waitFor(async () => expect(await fakeBrowser.alarms.get('resume-list')).toBeFalsy());
  // As a kill leaves it: the list is whole, and nothing after that was done.
  await fakeBrowser.storage.local.remove(['listed-networks', 'list-read-from']);
  fakeBrowser.alarms.create('resume-list', { periodInMinutes: 0.5 });
  told.mockClear();
  keepListFresh();
  await vi.waitFor(async () =>
    expect(await stored('listed-networks')).toMatchObject({ base: service.url }),
  );
  expect(await stored('list-read-from')).toBe(service.url);
  expect(told).toHaveBeenCalled();
  await vi.waitFor(async () => expect(await fakeBrowser.alarms.get('resume-list')).toBeFalsy());
  expect((await listSources()).find(({ id }) => id === 'service')?.error).toBeNull();
});

test('an update that the user asked for stands in the store when it is answered, from where it goes on', async () => {
  service.control({ faults: [{ name: 'hang', path: '/scam-reports' }] });
  await startListSync();
  expect((await listSources()).find(({ id }) => id === 'service')?.progress).toEqual(
    expect.anything(),
  );
  service.control({ faults: [] });
  await stopListSync();
});

test.each(['found unchanged', 'read'])(
  'a list whose storage the browser emptied while it was %s is read again soon',
  async () => {
    await fakeBrowser.alarms.clear('update-list');
    service.control({ delay: 100 });
    await startListSync();
    await removeSource(await reportStore(), 'service');
    await vi.waitFor(async () => expect(await fakeBrowser.alarms.get('update-list')).toBeTruthy());
    const { scheduledTime = 0 } = (await fakeBrowser.alarms.get('update-list')) ?? {};
    expect(scheduledTime - Date.now()).toBeLessThan(60_000);
    service.control({ delay: 0 });
  },
);

test('an update that the user cancels, and that died with the background, is not gone on with', async () => {
  const source = { sourceId: 'service', version: service.url, name: 'service' } as const;
  await beginReading({ ...source, store: await reportStore() }, Date.now());
  fakeBrowser.alarms.create('resume-list', { periodInMinutes: 0.5 });
  const progress = (sources: Awaited<ReturnType<typeof listSources>>) =>
    sources.find(({ id }) => id === 'service')?.progress;
  expect(progress(await listSources())).toEqual(expect.anything());
  expect(progress(await handlers['sources/stop'].answer(undefined, {}))).toBeNull();
  expect(await fakeBrowser.alarms.get('resume-list')).toBeFalsy();
});
