// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactsPanel } from '@/components/contacts/ContactsPanel';
import type { OwnEntry } from '@/lib/extension/own-messages';
import { answerAs, bitcoinAddress, ownList, sent, startAnew } from './background-double';

startAnew();

const alice: OwnEntry = {
  ...{ key: 'a', address: bitcoinAddress, networkId: null, kind: 'trusted' },
  ...{ name: 'Alice', note: '', changedAt: 1 },
};

test('what was removed and is there again is not said to be removed, and has no way back', async () => {
  answerAs({
    'own/list': () => ownList([alice]),
    'own/remove': () => ({ ...ownList(), removed: alice }),
    'own/put': () => ({ status: 'saved', entry: alice, list: ownList([alice]) }),
  });
  render(<ContactsPanel />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Remove Alice' }));
  await screen.findByText('Alice was removed.');
  await user.click(screen.getByRole('button', { name: 'Add a contact' }));
  await user.type(screen.getByRole('textbox', { name: 'Address' }), `${bitcoinAddress}{Enter}`);
  await screen.findByRole('button', { name: 'Remove Alice' });
  await waitFor(() => expect(screen.queryByText('Alice was removed.')).toBe(null));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null);
});

test('a removal can be undone, and the next one too, where the background was killed before it told what it removed', async () => {
  answerAs({
    'own/list': () => ownList([alice]),
    'own/remove': () => ({ ...ownList(), removed: null }),
    'own/put': () => ({ status: 'saved', entry: alice, list: ownList([alice]) }),
  });
  render(<ContactsPanel />);
  const user = userEvent.setup();
  for (let times = 0; times < 2; times++) {
    await user.click(await screen.findByRole('button', { name: 'Remove Alice' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Alice is back.');
  }
  const { key: _, changedAt: seen, ...said } = alice;
  const puts = sent.filter(({ type }) => type === 'own/put').map(({ request }) => request);
  expect(puts).toEqual([
    { ...said, seen },
    { ...said, seen },
  ]);
});
