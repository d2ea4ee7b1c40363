import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { forgetChecks, putCheck } from '@/lib/background/history-store';
import { serveOmnibox } from '@/lib/background/omnibox';
import { suggest } from '@/lib/background/omnibox-suggestions';
import { openTyped } from '@/lib/background/open-tabs';
import { putOwn } from '@/lib/background/own-lists';
import { setSettings } from '@/lib/background/settings-view';
import { wholeAddress } from '@/test/unit/whole-address';

const wannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
const own = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const checked = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const valid = '0x52908400098527886E0F7030069857D2E4169EE7';
const wifKey = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';

beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
});

describe('while typing', () => {
  test('an address gets its verdict, by the lists of this browser', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { first, others } = await suggest(` ${wannaCry} `);
    expect(first).toContain('Reported (Bitcoin');
    expect(first).toContain('WannaCry');
    expect(others).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a mistyped one is told what is wrong with it', async () => {
    expect((await suggest(`${wannaCry.slice(0, -1)}5`)).first).toBe(
      'Not a valid address. Looks like Bitcoin, but its check digits do not fit, so at least one character is wrong and it reaches nobody: copy the address again, and do not type it.',
    );
  });

  test('a key is warned of, and looked up nowhere', async () => {
    const { first, others } = await suggest(wifKey);
    expect(first).toContain('never paste or share it anywhere');
    expect(first).not.toContain(wifKey);
    expect(others).toEqual([]);
  });

  test('a history that cannot be read hides nothing of the rest', async () => {
    forgetChecks();
    const { getAll } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
      this: IDBObjectStore,
    ) {
      if (this.name === 'checks') throw new Error('shut');
      return getAll.call(this);
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await putOwn({ address: own, networkId: null, note: '', kind: 'trusted', name: 'Wanda' });
    const found = (await suggest('wan')).others.map(({ content }) => content);
    expect(found).toEqual(expect.arrayContaining([own, wannaCry]));
  });

  test('a name finds contacts first, then reports', async () => {
    const said = { address: own, networkId: null, note: '' } as const;
    await putOwn({ ...said, kind: 'trusted', name: 'Wanda Crypto <b>' });
    const { first, others } = await suggest('WAN');
    expect(first).toBe('Search the reports in this browser for this text');
    expect(others[0]).toEqual({
      content: own,
      description: `${own} – in your contacts as Wanda Crypto <b>`,
    });
    expect(others.slice(1).map(({ content }) => content)).toContain(wannaCry);
    expect(others.length).toBeLessThanOrEqual(5);
  });

  test('a part of an address finds what was checked by hand, where that is kept, and a reported one as reported', async () => {
    const at = Date.UTC(2026, 10, 1);
    const check = { networkId: null, at, level: 'unknown' } as const;
    await putCheck({ ...check, address: checked });
    await putCheck({ ...check, at: at + 1, address: wannaCry });
    expect((await suggest(checked.slice(0, 8))).others).toEqual([
      { content: checked, description: `${checked} – checked by you on 1 Nov 2026` },
    ]);
    const [reported, ...more] = (await suggest(wannaCry.slice(0, 8))).others;
    expect(reported?.description).toContain('reported on Bitcoin');
    expect(more).toEqual([]);
    await setSettings({ history: false });
    expect((await suggest(checked.slice(0, 8))).others).toEqual([]);
  });

  test('what was checked and is no address is not offered, and what was warned of with the warning', async () => {
    const check = { networkId: null, at: Date.UTC(2026, 10, 1), level: 'invalid' } as const;
    const mistyped = '0x52908400098527886E0F7030069857D2E4169Ee7';
    await putCheck({ ...check, address: mistyped });
    await putCheck({ ...check, address: valid.replace('E0F', '\u04150F'), level: 'caution' });
    expect((await suggest('0x529084')).others).toEqual([]);
    await putCheck({ ...check, address: valid, level: 'danger' });
    const line = `${valid} – checked by you on 1 Nov 2026`;
    expect((await suggest('0x529084')).others).toEqual([
      { content: valid, description: `Reported. ${line}` },
    ]);
    await putCheck({ ...check, address: valid, level: 'danger', isOnlyBlocked: true });
    expect((await suggest('0x529084')).others[0]?.description).toBe(`Blocked by you. ${line}`);
    await putCheck({ ...check, address: valid, level: 'caution' });
    expect((await suggest('0x529084')).others[0]?.description).toBe(`Caution. ${line}`);
  });

  test.each(['', '  ', 'wa'])('%o finds nothing yet', async (text) => {
    expect(await suggest(text)).toEqual({
      first: 'Type or paste a wallet address, or a name to search for',
      others: [],
    });
  });
});

