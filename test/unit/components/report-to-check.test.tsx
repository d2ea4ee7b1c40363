// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Popup } from '@/components/Popup';
import type { ReportQuery } from '@/lib/extension/report-messages';
import { answerAs, bitcoinAddress, sent, startAnew, verdict } from './background-double';
import { withoutLayout } from './many-double';
import { pageOf, report } from './reports-double';

startAnew();
beforeEach(withoutLayout);

const queries = () =>
  sent.filter(({ type }) => type === 'reports/search').map(({ request }) => request as ReportQuery);

test.each([
  ['the popup', false],
  ['the full page', true],
])('%s takes a report to Check, and comes back to the same reports', async (_, full) => {
  answerAs({
    check: () => verdict(),
    'reports/search': ({ page, search }) =>
      pageOf({ page, pages: 3, total: search === '' ? 60 : 41 }),
    'reports/count': () => ({ byNetwork: [], byMonth: [], undated: 0 }),
    'reports/of-account': () => ({ reports: [report], sources: [] }),
  });
  render(<Popup tabId={7} address="" full={full} view="reports" />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: 'Search reports' }), 'coin');
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ search: 'coin' }));
  if (full) {
    (await screen.findByRole('listbox', { name: 'Reports' })).focus();
    await user.keyboard('{ArrowDown}');
  } else {
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await user.click(await screen.findByRole('button', { name: new RegExp(bitcoinAddress) }));
  }
  await user.click(await screen.findByRole('button', { name: 'Open under Check' }));
  const box = screen.getByRole('textbox', { name: 'Address' });
  expect(box).toHaveProperty('value', bitcoinAddress);
  expect(sent.findLast(({ type }) => type === 'check')?.request).toMatchObject({
    address: bitcoinAddress,
  });
  const before = queries().length;
  await user.click(screen.getByRole('tab', { name: 'Reports' }));
  const search = await screen.findByRole('searchbox', { name: 'Search reports' });
  expect(search).toHaveProperty('value', 'coin');
  if (full) {
    const chosen = document.querySelector('.report-row[aria-selected=true]');
    expect(chosen?.textContent).toContain(bitcoinAddress);
    return;
  }
  await waitFor(() => expect(queries().length).toBeGreaterThan(before));
  for (const query of queries().slice(before))
    expect(query).toMatchObject({ search: 'coin', page: 2 });
});
