// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { ListsSection } from '@/components/lists/ListsSection';
import type { FeedPreview, FeedView } from '@/lib/extension/feed-messages';
import type { SourceState } from '@/lib/verdict/facts';
import {
  answerAs,
  bitcoinAddress,
  later,
  sentOf,
  settings,
  startAnew,
  violations,
} from './background-double';
import { starter } from './reports-double';

startAnew();

let requested: unknown[] = [];
beforeEach(() => {
  requested = [];
  vi.spyOn(browser.permissions, 'request').mockImplementation(async (...[wanted]: unknown[]) => {
    requested.push(wanted);
    return true;
  });
});

const url = 'https://lists.example/bad.csv';
const feed: FeedView = {
  id: 'list:1',
  name: 'Bad ones',
  url,
  networkId: null,
  changedAt: Date.now() - 2 * 86_400_000,
  error: null,
  counts: { format: 'csv', total: 15, accounts: 10, duplicates: 3, bad: 2, guessed: 0 },
};
const source: SourceState = { ...starter, id: feed.id, name: feed.name, entries: 10 };
const understood: FeedPreview = {
  status: 'read',
  name: 'bad.csv (lists.example)',
  counts: { format: 'csv', total: 15, accounts: 10, duplicates: 3, bad: 2, guessed: 4 },
  ...{ undated: 1, columns: [] },
  networks: [
    { names: 'Bitcoin', count: 8 },
    { names: 'TRON', count: 2 },
  ],
  badRows: [
    { line: 3, text: 'hello', reason: 'This does not look like an address.' },
    { line: 9, text: '', reason: 'There is no address in this row.' },
  ],
  disagreements: 1,
  disagreeing: [{ line: 4, text: bitcoinAddress, reason: 'The list says Ethereum.' }],
  sample: [
    { address: bitcoinAddress, networks: 'Bitcoin', label: 'Fake shop', lastReported: null },
  ],
};
function open(answers: Parameters<typeof answerAs>[0] = {}) {
  answerAs({
    'sources/list': () => [starter],
    'feeds/preview': () => understood,
    'feeds/subscribe': () => ({ status: 'taken', feed }),
    'feeds/import': () => ({ status: 'taken', feed: { ...feed, url: null } }),
    ...answers,
  });
  render(<ListsSection settings={settings()} change={async () => {}} />);
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const preview = () => screen.findByRole('region', { name: 'This is what was understood' });

async function previewUrl(user: ReturnType<typeof open>) {
  await user.type(screen.getByRole('textbox', { name: 'Address of the list' }), url);
  await user.click(button('Preview'));
  return preview();
}
async function previewFile(file: File) {
  await userEvent.upload(screen.getByLabelText('Choose a file'), file);
  await userEvent.click(button('Preview'));
}
async function takePasted(user: ReturnType<typeof open>) {
  await user.click(screen.getByRole('radio', { name: 'In a text that you paste' }));
  await user.type(screen.getByRole('textbox', { name: 'Text of the list' }), 'x');
  await user.click(button('Preview'));
  await preview();
  await user.click(button('Add this list'));
}

describe('a list at a web address', () => {
  test('is shown before it is taken: rows, networks, duplicates, bad rows with line and reason', async () => {
    const user = open();
    const { textContent } = await previewUrl(user);
    expect(textContent).toContain(
      'Entries15Addresses that are taken10Duplicates3Network told by the address4 rows',
    );
    expect(textContent).toContain('Date not readable1 row');
    expect(textContent).toContain('Bitcoin8TRON2');
    expect(textContent).toContain(`${bitcoinAddress}Bitcoin · Fake shop`);
    expect(textContent?.match(/not taken/g)).toHaveLength(1);
    expect(textContent).toContain('2 rows not taken');
    expect(textContent).toContain('Line 3: hello – This does not look like an address.');
    expect(textContent).toContain('1 row taken, though something in it does not fit');
    expect(textContent).toContain('Line 9: There is no address in this row.');
    expect(requested).toEqual([{ origins: ['https://lists.example/*'] }]);
    expect(sentOf('feeds/subscribe')).toEqual([]);
    expect(document.activeElement?.textContent).toBe('This is what was understood');
    expect(await violations()).toEqual([]);
  });

  test('is taken under the name that the user gives it', async () => {
    const user = open();
    await previewUrl(user);
    const name = screen.getByRole('textbox', { name: 'Name of the list' });
    expect(name).toHaveProperty('value', 'bad.csv (lists.example)');
    await user.clear(name);
    await user.type(name, 'Bad ones');
    await user.click(button('Add this list'));
    expect(await screen.findByText('Bad ones was added, with 10 addresses.')).toBeDefined();
    expect(screen.getByLabelText('Address of the list')).toHaveProperty('value', '');
    expect(sentOf('feeds/subscribe')).toEqual([{ url, name: 'Bad ones', networkId: null }]);
    expect(sentOf('feeds/list')).toHaveLength(2);
    // Not lost with the button.
    expect(document.activeElement?.className).toBe('preview-place');
  });

  test('of which the network is chosen is read anew with it', async () => {
    const user = open();
    await previewUrl(user);
    await user.click(screen.getByRole('combobox', { name: 'Network of rows that name none' }));
    await user.keyboard('tron{Enter}');
    await waitFor(() => expect(sentOf('feeds/preview')).toHaveLength(2));
    expect(sentOf('feeds/preview').at(-1)).toEqual({ url, networkId: 'tron' });
    await user.click(await screen.findByRole('button', { name: 'Add this list' }));
    await waitFor(() => expect(sentOf('feeds/subscribe')).toHaveLength(1));
    expect(sentOf('feeds/subscribe')[0]).toMatchObject({ networkId: 'tron' });
  });

  test('that is discarded or exchanged leaves nothing behind', async () => {
    const user = open();
    const field = screen.getByRole('textbox', { name: 'Address of the list' });
    await user.type(field, url);
    await user.click(button('Preview'));
    await preview();
    await user.click(button('Discard'));
    expect(screen.queryByText('This is what was understood')).toBeNull();
    expect(document.activeElement).toBe(button('Preview'));
    await user.type(field, '{Enter}');
    await preview();
    await user.click(button('Discard'));
    expect(document.activeElement).toBe(field);
    await user.click(button('Preview'));
    await preview();
    await user.type(field, '?other');
    expect(screen.queryByText('This is what was understood')).toBeNull();
    expect(document.activeElement).toBe(field);
    expect(sentOf('feeds/subscribe')).toEqual([]);
  });

  test('behind another host asks for that host alone', async () => {
    let isAllowed = false;
    const user = open({
      'feeds/preview': () =>
        isAllowed
          ? understood
          : {
              status: 'failed',
              message: 'The browser does not let the extension reach raw.example.',
              hostPattern: 'https://raw.example/*',
            },
    });
    await user.type(screen.getByRole('textbox', { name: 'Address of the list' }), url);
    await user.click(button('Preview'));
    // Nobody asked to have it added yet.
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The browser does not let the extension reach raw.example.Allow access to raw.example',
    );
    isAllowed = true;
    await user.click(button('Allow access to raw.example'));
    await preview();
    expect(requested.at(-1)).toEqual({ origins: ['https://raw.example/*'] });
  });
});

