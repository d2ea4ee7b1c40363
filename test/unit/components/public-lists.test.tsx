// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { ListsSection } from '@/components/lists/ListsSection';

import type { FeedPreset, FeedPreview, FeedView } from '@/lib/extension/feed-messages';
import { answerAs, later, sentOf, settings, startAnew } from './background-double';
import { feed as mine, understood as one } from './list-double';
import { starter } from './reports-double';

startAnew();

const understood: FeedPreview = { ...one, name: 'list.json' };
const preset: FeedPreset = {
  id: 'public',
  name: 'Public list',
  url: 'https://public.example/list.json',
  homePage: 'https://public.example/',
  licence: 'MIT',
  about: 'Some 250 accounts of thieves.',
  networkId: 'bitcoin',
  taken: false,
};

const feed: FeedView = { ...mine, name: preset.name, url: preset.url, networkId: 'bitcoin' };
const button = (name: string) => screen.getByRole('button', { name });

test('a public list shows licence and home page, is previewed like any other, and leaves what is typed alone', async () => {
  const slow = later<FeedPreview>();
  const request = vi.spyOn(browser.permissions, 'request').mockImplementation(async () => true);
  answerAs({
    'sources/list': () => [starter],
    'feeds/presets': () => [preset],
    'feeds/preview': () => slow.promise,
    'feeds/subscribe': () => ({ status: 'taken', feed }),
  });
  render(<ListsSection settings={settings()} change={async () => {}} />);
  const user = userEvent.setup();
  const box = screen.getByLabelText('Address of the list');
  await user.type(box, 'https://typed.example/');
  await user.click(await screen.findByText('Public lists to choose from (1)'));
  const list = screen.getByRole('list', { name: 'Public lists' });
  expect(list.textContent).toMatch(
    /^Public listPreview Public listSome 250 accounts of thieves\.Licence MIT · Home page/,
  );
  await user.click(button('Preview Public list'));
  expect(button('Preview Public list').ariaDisabled).toBe('true');
  slow.resolve(understood);
  await screen.findByRole('region', { name: 'This is what was understood' });
  expect(sentOf('feeds/preview')).toEqual([{ url: preset.url, networkId: 'bitcoin' }]);
  expect(request.mock.calls).toEqual([[{ origins: ['https://public.example/*'] }]]);
  expect(sentOf('feeds/subscribe')).toEqual([]);
  await user.click(button('Add this list'));
  await screen.findByText(/^Public list was added/);
  expect(box).toHaveProperty('value', 'https://typed.example/');
});

test('a public list that is behind another host keeps its network where that host is allowed', async () => {
  vi.spyOn(browser.permissions, 'request').mockImplementation(async () => true);
  const hostPattern = 'https://raw.example/*';
  const answers: FeedPreview[] = [{ status: 'failed', message: 'No.', hostPattern }, understood];
  answerAs({
    'sources/list': () => [starter],
    'feeds/presets': () => [preset],
    'feeds/preview': () => answers.shift() ?? understood,
  });
  render(<ListsSection settings={settings()} change={async () => {}} />);
  const user = userEvent.setup();
  await user.click(await screen.findByText('Public lists to choose from (1)'));
  await user.click(button('Preview Public list'));
  await user.click(await screen.findByRole('button', { name: 'Allow access to raw.example' }));
  await screen.findByRole('region', { name: 'This is what was understood' });
  expect(sentOf('feeds/preview')).toEqual(
    [1, 2].map(() => ({ url: preset.url, networkId: 'bitcoin' })),
  );
});
