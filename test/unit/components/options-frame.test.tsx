// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Options } from '@/components/options/Options';
import type { LoggedRequest } from '@/lib/extension/log-messages';
import type { SettingsView } from '@/lib/extension/settings-messages';
import { answerAs, later, sent, settings, startAnew, violations } from './background-double';

startAnew();

beforeEach(() => {
  vi.spyOn(browser.runtime, 'getManifest').mockImplementation(() => ({ version: '1' }) as never);
  vi.spyOn(browser.permissions, 'request').mockImplementation(async () => true);
});

const service = { serviceAddress: 'https://api.example.com/v1', hasHostPermission: true };

async function open(
  start: Partial<SettingsView> = {},
  answers: Parameters<typeof answerAs>[0] = {},
) {
  answerAs({ 'settings/get': () => settings(start), ...answers });
  render(<Options />);
  await screen.findByRole('heading', { name: 'Service' });
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const shownHeads = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the sections', () => {
  test('each has its link', async () => {
    await open();
    const nav = screen.getByRole('navigation', { name: 'Sections' });
    const links = within(nav).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Service',
      'Pages',
      'Checking & privacy',
      'Lists',
      'Contacts',
      'Data',
      'About',
    ]);
    for (const link of links)
      expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('H2');
    expect(await violations()).toEqual([]);
  });
});

