// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactsPanel } from '@/components/contacts/ContactsPanel';
import type { OwnEntry } from '@/lib/extension/own-messages';
import { answerAs, ownList, startAnew } from './background-double';

startAnew();

test('a contact that fits the filter no more leaves the focus to the next one, and the last one to the filter', async () => {
  const contact = (name: string): OwnEntry => ({
    ...{ key: name, address: name, networkId: null, kind: 'blocked' },
    ...{ name, note: '', changedAt: 1 },
  });
  let entries = ['Ann', 'Ben', 'Cleo'].map(contact);
  answerAs({
    'own/list': () => ownList(entries),
    'own/put': ({ address, kind }) => {
      entries = entries.map((one) => (one.address === address ? { ...one, kind } : one));
      return { status: 'saved', entry: contact(address), list: ownList(entries) };
    },
  });
  render(<ContactsPanel />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Blocked 3' }));
  const trust = async (name: string) => {
    const group = screen.getByRole('group', { name: `What you say of ${name}` });
    await user.click(within(group).getByRole('radio', { name: 'Trusted' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `Edit ${name}` })).toBeNull());
  };
  const focused = () => document.activeElement?.closest('li, button')?.textContent;
  await trust('Ann');
  expect(focused()).toContain('Ben');
  await trust('Cleo');
  expect(focused()).toContain('Ben');
  await trust('Ben');
  expect(focused()).toBe('Blocked 0');
});
