// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactsPanel } from '@/components/contacts/ContactsPanel';
import { answerAs, bitcoinAddress, ownList, sentOf, startAnew, verdict } from './background-double';
import { reported } from './reports-double';

startAnew();

const addButton = () => screen.findByRole('button', { name: 'Add a contact' });
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

async function open() {
  answerAs({ 'own/list': () => ownList() });
  render(<ContactsPanel />);
  const user = userEvent.setup();
  await user.click(await addButton());
  return user;
}

test('Escape leaves the form for its button, and what was typed is there when it is opened again', async () => {
  const user = await open();
  await user.keyboard(bitcoinAddress);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Alice{Escape}');
  expect(document.activeElement).toBe(await addButton());
  expect(screen.queryByRole('form', { name: 'Add a contact' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(typed()).toEqual([bitcoinAddress, 'Alice', '']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await addButton());
  expect(typed()).toEqual(['', '', '']);
  expect(sentOf('own/put')).toEqual([]);
});

test('Escape of an input method, or of the list of networks, leaves the form open', async () => {
  const user = await open();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), {
    key: 'Escape',
    isComposing: true,
  });
  const picker = await screen.findByRole('combobox', { name: 'Network' });
  await user.click(picker);
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('form', { name: 'Add a contact' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(await addButton());
});

test('that an address which is saved as trusted is reported is said where it is added', async () => {
  const user = await open();
  const alice = { key: '1', address: bitcoinAddress, networkId: null, name: 'Alice', note: '' };
  const entry = { ...alice, kind: 'trusted', changedAt: 1 } as const;
  answerAs({
    'many/look-up': ({ questions }) =>
      questions.map(({ address }) => verdict({ address, level: 'danger', reasons: [reported] })),
    'own/put': () => ({ status: 'saved', entry, list: ownList([entry]) }),
  });
  await user.keyboard(`${bitcoinAddress}{Enter}`);
  expect(await screen.findByText('Saved as Alice · Reported')).toBeDefined();
});
