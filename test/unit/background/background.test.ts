import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { askAboutPage, checkAddress, lookUpAddresses, pointAt } from '@/lib/background/check';
import { handlers } from '@/lib/background/handlers';
import { listSources } from '@/lib/background/list-sources';
import { keepListFresh, startListSync } from '@/lib/background/list-sync';
import { searchLists } from '@/lib/background/lists';
import {
  forgetKey,
  saveKeyForService,
  saveService,
  testService,
} from '@/lib/background/service-setup';
import { setSettings, viewSettings } from '@/lib/background/settings-view';
import { hasAnyKey } from '@/lib/extension/secrets';
import type { Reason } from '@/lib/verdict/verdict';
import {
  badAddress,
  reportedAddress,
  reportedAddresses,
  unreportedAddress,
} from '@/test/service/seed';
import { startService, type TestService } from '@/test/service/server';

const wannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
const wifKey = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
const codes = (verdict: { reasons: { code: string }[] }) => verdict.reasons.map(({ code }) => code);
const ask = (address: string, networkId: 'bitcoin' | null = null) =>
  checkAddress({ address, networkId, ask: 'service' });

let service: TestService;
const serviceList = async () => (await listSources()).find(({ id }) => id === 'service');
const checksSeen = () => service.seen().filter(({ path }) => path === '/wallet-checks');

beforeAll(async () => {
  service = await startService();
  // No tab has our content script.
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
});
afterAll(() => service.close());
beforeEach(() => {
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
});

describe('with no service', () => {
  test('an address of the starter list is reported, any other is not known', async () => {
    const [known, other] = await lookUpAddresses([wannaCry, unreportedAddress]);
    expect(known && [known.level, codes(known)]).toEqual(['danger', ['reported']]);
    expect(other && [other.level, codes(other)]).toEqual(['unknown', ['starter-only']]);
  });

  test('an address in groups of four, or with an invisible character in it, is known all the same', async () => {
    const grouped = wannaCry.replace(/.{4}(?=.)/g, '$& ');
    const hidden = `${wannaCry.slice(0, 9)}\u200b${wannaCry.slice(9)}`;
    const verdicts = await lookUpAddresses([grouped, hidden, 'no address at all']);
    expect(verdicts.map(({ level }) => level)).toEqual(['danger', 'danger', 'invalid']);
    expect((await pointAt(grouped)).level).toBe('danger');
  });

  test.each([`bitcoin:${wannaCry}?amount=1`, `Pay ${wannaCry} now!`, 'wannacry ransom (2017)'])(
    'the reports are searched for the address in a text, or for the text: %s',
    async (search) => {
      const query = handlers['reports/search'].input().parse({ search, networkId: null, page: 1 });
      const { reports } = await searchLists(query);
      expect(reports.map(({ address }) => address)).toContain(wannaCry);
    },
  );

  test('of a mistyped address, the one character that may be wrong is found where the user checks it, and not on a page', async () => {
    const mistyped = `${unreportedAddress.slice(0, 16)}q${unreportedAddress.slice(17)}`;
    const placeIn = ({ reasons }: { reasons: Reason[] }) =>
      reasons.find((reason) => reason.code === 'invalid')?.validity.position;
    const byHand = { address: mistyped, networkId: null, ask: 'local' } as const;
    expect(placeIn(await checkAddress(byHand))).toBe(16);
    const [onPage] = await lookUpAddresses([mistyped]);
    expect(onPage && [onPage.level, placeIn(onPage)]).toEqual(['invalid', undefined]);
  });

  test('where there were invisible characters inside of a given address, the verdict says so', async () => {
    const question = { address: unreportedAddress, networkId: null, ask: 'local' } as const;
    expect(codes(await checkAddress(question))).not.toContain('invisible');
    expect(codes(await checkAddress({ ...question, isHidden: true }))).toContain('invisible');
  });

  test('64 hex digits may be a key where the user types them, and are an address of Sui where a page says so', async () => {
    const digits = `0x${'5c504ed432cb51138bcf09aa5e8a410d'.repeat(2)}`;
    const question = { address: digits, ask: 'local' } as const;
    expect(codes(await checkAddress({ ...question, networkId: null }))[0]).toBe('secret');
    expect((await checkAddress({ ...question, networkId: 'sui' })).level).toBe('unknown');
    const [onPage] = await lookUpAddresses([digits]);
    expect(onPage && [onPage.level, onPage.networks.includes('sui')]).toEqual(['unknown', true]);
  });

  test('a key is refused until there is an address that it belongs to', async () => {
    expect(await saveKeyForService('k')).toEqual({
      status: 'refused',
      message: 'Save the service address first: the key belongs to it.',
    });
  });
});

