// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { Popup } from '@/components/Popup';
import type { FoundAddress, FoundOnPage } from '@/lib/extension/tab-messages';
import {
  answerAs,
  answerAsPage,
  bitcoinAddress,
  sent,
  settings,
  startAnew,
  verdict,
  violations,
} from './background-double';

startAnew();

const clearAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const found: FoundOnPage = {
  host: 'shop.example',
  enabled: true,
  addresses: [
    { address: clearAddress, networks: ['ethereum', 'bsc'], level: 'clear', times: 3 },
    { address: bitcoinAddress, networks: ['bitcoin'], level: 'danger', times: 1 },
  ],
  outOfReach: null,
  tampered: null,
};

function open({ tabId = null, address = '' }: { tabId?: number | null; address?: string } = {}) {
  render(<Popup tabId={tabId} address={address} />);
  return userEvent.setup();
}
const choose = async (user: ReturnType<typeof open>, tab: string) =>
  user.click(screen.getByRole('tab', { name: tab }));

describe('the popup', () => {
  test('has three tabs and opens on the first', async () => {
    answerAs({ 'settings/get': () => settings({ onboarded: false }) });
    open();
    await screen.findByText('Ready to use');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Check',
      'This page',
      'Reports',
    ]);
    expect(screen.getByRole('button', { name: 'Check' })).toBeDefined();
    expect(await violations()).toEqual([]);
  });

  test('checks the address that it is opened with', async () => {
    answerAs({ check: () => verdict() });
    open({ address: bitcoinAddress });
    await waitFor(() => expect(screen.getByRole('status').dataset['level']).toBe('unknown'));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty(
      'value',
      bitcoinAddress,
    );
    expect(await violations()).toEqual([]);
  });

  test('opened on an address, it asks the lists alone, and says that the service was not asked', async () => {
    answerAs({
      check: () => verdict(),
      'settings/get': () => settings({ serviceAddress: 'https://api.example.com' }),
    });
    open({ address: bitcoinAddress });
    expect(await screen.findByText(/api\.example\.com: not asked/)).toBeDefined();
    expect(sent.filter(({ type }) => type === 'check')).toEqual([
      {
        type: 'check',
        request: { address: bitcoinAddress, networkId: null, ask: 'local', byHand: true },
      },
    ]);
  });

  test('opened in place of the card, it says why', async () => {
    answerAs({});
    render(<Popup tabId={null} address="" hint="page" />);
    expect(await screen.findByText(/selection could not be read on this page/)).toBeDefined();
    expect(await violations()).toEqual([]);
  });

  test('says where the browser withholds the pages, and asks for them in the click', async () => {
    answerAs({});
    vi.spyOn(browser.permissions, 'contains').mockImplementation(async () => false);
    const request = vi.spyOn(browser.permissions, 'request').mockImplementation(async () => true);
    const user = open();
    await choose(user, 'This page');
    await screen.findByText(/does not let the extension read the pages that you visit/);
    expect(screen.queryByRole('heading', { name: 'This page cannot be read' })).toBeNull();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Allow it on all sites' }));
    expect(request.mock.calls).toEqual([[{ origins: ['http://*/*', 'https://*/*'] }]]);
    await screen.findByRole('heading', { name: 'This page cannot be read' });
  });

  test('keeps a verdict while another tab is looked at', async () => {
    answerAs({ check: () => verdict() });
    const user = open({ address: bitcoinAddress });
    await screen.findByRole('heading', { name: 'Not known' });
    await choose(user, 'This page');
    await screen.findByRole('heading', { name: 'This page cannot be read' });
    await choose(user, 'Check');
    expect(screen.getByRole('heading', { name: 'Not known' })).toBeDefined();
  });
});

describe('first steps', () => {
  test('are shown until the user got it', async () => {
    let onboarded = false;
    answerAs({
      'settings/get': () => settings({ onboarded }),
      'settings/set': (change) => {
        onboarded = change.onboarded ?? onboarded;
        return settings({ onboarded });
      },
    });
    const user = open();
    expect(await screen.findByText(/addresses of \d{3} networks are checked/)).toBeDefined();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    await waitFor(() => expect(screen.queryByText('Ready to use')).toBeNull());
    expect(sent.at(-1)).toEqual({ type: 'settings/set', request: { onboarded: true } });
  });

  test('stand in the empty box’s place alone, and not below a verdict', async () => {
    answerAs({
      'settings/get': () => settings({ onboarded: false }),
      check: () => verdict(),
      'check/cancel': () => null,
    });
    const user = open();
    await screen.findByRole('heading', { name: 'Ready to use' });
    await user.type(screen.getByRole('textbox', { name: 'Address' }), `${bitcoinAddress}{Enter}`);
    await screen.findByRole('heading', { name: 'Not known' });
    expect(screen.queryByText('Ready to use')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('heading', { name: 'Ready to use' })).toBeDefined();
  });

  test('lead to the settings', async () => {
    answerAs({ 'settings/get': () => settings({ onboarded: false }) });
    const opened = vi.spyOn(browser.runtime, 'openOptionsPage').mockImplementation(async () => {});
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Set up a service' }));
    expect(opened).toHaveBeenCalledOnce();
  });

  test('lead to the settings, where what is wrong is mended', async () => {
    const wrong = { serviceAddress: 'https://api.example.com', hasHostPermission: false };
    answerAs({ 'settings/get': () => settings(wrong) });
    const opened = vi.spyOn(browser.runtime, 'openOptionsPage').mockImplementation(async () => {});
    await open().click(within(await screen.findByRole('alert')).getByRole('button'));
    expect(opened).toHaveBeenCalledOnce();
  });

  test.each([
    [{ keyRefused: true, hasKey: true }, /The service refused the API key.*Settings$/],
    [{ keyRefused: true }, /The service wants a key, and none is saved.*Settings$/],
    [{ hasHostPermission: false }, /does not let the extension reach the service.*Settings$/],
    [{ notice: 'The settings were broken, so the defaults stand in.' }, /the defaults stand in/],
  ])('give way to what is wrong: %o', async (change, words) => {
    answerAs({
      'settings/get': () =>
        settings({
          serviceAddress: 'https://api.example.com',
          hasHostPermission: true,
          onboarded: false,
          ...change,
        }),
    });
    open();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.queryByText('Ready to use')).toBeNull();
  });
});

