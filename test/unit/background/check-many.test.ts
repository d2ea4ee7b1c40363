import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkLocally } from '@/lib/background/check';
import { askAboutOneOfMany } from '@/lib/background/check-many';
import { handlers } from '@/lib/background/handlers';
import { openGate } from '@/lib/background/service-gate';
import { saveKeyForService, saveService } from '@/lib/background/service-setup';
import { badAddress, reportedAddress, unreportedAddress } from '@/test/service/seed';
import { startService, type TestService } from '@/test/service/server';

const wannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
const question = { address: reportedAddress, networkId: null };

let service: TestService;
const checksSeen = () => service.seen().filter(({ path }) => path === '/wallet-checks').length;

beforeAll(async () => {
  service = await startService();
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
});
afterAll(() => service.close());
beforeEach(async () => {
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  service.control({ faults: [] });
  await openGate();
});

test('many addresses are judged in their order, each for its network, and nobody is asked', async () => {
  const verdicts = await checkLocally([
    { address: wannaCry, networkId: null },
    { address: badAddress, networkId: null },
    { address: wannaCry, networkId: 'ethereum' },
    { address: unreportedAddress, networkId: 'bitcoin' },
  ]);
  expect(verdicts.map(({ level }) => level)).toEqual(['danger', 'invalid', 'danger', 'unknown']);
  expect(checksSeen()).toBe(0);
});

test('one message takes at most 200', () => {
  const input = handlers['many/look-up'].input();
  const questions = Array.from({ length: 201 }, () => question);
  expect(input.safeParse({ questions }).success).toBe(false);
  expect(input.safeParse({ questions: questions.slice(1) }).success).toBe(true);
});

test('with no service there is nothing to go on with, and the words say so', async () => {
  expect(await askAboutOneOfMany(question)).toEqual({
    status: 'stopped',
    message: 'No service is set up, so nothing was sent. Set one up in the settings.',
  });
});

test('the service is asked, until it wants to be left alone; then nothing is sent before its time', async () => {
  await saveService(service.url);
  await saveKeyForService(service.key);
  // By then its list may have been read, too.
  expect(await askAboutOneOfMany(question)).toMatchObject({
    status: 'asked',
    verdict: {
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'service-report' })]),
    },
  });
  service.control({ faults: [{ name: 's429_sec', path: '/wallet-checks' }] });
  const first = await askAboutOneOfMany(question);
  expect(first).toMatchObject({ status: 'later' });
  const seen = checksSeen();
  const second = await askAboutOneOfMany(question);
  expect(second).toMatchObject({ status: 'later' });
  for (const answer of [first, second]) {
    expect(answer.status === 'later' && answer.milliseconds).toBeGreaterThan(0);
    expect(answer.status === 'later' && answer.milliseconds).toBeLessThanOrEqual(2000);
  }
  expect(checksSeen()).toBe(seen);
});

test('what the service may refuse for one network alone is told with its address, and that it may be refused for all', async () => {
  for (const name of ['s404', 's409', 'html200'] as const) {
    service.control({ faults: [{ name, path: '/wallet-checks' }] });
    const answer = await askAboutOneOfMany(question);
    expect(answer).toMatchObject({
      status: 'refused',
      verdict: {
        reasons: expect.arrayContaining([expect.objectContaining({ code: 'service-failed' })]),
      },
    });
  }
});

test('a failure of one address is told with it; what would fail for all stops', async () => {
  service.control({ faults: [{ name: 's422', path: '/wallet-checks' }] });
  const one = await askAboutOneOfMany(question);
  expect(one.status === 'asked' && one.verdict.reasons.map(({ code }) => code)).toContain(
    'service-failed',
  );
  service.control({ faults: [{ name: 's401', path: '/wallet-checks' }] });
  expect(await askAboutOneOfMany(question)).toEqual({
    status: 'stopped',
    message:
      'The service does not accept the API key. Enter the right key in the settings. The service says: “e401”',
  });
  const seen = checksSeen();
  expect(await askAboutOneOfMany(question)).toMatchObject({ status: 'stopped' });
  expect(checksSeen()).toBe(seen);
});
