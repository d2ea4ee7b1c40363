import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { saveKeyForService, saveService } from '@/lib/background/service-setup';

test.each([
  ['', 'Enter the address of the service, for example https://example.org/api.'],
  ['https://', 'This is not a web address. A web address looks like https://example.org/api.'],
  [
    'https://user@example.org',
    'The address must not hold a user name or password. The key has its own field.',
  ],
  [
    'https://example.org/api/wallet-checks',
    'Leave out everything from “/wallet-checks” or “/scam-reports” on: the extension adds that itself.',
  ],
  ['ftp://example.org', 'The address must begin with https://.'],
  [
    'http://example.org',
    'Without encryption, anybody on the way could read the key. Use https://; http:// is only for this computer.',
  ],
])('%j is refused with what to change', async (typed, message) => {
  expect(await saveService(typed)).toEqual({ status: 'refused', message });
});

test.each(['', ' ', 'two words', 'k\r\nX-Other: 1', 'schlüssel'])(
  'a key that no header can hold is refused: %j',
  async (typed) => {
    vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
    vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => false);
    await saveService('https://checks.example');
    expect(await saveKeyForService(typed)).toEqual({
      status: 'refused',
      message: expect.stringMatching(/^The key is empty or has a character that cannot be sent/),
    });
  },
);