describe('what leaves this browser', () => {
  const request: LoggedRequest = {
    id: '1',
    at: Date.UTC(2026, 10, 21, 12),
    method: 'POST',
    host: 'api.example.com',
    path: '/v1/wallet-checks',
    status: 201,
    why: 'check',
  };

  test('is nothing at first, and that is said', async () => {
    await open();
    expect(
      await screen.findByText(/^Nothing was sent since the browser was started/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Clear these requests' })).toBeNull();
  });

  test('is listed with time, host, path, status and why, and can be cleared', async () => {
    const list: LoggedRequest[] = [
      { ...request, id: '3', status: 'waiting', why: 'point' },
      {
        ...request,
        id: '2',
        method: 'GET',
        path: '/v1/networks',
        status: 'failed',
        why: 'networks',
      },
      request,
    ];
    const user = await open(service, { 'log/list': () => list, 'log/clear': () => [] });
    const box = await screen.findByRole('region', { name: 'Requests' });
    expect(
      within(box)
        .getAllByRole('listitem')
        .map((row) => row.textContent?.slice(-110)),
    ).toEqual([
      expect.stringContaining('No answer yetPOST api.example.com/v1/wallet-checksYou pointed at'),
      expect.stringContaining(
        'No answerGET api.example.com/v1/networksThe service was asked which',
      ),
      expect.stringContaining('Answer 201POST api.example.com/v1/wallet-checksYou had an address'),
    ]);
    expect(box.querySelector('time')?.dateTime).toBe('2026-11-21T12:00:00.000Z');
    expect(await violations()).toEqual([]);
    await user.click(button('Clear these requests'));
    expect(
      await screen.findByText(/^Nothing was sent since the browser was started/),
    ).toBeDefined();
    // The button that had the focus is gone.
    expect(document.activeElement?.textContent).toBe('What leaves this browser');
  });

  test('shows what is sent while it is looked at', async () => {
    let list: LoggedRequest[] = [];
    await open(service, { 'log/list': () => list });
    await screen.findByText(/^Nothing was sent since the browser was started/);
    list = [request];
    await fakeBrowser.storage.session.set({ 'request-log': list });
    expect(await screen.findByText('Answer 201')).toBeDefined();
  });

  test('that cannot be read says why', async () => {
    await open(service, {
      'log/list': () => {
        throw new Error('No storage.');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The requests could not be read. No storage. Try again',
    );
  });
});

describe('what the organisation set', () => {
  test('is said and cannot be changed', async () => {
    const locked: SettingsView['locked'] = [
      'serviceAddress',
      'key',
      'pageChecks',
      'quietUnderline',
      'askOnHover',
      'holdPastes',
      'staleDays',
      'history',
    ];
    await open({ ...service, hasKey: true, locked });
    expect(screen.getAllByText('Set by your organisation.').length).toBe(locked.length);
    const fields = [
      screen.getByRole('textbox', { name: 'Service address' }),
      screen.getByLabelText('API key'),
      screen.getByRole('spinbutton'),
      button('Save address'),
      button('Save'),
    ];
    expect(fields.filter((field) => !field.matches(':disabled'))).toEqual([]);
    const free = screen.getAllByRole('switch').filter((one) => !one.matches('[data-disabled]'));
    expect(free).toEqual([
      screen.getByRole('switch', { name: 'Notify me of reported and blocked addresses' }),
    ]);
    await userEvent.setup().click(screen.getByRole('switch', { name: 'Page checks' }));
    expect(sent.map(({ type }) => type)).not.toContain('settings/set');
    expect(screen.queryByRole('button', { name: 'Remove key' })).toBeNull();
    expect(await violations()).toEqual([]);
  });
});

describe('messages', () => {
  const noKey = settings(service);
  const withKey = settings({ ...service, hasKey: true });

  test('the old error is gone when the right key is saved, and “Key saved.” when it is removed', async () => {
    let stored = noKey;
    const wrong = 'The service does not accept the API key.';
    const user = await open(service, {
      'settings/get': () => stored,
      'service/test': () => ({ status: 'failed', message: wrong }),
      'key/save': () => {
        stored = withKey;
        return { status: 'saved', settings: stored };
      },
    });
    await user.click(button('Test connection'));
    expect(await screen.findByText(wrong)).toBeDefined();
    await user.type(screen.getByLabelText('API key'), 'k');
    await user.click(button('Save'));
    expect(await screen.findByText('Key saved.')).toBeDefined();
    expect(screen.queryByText(wrong)).toBeNull();
    // Another window removes it.
    stored = noKey;
    fireEvent.focus(window);
    expect(await screen.findByText('No key is saved.')).toBeDefined();
    expect(screen.queryByText('Key saved.')).toBeNull();
  });

  test('that a key is lacking is said once, also when a test says so', async () => {
    const lacking = 'No key is set, and the service wants one.';
    const user = await open(
      { ...service, keyRefused: true },
      { 'service/test': () => ({ status: 'failed', message: lacking }) },
    );
    expect(screen.getByRole('alert').textContent).toMatch('The service wants a key');
    await user.click(button('Test connection'));
    await screen.findByText(lacking);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([lacking]);
  });

  test('that the key goes with its address is said before and after', async () => {
    let stored = withKey;
    const user = await open(service, {
      'settings/get': () => stored,
      'service/save': ({ address }) => {
        stored = settings({ serviceAddress: address, hasHostPermission: true });
        return { status: 'saved', settings: stored };
      },
    });
    const warning = 'Saving this removes the saved key, because it belongs to api.example.com.';
    const field = screen.getByRole('textbox', { name: 'Service address' });
    await user.clear(field);
    expect(screen.getByText(warning)).toBeDefined();
    // What cannot be saved removes nothing.
    await user.type(field, 'foo');
    expect(screen.queryByText(warning)).toBeNull();
    await user.clear(field);
    await user.type(field, 'https://api.example.com/v2');
    expect(screen.queryByText(warning)).toBeNull();
    await user.clear(field);
    await user.type(field, 'https://other.example');
    expect(screen.getByText(warning)).toBeDefined();
    await user.click(button('Save address'));
    expect(
      await screen.findByText(
        'Address saved. The key was removed with the address before, because it belonged to api.example.com. Enter the key of this service.',
      ),
    ).toBeDefined();
    expect(screen.queryByText(warning)).toBeNull();
  });

  test('a service that wants a key where none is saved is not said to have refused one', async () => {
    await open({ ...service, keyRefused: true });
    expect(screen.getByRole('alert').textContent).toBe(
      'The service wants a key, and none is saved. It is not asked again until you save one.',
    );
  });

  test('that page checks are off, and that the service is left alone, is said', async () => {
    const pause = { why: 'server', until: Date.UTC(2100, 0) } as const;
    await open({ ...service, pageChecks: false, pause });
    expect(screen.getByText(/^Page checks are off\./)).toBeDefined();
    expect(
      screen.getByText(/^The service failed five times in a row,.+at 1 Jan 2100/),
    ).toBeDefined();
  });

  test('the networks of the service are counted, and listed only where they are wanted', async () => {
    const networks = Array.from({ length: 250 }, (_, i) => `Network ${i}`);
    const user = await open(service, {
      'service/test': () => ({ status: 'ok', message: 'The service answers.', networks }),
    });
    await user.click(button('Test connection'));
    const folded = (await screen.findByText('It knows 250 networks')).closest('details');
    expect(folded?.open).toBe(false);
    expect(await violations()).toEqual([]);
  });
});

test('settings that cannot be read say so, and can be asked for again', async () => {
  const first = later<SettingsView>();
  const answers = [() => Promise.reject(new Error('No answer.')), () => first.promise];
  answerAs({ 'settings/get': () => (answers.shift() ?? (() => first.promise))() });
  render(<Options />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The settings could not be read or saved. No answer.',
  );
  await userEvent.setup().click(button('Try again'));
  first.resolve(settings());
  await waitFor(() => expect(shownHeads().length).toBe(7));
});

test('a change that cannot be stored says why, and takes nothing that is typed', async () => {
  const user = await open(
    {},
    {
      'settings/set': () => {
        throw new Error('The disk is full.');
      },
    },
  );
  const search = screen.getByRole('textbox', { name: /^Service address/ });
  await user.type(search, 'https://half');
  const [first] = screen.getAllByRole('switch');
  if (!first) throw new Error('no switch');
  const before = first.getAttribute('aria-checked');
  await user.click(first);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The settings could not be read or saved. The disk is full.',
  );
  expect(first.getAttribute('aria-checked')).toBe(before);
  expect(search).toHaveProperty('value', 'https://half');
});
