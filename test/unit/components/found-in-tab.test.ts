import { expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { findInTab } from '@/components/page/found-in-tab';
import type { FoundOnPage } from '@/lib/extension/tab-messages';

const shown = {
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  level: 'danger',
  networks: ['ethereum'],
  times: 1,
} as const;
const page = {
  host: 'shop.example',
  enabled: true,
  addresses: [{ ...shown, networks: [...shown.networks] }],
  outOfReach: null,
  unpainted: 0,
  isReading: false,
  tampered: null,
} satisfies FoundOnPage;
const other = { ...shown, address: '0xde709f2102306220921060314715629080e2fb77' };

test.each<[string, unknown]>([
  ['nothing that it could be', 'text'],
  ['addresses that are no list', { ...page, addresses: 7 }],
  ['no addresses', { ...page, addresses: [null, 7, {}] }],
  ['a network that there is not', { ...page, addresses: [{ ...other, networks: ['made-up'] }] }],
  ['a level that there is not', { ...page, addresses: [{ ...other, level: 'safe' }] }],
  ['an object for a text', { ...page, addresses: [{ ...other, shownAs: {} }] }],
  [
    'a text that is longer than any address',
    { ...page, addresses: [{ ...other, address: 'a'.repeat(513) }] },
  ],
  ['a text for a number', { ...page, unpainted: 'many', addresses: [{ ...other, times: '9' }] }],
])(
  'a frame that says %s adds nothing, and keeps no address of its page from being shown',
  async (_, said) => {
    vi.spyOn(browser.runtime, 'sendMessage').mockImplementation(async () => ({ answer: [0, 3] }));
    vi.spyOn(browser.tabs, 'sendMessage').mockImplementation(async (...[, , to]: unknown[]) =>
      Object(to).frameId === 0 ? page : said,
    );
    const spellings = [{ address: shown.address, frameId: 0 }];
    expect(await findInTab(7)).toEqual({ ...page, addresses: [{ ...shown, spellings }] });
  },
);

test.each([[0], [3]])('a page is still being read while frame %i of it is', async (reading) => {
  vi.spyOn(browser.runtime, 'sendMessage').mockImplementation(async () => ({ answer: [0, 3] }));
  vi.spyOn(browser.tabs, 'sendMessage').mockImplementation(async (...[, , to]: unknown[]) => ({
    ...page,
    isReading: Object(to).frameId === reading,
  }));
  expect(await findInTab(7)).toMatchObject({ isReading: true });
});
