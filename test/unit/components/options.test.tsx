// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { Options } from '@/components/options/Options';
import type { SettingsView, TestResult } from '@/lib/extension/settings-messages';
import type { SourceState } from '@/lib/verdict/facts';
import { answerAs, later, sentOf, settings, startAnew, violations } from './background-double';

startAnew();

let requested: unknown[] = [];
beforeEach(() => {
  requested = [];
  vi.spyOn(browser.runtime, 'getManifest').mockImplementation(
    () => ({ version: '1.2.3' }) as never,
  );
  vi.spyOn(browser.permissions, 'request').mockImplementation(async (...[wanted]: unknown[]) => {
    requested.push(wanted);
    return true;
  });
});

const set = {
  serviceAddress: 'https://api.example.com/v1',
  hasHostPermission: true,
} satisfies Partial<SettingsView>;

async function open(
  start: Partial<SettingsView> = {},
  answers: Parameters<typeof answerAs>[0] = {},
) {
  let stored = settings(start);
  answerAs({
    'settings/get': () => stored,
    'settings/set': ({ site, ...change }) => {
      const offSites = stored.offSites.filter((host) => host !== site?.host || !site.enabled);
      stored = { ...stored, ...change, offSites };
      return stored;
    },
    'service/save': ({ address }) => {
      if (address?.startsWith('ftp:'))
        return { status: 'refused', message: 'It must begin with https.' };
      stored = { ...stored, serviceAddress: address };
      return { status: 'saved', settings: stored };
    },
    'key/save': () => {
      stored = { ...stored, hasKey: true };
      return { status: 'saved', settings: stored };
    },
    'key/remove': () => {
      stored = { ...stored, hasKey: false };
      return stored;
    },
    ...answers,
  });
  render(<Options />);
  await screen.findByRole('heading', { name: 'Service' });
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the service address', () => {
  test('is saved, and the access asked for in the same click', async () => {
    const user = await open();
    await user.type(
      screen.getByRole('textbox', { name: 'Service address' }),
      ' https://api.example.com:8443/v1 ',
    );
    await user.click(button('Save address'));
    expect(await screen.findByText('Address saved.')).toBeDefined();
    expect(requested).toEqual([{ origins: ['https://api.example.com/*'] }]);
    expect(sentOf('service/save')).toEqual([{ address: 'https://api.example.com:8443/v1' }]);
    expect(await violations()).toEqual([]);
  });

  test('that is refused is told in words, and nothing is asked for', async () => {
    const user = await open();
    await user.type(screen.getByRole('textbox', { name: 'Service address' }), 'ftp://x');
    await user.click(button('Save address'));
    expect((await screen.findByRole('alert')).textContent).toBe('It must begin with https.');
    expect(requested).toEqual([]);
  });

  test('that is refused is told alone, and not what hinders the one before', async () => {
    const user = await open({ ...set, hasHostPermission: false });
    const words = /^The browser does not let the extension reach this address yet/;
    expect(screen.getByText(words)).toBeDefined();
    const field = screen.getByRole('textbox', { name: 'Service address' });
    await user.clear(field);
    await user.type(field, 'ftp://x');
    await user.click(button('Save address'));
    expect(await screen.findByText('It must begin with https.')).toBeDefined();
    expect(screen.queryByText(words)).toBeNull();
    await user.clear(field);
    await user.type(field, set.serviceAddress);
    await user.click(button('Save address'));
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('that is another one has the lists asked for again, and leaves a list that is being added', async () => {
    const user = await open(set);
    await user.click(screen.getByRole('radio', { name: 'In a text that you paste' }));
    await user.type(screen.getByLabelText('Text of the list'), 'hello');
    const before = sentOf('sources/list').length;
    await user.type(screen.getByRole('textbox', { name: 'Service address' }), '/v2');
    await user.click(button('Save address'));
    await screen.findByText('Address saved.');
    await waitFor(() => expect(sentOf('sources/list')).toHaveLength(before + 1));
    expect(screen.getByLabelText('Text of the list')).toHaveProperty('value', 'hello');
  });

  test('that is emptied takes the service away', async () => {
    const user = await open(set);
    await user.clear(screen.getByRole('textbox', { name: 'Service address' }));
    await user.click(button('Save address'));
    expect(await screen.findByText('Service address removed.')).toBeDefined();
    expect(sentOf('service/save')).toEqual([{ address: null }]);
  });

  test('that is empty and was so before is asked for, and nothing is said to be removed', async () => {
    const user = await open({});
    await user.click(button('Save address'));
    expect(await screen.findByText(/^Enter the address of the service, for example/)).toBeDefined();
    expect(screen.queryByText('Service address removed.')).toBeNull();
    expect(sentOf('service/save')).toEqual([]);
  });

  test('without access has a button that asks for it', async () => {
    const user = await open({ ...set, hasHostPermission: false });
    await user.click(button('Allow access'));
    expect(await screen.findByText('Access allowed.')).toBeDefined();
    expect(requested).toEqual([{ origins: ['https://api.example.com/*'] }]);
  });

  test('says that it may be reached where the button that asked for it is gone', async () => {
    const user = await open(
      {},
      { 'settings/get': () => settings({ ...set, hasHostPermission: requested.length > 0 }) },
    );
    await user.click(button('Allow access'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Allow access' })).toBeNull());
    expect(await screen.findByText('Access allowed.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Service' }));
  });
});

describe('the key', () => {
  test('is handed over once and never shown again', async () => {
    const user = await open(set);
    const field = screen.getByLabelText('API key');
    expect(field.getAttribute('type')).toBe('password');
    await user.type(field, 'k-123456');
    await user.click(button('Save'));
    expect(await screen.findByText('A key is saved.')).toBeDefined();
    expect(sentOf('key/save')).toEqual([{ key: 'k-123456' }]);
    expect(field).toHaveProperty('value', '');
    expect(document.documentElement.outerHTML).not.toContain('k-123456');
    await user.click(button('Remove key'));
    expect(await screen.findByText(/No key is saved\./)).toBeDefined();
  });

  test('saved by a button that is pressed twice is not said to be lacking', async () => {
    const user = await open(set);
    await user.type(screen.getByLabelText('API key'), 'k-123456');
    await user.dblClick(button('Save'));
    expect(await screen.findByText('Key saved.')).toBeDefined();
    await user.type(screen.getByLabelText('API key'), '{Enter}');
    expect(screen.queryByText('Type or paste a key first.')).toBeNull();
    await user.click(button('Remove key'));
    await screen.findByText('Key removed.');
    await user.click(button('Save'));
    expect(await screen.findByText('Type or paste a key first.')).toBeDefined();
  });

  test('that was saved before is not filled in', async () => {
    await open({ ...set, hasKey: true });
    expect(screen.getByLabelText('API key')).toHaveProperty('value', '');
    expect(screen.getByText('A key is saved.')).toBeDefined();
  });

  test('that the service refused is an alert', async () => {
    await open({ ...set, hasKey: true, keyRefused: true });
    expect(screen.getByRole('alert').textContent).toContain('The service refused the key.');
    expect(await violations()).toEqual([]);
  });
});

describe('the connection', () => {
  test('is tested to the service that is saved, which is named', async () => {
    const user = await open(set, {});
    await user.type(screen.getByLabelText('Service address'), 'x');
    expect(screen.getByText(/^Sends api\.example\.com the example address/)).toBeDefined();
  });

  test.each<[TestResult, string]>([
    [
      { status: 'ok', message: 'The service answers.', networks: ['BTC', 'ETH'] },
      'It knows 2 networks',
    ],
    [{ status: 'ok', message: 'The service answers.', networks: null }, 'The service answers.'],
    [{ status: 'failed', message: 'No answer within 8 seconds.' }, 'No answer within 8 seconds.'],
  ])('is tested: %o', async (result, words) => {
    const answer = later<TestResult>();
    const user = await open(set, { 'service/test': () => answer.promise });
    await user.click(button('Test connection'));
    expect(await screen.findByText('Asking the service…')).toBeDefined();
    answer.resolve(result);
    expect(await screen.findByText(words)).toBeDefined();
  });
});

describe('pages and lists', () => {
  test('each switch saves its setting', async () => {
    const user = await open();
    await user.click(screen.getByRole('switch', { name: 'Page checks' }));
    await user.click(screen.getByRole('switch', { name: 'Quiet underline' }));
    await user.click(screen.getByRole('switch', { name: 'Hold a paste of a reported address' }));
    await user.click(
      screen.getByRole('switch', { name: 'Ask the service when I point at an address' }),
    );
    await waitFor(() =>
      expect(sentOf('settings/set')).toEqual([
        { pageChecks: false },
        { quietUnderline: false },
        { holdPastes: true },
        { askOnHover: true },
      ]),
    );
  });

  test('a site that was switched off can be taken from the list', async () => {
    const user = await open({ offSites: ['a.example', 'b.example'] });
    await user.click(button('Remove a.example'));
    await waitFor(() => expect(screen.queryByText('a.example')).toBeNull());
    expect(sentOf('settings/set')).toEqual([{ site: { host: 'a.example', enabled: true } }]);
    const head = screen.getByRole('heading', { name: 'Sites switched off' });
    expect(document.activeElement).toBe(head);
  });

  test('the service’s list is updated and watched', async () => {
    const idle: SourceState = {
      id: 'service',
      name: 'api.example.com',
      entries: 10,
      unreadable: 0,
      updatedAt: null,
      triedAt: null,
      error: null,
      progress: null,
    };
    const done = { ...idle, entries: 20, unreadable: 0, updatedAt: Date.now() };
    const states = [idle, done];
    const user = await open(set, {
      'sources/list': () => [states.shift() ?? done],
      'sources/update': () => [{ ...idle, progress: { done: 1, total: 4 } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Update now api.example.com' }));
    expect(await screen.findByText(/updating, 25 %/)).toBeDefined();
    expect(
      await screen.findByText(/20 entries · updated just now/, {}, { timeout: 3000 }),
    ).toBeDefined();
  });
});

test('the first steps lead to public lists and to the service', async () => {
  const user = await open({ onboarded: false });
  expect(screen.getByRole('link', { name: 'Choose public lists' }).getAttribute('href')).toBe(
    '#public-lists',
  );
  expect(screen.getByRole('link', { name: 'Set up a service' }).getAttribute('href')).toBe(
    '#service',
  );
  await user.click(button('Got it'));
  await waitFor(() => expect(screen.queryByText('Ready to use')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByText('Wallet Address Check, version 1.2.3')).toBeDefined();
});
