import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { cancelCheck } from '@/lib/background/ask-once';
import { checkAddress, lookUpAddresses, pointAt } from '@/lib/background/check';
import { eraseData } from '@/lib/background/erase-data';
import { handlers } from '@/lib/background/handlers';
import { listChecks } from '@/lib/background/history';
import { listSources } from '@/lib/background/list-sources';
import { keepListFresh, startListSync, stopListSync } from '@/lib/background/list-sync';
import { saveKeyForService, saveService } from '@/lib/background/service-setup';
import { setSettings } from '@/lib/background/settings-view';
import { hasAnyKey } from '@/lib/extension/secrets';
import { unreportedAddress } from '@/test/service/seed';
import { startService, type TestService } from '@/test/service/server';

let one: TestService;
let other: TestService;
const question = { address: unreportedAddress, networkId: null };
const check = () => checkAddress({ ...question, ask: 'service' });
const checksSeen = () => other.seen().filter(({ path }) => path === '/wallet-checks').length;
const sourceName = async () => (await listSources()).find(({ id }) => id === 'service')?.name;
const whenRead = () =>
  vi.waitFor(async () => {
    const source = (await listSources()).find(({ id }) => id === 'service');
    expect([source?.progress, source?.updatedAt]).toEqual([null, expect.any(Number)]);
  });
/** Turns enough for a reading to begin. */
const turns = async () => {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
};

beforeAll(async () => {
  [one, other] = await Promise.all([startService(), startService()]);
});
afterAll(() => Promise.all([one.close(), other.close()]));
beforeEach(() => {
  // A tab that the browser froze never answers.
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => [{ id: 1 } as never]);
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(
    () => new Promise<never>(() => undefined) as never,
  );
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  vi.spyOn(fakeBrowser.permissions.onAdded, 'addListener').mockImplementation(() => undefined);
});

test.each([0, 1, 5])(
  'a reading that begins %i turns before the service is changed leaves the list of no other service',
  async (before) => {
    await saveService(one.url);
    await whenRead();
    void startListSync();
    for (let turn = 0; turn < before; turn++) await new Promise((done) => setImmediate(done));
    await saveService(other.url);
    await whenRead();
    expect(await sourceName()).toBe(new URL(other.url).host);
  },
);

test.each([
  ['removed', () => saveService(null)],
  ['erased with everything', eraseData],
])(
  'what is to be read when the background wakes is not read of a service that is being %s',
  async (_, end) => {
    await saveService(one.url);
    await whenRead();
    keepListFresh();
    const ended = end();
    void startListSync();
    await ended;
    await turns();
    await stopListSync();
    expect(await sourceName()).toBeUndefined();
  },
);

test('two windows that check one address share a request, which ends when neither waits for it', async () => {
  await saveService(other.url);
  await saveKeyForService(other.key);
  await whenRead();
  const before = checksSeen();
  const both = await Promise.all([check(), check()]);
  expect(both.map(({ level }) => level)).toEqual(['clear', 'clear']);
  expect(checksSeen()).toBe(before + 1);
  other.control({ delay: 300 });
  const waiting = [check(), check()];
  cancelCheck(question);
  expect((await Promise.all(waiting)).map(({ level }) => level)).toEqual(['clear', 'clear']);
  const left = check();
  cancelCheck(question);
  await expect(left).rejects.toThrow(/abort/i);
  other.control({ delay: 0 });
});

test('a check that is under way when everything is erased comes into no history', async () => {
  await saveService(other.url);
  await saveKeyForService(other.key);
  other.control({ delay: 300 });
  const before = checksSeen();
  const asked = { ...question, ask: 'service', byHand: true } as const;
  const late = handlers.check.answer(asked, {});
  await vi.waitFor(() => expect(checksSeen()).toBe(before + 1));
  const ended = expect(late).rejects.toThrow(/abort/i);
  await eraseData();
  await ended;
  expect((await listChecks({ most: 1 })).entries).toEqual([]);
  other.control({ delay: 0 });
});

test('what a service answers after another took its place is said of nothing', async () => {
  await saveService(other.url);
  await saveKeyForService(other.key);
  await setSettings({ askOnHover: true });
  other.control({ delay: 300 });
  const before = checksSeen();
  const late = pointAt(unreportedAddress);
  await vi.waitFor(() => expect(checksSeen()).toBe(before + 1));
  await saveService(one.url);
  expect((await late).reasons.map(({ code }) => code)).toContain('service-none');
  const [verdict] = await lookUpAddresses([unreportedAddress]);
  expect(verdict?.reasons.map(({ code }) => code)).not.toContain('service-none');
  other.control({ delay: 0 });
});

test.each([
  ['another service is set', () => saveService(other.url)],
  ['the service is removed', () => saveService(null)],
])('the key is forgotten where %s', async (_, change) => {
  await saveService(one.url);
  await saveKeyForService(one.key);
  expect(await hasAnyKey()).toBe(true);
  await change();
  expect(await hasAnyKey()).toBe(false);
});
