// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { PartBoundary } from '@/components/PartBoundary';
import { later, useLater } from '@/components/use-later';
import { startAnew, violations } from './background-double';

startAnew();

const refused = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const Lazy = lazy(refused);
const missing = later<string>(refused);
const Late = () => useLater(missing) ?? 'waiting';

test.each([
  ['a panel', <Lazy key="lazy" />],
  ['a part of one', <Late key="late" />],
])('where the script of %s cannot be loaded, that is said, with a button', async (_, part) => {
  // React says so, too.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <main>
      <PartBoundary>{part}</PartBoundary>
      <p>The rest stays.</p>
    </main>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This part could not be shown. Try again',
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByText('The rest stays.')).toBeDefined();
  expect(await violations()).toEqual([]);
});
