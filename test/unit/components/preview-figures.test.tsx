// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PreviewFigures } from '@/components/lists/PreviewFigures';
import type { ReadPreview } from '@/components/lists/use-taking';
import { startAnew } from './background-double';

startAnew();

const preview: ReadPreview = {
  ...{ status: 'read', name: 'Mine', undated: 0, badRows: [], sample: [] },
  counts: { format: 'text', total: 8, accounts: 8, duplicates: 0, bad: 0, guessed: 0 },
  networks: [{ names: 'Bitcoin', networks: ['bitcoin'], count: 8 }],
  ...{ disagreements: 0, disagreeing: [] },
};

test('a head stands above its figures', () => {
  const css = readFileSync(
    resolve(import.meta.dirname, '../../../components/lists/lists-section.css'),
    'utf8',
  );
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