describe('what the browser is told', () => {
  type Show = (all: { content: string; description: string }[]) => void;
  let type: (text: string, show: Show) => void = () => {};
  const typed = (text: string) => new Promise<Parameters<Show>[0]>((show) => type(text, show));
  const lines: string[] = [];

  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(fakeBrowser.omnibox.onInputChanged, 'addListener').mockImplementation(((
      listener: typeof type,
    ) => {
      type = listener;
    }) as never);
    vi.spyOn(fakeBrowser.omnibox.onInputEntered, 'addListener').mockReturnValue();
    vi.spyOn(fakeBrowser.omnibox, 'setDefaultSuggestion').mockImplementation(((line: {
      description: string;
    }) => {
      lines.push(line.description);
    }) as never);
    serveOmnibox();
  });

  test('an answer to an earlier input is dropped', async () => {
    vi.stubEnv('FIREFOX', '');
    const late = vi.fn();
    type('wanna', late);
    expect(await typed('')).toEqual([]);
    expect(lines).toEqual(['Type or paste a wallet address, or a name to search for']);
    // All that the first input asks for has been answered by now.
    await suggest('wanna');
    expect([late.mock.calls, lines.length]).toEqual([[], 1]);
  });

  test.each([
    ['wanna', 'wanna '],
    ['wanna ', 'wanna'],
    [' wanna', 'wanna'],
  ])(
    'of %j Firefox tells in a line of its own, which it leaves out where that is the same text',
    async (text, content) => {
      vi.stubEnv('FIREFOX', 'true');
      const [first, ...others] = await typed(text);
      expect(first).toEqual({
        content,
        description: 'Search the reports in this browser for this text',
      });
      expect(others).toEqual((await suggest(text)).others.slice(0, 4));
      expect(others[0]?.description).toContain('WannaCry');
      // It would be said of what is typed next.
      expect(lines).toEqual([]);
    },
  );
});

test.each([
  [wannaCry, `popup.html?full&address=${wannaCry}`],
  ['wanna cry', 'popup.html?full&search=wanna+cry'],
  [wifKey, 'popup.html?full&hint=secret'],
])('Enter on %s opens the full tab', async (typed, path) => {
  const update = vi.spyOn(fakeBrowser.tabs, 'update').mockImplementation(async () => ({}) as never);
  const create = vi.spyOn(fakeBrowser.tabs, 'create').mockImplementation(async () => ({}) as never);
  const url = fakeBrowser.runtime.getURL(path as never);
  await openTyped(typed, 'currentTab');
  await openTyped(typed, 'newBackgroundTab');
  const [[updated = {}] = []] = update.mock.calls as object[][];
  const [[created = {}] = []] = create.mock.calls;
  expect([updated, created]).toEqual([
    { url: expect.any(String) },
    { url: expect.any(String), active: false },
  ]);
  for (const made of [updated, created]) expect(await wholeAddress(Object(made).url)).toBe(url);
});

test('Enter in a private window of Chromium opens the popup there: our pages are kept out of its tabs', async () => {
  vi.stubEnv('FIREFOX', '');
  const tab = { id: 7, index: 0, windowId: 8, incognito: true };
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => [tab] as never);
  const create = vi.spyOn(fakeBrowser.tabs, 'create').mockImplementation(async () => ({}) as never);
  const popup = vi.spyOn(fakeBrowser.action, 'setPopup').mockImplementation(async () => undefined);
  const open = vi.spyOn(fakeBrowser.action, 'openPopup').mockImplementation(async () => undefined);
  await openTyped(wannaCry, 'currentTab');
  const address = `popup.html?address=${wannaCry}&tab=7`;
  expect(popup.mock.calls[0]).toEqual([{ tabId: 7, popup: address }]);
  expect(open).toHaveBeenCalledOnce();
  await openTyped('wanna cry', 'currentTab');
  open.mockRejectedValue(new Error('no popup here'));
  await openTyped(wannaCry, 'currentTab');
  const urls = create.mock.calls.map(([made]) => wholeAddress(Object(made).url));
  expect(await Promise.all(urls)).toEqual([
    expect.stringMatching(/popup\.html\?full&search=wanna\+cry&private=1$/),
    expect.stringMatching(/popup\.html\?address=\w+&tab=7&private=1$/),
  ]);
});