describe('a list in the user’s hands', () => {
  test('is pasted, and asks for no permission', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'In a text that you paste' }));
    await user.click(screen.getByRole('textbox', { name: 'Text of the list' }));
    await user.paste(`${bitcoinAddress}\nhello`);
    await user.click(button('Preview'));
    await preview();
    await user.click(button('Add this list'));
    expect(await screen.findByText('Bad ones was added, with 10 addresses.')).toBeDefined();
    expect(sentOf('feeds/import')).toEqual([
      { text: `${bitcoinAddress}\nhello`, name: 'bad.csv (lists.example)', networkId: null },
    ]);
    expect(requested).toEqual([]);
  });

  test('is read from a file, under its name', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'In a file' }));
    await user.click(button('Preview'));
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a file first.');
    await previewFile(new File([bitcoinAddress], 'mine.txt'));
    await preview();
    const name = screen.getByRole('textbox', { name: 'Name of the list' });
    expect(name).toHaveProperty('value', 'mine.txt');
    expect(sentOf('feeds/preview')).toEqual([{ text: bitcoinAddress, networkId: null }]);
  });

  test('is not read from a file that another took the place of meanwhile', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'In a file' }));
    const slow = new File(['first'], 'first.txt');
    const bytes = later<ArrayBuffer>();
    vi.spyOn(slow, 'arrayBuffer').mockReturnValue(bytes.promise);
    await previewFile(slow);
    await previewFile(new File([bitcoinAddress], 'second.txt'));
    await preview();
    bytes.resolve(new TextEncoder().encode('first').buffer);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sentOf('feeds/preview')).toEqual([{ text: bitcoinAddress, networkId: null }]);
  });

  test('that is refused says why', async () => {
    const user = open({
      'feeds/import': () => ({ status: 'refused', message: 'There is nothing in this list.' }),
    });
    await takePasted(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The list was not added. There is nothing in this list.',
    );
  });

  test('that is taken and cannot be read yet is not said to be refused', async () => {
    const user = open({
      'feeds/import': () => ({ status: 'taken', feed: { ...feed, error: 'Gone.' } }),
    });
    await takePasted(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The list was added, but is not read yet. Gone.',
    );
  });
});

