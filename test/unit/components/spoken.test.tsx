// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckPanel } from '@/components/check/CheckPanel';
import { ContactsPanel } from '@/components/contacts/ContactsPanel';
import { ReportsPanel } from '@/components/reports/ReportsPanel';
import type { OwnEntry } from '@/lib/extension/own-messages';
import { answerAs, bitcoinAddress, ownList, startAnew, verdict } from './background-double';
import { pageOf, unheard } from './reports-double';

// Some screen readers miss words that come together with the region that is to be spoken.

startAnew();

test('what a network that is chosen after the verdict makes of the address comes into a region that was there before', async () => {
  answerAs({ check: () => verdict() });
  render(<CheckPanel initialAddress={bitcoinAddress} ask="all" />);
  const user = userEvent.setup();
  await screen.findByText('Not known');
  const region = document.getElementById(
    screen.getByRole('textbox', { name: 'Address' }).getAttribute('aria-describedby') ?? '',
  );
  expect(region?.textContent).toBe('');
  await user.type(screen.getByRole('combobox', { name: 'Network' }), 'Litecoin{Enter}');
  await waitFor(() => expect(region?.textContent).toMatch(/^It is an address of another network/));
  expect(region?.getAttribute('aria-live')).toBe('polite');
  expect(document.contains(region)).toBe(true);
});

test('that no report fits is spoken where their number was', async () => {
  answerAs({
    'reports/search': ({ search }) =>
      search === '' ? pageOf() : pageOf({ reports: [], total: 0 }),
  });
  render(<ReportsPanel tabId={1} {...unheard} />);
  const user = userEvent.setup();
  const region = await screen.findByText('Page 1 of 1 · 1 report');
  await user.type(screen.getByLabelText('Search reports'), 'zzz');
  await waitFor(() => expect(region.textContent).toBe('0 reports'));
  await user.clear(screen.getByLabelText('Search reports'));
  await waitFor(() => expect(region.textContent).toBe('Page 1 of 1 · 1 report'));
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(document.contains(region)).toBe(true);
});

test('that a contact was added is said, under the name that it has in the list, until the next one is begun', async () => {
  const added: OwnEntry = {
    ...{ key: 'a', address: bitcoinAddress, networkId: null, kind: 'blocked' },
    ...{ name: '', note: '', changedAt: 1 },
  };
  answerAs({
    'own/put': ({ name = '' }) => {
      const entry = { ...added, name };
      return { status: 'saved', entry, list: ownList([entry]) };
    },
    'own/remove': () => ({ ...ownList(), removed: added }),
  });
  render(<ContactsPanel />);
  const user = userEvent.setup();
  const add = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add a contact' }));
    expect(region?.textContent).toBe('');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), bitcoinAddress);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), `${name}{Enter}`);
  };
  await screen.findByRole('button', { name: 'Add a contact' });
  const region = document.querySelector('.undo-bar [role=status]');
  await add('Shop');
  await waitFor(() => expect(region?.textContent).toBe('Saved as Shop'));
  await add('{Tab}');
  await waitFor(() => expect(region?.textContent).toBe('Saved as 1A1zP1…ivfNa'));
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(region?.textContent).toBe('1A1zP1…ivfNa was removed.'));
  expect(document.contains(region)).toBe(true);
});
