// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { ListsSection } from '@/components/lists/ListsSection';
import type { FeedPreview, FeedResult, FeedView } from '@/lib/extension/feed-messages';
import {
  answerAs,
  bitcoinAddress,
  later,
  sent,
  settings,
  startAnew,
  violations,
} from './background-double';
import { feed, understood as one } from './list-double';
import { starter } from './reports-double';

startAnew();

const understood: FeedPreview = { ...one, name: 'Imported list' };
const replaces = 'Replaces your list of this name.';
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the list' });

/** Looks at a file of a name while there are lists of the user. */
async function lookAt(fileName: string, ...feeds: FeedView[]) {
  answerAs({
    'sources/list': () => [starter],
    'feeds/list': () => feeds,
    'feeds/preview': () => understood,
    'feeds/import': () => ({ status: 'taken', feed }),
  });
  render(<ListsSection settings={settings()} change={async () => {}} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'In a file' }));
  const file = new File([bitcoinAddress], fileName);
  await user.upload(screen.getByLabelText('Choose a file'), file);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await name();
  return user;
}

test('a second file of a name takes the place of the first knowingly, or gets another name', async () => {
  const user = await lookAt('mine.txt', feed);
  expect((await name()).value).toBe('mine.txt');
  // It goes to no spelling service of the browser.
  expect((await name()).getAttribute('spellcheck')).toBe('false');
  expect(screen.getByText(replaces)).toBeDefined();
  await user.type(await name(), ' 2');
  expect(screen.queryByText(replaces)).toBe(null);
  await user.clear(await name());
  await user.type(await name(), ' mine.txt');
  expect(screen.getByText(replaces)).toBeDefined();
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add this list' }));
  expect(sent.filter(({ type }) => type === 'feeds/import').map(({ request }) => request)).toEqual([
    { text: bitcoinAddress, name: 'mine.txt', networkId: null },
  ]);
});

test('a file replaces no list from the web, which may have its name', async () => {
  const user = await lookAt('new.txt', { ...feed, url: 'https://lists.example/' });
  expect((await name()).value).toBe('new.txt');
  await user.clear(await name());
  await user.type(await name(), 'mine.txt');
  expect(screen.queryByText(replaces)).toBe(null);
});

test('a list from the web that is there keeps the name that the user gave it, and is said to be replaced', async () => {
  answerAs({
    'sources/list': () => [starter],
    'feeds/list': () => [{ ...feed, name: 'My scams', url: 'https://lists.example/' }],
    'feeds/preview': () => understood,
  });
  vi.spyOn(browser.permissions, 'request').mockImplementation(async () => true);
  render(<ListsSection settings={settings()} change={async () => {}} />);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Address of the list' });
  await user.type(field, 'https://lists.example');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect((await name()).value).toBe('My scams');
  expect(screen.getByText(replaces)).toBeDefined();
});

test('a list whose network was chosen in its preview is no more in the field once it is added', async () => {
  const user = await lookAt('mine.txt');
  expect(screen.getByText('mine.txt')).toBeDefined();
  await user.click(screen.getByRole('combobox', { name: 'Network of rows that name none' }));
  await user.keyboard('tron{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Add this list' }));
  await screen.findByText(/was added/);
  expect(screen.queryByText('mine.txt')).toBeNull();
});

test('a file with a name that is too long is taken under its beginning', async () => {
  const user = await lookAt(`${'a'.repeat(99)}😀.txt`);
  await user.click(screen.getByRole('button', { name: 'Add this list' }));
  expect(sent.find(({ type }) => type === 'feeds/import')?.request).toMatchObject({
    name: 'a'.repeat(99),
  });
});

test('that a list could not be added is said, though another one is being typed, which stays', async () => {
  const user = await lookAt('mine.txt');
  const taken = later<FeedResult>();
  answerAs({ 'sources/list': () => [starter], 'feeds/import': () => taken.promise });
  await user.click(screen.getByRole('button', { name: 'Add this list' }));
  await user.click(screen.getByRole('radio', { name: 'At a web address, and kept up to date' }));
  const field = screen.getByRole('textbox', { name: 'Address of the list' });
  await user.type(field, 'https://b.example');
  taken.resolve({ status: 'refused', message: 'The disk is full.' });
  expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
  expect(field).toHaveProperty('value', 'https://b.example');
});
