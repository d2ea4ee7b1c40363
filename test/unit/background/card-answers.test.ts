import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { handlers } from '@/lib/background/handlers';
import { openExplorer, openPopup } from '@/lib/background/open-tabs';
import { answerToSelection } from '@/lib/background/selection';
import { turnsAMinute } from '@/lib/background/turns';
import { browser } from '@/lib/extension/browser';
import { wholeAddress } from '@/test/unit/whole-address';

const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const tab = { id: 7, index: 2, windowId: 3 };

afterEach(() => vi.restoreAllMocks());

test.each([
  ['an address', wannaCry, 'Reported', wannaCry],
  ['a payment link', `bitcoin:${wannaCry}?amount=1`, 'Reported', wannaCry],
  [
    'a mistyped address',
    'pay 115p7UMMngoj1pMvkpHijcRdfJNXj6LrLm!',
    'Not a valid address',
    '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLm',
  ],
  [
    'two addresses',
    `${wannaCry} 0x098B716B8Aaf21512996dC57EB0615e2383E2f96`,
    'Several addresses in the selection: select one',
    '',
  ],
  ['words', 'nothing to see here', 'No address in the selection: select one', ''],
  ['nothing', '', 'No address in the selection: select one', ''],
  [
    'a private key',
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    'This may be a secret',
    '',
  ],
  ['a private key or a hash', `0x${'4c0883a6'.repeat(8)}`, 'This may be a secret', ''],
])('the answer to a selection of %s', async (_, text, headline, address) => {
  const answer = await answerToSelection(text, false);
  expect([answer.headline, answer.address]).toEqual([headline, address]);
});

test.each([
  ['pool1pu5jlj4q9w9jlxeu370a3c9myx47md5j5m2str0naunn2q3lkdy', /^This is the name of a stake pool/],
  ['“vitalik.eth”', /^This is a name in the Ethereum Name Service/],
  ['0x1157…LrLn', /^This is a shortened address/],
])('%s, where it is selected, is told for what it is', async (text, words) => {
  const { headline, level, reasons } = await answerToSelection(text, false);
  expect([headline, level, reasons.length]).toEqual(['Not an address', 'invalid', 1]);
  expect(reasons[0]?.text).toMatch(words);
});

test('a page that opens the popup too often leaves the user the menu', async () => {
  vi.spyOn(fakeBrowser.tabs, 'create').mockImplementation(async () => tab as never);
  const opens = () =>
    handlers['page/open-popup'].answer(
      { address: wannaCry },
      { tab: { ...tab, active: true } as never },
    );
  for (let i = 0; i < 20; i++) await opens();
  await expect(opens()).rejects.toThrow('That was too often.');
  await openPopup(wannaCry, tab);
});

test('turns come back after a minute', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const turns = turnsAMinute(2);
  expect([turns.take(), turns.take(), turns.take()]).toEqual([true, true, false]);
  clock.mockReturnValue(60_001);
  expect(turns.take()).toBe(true);
});

test('the explorer of the likeliest network opens at the canonical address, beside the tab and in its window', async () => {
  const create = vi.spyOn(fakeBrowser.tabs, 'create').mockImplementation(async () => tab as never);
  await openExplorer('0x098b716b8aaf21512996dc57eb0615e2383e2f96', tab);
  expect(create.mock.calls).toEqual([
    [
      {
        url: 'https://etherscan.io/address/0x098B716B8Aaf21512996dC57EB0615e2383E2f96',
        index: 3,
        windowId: 3,
      },
    ],
  ]);
});

test('what is no address opens no explorer', async () => {
  await expect(openExplorer('javascript:alert(1)', tab)).rejects.toThrow('No explorer is known');
});

test('where the browser does not open its popup, a tab shows it, and the button keeps its own popup', async () => {
  const create = vi.spyOn(fakeBrowser.tabs, 'create').mockImplementation(async () => tab as never);
  const setPopup = vi.fn(async () => {});
  const refuses = async () => {
    throw new Error('openPopup requires a user gesture');
  };
  vi.spyOn(browser, 'action', 'get').mockReturnValue({ setPopup, openPopup: refuses } as never);
  await openPopup(wannaCry, tab);
  expect(await wholeAddress(create.mock.calls[0]?.[0]?.url)).toMatch(
    new RegExp(`/popup\\.html\\?address=${wannaCry}&tab=7$`),
  );
  expect(setPopup.mock.calls.at(-1)).toEqual([{ tabId: 7, popup: 'popup.html' }]);
});
