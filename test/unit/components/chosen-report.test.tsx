// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FullReports } from '@/components/reports/FullReports';
import { ReportsPanel } from '@/components/reports/ReportsPanel';
import type { ReportPage } from '@/lib/extension/report-messages';
import { answerAs, later, sent, startAnew } from './background-double';
import { withoutLayout } from './many-double';
import { pageOf, report, starter, unheard } from './reports-double';

startAnew();
beforeEach(withoutLayout);

test('the chosen report is the same one where the lists change, with its row and its details', async () => {
  let shift = 0;
  const reportAt = (place: number) => ({
    ...report,
    id: String(place),
    address: `address${place}`,
  });
  answerAs({
    'reports/search': ({ page }) => ({
      reports: Array.from({ length: 20 }, (_, i) => reportAt((page - 1) * 20 + i - shift)),
      ...{ total: 1000, page, pages: 50 },
    }),
    'reports/count': () => ({ byNetwork: [], byMonth: [], undated: 0 }),
    'reports/of-account': () => ({ reports: [], sources: [] }),
    'sources/list': () => [{ ...starter, entries: 42 + shift }],
  });
  render(<FullReports {...unheard} />);
  const user = userEvent.setup();
  const row = () =>
    document.querySelector('.report-row[aria-selected=true] .row-address')?.textContent;
  const details = () => screen.getByRole('heading', { name: /^(Report .* of|Details)/ });
  (await screen.findByRole('listbox', { name: 'Reports' })).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(details().textContent).toBe('Report 2 of 1,000');
  shift = 3;
  fireEvent.focus(window);
  await waitFor(() => expect(details().textContent).toBe('Report 5 of 1,000'));
  expect(row()).toBe('address1');
  await user.keyboard('{ArrowDown}');
  expect(row()).toBe('address2');
  // Farther than what is read.
  shift = 500;
  fireEvent.focus(window);
  await waitFor(() => expect(details().textContent).toBe('Details'));
  expect(row()).toBeUndefined();
  expect(details().closest('section')?.querySelector('code')?.textContent).toContain('address2');
});

const undated = pageOf({ reports: [{ ...report, lastReported: null }] });

test.each([
  ['the long list', () => <FullReports {...unheard} />],
  ['the popup', () => <ReportsPanel tabId={1} {...unheard} />],
])(
  'what is said of the rows of %s is not said of those that are still to come',
  async (_, View) => {
    const slow = later<ReportPage>();
    answerAs({
      'reports/search': ({ search, sort }) => {
        if (search === 'zzz') return pageOf({ reports: [], total: 0 });
        return sort === 'count' ? undated : slow.promise;
      },
      'reports/count': () => ({ byNetwork: [], byMonth: [], undated: 0 }),
    });
    render(View());
    const user = userEvent.setup();
    const asked = () => sent.filter(({ type }) => type === 'reports/search').length;
    const order = screen.getByLabelText('Sort by');
    await user.selectOptions(order, 'count');
    await screen.findAllByText(/3 reports/);
    await user.selectOptions(order, 'date');
    await waitFor(() => expect(asked()).toBe(3));
    expect(screen.queryByText(/^None of these has a date/)).toBeNull();
    const search = screen.getByRole('searchbox', { name: 'Search reports' });
    await user.type(search, 'zzz');
    await screen.findByRole('heading', { name: 'No report fits' });
    await user.clear(search);
    await waitFor(() => expect(asked()).toBe(5));
    expect(screen.queryByRole('heading', { name: 'No reports yet' })).toBeNull();
  },
);

test('the list keeps the focus where its rows are others, of which the first is in view', async () => {
  const other = later<ReportPage>();
  const page = pageOf({
    reports: Array.from({ length: 90 }, (_, i) => ({ ...report, id: String(i), address: `a${i}` })),
    total: 90,
  });
  answerAs({
    'reports/search': ({ sort }) => (sort === 'count' ? other.promise : page),
    'reports/count': () => ({ byNetwork: [], byMonth: [], undated: 0 }),
  });
  render(<FullReports {...unheard} />);
  const user = userEvent.setup();
  const list = await screen.findByRole('listbox', { name: 'Reports' });
  await user.selectOptions(screen.getByLabelText('Sort by'), 'count');
  list.focus();
  await user.keyboard('{End}');
  expect(screen.getAllByRole('option').at(-1)?.ariaPosInSet).toBe('90');
  await act(async () => other.resolve(page));
  expect(document.activeElement).toBe(screen.getByRole('listbox', { name: 'Reports' }));
  expect(within(list).getAllByRole('option')[0]?.ariaPosInSet).toBe('1');
  expect(document.querySelector('.report-row[aria-selected=true]')).toBeNull();
});
