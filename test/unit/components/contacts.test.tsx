// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactsPanel } from '@/components/contacts/ContactsPanel';
import type { OwnEntry } from '@/lib/extension/own-messages';
import {
  answerAs,
  bitcoinAddress,
  ownList,
  sent,
  startAnew,
  verdict,
  violations,
} from './background-double';
import { reported } from './reports-double';

startAnew();

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const alice: OwnEntry = {
  key: 'a',
  address: bitcoinAddress,
  networkId: 'bitcoin',
  kind: 'trusted',
  name: 'Alice',
  note: 'Pays on the 3rd',
  changedAt: 2,
};
const shop: OwnEntry = {
  ...alice,
  key: 'b',
  address: evm,
  networkId: null,
  kind: 'blocked',
  name: 'Fake shop',
  note: '',
  changedAt: 1,
};

/** A background with lists that can be changed. */
function open(known = [alice, shop], answers: Parameters<typeof answerAs>[0] = {}) {
  let entries = known;
  answerAs({
    'own/list': () => ownList(entries),
    'own/put': (change) => {
      const before = [alice, shop].find(({ address }) => address === change.address);
      const { seen: _, name = before?.name ?? '', note = before?.note ?? '', ...said } = change;
      const entry = { ...said, name, note, key: before?.key ?? 'new', changedAt: 3 };
      entries = [entry, ...entries.filter(({ key }) => key !== entry.key)];
      return { status: 'saved', entry, list: ownList(entries) };
    },
    'own/remove': ({ key }) => {
      const removed = entries.find((entry) => entry.key === key) ?? null;
      entries = entries.filter((entry) => entry !== removed);
      return { ...ownList(entries), removed };
    },
    ...answers,
  });
  render(
    <main>
      <ContactsPanel />
    </main>,
  );
  return userEvent.setup();
}
const names = async () =>
  within(await screen.findByRole('list', { name: 'Contacts' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.contact-name')?.textContent?.trim());
const puts = () => sent.filter(({ type }) => type === 'own/put').map(({ request }) => request);

test('contacts stand with name, network, address and note', async () => {
  open();
  expect(await names()).toEqual(['Alice Bitcoin', 'Fake shop']);
  expect(screen.getByText('Pays on the 3rd')).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Blocked', checked: true })).toBeDefined();
  expect(await violations()).toEqual([]);
});

test.each([
  [
    'seed: legal winner thank year wave sausage worth useful legal winner thank yellow',
    'This cannot be saved, because its words look like a recovery phrase, and whoever reads one can take your money: take them out, and keep them only where your wallet says.',
  ],
  [
    'His key: 5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    'This cannot be saved, because “5Hue…” looks like a private key, and whoever reads it can take your money: take it out, and keep it only where your wallet says.',
  ],
])('a note with a secret is refused at its field and goes nowhere: %s', async (secret, words) => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Alice' }));
  const note = screen.getByRole('textbox', { name: 'Note' });
  await user.clear(note);
  await user.type(note, secret);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(note);
  expect(note.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(note.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(words);
  expect(puts()).toEqual([]);
  expect(await violations()).toEqual([]);
  await user.clear(note);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(puts()).toHaveLength(1);
});

test('an address that is reported says so in its row', async () => {
  open([alice, { ...alice, key: 'c', address: evm, name: 'Carol' }], {
    'many/look-up': ({ questions }) =>
      questions.map(({ address }) =>
        address === evm
          ? verdict({ address, level: 'danger', reasons: [reported] })
          : verdict({ address }),
      ),
  });
  const list = await screen.findByRole('list', { name: 'Contacts' });
  const mark = await within(list).findByText('Reported');
  expect(mark.closest('li')?.textContent).toContain('Carol');
  expect(await violations()).toEqual([]);
});

test('with none, it says how to get some', async () => {
  open([]);
  expect(await screen.findByText(/^None yet/)).toBeDefined();
  expect(await violations()).toEqual([]);
});

test('lists that cannot be read can be tried again', async () => {
  let isBroken = true;
  const user = open([], {
    'own/list': () => {
      if (isBroken) throw new Error('The disk is full.');
      return ownList([alice]);
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toEqual(['Alice Bitcoin']);
});

test('contacts are searched by name, note and address, and filtered by what the user says', async () => {
  const user = open();
  const search = await screen.findByRole('searchbox', { name: 'Search your contacts' });
  for (const [words, found] of [
    ['ali', 'Alice Bitcoin'],
    ['3rd', 'Alice Bitcoin'],
    ['0X5290', 'Fake shop'],
    ['0x52 9084 0009', 'Fake shop'],
    ['0x5290…69EE7', 'Fake shop'],
  ] as const) {
    await user.clear(search);
    await user.type(search, words);
    expect(await names()).toEqual([found]);
    // Who does not see the list hears it, and the numbers of the filter are of what was found.
    expect(screen.getByText('1 contact').role).toBe('status');
    expect(screen.getByRole('button', { name: 'All 1' })).toBeDefined();
  }
  await user.clear(search);
  await user.click(screen.getByRole('button', { name: 'Blocked 1' }));
  expect(await names()).toEqual(['Fake shop']);
  await user.type(search, 'alice');
  expect(screen.getByText('No contact fits.')).toBeDefined();
  expect(screen.getByText('0 contacts').role).toBe('status');
});

test('name and note are changed in their place, by keys alone', async () => {
  const user = open();
  (await screen.findByRole('button', { name: 'Edit Alice' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })),
  );
  await user.keyboard('Alicia{Tab}{Tab}');
  expect(await violations()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await names()).toEqual(['Alicia Bitcoin', 'Fake shop']));
  expect(puts()).toEqual([
    {
      address: bitcoinAddress,
      networkId: 'bitcoin',
      kind: 'trusted',
      name: 'Alicia',
      note: 'Pays on the 3rd',
      seen: alice.changedAt,
    },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Alicia' }));
});

test('Escape leaves an edit, and what was typed is there when it is opened again; Cancel gives it up', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Alice' }));
  // What it says is taken at once, so that Cancel would not take it back.
  expect(screen.queryByRole('group', { name: 'What you say of Alice' })).toBeNull();
  const named = screen.getByRole('textbox', { name: 'Name' });
  // Whose name it is stands above it, not below its buttons.
  const address = named.closest('li')?.querySelector('.address');
  expect(address?.compareDocumentPosition(named)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.type(named, 'Mallory{Escape}');
  const group = { name: 'What you say of Alice' };
  // Of an input method, it gives up the word alone.
  await user.click(screen.getByRole('button', { name: 'Edit Alice' }));
  const field = screen.getByDisplayValue(/Mallory$/);
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(screen.queryByRole('group', group)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Alice' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Alice');
  await user.keyboard('{Escape}');
  expect(await names()).toEqual(['Alice Bitcoin', 'Fake shop']);
  expect(puts()).toEqual([]);
});

test('a switch trusts or blocks', async () => {
  const user = open();
  const group = await screen.findByRole('group', { name: 'What you say of Alice' });
  await user.click(within(group).getByRole('radio', { name: 'Blocked' }));
  // Its name and its note may be others by now, and so may what is said of it.
  const { address, networkId, changedAt: seen } = alice;
  await waitFor(() => expect(puts()).toEqual([{ address, networkId, kind: 'blocked', seen }]));
});

test('a removal is undone, and all that was said is back', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Remove Alice' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.getByText('Alice was removed.')).toBeDefined();
  expect(await names()).toEqual(['Fake shop']);
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Alice is back.')).toBeDefined();
  const { key: _, changedAt: seen, ...said } = alice;
  expect(puts()).toEqual([{ ...said, seen }]);
});

test('what comes back is what was removed, though the list still showed what it was before', async () => {
  const user = open([alice], {
    'own/remove': () => ({ ...ownList(), removed: { ...alice, kind: 'blocked' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Alice' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Alice is back.')).toBeDefined();
  expect(puts()).toMatchObject([{ name: 'Alice', kind: 'blocked' }]);
});

test('a change that is refused is told in words', async () => {
  const user = open([alice], {
    'own/put': () => ({ status: 'refused', message: 'A name has at most 60 characters.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Alice' }));
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Bob{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('A name has at most 60 characters.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Bob');
});

test('a second press of Save is no change by another window', async () => {
  let changedAt = 2;
  const user = open([alice], {
    'own/put': ({ seen = 0, ...said }) => {
      if (seen < changedAt) return { status: 'refused', message: 'Changed.', changedAt };
      const entry = { ...alice, ...said, changedAt: ++changedAt };
      return { status: 'saved', entry, list: ownList([entry]) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Alice' }));
  const save = screen.getByRole('button', { name: 'Save' });
  for (let n = 0; n < 2; n++) fireEvent.click(save);
  await waitFor(() => expect(puts()).toHaveLength(2));
  await screen.findByRole('button', { name: 'Edit Alice' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a second press of Remove leaves the way back; that of a double click removes none', async () => {
  open();
  const remove = await screen.findByRole('button', { name: 'Remove Alice' });
  // It may stand where another one stood.
  fireEvent.click(remove, { detail: 2 });
  expect(sent.filter(({ type }) => type === 'own/remove')).toEqual([]);
  for (let n = 0; n < 2; n++) fireEvent.click(remove);
  await waitFor(() => expect(sent.filter(({ type }) => type === 'own/remove')).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
});

test('what is being typed stays where the lists cannot be read for a moment', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Alice' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), '!');
  answerAs({
    'own/list': () => {
      throw new Error('Not now.');
    },
  });
  const before = sent.length;
  fireEvent.focus(window);
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', `${alice.note}!`);
});