describe('this page', () => {
  test('lists its addresses, the worst first, and says how many are reported', async () => {
    answerAs({});
    answerAsPage({ 'tab/found': () => found });
    const user = open();
    await choose(user, 'This page');
    expect(await screen.findByText('2 addresses · 1 reported')).toBeDefined();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Reported (1)', 'No report found (1)']);
    expect(screen.getByText('Ethereum or BNB Smart Chain · 3 times on this page')).toBeDefined();
    expect(await violations()).toEqual([]);
  });

  test('lists an address once, however it is spelt', async () => {
    answerAs({});
    const inGroups = clearAddress.replaceAll(/.{4}/g, '$& ');
    const spellings = [clearAddress, clearAddress.toLowerCase(), inGroups];
    const addresses = spellings.map(
      (address): FoundAddress => ({ address, networks: ['ethereum'], level: 'clear', times: 1 }),
    );
    answerAsPage({ 'tab/found': () => ({ ...found, addresses }) });
    await choose(open(), 'This page');
    expect(await screen.findByText('1 address · none reported')).toBeDefined();
    expect(screen.getByText('Ethereum · 3 times on this page')).toBeDefined();
  });

  test('scrolls to the address that is chosen and shows its verdict, without the service', async () => {
    answerAs({ check: () => verdict() });
    const asked = answerAsPage({ 'tab/found': () => found, 'tab/show': () => true });
    const user = open({ tabId: 7 });
    await choose(user, 'This page');
    const item = await screen.findByRole('button', { name: new RegExp(bitcoinAddress) });
    await user.click(item);
    await waitFor(() => expect(screen.getByRole('status').dataset['level']).toBe('unknown'));
    expect(item.getAttribute('aria-expanded')).toBe('true');
    expect(asked).toContainEqual({ type: 'tab/show', request: { address: bitcoinAddress } });
    expect(sent).toContainEqual({
      type: 'check',
      request: { address: bitcoinAddress, networkId: null, ask: 'local' },
    });
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Open under Check' }));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty(
      'value',
      bitcoinAddress,
    );
  });

  test('says of an address that the page does not show that it is hidden', async () => {
    answerAs({ check: () => verdict() });
    const isShown = [false, true];
    answerAsPage({ 'tab/found': () => found, 'tab/show': () => isShown.shift() ?? true });
    const user = open({ tabId: 7 });
    await choose(user, 'This page');
    const item = await screen.findByRole('button', { name: new RegExp(bitcoinAddress) });
    const words = () => screen.queryByText(/^The page does not show this address now: /);
    await user.click(item);
    await waitFor(() => expect(words()).not.toBeNull());
    await user.click(item);
    await user.click(item);
    await waitFor(() => expect(words()).toBeNull());
    expect(isShown).toEqual([]);
  });

  test('can be switched off', async () => {
    let enabled = true;
    answerAs({
      'settings/set': ({ site }) => {
        enabled = site?.enabled ?? enabled;
        return settings();
      },
    });
    const asked = answerAsPage({
      'tab/found': () => (enabled ? found : { ...found, enabled, addresses: [] }),
      'tab/refresh': () => null,
    });
    const user = open();
    await choose(user, 'This page');
    await user.click(await screen.findByRole('switch', { name: 'Check this site' }));
    expect(
      await screen.findByText('Checks are switched off here, so nothing was looked for.'),
    ).toBeDefined();
    expect(sent.find(({ type }) => type === 'settings/set')?.request).toEqual({
      site: { host: 'shop.example', enabled: false },
    });
    expect(asked.map(({ type }) => type)).toContain('tab/refresh');
  });

  test('is not looked at while page checks are off for all sites, until they are switched on there', async () => {
    let pageChecks = false;
    answerAs({
      'settings/get': () => settings({ pageChecks }),
      'settings/set': ({ pageChecks: wanted = pageChecks }) => {
        pageChecks = wanted;
        return settings({ pageChecks });
      },
    });
    answerAsPage({ 'tab/found': () => ({ ...found, enabled: false, addresses: [] }) });
    const user = open();
    await choose(user, 'This page');
    expect(await screen.findByText('Switched off for all sites')).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'Check pages' }));
    expect(await screen.findByRole('switch', { name: 'Check this site' })).toBeDefined();
  });

  test('that hid the card is called out', async () => {
    answerAs({});
    answerAsPage({ 'tab/found': () => ({ ...found, addresses: [], tampered: 'covered' }) });
    const user = open();
    await choose(user, 'This page');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'hid, covered or changed the card',
    );
    expect(screen.getByText('No wallet address found on this page.')).toBeDefined();
  });
});
