// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Popup } from '@/components/Popup';
import type { HistoryEntry } from '@/lib/extension/history-messages';
import { answerAs, bitcoinAddress, startAnew } from './background-double';
import { withoutLayout } from './many-double';
import { pageOf, report } from './reports-double';

startAnew();

const check: HistoryEntry = {
  id: 1,
  address: bitcoinAddress,
  networkId: null,
  at: Date.now(),
  level: 'clear',
  isOnlyBlocked: false,
};

const lookAway = async (user: ReturnType<typeof userEvent.setup>, back: string) => {
  await user.click(screen.getByRole('tab', { name: 'Check' }));
  await user.click(screen.getByRole('tab', { name: back }));
};

test('a contact that is being added is there again after a look at another tab', async () => {
  answerAs({});
  render(<Popup tabId={null} address="" full view="contacts" />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add a contact' }));
  await user.type(screen.getByRole('textbox', { name: 'Address' }), bitcoinAddress);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Alice');
  await lookAway(user, 'Contacts');
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', bitcoinAddress);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Alice');
});

test('a check that was removed from the history is brought back after a look at another tab', async () => {
  let entries = [check];
  answerAs({
    'history/list': () => ({ isKept: true, isLocked: false, entries }),
    'history/remove': () => {
      entries = [];
      return null;
    },
    'history/restore': () => {
      entries = [check];
      return true;
    },
  });
  render(<Popup tabId={null} address="" full view="history" />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  await screen.findByRole('button', { name: 'Undo' });
  await lookAway(user, 'History');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Remove/ })).toBeDefined();
});

test('what was checked meanwhile is in the history after a look at another tab', async () => {
  let entries: HistoryEntry[] = [];
  answerAs({ 'history/list': () => ({ isKept: true, isLocked: false, entries }) });
  render(<Popup tabId={null} address="" full view="history" />);
  await screen.findByText(/^Nothing yet/);
  entries = [check];
  await lookAway(userEvent.setup(), 'History');
  expect(await screen.findByRole('button', { name: /^Remove/ })).toBeDefined();
});

test('an export goes on while another tab is looked at', async () => {
  withoutLayout();
  URL.createObjectURL = () => 'blob:file';
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const rest = Promise.withResolvers<void>();
  answerAs({
    'reports/search': () => pageOf(),
    'reports/count': () => ({ byNetwork: [], byMonth: [], undated: 0 }),
    'reports/export': async ({ after }) => {
      if (after) await rest.promise;
      return { reports: [report], next: after ? null : { segment: 1, rows: 1 } };
    },
  });
  render(<Popup tabId={null} address="" full view="reports" />);
  const user = userEvent.setup();
  await screen.findByText('1 report', { selector: '.summary' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByRole('button', { name: 'Cancel export' });
  await user.click(screen.getByRole('tab', { name: 'Check' }));
  rest.resolve();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});