describe('the lists that are there', () => {
  const known = { 'sources/list': () => [starter, source], 'feeds/list': () => [feed] };

  test('tell where they come from, and once what was not taken', async () => {
    open({ ...known, 'sources/list': () => [starter, { ...source, unreadable: 2 }] });
    const list = await screen.findByRole('list', { name: 'Lists' });
    await waitFor(() =>
      expect(list.textContent).toContain(`${url} · last changed 2 days ago · 3 duplicates`),
    );
    expect(list.textContent.match(/\d+ (?:rows )?not taken/g)).toEqual(['2 not taken']);
    // The starter list comes with the extension.
    expect(within(list).getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  test('are read again on a click, which asks for the permission that may lack', async () => {
    const user = open({
      ...known,
      'feeds/refresh': () => [{ ...feed, error: 'The server did not answer.' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Update now Bad ones' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Bad ones was not updated.');
    expect(requested).toEqual([{ origins: ['https://lists.example/*'] }]);
    expect(sentOf('feeds/refresh')).toEqual([{ id: 'list:1' }]);
  });

  test('are removed after a second word, and called neither added nor, after the next press, removed any more', async () => {
    const slow = later<null>();
    const user = open({ ...known, 'feeds/unsubscribe': () => slow.promise });
    await takePasted(user);
    await screen.findByText('Bad ones was added, with 10 addresses.');
    await user.click(await screen.findByRole('button', { name: 'Remove Bad ones' }));
    expect(document.activeElement).toBe(button('Keep Bad ones'));
    await user.click(button('Keep Bad ones'));
    expect(document.activeElement).toBe(button('Remove Bad ones'));
    await user.click(button('Remove Bad ones'));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Remove Bad ones'));
    expect(sentOf('feeds/unsubscribe')).toEqual([]);
    await user.click(button('Remove Bad ones'));
    await user.click(button('Remove for good Bad ones'));
    expect(await screen.findByText('Removing the list…')).toBeDefined();
    expect(button('Remove for good Bad ones').hasAttribute('disabled')).toBe(false);
    slow.resolve(null);
    expect(await screen.findByText('Bad ones and all its entries were removed.')).toBeDefined();
    expect(screen.queryByText(/was added/)).toBeNull();
    expect(sentOf('feeds/unsubscribe')).toEqual([{ id: 'list:1' }]);
    await user.click(screen.getByRole('radio', { name: 'In a file' }));
    expect(screen.queryByText('Bad ones and all its entries were removed.')).toBeNull();
  });
});
