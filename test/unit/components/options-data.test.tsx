// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { DataSection } from '@/components/options/DataSection';
import type { DataImport } from '@/lib/extension/data-messages';
import { mostBytes } from '@/lib/extension/message-limit';
import {
  answerAs,
  bitcoinAddress,
  later,
  noNews,
  sent,
  startAnew,
  violations,
} from './background-double';

startAnew();

let saved: string[] = [];
let requested: unknown[] = [];
let replaced = 0;
beforeEach(() => {
  saved = [];
  requested = [];
  replaced = 0;
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  vi.spyOn(browser.permissions, 'request').mockImplementation(async (...[wanted]: unknown[]) => {
    requested.push(wanted);
    return true;
  });
});

function open(answers: Parameters<typeof answerAs>[0] = {}) {
  answerAs(answers);
  const onReplaced = async () => {
    replaced += 1;
  };
  render(<DataSection onReplaced={onReplaced} />);
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const types = () => sent.map(({ type }) => type);
/** Its lines, but for the buttons. */
const saidIn = (place: HTMLElement) =>
  Array.from(place.querySelectorAll('h3, p, li, summary'), ({ textContent }) => textContent);
const file = (text: string) => new File([text], 'all.json', { type: 'application/json' });

const added = {
  address: bitcoinAddress,
  networkId: null,
  kind: 'trusted',
  name: 'A',
  note: '',
} as const;
const blocked = { ...added, kind: 'blocked' } as const;
const plan: DataImport = {
  status: 'read',
  settings: [
    { name: 'pageChecks', to: false },
    { name: 'askOnHover', to: true },
    { name: 'notifyReported', to: true },
    { name: 'history', to: false },
    { name: 'staleDays', from: 7, to: 14 },
    { name: 'serviceAddress', to: 'https://api.example.com', losesKey: true },
    { name: 'offSites', added: ['a.example', 'b.example'] },
  ],
  lists: { added: ['A list'], same: 1 },
  own: {
    ...noNews,
    added: [added],
    // One address twice, as wallets have it for each network.
    kept: [blocked, blocked],
    bad: { count: 1, rows: [{ line: 3, text: 'x', reason: 'There is nothing to check.' }] },
  },
  checks: 2,
  origins: ['https://api.example.com/*'],
};

test('everything but the key goes into a file', async () => {
  const user = open({ 'data/export': () => ({ fileName: 'all.json', text: '{}', lost: [] }) });
  await user.click(button('Export everything'));
  expect(await screen.findByText('Everything but the key is in all.json.')).toBeDefined();
  expect(saved).toEqual(['all.json']);
  expect(await violations()).toEqual([]);
});

test('lists that were lost are said not to be in the file', async () => {
  const lost = ['Mine', 'Old'];
  const user = open({ 'data/export': () => ({ fileName: 'all.json', text: '{}', lost }) });
  await user.click(button('Export everything'));
  const words =
    'Everything but the key is in all.json. Lists that were lost are not in it: Mine, Old.';
  expect(await screen.findByText(words)).toBeDefined();
});

describe('a file', () => {
  test('is shown by what it would change, and taken on a click, which asks for the access', async () => {
    const user = open({ 'data/preview': () => plan, 'data/import': () => plan });
    await user.upload(screen.getByLabelText('Import'), file('{}'));
    const preview = await screen.findByRole('region', { name: 'What the file would change' });
    expect(document.activeElement).toBe(within(preview).getByRole('heading'));
    // Each is said once.
    expect(saidIn(preview)).toEqual([
      'What the file would change',
      'Page checks: off',
      'Ask the service when I point at an address: on',
      'Notify me of reported and blocked addresses: on',
      'Keep a history: off',
      'Days until a list is too old: 14 instead of 7',
      'Service address: https://api.example.com. The saved key is removed, because it belongs to the service before.',
      'Sites switched off, too: a.example, b.example',
      'New list: A list',
      '2 checks of the history',
      '1 list is here already.',
      '1 new contact',
      `Trusted: ${bitcoinAddress} A`,
      '2 different from what is here, which stays',
      `Blocked: ${bitcoinAddress} A`,
      `Blocked: ${bitcoinAddress} A`,
      '1 contact cannot be taken.',
      'Entry 3: x There is nothing to check.',
    ]);
    expect(await violations()).toEqual([]);
    expect(types()).toEqual(['data/preview', 'many/look-up']);
    await user.click(button('Import this'));
    expect(await screen.findByText(/^Imported\. The key is not in the file\./)).toBeDefined();
    expect(requested).toEqual([
      { origins: ['https://api.example.com/*'], permissions: ['notifications'] },
    ]);
    expect([types(), replaced]).toEqual([['data/preview', 'many/look-up', 'data/import'], 1]);
    expect(screen.getByLabelText('Import')).toBe(document.activeElement);
  });

  test('that is read late takes the place of none that was chosen since', async () => {
    const first = later<DataImport>();
    const refused: DataImport = { status: 'refused', message: 'This is no file of ours.' };
    const user = open({
      'data/preview': ({ text }) => (text === 'first' ? first.promise : refused),
    });
    await user.upload(screen.getByLabelText('Import'), file('first'));
    await user.upload(screen.getByLabelText('Import'), file('second'));
    expect(await screen.findByText(refused.message)).toBeDefined();
    first.resolve(plan);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('region', { name: 'What the file would change' })).toBeNull();
  });

  test('that switches notifications on says so where the browser refuses them', async () => {
    vi.spyOn(browser.permissions, 'request').mockImplementation(async () => false);
    const user = open({ 'data/preview': () => plan, 'data/import': () => plan });
    await user.upload(screen.getByLabelText('Import'), file('{}'));
    await user.click(await screen.findByRole('button', { name: 'Import this' }));
    expect(await screen.findByText(/^Imported\./)).toBeDefined();
    expect(screen.getByText(/did not allow notifications/)).toBeDefined();
  });

  test('that cannot be taken whole says why, and what it changed is shown anew', async () => {
    const user = open({
      'data/preview': () => plan,
      'data/import': () => {
        throw new Error('The disk is full.');
      },
    });
    await user.upload(screen.getByLabelText('Import'), file('{}'));
    await user.click(await screen.findByRole('button', { name: 'Import this' }));
    expect(await screen.findByText('The disk is full.')).toBeDefined();
    expect(replaced).toBe(1);
  });

  test('that is refused changes nothing, and nothing is shown anew', async () => {
    const refused = { status: 'refused', message: 'It is of a newer version.' } as const;
    const user = open({ 'data/preview': () => plan, 'data/import': () => refused });
    await user.upload(screen.getByLabelText('Import'), file('{}'));
    await user.click(await screen.findByRole('button', { name: 'Import this' }));
    expect(await screen.findByText(refused.message)).toBeDefined();
    expect(replaced).toBe(0);
    // Another file can be chosen at once.
    expect(document.activeElement).toBe(screen.getByLabelText('Import'));
  });

  test('that changes nothing says so, and can only be discarded', async () => {
    const same = {
      ...plan,
      settings: [],
      lists: { added: [], same: 2 },
      // One is called otherwise here.
      own: { ...noNews, same: 1, kept: [added] },
      checks: 0,
    };
    const user = open({ 'data/preview': () => same });
    await user.upload(screen.getByLabelText('Import'), file('{}'));
    const title = await screen.findByText('What the file would change');
    expect(saidIn(title.parentElement ?? title).slice(0, 4)).toEqual([
      'What the file would change',
      'The file changes nothing.',
      '2 lists are here already.',
      '1 different from what is here, which stays',
    ]);
    expect(button('Import this')).toHaveProperty('disabled', true);
    await user.click(button('Discard'));
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  test('that is longer than a message may be is refused before it is sent', async () => {
    const user = open();
    const long = file('{}');
    // Each character takes two bytes of the message.
    long.arrayBuffer = async () => new Uint8Array(mostBytes / 2).fill(10).buffer;
    await user.upload(screen.getByLabelText('Import'), long);
    expect(await screen.findByText('This file is too big.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('that is none of ours is refused in words', async () => {
    const message = 'This is JSON, but no file that was exported here.';
    const user = open({ 'data/preview': () => ({ status: 'refused', message }) });
    await user.upload(screen.getByLabelText('Import'), file('{}'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});

describe('erasing', () => {
  async function erase(user: ReturnType<typeof open>) {
    await user.click(button('Erase everything'));
    await user.click(button('Erase everything for good'));
  }

  test('says what goes, asks once, and can be left', async () => {
    const user = open();
    expect(
      screen.getByText(/^Removes the settings, the key, your contacts, all lists/),
    ).toBeDefined();
    await user.click(button('Erase everything'));
    expect(screen.getByRole('alert').textContent).toContain('is removed for good');
    expect(button('Keep everything')).toBe(document.activeElement);
    expect(await violations()).toEqual([]);
    await user.click(button('Keep everything'));
    expect(button('Erase everything')).toBe(document.activeElement);
    await user.click(button('Erase everything'));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Erase everything'));
    expect(types()).toEqual([]);
  });

  test('tells that it runs, that it is done, and has the page read anew', async () => {
    const answer = later<null>();
    const user = open({ 'data/erase': () => answer.promise });
    await erase(user);
    expect(await screen.findByText('Erasing…')).toBeDefined();
    answer.resolve(null);
    expect(await screen.findByText(/^Everything was erased\./)).toBeDefined();
    expect([types(), replaced]).toEqual([['data/erase'], 1]);
  });

  test('leaves no word of what a file would have changed', async () => {
    const user = open({ 'data/preview': () => plan, 'data/erase': () => null });
    await user.upload(screen.getByLabelText('Import'), file('{}'));
    const preview = await screen.findByRole('region', { name: 'What the file would change' });
    await erase(user);
    expect(await screen.findByText(/^Everything was erased\./)).toBeDefined();
    expect(preview.isConnected).toBe(false);
  });

  test('that is done says so until something else is done', async () => {
    const user = open({
      'data/erase': () => null,
      'data/export': () => ({ fileName: 'a', text: '', lost: [] }),
    });
    await erase(user);
    expect(await screen.findByText(/^Everything was erased\./)).toBeDefined();
    await user.click(button('Export everything'));
    expect(screen.queryByText(/^Everything was erased\./)).toBeNull();
    expect(await screen.findByText('Everything but the key is in a.')).toBeDefined();
    await user.click(button('Erase everything'));
    expect(screen.queryByText('Everything but the key is in a.')).toBeNull();
  });

  test('that fails says why', async () => {
    const user = open({
      'data/erase': () => {
        throw new Error('The disk is full.');
      },
    });
    await erase(user);
    expect((await screen.findByRole('alert')).textContent).toBe('The disk is full.');
    // What was erased all the same is not shown any more.
    expect(replaced).toBe(1);
  });
});