describe('with a service', () => {
  beforeAll(async () => {
    vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
    expect(await saveService(service.url)).toMatchObject({ status: 'saved' });
    expect(await saveKeyForService(` ${service.key} `)).toMatchObject({ status: 'saved' });
  });

  test('its whole list is read, and browsed from the local copy', async () => {
    await vi.waitFor(async () => {
      expect(await serviceList()).toMatchObject({ entries: 248, progress: null, error: null });
    });
    const found = await searchLists({
      search: reportedAddress.slice(4, 20),
      networkId: null,
      page: 1,
    });
    expect([found.total, found.reports[0]?.address]).toEqual([1, reportedAddress]);
  });

  test('a reported, a good and a bad address: one request each, with key and body', async () => {
    const before = checksSeen().length;
    const reported = await ask(reportedAddress);
    const good = await ask(unreportedAddress);
    const bad = await ask(badAddress);
    expect([reported.level, codes(reported)]).toEqual(['danger', ['reported', 'service-report']]);
    expect([good.level, codes(good)]).toEqual(['clear', ['service-none', 'list-none']]);
    expect([bad.level, codes(bad)]).toEqual(['invalid', ['invalid', 'service-none']]);
    expect(checksSeen().slice(before)).toMatchObject(
      [reportedAddress, unreportedAddress, badAddress].map((address) => ({
        method: 'POST',
        status: 201,
        body: { address, network: 'btc' },
      })),
    );
  });

  test('a private key, a recovery phrase and a text that is no address are not sent', async () => {
    const before = checksSeen().length;
    expect(codes(await ask(wifKey))).toEqual(['secret']);
    // BIP-39's of 128 zeros.
    expect(codes(await ask(`${'abandon '.repeat(11)}about`))).toEqual(['secret']);
    expect(codes(await ask('my secret password', 'bitcoin'))).toEqual(['invalid', 'not-sent']);
    expect(checksSeen().length).toBe(before);
  });

  test('pointing at an address asks nobody until the user switches that on, and then once', async () => {
    const before = checksSeen().length;
    const address = reportedAddresses.tron;
    await pointAt(address);
    expect(checksSeen().length).toBe(before);
    await setSettings({ askOnHover: true });
    expect(codes(await pointAt(address))).toContain('service-report');
    await pointAt(address);
    expect(checksSeen().length).toBe(before + 1);
  });

  test('what may be a private key is not sent from a page either, by the pointer or by the button', async () => {
    const before = checksSeen().length;
    const key = `0x${'4c0883a6'.repeat(8)}`;
    await setSettings({ askOnHover: true });
    for (const ask of [pointAt, askAboutPage])
      expect(codes(await ask(key)).filter((code) => code.startsWith('service'))).toEqual([]);
    await askAboutPage(unreportedAddress);
    expect(checksSeen().slice(before)).toHaveLength(1);
  });

  test('a fault of the service makes an unreported address unknown, never clear', async () => {
    service.control({ faults: [{ name: 'html200', times: 1 }] });
    const verdict = await ask(unreportedAddress);
    expect([verdict.level, codes(verdict)]).toEqual(['unknown', ['service-failed', 'list-none']]);
  });

  test('without the permission for its origin it is not asked, and that is said', async () => {
    vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => false);
    const verdict = await ask(unreportedAddress);
    expect(verdict.reasons[0]).toMatchObject({
      code: 'service-failed',
      error: 'permission',
      isUnsent: true,
    });
  });

  test('offline, it is told whether it was asked before the connection went', async () => {
    const onLine = vi.fn(() => true);
    Object.defineProperty(navigator, 'onLine', { get: onLine, configurable: true });
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      onLine.mockReturnValue(false);
      throw new TypeError('Failed to fetch');
    });
    const error = 'offline';
    const lost = (await ask(unreportedAddress)).reasons[0];
    const never = (await ask(unreportedAddress)).reasons[0];
    fetching.mockRestore();
    Reflect.deleteProperty(navigator, 'onLine');
    expect([lost, never]).toMatchObject([{ error }, { error, isUnsent: true }]);
    expect(lost).not.toHaveProperty('isUnsent');
  });

  test('a refused key stops all requests until the user changes it', async () => {
    await saveKeyForService('wrong');
    expect((await ask(unreportedAddress)).reasons[0]).toMatchObject({ error: 'key' });
    const before = checksSeen().length;
    const unasked = (await ask(unreportedAddress)).reasons[0];
    expect(unasked).toMatchObject({ error: 'key', isUnsent: true });
    expect(checksSeen().length).toBe(before);
    expect((await viewSettings()).keyRefused).toBe(true);
    await saveKeyForService(service.key);
    expect((await ask(unreportedAddress)).level).toBe('clear');
  });

  test('a late refusal of the key before does not refuse the new one', async () => {
    await saveKeyForService('wrong');
    service.control({ delay: 150 });
    const late = ask(unreportedAddress);
    await vi.waitFor(() => expect(checksSeen().at(-1)?.key).toBe('wrong'));
    await saveKeyForService(service.key);
    service.control({ delay: 0 });
    expect((await late).reasons[0]).toMatchObject({ error: 'key' });
    expect(await viewSettings()).toMatchObject({ hasKey: true, keyRefused: false });
  });

  test('a removed key is not sent again', async () => {
    await forgetKey();
    const before = service.seen().length;
    void startListSync();
    await vi.waitFor(() => expect(service.seen().length).toBeGreaterThan(before));
    expect(
      service
        .seen()
        .slice(before)
        .map(({ key }) => key),
    ).not.toContain(service.key);
    await saveKeyForService(service.key);
  });

  test('what the user allows later is read then', async () => {
    const onAdded = vi.spyOn(fakeBrowser.permissions.onAdded, 'addListener').mockReturnValue();
    keepListFresh();
    vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => false);
    await saveService(null);
    await saveService(service.url);
    await vi.waitFor(async () => {
      expect((await serviceList())?.error).toMatch(/does not let the extension/);
    });
    vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
    const read = vi.spyOn(navigator.locks, 'request');
    onAdded.mock.calls[0]?.[0]({ origins: ['https://lists.example/*'], permissions: [] });
    onAdded.mock.calls[0]?.[0]({ permissions: ['notifications'] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(read).not.toHaveBeenCalled();
    onAdded.mock.calls[0]?.[0]({ origins: ['http://127.0.0.1/*'] });
    await vi.waitFor(async () => expect((await serviceList())?.entries).toBe(248));
    await saveKeyForService(service.key);
  });

  test('a test of the connection tells the networks, and what is wrong', async () => {
    expect(await testService()).toMatchObject({ status: 'ok', message: 'The service answers.' });
    expect(await forgetKey()).toMatchObject({ hasKey: false, keyRefused: false });
    const lacking = expect.stringMatching(/^No key is set, and the service wants one/);
    expect(await testService()).toEqual({ status: 'failed', message: lacking });
    await saveKeyForService('wrong');
    expect(await testService()).toEqual({
      status: 'failed',
      message: expect.stringMatching(
        /Save the right key above, then test again\. The service says/,
      ),
    });
  });

  test('at another origin the key is gone, and so is the list', async () => {
    await saveKeyForService(service.key);
    expect(await saveService('https://elsewhere.example')).toMatchObject({
      status: 'saved',
      settings: { serviceAddress: 'https://elsewhere.example', hasKey: false },
    });
    expect(await hasAnyKey()).toBe(false);
    await saveService(null);
    expect((await listSources()).map(({ id }) => id)).toEqual(['starter']);
    expect(service.other.seen).toEqual([]);
  });

  test('an address that a key must not go to is refused in words', async () => {
    expect(await saveService('http://checks.example')).toMatchObject({ status: 'refused' });
  });
});
