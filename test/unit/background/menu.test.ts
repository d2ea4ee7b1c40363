import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tabs } from 'webextension-polyfill';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { answerMenu, serveMenu } from '@/lib/background/menu';
import { wholeAddress } from '@/test/unit/whole-address';

const wannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
const other = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const mistyped = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb95';
const wifKey = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
const phrase = `${'abandon '.repeat(11)}about`;
const tab = { id: 7, index: 2, windowId: 1 } as Tabs.Tab;

/** Where the browser lets the popup be opened, and what it showed meanwhile. */
function popupShows(isAllowed: boolean): { popups: string[]; tabs: string[] } {
  const shown = { popups: [] as string[], tabs: [] as string[] };
  let popup = 'popup.html';
  vi.spyOn(fakeBrowser.action, 'setPopup').mockImplementation(async (details: object) => {
    popup = String(Reflect.get(details, 'popup'));
  });
  vi.spyOn(fakeBrowser.action, 'openPopup').mockImplementation(async () => {
    if (!isAllowed) throw new Error('openPopup requires a user gesture');
    shown.popups.push(popup);
  });
  vi.spyOn(fakeBrowser.tabs, 'create').mockImplementation(async (details: object) => {
    const url = new URL(await wholeAddress(Reflect.get(details, 'url')));
    shown.tabs.push(url.pathname.slice(1) + url.search);
    return tab as never;
  });
  return shown;
}

beforeEach(() => {
  vi.restoreAllMocks();
});

const address = (text: string) => `popup.html?address=${text}&tab=7`;
const hint = (why: string) => `popup.html?hint=${why}&tab=7`;

describe('a click on the menu opens the popup', () => {
  test.each<[string, Parameters<typeof answerMenu>[0], string]>([
    [
      'on the selected address',
      { editable: false, selectionText: ` ${wannaCry}\n` },
      address(wannaCry),
    ],
    [
      'on the one in a sentence',
      { editable: false, selectionText: `Pay to ${wannaCry}!` },
      address(wannaCry),
    ],
    [
      'on one in groups of four',
      { editable: false, selectionText: wannaCry.replace(/.{4}(?=.)/g, '$& ') },
      address(wannaCry),
    ],
    [
      'on a mistyped one, of which the check says what is wrong',
      { editable: false, selectionText: `to ${mistyped} now` },
      address(mistyped),
    ],
    [
      "on a link's address in an explorer",
      { editable: false, linkUrl: `https://explorer.example/address/${wannaCry}?a=1` },
      address(wannaCry),
    ],
    [
      'on a payment link',
      { editable: false, linkUrl: `bitcoin:${wannaCry}?amount=1` },
      address(wannaCry),
    ],
    [
      'on an address behind escapes',
      { editable: false, linkUrl: `https://a.example/?to=x%20${wannaCry}%20y` },
      address(wannaCry),
    ],
    [
      "on the link's text, where its address has none",
      { editable: false, linkUrl: 'https://a.example/100%', linkText: other },
      address(other),
    ],
    [
      'on the selection rather than the link around it',
      { editable: false, selectionText: other, linkUrl: `bitcoin:${wannaCry}` },
      address(other),
    ],
    [
      'on what is selected in a field',
      { editable: true, selectionText: wannaCry },
      address(wannaCry),
    ],
    [
      'with words where there is none',
      { editable: false, selectionText: 'no address here' },
      hint('none'),
    ],
    [
      'with words where a link has none',
      { editable: false, linkUrl: 'https://a.example/%E0%A4%A' },
      hint('none'),
    ],
    [
      'with words where there are several',
      { editable: false, selectionText: `${wannaCry} ${other}` },
      hint('several'),
    ],
    [
      'with a warning of a key, which stands in no page’s address',
      { editable: false, selectionText: wifKey },
      hint('secret'),
    ],
    [
      'with a warning of a recovery phrase',
      { editable: false, selectionText: phrase },
      hint('secret'),
    ],
    [
      'with a warning of a key in a link',
      { editable: false, selectionText: wannaCry, linkText: wifKey },
      hint('secret'),
    ],
  ])('%s', async (_, clicked, popup) => {
    const shown = popupShows(true);
    await answerMenu(clicked, tab);
    expect(shown).toEqual({ popups: [popup], tabs: [] });
  });
});

test('in a field without a selection, the page checks the word at the caret', async () => {
  const shown = popupShows(true);
  const asked = vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(async () => true);
  await answerMenu({ editable: true }, tab);
  expect(asked.mock.calls).toEqual([[7, { type: 'tab/check-selection' }]]);
  expect(shown).toEqual({ popups: [], tabs: [] });
});

test('where the browser refuses the popup, a tab opens on the address', async () => {
  const shown = popupShows(false);
  await answerMenu({ editable: false, selectionText: wannaCry }, tab);
  expect(shown).toEqual({ popups: [], tabs: [address(wannaCry)] });
});

test('the popup is asked for in the click itself, before anything is awaited', () => {
  const shown = popupShows(true);
  void answerMenu({ editable: false, selectionText: wannaCry }, tab);
  expect(shown.popups).toEqual([address(wannaCry)]);
});

test('the items are put in at the installation, and brought to today’s words where they are there', async () => {
  const clicked = vi.spyOn(fakeBrowser.contextMenus.onClicked, 'addListener').mockReturnValue();
  const items = new Map<string, object>();
  vi.spyOn(fakeBrowser.contextMenus, 'create').mockImplementation(
    // The polyfill's type has one overload less.
    ((item: { id: string }, done: () => void) => {
      const isThere = items.has(item.id);
      if (!isThere) items.set(item.id, item);
      Object.assign(fakeBrowser.runtime, {
        lastError: isThere ? { message: 'duplicate id' } : undefined,
      });
      done();
    }) as never,
  );
  const updates: unknown[][] = [];
  vi.spyOn(fakeBrowser.contextMenus, 'update').mockImplementation((async (...update: unknown[]) => {
    updates.push(update);
  }) as never);
  serveMenu();
  expect(clicked).toHaveBeenCalledOnce();
  const address = { title: 'Check address', contexts: ['selection', 'link', 'editable'] };
  const picture = { title: 'Check the QR code in this picture', contexts: ['image'] };
  await fakeBrowser.runtime.onInstalled.trigger({ reason: 'install' });
  expect([...items.values()]).toEqual([
    { id: 'check-address', ...address },
    { id: 'check-picture', ...picture },
  ]);
  await fakeBrowser.runtime.onStartup.trigger();
  expect(items.size).toBe(2);
  expect(updates).toEqual([
    ['check-address', address],
    ['check-picture', picture],
  ]);
});
