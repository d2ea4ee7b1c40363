// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CheckPanel } from '@/components/check/CheckPanel';
import { Popup } from '@/components/Popup';
import type { SourceState } from '@/lib/verdict/facts';
import { answerAs, bitcoinAddress, sent, startAnew, verdict } from './background-double';
import { pageOf, service, starter } from './reports-double';

startAnew();

async function open() {
  render(<Popup tabId={null} address="" />);
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Reports' }));
}

describe('sources', () => {
  test.each<[SourceState, string]>([
    [starter, 'Starter list · 42 entries'],
    [service, 'api.example.com · 812 entries · updated 2 hours ago'],
    // Nobody reads them wrong: an exchange in a list of scams is accused by nobody.
    [{ ...service, unreadable: 2 }, 'api.example.com · 812 entries, 2 not taken · updated'],
    [
      { ...service, unchangedAt: Date.now() },
      'api.example.com · 812 entries · updated 2 hours ago, unchanged when asked just now',
    ],
    [
      { ...service, unchangedAt: Date.now() - 9 * 86_400_000 },
      'api.example.com · 812 entries · updated 2 hours ago',
    ],
    [
      { ...service, entries: 0, unreadable: 0, updatedAt: null },
      'api.example.com · 0 entries · not read yet',
    ],
    [
      { ...service, updatedAt: Date.now() - 9 * 86_400_000 },
      'api.example.com · 812 entries · updated 9 days ago, too old to rely on',
    ],
    [
      { ...service, error: 'The service did not answer.' },
      'updated 2 hours agoThe last update failed: The service did not answer.',
    ],
    [
      { ...service, progress: { done: 410, total: 1000 } },
      '812 entries · updating, 41 %, 410 of about 1,000',
    ],
    [
      { ...service, progress: { done: 410, total: 1000, again: true } },
      '812 entries · read, and looked through again for what moved meanwhile, 410 of about 1,000',
    ],
    [{ ...service, progress: { done: 410, total: null } }, '812 entries · updating, 410 read'],
    [
      { ...service, progress: { done: 410_000, total: 1_000_000, perSecond: 3500 } },
      'updating, 41 %, 410,000 of about 1,000,000, 3 min left',
    ],
    [
      { ...service, progress: { done: 990_000, total: 1_000_000, perSecond: 3500 } },
      'updating, 99 %, 990,000 of about 1,000,000, less than a minute left',
    ],
    [
      { ...service, progress: { done: 410_000, total: 1_000_000, perSecond: 20 } },
      'updating, 41 %, 410,000 of about 1,000,000, 8 h left',
    ],
  ])('%o: %s', async (source, words) => {
    answerAs({ 'reports/search': () => pageOf(), 'sources/list': () => [source] });
    await open();
    await waitFor(() => expect(document.body.textContent).toContain(words));
  });

  test('that are being read are watched until they are done, and the reports asked for anew', async () => {
    const states = [
      { ...service, entries: 5, unreadable: 0, progress: { done: 5, total: 10 } },
      service,
    ];
    answerAs({
      'reports/search': () => pageOf(),
      'sources/list': () => [states.length > 1 ? (states.shift() ?? service) : service],
    });
    await open();
    expect(
      await screen.findByRole('progressbar', { name: 'Update of api.example.com' }),
    ).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await waitFor(() =>
      expect(sent.filter(({ type }) => type === 'reports/search').length).toBeGreaterThanOrEqual(3),
    );
    expect(sent.filter(({ type }) => type === 'sources/list')).toHaveLength(2);
  });
});

test('stand below a verdict with their age, folded up where they are many', async () => {
  const many = Array.from({ length: 5 }, (_, i) => ({
    ...starter,
    id: `list:${i}` as const,
    name: `List ${i}`,
  }));
  let sources: SourceState[] = [starter, service];
  answerAs({ check: () => verdict(), 'sources/list': () => sources });
  const { unmount } = render(<CheckPanel initialAddress={bitcoinAddress} ask="lists" />);
  expect(await screen.findByText(/812 entries · updated 2 hours ago/)).toBeDefined();
  expect(screen.queryByText(/^Age of all/)).toBeNull();
  unmount();
  sources = many;
  render(<CheckPanel initialAddress={bitcoinAddress} ask="lists" />);
  expect(await screen.findByText('Age of all 5 lists')).toBeDefined();
});
