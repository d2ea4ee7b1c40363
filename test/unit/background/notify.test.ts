import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { notifyReported } from '@/lib/background/notify';
import { changeSettings } from '@/lib/extension/settings';

const now = 1_780_000_000_000;
const minute = 60_000;
const tabs: Record<number, object> = {
  1: { url: 'https://shop.example/a', title: 'My secret page', incognito: false },
  2: { url: 'https://shop.example/b', title: 'Another', incognito: false },
  3: { url: 'https://news.example/', title: 'News', incognito: false },
  4: { url: 'https://private.example/', title: 'Private', incognito: true },
  6: { url: fakeBrowser.runtime.getURL('welcome.html' as never), incognito: false },
  // Firefox, without the permission for the page.
  5: { incognito: false },
};
const told = () => fakeBrowser.notifications.getAll();

beforeEach(() => {
  vi.restoreAllMocks();
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.tabs, 'get').mockImplementation((async (id: number) => tabs[id]) as never);
});

test('nothing is notified before the user switches it on', async () => {
  await notifyReported(1, 3, now);
  expect(await told()).toEqual({});
});

test('once switched on, a page with reports is notified of, without its address and title', async () => {
  await changeSettings((settings) => ({ ...settings, notifyReported: true }));
  const create = vi.spyOn(fakeBrowser.notifications, 'create');
  await notifyReported(1, 0, now);
  expect(create.mock.calls).toEqual([]);
  await notifyReported(1, 2, now);
  expect(create.mock.calls).toEqual([
    [
      'reported-1',
      {
        type: 'basic',
        iconUrl: fakeBrowser.runtime.getURL('icon/128.png' as never),
        title: 'Wallet Address Check',
        message:
          'A page shows 2 addresses reported or blocked by you, and what is sent to one is hardly ever got back: open the extension there before you send anything.',
      },
    ],
  ]);
});

test.each<[string, [tabId: number, at: number][], number]>([
  [
    'one host, two tabs, within the hour',
    [
      [1, 0],
      [2, 59],
    ],
    1,
  ],
  [
    'one host, an hour later',
    [
      [1, 0],
      [2, 60],
    ],
    2,
  ],
  [
    'two hosts',
    [
      [1, 0],
      [3, 0],
    ],
    2,
  ],
  ['our own first steps', [[6, 0]], 0],
  ['a private window', [[4, 0]], 0],
  [
    'a tab whose address is not told',
    [
      [5, 0],
      [5, 1],
    ],
    1,
  ],
  [
    'a clock that was set back by two hours',
    [
      [1, 120],
      [1, 0],
    ],
    2,
  ],
  [
    'many frames of a page at once',
    [
      [1, 0],
      [1, 0],
      [1, 0],
    ],
    1,
  ],
])('%s', async (_, pages, notified) => {
  await changeSettings((settings) => ({ ...settings, notifyReported: true }));
  const create = vi.spyOn(fakeBrowser.notifications, 'create');
  for (const [tabId, at] of pages) await notifyReported(tabId, 1, now + at * minute);
  expect(create).toHaveBeenCalledTimes(notified);
});
