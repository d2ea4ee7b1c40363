// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FullReports } from '@/components/reports/FullReports';
import { ReportsPanel } from '@/components/reports/ReportsPanel';
import type { AccountReports } from '@/lib/extension/report-messages';
import { answerAs, startAnew } from './background-double';
import { withoutLayout } from './many-double';
import { pageOf, report, starter, unheard } from './reports-double';

startAnew();
beforeEach(withoutLayout);

const list = { ...starter, id: 'list:1', name: 'Shops' } as const;
const ofList = { ...report, sourceId: list.id };
const gone = 'No list in this browser has a report of this account any more.';

/** Opens the only report, of which the lists say so much. */
async function open(account: AccountReports, isPopup = false) {
  const said = { account, rows: pageOf({ reports: [ofList] }) };
  answerAs({
    'reports/search': () => said.rows,
    'reports/count': () => ({ byNetwork: [], byMonth: [], undated: 0 }),
    'reports/of-account': () => said.account,
    'sources/list': () => [...(said.account.sources ?? [])],
  });
  render(isPopup ? <ReportsPanel tabId={1} {...unheard} /> : <FullReports {...unheard} />);
  const role = isPopup ? 'button' : 'option';
  await userEvent.setup().click(await screen.findByRole(role, { name: /1A1zP1eP5/ }));
  return said;
}
const details = () => document.querySelector('.account')?.textContent;

test('an open record says what the lists say of its account once they changed', async () => {
  const said = await open({ reports: [ofList], sources: [list] });
  await waitFor(() => expect(details()).toContain('42 entries'));
  const again = { ...report, id: '2' };
  said.account = { reports: [ofList, again], sources: [{ ...list, entries: 3 }, starter] };
  fireEvent.focus(window);
  await waitFor(() => expect(details()).toContain('3 entries'));
  expect(document.querySelectorAll('.account-records > li')).toHaveLength(2);
});

test('an open record that no list has any more says so, and is no number of none', async () => {
  const said = await open({ reports: [ofList], sources: [list] });
  await waitFor(() => expect(details()).toContain('Is it wrong?'));
  said.rows = pageOf({ reports: [], total: 0 });
  said.account = { reports: [], sources: [{ ...list, entries: 3 }] };
  fireEvent.focus(window);
  await screen.findByText(gone);
  await screen.findByRole('heading', { name: 'Details' });
  expect(screen.queryByText(/Is it wrong/)).toBeNull();
});

test('a record of which the list was removed as it was opened names no list', async () => {
  await open({ reports: [], sources: [starter] }, true);
  await screen.findByText(gone);
});

test.each([
  ['that no address finds, as on a network for tests,', [list]],
  ['of which the lists cannot be read', null],
])('a record %s is told as its row has it', async (_, sources) => {
  await open({ reports: [], sources });
  await waitFor(() => expect(details()).toContain('last 1 May 2026'));
  expect(screen.queryByText(gone)).toBeNull();
});
