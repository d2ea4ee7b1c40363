// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FullReports } from '@/components/reports/FullReports';
import { answerAs, startAnew } from './background-double';
import { withoutLayout } from './many-double';
import { report, starter } from './reports-double';

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
  render(<FullReports />);
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
