import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { pointAt } from '@/lib/background/check';
import { handlers } from '@/lib/background/handlers';
import { saveKeyForService, saveService } from '@/lib/background/service-setup';
import { setSettings } from '@/lib/background/settings-view';
import { badAddress, reportedAddress, unreportedAddress } from '@/test/service/seed';
import { startService, type TestService } from '@/test/service/server';

let service: TestService;
const asked = () => service.seen().filter(({ path }) => path === '/wallet-checks').length;
const press = (address: string, active = true) =>
  handlers['page/ask-service'].answer({ address }, { tab: { active } as never });
/** As Sui and Aptos write addresses, and anybody writes keys. */
const digits = (i: number) => `0x${i.toString(16).padStart(4, '0').repeat(16)}`;

beforeAll(async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  service = await startService();
  await saveService(service.url);
  await saveKeyForService(service.key);
  await setSettings({ askOnHover: true });
});
afterAll(() => service.close());

test.each([
  ['may be a key', digits(0xa1b2)],
  ['is mistyped', badAddress],
  ['is a key', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
])(
  'what %s is sent neither by the pointer nor by the button of the card, which is not there',
  async (_, text) => {
    const pointed = { address: text, alike: [] };
    const card = await handlers['page/point-at'].answer(pointed, {
      tab: { active: true } as never,
    });
    expect(card?.service).toBeUndefined();
    await press(text);
    expect(asked()).toBe(0);
  },
);

test('in a tab that nobody sees, nobody points and nobody presses', async () => {
  await pointAt(reportedAddress, false);
  await press(reportedAddress, false);
  expect(asked()).toBe(0);
});

test('a page gets the service asked thirty times a minute, however it does that, and no more', async () => {
  const accounts = Array.from(
    { length: 31 },
    (_, i) => `0x${(i + 1).toString(16).padStart(40, '0')}`,
  );
  for (const address of accounts.slice(0, 29)) await pointAt(address);
  await press(unreportedAddress);
  expect(asked()).toBe(30);
  const verdict = await pointAt(reportedAddress);
  expect(verdict.reasons.map(({ code }) => code)).not.toContain('service-report');
  await expect(press(reportedAddress)).rejects.toThrow('That was too often.');
  expect(asked()).toBe(30);
});
