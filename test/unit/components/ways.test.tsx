// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { NotificationSwitch } from '@/components/NotificationSwitch';
import { Popup } from '@/components/Popup';
import { popupBeginning } from '@/components/popup-beginning';
import { SidePanel } from '@/components/SidePanel';
import { takeOver, takeOverInPanel } from '@/lib/extension/hand-over';
import type { FoundAddress, FoundOnPage } from '@/lib/extension/tab-messages';
import {
  answerAs,
  bitcoinAddress,
  sent,
  settings,
  startAnew,
  verdict,
  violations,
} from './background-double';

startAnew();

const page = (host: string, addresses: FoundAddress[]): FoundOnPage => ({
  host,
  enabled: true,
  addresses,
  outOfReach: null,
  unpainted: 0,
  isReading: false,
  tampered: null,
});
const pages: Record<number, FoundOnPage> = {
  1: page('shop.example', [
    { address: bitcoinAddress, networks: ['bitcoin'], level: 'danger', times: 1 },
  ]),
  2: page('news.example', []),
};

/** No tab is moved to another window. */
function withoutMoves() {
  for (const event of [browser.tabs.onAttached, browser.tabs.onReplaced]) {
    vi.spyOn(event, 'addListener').mockReturnValue();
    vi.spyOn(event, 'removeListener').mockReturnValue();
  }
}

describe('the side panel', () => {
  test('follows the tab that the user looks at', async () => {
    let active = 1;
    let tellActivated = () => {};
    vi.spyOn(browser.tabs, 'query').mockImplementation((async () => [{ id: active }]) as never);
    vi.spyOn(browser.tabs, 'sendMessage').mockImplementation(
      (async (tab: number) => pages[tab]) as never,
    );
    vi.spyOn(browser.tabs.onActivated, 'addListener').mockImplementation((listener) => {
      tellActivated = listener as () => void;
    });
    withoutMoves();
    answerAs({});
    render(<SidePanel parameters={new URLSearchParams()} />);
    await userEvent.click(screen.getByRole('tab', { name: 'This page' }));
    await screen.findByText('1 address · 1 reported');
    expect(screen.queryByRole('button', { name: 'Open the side panel' })).toBeNull();
    active = 2;
    await act(async () => tellActivated());
    await screen.findByText('No wallet address found on this page.');
    await screen.findByText('news.example');
    expect(await violations()).toEqual([]);
  });
});

