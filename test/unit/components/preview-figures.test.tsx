// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeedNote } from '@/components/lists/FeedNote';
import { PreviewFigures } from '@/components/lists/PreviewFigures';
import type { ReadPreview } from '@/components/lists/use-taking';
import type { WhyPart } from '@/lib/extension/feed-messages';
import { messagesOf } from '@/test/messages-of';
import { startAnew } from './background-double';

startAnew();

const preview: ReadPreview = {
  ...{ status: 'read', name: 'Mine', undated: 0, badRows: [], sample: [] },
  counts: { format: 'text', total: 8, accounts: 8, duplicates: 0, bad: 0, guessed: 0 },
  ...{ columns: [], networks: [{ names: 'Bitcoin', count: 8 }] },
  ...{ disagreements: 0, disagreeing: [] },
};
const root = resolve(import.meta.dirname, '../../..');

test('a head stands above its figures', () => {
  const css = readFileSync(resolve(root, 'components/lists/lists-section.css'), 'utf8');
  render(
    <>
      <style>{css}</style>
      <PreviewFigures preview={preview} />
    </>,
  );
  const alignOf = (name: string, role = 'columnheader') =>
    getComputedStyle(screen.getByRole(role, { name })).textAlign;
  expect([alignOf('Addresses'), alignOf('8', 'cell')]).toEqual(['end', 'end']);
  expect([alignOf('Network'), alignOf('Bitcoin', 'rowheader')]).toEqual(['start', 'start']);
});

test('whom a list accuses is said by the columns that it is read from, where it names them', () => {
  const { rerender } = render(<PreviewFigures preview={preview} />);
  expect(screen.queryByText('Addresses read from')).toBeNull();
  rerender(<PreviewFigures preview={{ ...preview, columns: ['to_address', 'BTC'] }} />);
  const said = screen.getByText('Addresses read from').nextElementSibling;
  expect(said?.textContent).toBe('to_address, BTC');
});

test('the first accounts say how their date was understood, where they have one', () => {
  const account = { address: 'a', networks: 'Bitcoin', label: 'Shop' };
  const sample = [
    { ...account, lastReported: Date.UTC(2024, 2, 2) },
    { ...account, address: 'b', lastReported: null },
  ];
  const { container } = render(<PreviewFigures preview={{ ...preview, sample }} />);
  const said = [...container.querySelectorAll('.samples .muted')].map((one) => one.textContent);
  expect(said).toEqual(['Bitcoin · Shop · last 2 Mar 2024', 'Bitcoin · Shop']);
});

const languages = readdirSync(resolve(root, 'lib/locales')).map((name) => name.replace('.yml', ''));

test.each(languages)(
  'what a list is written in begins as a sentence does, in %s',
  async (language) => {
    const say = await messagesOf(language);
    for (const form of ['jsonTexts', 'service', 'csv', 'text', 'unknown']) {
      const words = say(`listForm_${form}`);
      expect(words).not.toBe('');
      expect(words).toBe(words.charAt(0).toLocaleUpperCase(say('locale')) + words.slice(1));
    }
  },
);

test.each<[WhyPart | true, string]>([
  ['elsewhere', 'This list may not be whole: it goes on elsewhere. '],
  ['unread', 'This list may not be whole: it is understood in part. '],
  [
    'lost',
    'This list may not be whole: it has lost more than half of its addresses since it was read before. ',
  ],
  // As an earlier version stored it.
  [true, 'This list may not be whole. '],
])('that a list is only a part is said, and why: %s', (isPart, said) => {
  const { rerender } = render(<PreviewFigures preview={preview} />);
  expect(screen.queryByRole('status')).toBeNull();
  const counts = { ...preview.counts, isPart };
  rerender(<PreviewFigures preview={{ ...preview, counts }} />);
  const words = `${said}An address that is not in it may be reported all the same.`;
  expect(screen.getByRole('status').textContent).toBe(words);
  const feed = { id: 'list:0' as const, name: '', networkId: null, changedAt: null, error: null };
  rerender(<FeedNote feed={{ ...feed, url: 'https://lists.example/1', counts }} />);
  expect(screen.getByText(`https://lists.example/1 · ${words}`)).toBeTruthy();
});