describe('the popup', () => {
  // Firefox leaves it open over them.
  test('opens the settings, and closes', async () => {
    answerAs({});
    vi.spyOn(browser.runtime, 'openOptionsPage').mockImplementation(async () => {});
    vi.spyOn(browser.extension, 'getViews').mockReturnValue([window]);
    const close = vi.spyOn(window, 'close').mockReturnValue();
    render(<Popup tabId={null} address="" />);
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  test('opens the side panel of its window with what stands in the box, and closes', async () => {
    answerAs({ check: () => verdict() });
    vi.spyOn(browser.windows, 'getCurrent').mockImplementation((async () => ({ id: 5 })) as never);
    const open = vi.spyOn(browser.sidePanel, 'open').mockImplementation((async () => {}) as never);
    // Of the browser of the tests, which has the panels of both.
    Object.assign(browser, { sidebarAction: undefined });
    const close = vi.spyOn(window, 'close').mockReturnValue();
    const { unmount } = render(<Popup tabId={null} address="" />);
    await userEvent.type(screen.getByLabelText('Address'), bitcoinAddress);
    await userEvent.click(screen.getByRole('button', { name: 'Open the side panel' }));
    expect(open.mock.calls).toEqual([[{ windowId: 5 }]]);
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    unmount();
    withoutMoves();
    await takeOverInPanel((parameters) => void render(<SidePanel parameters={parameters} />));
    await vi.waitFor(() => expect(sent.map(({ type }) => type)).toContain('check'));
    expect(screen.getByLabelText('Address')).toHaveProperty('value', bitcoinAddress);
  });

  test.each([
    [
      'none',
      'There is no wallet address in what you chose. If you see one there, copy it and paste it above.',
      'status',
    ],
    [
      'several',
      'There are several addresses in what you chose. Select one of them, or paste it above.',
      'status',
    ],
    ['secret', /looks like a private key or a recovery phrase/, 'alert'],
    [
      'off',
      'Checks are switched off on this page, so the selection was not read. Copy the address and paste it above, or switch the checks on under “This page”.',
      'status',
    ],
  ] as const)('says right below the box why it is empty: %s', async (hint, words, role) => {
    answerAs({});
    render(<Popup tabId={null} address="" hint={hint} />);
    const notice = (await screen.findByText(words)).closest('.notice');
    expect(notice?.getAttribute('role')).toBe(role);
    expect(notice?.closest('.panel')?.children[1]).toBe(notice);
    expect(await violations()).toEqual([]);
  });

  test('in a tab, opened on a typed name, begins with the reports that fit', async () => {
    answerAs({});
    render(
      <Popup tabId={null} address="" parameters={new URLSearchParams('search=wannacry')} full />,
    );
    const box = await screen.findByRole('searchbox', { name: 'Search reports' });
    expect(box).toHaveProperty('value', 'wannacry');
  });

  test('in a tab, opened from This page, begins with Check', () => {
    answerAs({});
    render(<Popup tabId={7} address="" full view="page" />);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Check');
    expect(screen.getByRole('tabpanel', { name: 'Check' })).toBeDefined();
  });

  test('in a tab, loaded again, begins with the view that was looked at, and what was handed over', async () => {
    history.replaceState({ address: bitcoinAddress }, '', '?full');
    answerAs({ check: () => verdict() });
    const user = userEvent.setup();
    const begin = async () => render(<Popup {...popupBeginning(await takeOver())} />);
    const { unmount } = await begin();
    const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
    expect(chosen()).toBe('Check');
    await user.click(screen.getByRole('tab', { name: 'Contacts' }));
    unmount();
    await begin();
    expect(chosen()).toBe('Contacts');
    expect(screen.getByLabelText('Address')).toHaveProperty('value', bitcoinAddress);
    history.replaceState(null, '', '?');
  });

  describe('opened in a tab', () => {
    /** What the popup hands over to the tab, with a text in its box and maybe a network chosen for it. */
    async function handedOver(text: string, network?: string): Promise<Record<string, string>> {
      answerAs({ check: () => verdict() });
      const given: object[] = [];
      vi.spyOn(browser.storage.session, 'set').mockImplementation((async (items: object) => {
        given.push(...Object.values(items));
      }) as never);
      vi.spyOn(browser.tabs, 'create').mockImplementation((async () => ({})) as never);
      const { unmount } = render(<Popup tabId={null} address="" />);
      const user = userEvent.setup();
      await user.click(screen.getByLabelText('Address'));
      await user.paste(text);
      if (network) {
        await user.type(await screen.findByRole('combobox', { name: 'Network' }), network);
        await user.click(await screen.findByRole('option', { name: new RegExp(network) }));
      }
      await user.click(screen.getByRole('button', { name: 'Open in a tab' }));
      await vi.waitFor(() => expect(given).toHaveLength(1));
      unmount();
      return Object(given[0]);
    }
    /** What the tab asks of what it was handed over. */
    async function askedInTab(handed: Record<string, string>) {
      sent.length = 0;
      render(<Popup {...popupBeginning(new URLSearchParams({ full: '', ...handed }))} />);
      await vi.waitFor(() => expect(sent.map(({ type }) => type)).toContain('check'));
      return sent.find(({ type }) => type === 'check')?.request;
    }

    test('the check there is on the network that was chosen', async () => {
      const sui = `0x${'a1b2'.repeat(16)}`;
      const handed = await handedOver(sui, 'Sui');
      expect(await askedInTab(handed)).toMatchObject({ address: sui, networkId: 'sui' });
      expect(screen.getByRole('combobox', { name: 'Network' })).toHaveProperty('value', 'Sui');
    });

    test('a network that there is no more is none', async () => {
      answerAs({ check: () => verdict() });
      const asked = await askedInTab({ view: 'check', address: bitcoinAddress, networkId: 'gone' });
      expect(asked).toMatchObject({ address: bitcoinAddress, networkId: null });
    });

    test('what the text says beside the address goes along', async () => {
      const text = `bitcoin:${bitcoinAddress}?amount=1`;
      const asked = await askedInTab(await handedOver(text));
      expect(asked).toMatchObject({ address: bitcoinAddress, networkId: 'bitcoin' });
    });

    test('the box there has what is mistyped, with what is wrong', async () => {
      const mistyped = `${bitcoinAddress.slice(0, -1)}5`;
      expect(await askedInTab(await handedOver(mistyped))).toMatchObject({ address: mistyped });
      expect(screen.getByLabelText('Address')).toHaveProperty('value', mistyped);
    });

    test('what may be a secret is left behind', async () => {
      const key = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
      expect(await handedOver(`${bitcoinAddress} ${key}`)).toMatchObject({ address: '' });
    });
  });

  test('in a tab, opened on an address, begins with its check', () => {
    answerAs({});
    render(<Popup tabId={null} address={bitcoinAddress} full />);
    expect(screen.getByRole('tab', { name: 'Check' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the switch of notifications', () => {
  const permission = { permissions: ['notifications'] };
  const name = 'Notify me of reported and blocked addresses';
  function open(isOn: boolean, isAllowed: boolean) {
    answerAs({});
    vi.spyOn(browser.permissions, 'contains').mockImplementation(async () => isAllowed);
    const changes: object[] = [];
    const change = async (to: object) => void changes.push(to);
    const shown = settings({ notifyReported: isOn });
    render(
      <main>
        <NotificationSwitch settings={shown} change={change} />
      </main>,
    );
    return changes;
  }

  test('asks the browser in the click, and is saved where it is allowed', async () => {
    const changes = open(false, false);
    const request = vi.spyOn(browser.permissions, 'request').mockImplementation(async () => true);
    await userEvent.click(screen.getByRole('switch', { name }));
    expect([request.mock.calls, changes]).toEqual([[[permission]], [{ notifyReported: true }]]);
    expect(await violations()).toEqual([]);
  });

  test('stays off where the browser refuses, and says what to do', async () => {
    const changes = open(false, false);
    vi.spyOn(browser.permissions, 'request').mockImplementation(async () => false);
    await userEvent.click(screen.getByRole('switch', { name }));
    await screen.findByText(/did not allow notifications/);
    expect(changes).toEqual([{ notifyReported: false }]);
  });

  test('gives the permission back when it is switched off', async () => {
    const changes = open(true, true);
    const remove = vi.spyOn(browser.permissions, 'remove').mockImplementation(async () => true);
    await vi.waitFor(() =>
      expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('true'),
    );
    await userEvent.click(screen.getByRole('switch', { name }));
    expect([remove.mock.calls, changes]).toEqual([[[permission]], [{ notifyReported: false }]]);
  });

  test('is off where the user took the permission back in the browser', async () => {
    open(true, false);
    expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('false');
    expect(sent).toEqual([]);
  });

  test('goes on and off with the permission, which an import or the browser may change', async () => {
    const changes: (() => void)[] = [];
    for (const event of [browser.permissions.onAdded, browser.permissions.onRemoved]) {
      const note = (listener: unknown) => void changes.push(listener as () => void);
      vi.spyOn(event, 'addListener').mockImplementation(note);
      vi.spyOn(event, 'removeListener').mockReturnValue();
    }
    open(true, false);
    const isOn = () => screen.getByRole('switch', { name }).getAttribute('aria-checked');
    expect(changes).toHaveLength(2);
    vi.spyOn(browser.permissions, 'contains').mockImplementation(async () => true);
    act(() => changes[0]?.());
    await vi.waitFor(() => expect(isOn()).toBe('true'));
    vi.spyOn(browser.permissions, 'contains').mockImplementation(async () => false);
    act(() => changes[1]?.());
    await vi.waitFor(() => expect(isOn()).toBe('false'));
  });
});
