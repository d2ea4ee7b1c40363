// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactsPanel } from '@/components/contacts/ContactsPanel';
import { OwnButtons } from '@/components/own/OwnButtons';
import type { OwnEntry, OwnPut, OwnPutResult } from '@/lib/extension/own-messages';
import {
  answerAs,
  bitcoinAddress,
  later,
  ownList,
  sent,
  startAnew,
  verdict,
} from './background-double';

startAnew();

const alice: OwnEntry = {
  key: 'a',
  address: bitcoinAddress,
  networkId: null,
  kind: 'trusted',
  name: 'Alice',
  note: '',
  changedAt: 1,
};
const judged = verdict({
  reasons: [{ code: 'own-trusted', level: 'unknown', name: 'Alice', note: '', changedAt: 1 }],
});

test.each([
  ['of the contacts', /^Edit/, 'Save', () => <ContactsPanel />],
  [
    'of a verdict',
    'Name and note',
    'Save name and note',
    () => <OwnButtons verdict={judged} onChange={() => {}} />,
  ],
])(
  'what is typed while a contact is saved stays in the form %s, to be saved',
  async (_, edit, save, View) => {
    const answers = [later<OwnPutResult>(), later<OwnPutResult>()];
    let times = 0;
    answerAs({
      'own/list': () => ownList([alice]),
      'own/put': () => answers[times++]?.promise ?? Promise.reject(new Error('Once more.')),
    });
    const user = userEvent.setup();
    render(View());
    await user.click(await screen.findByText(edit));
    const note = () => screen.queryByLabelText<HTMLInputElement>('Note');
    const isOpen = () => note() !== null && !note()?.closest('details:not([open])');
    const answer = (changedAt: number) =>
      act(async () => {
        const entry = { ...alice, changedAt };
        answers[changedAt - 2]?.resolve({ status: 'saved', entry, list: ownList([entry]) });
      });
    await user.type(note() as HTMLInputElement, 'Pays');
    await user.click(screen.getByRole('button', { name: save }));
    await user.type(note() as HTMLInputElement, ' late');
    await answer(2);
    expect(isOpen()).toBe(true);
    expect(note()?.value).toBe('Pays late');
    await user.click(screen.getByRole('button', { name: save }));
    await answer(3);
    const puts = sent.filter(({ type }) => type === 'own/put').map((m) => m.request as OwnPut);
    expect(puts.map((put) => [put.note, put.seen])).toEqual([
      ['Pays', 1],
      ['Pays late', 2],
    ]);
    // It was closed, or folded up.
    expect(note()?.closest('details:not([open])') === null).toBe(false);
  },
);

test('a note that was being typed when the address was unblocked is there again when that is undone', async () => {
  const known = { ...alice, key: 'h160:62e907b15cbf27d5425399ebf6f0fb50ebb88f18' };
  answerAs({
    'own/list': () => ownList([known]),
    'own/remove': () => ({ ...ownList([]), removed: known }),
    'own/put': () => ({ status: 'saved', entry: known, list: ownList([known]) }),
  });
  const user = userEvent.setup();
  const ofVerdict = (reasons: typeof judged.reasons) => (
    <OwnButtons verdict={{ ...judged, reasons }} onChange={() => {}} />
  );
  const { rerender } = render(ofVerdict(judged.reasons));
  await user.click(screen.getByText('Name and note'));
  await user.type(screen.getByLabelText('Note'), 'Pays late');
  await user.click(screen.getByRole('button', { name: /^Saved as Alice/ }));
  rerender(ofVerdict([]));
  expect(screen.queryByLabelText('Note')).toBe(null);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  rerender(ofVerdict(judged.reasons));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Pays late');
});

test('a contact that another window blocked while it is being renamed stays blocked', async () => {
  let now = alice;
  answerAs({
    'own/list': () => ownList([now]),
    'own/put': () => ({ status: 'saved', entry: now, list: ownList([now]) }),
  });
  const user = userEvent.setup();
  render(<ContactsPanel />);
  await user.click(await screen.findByText(/^Edit/));
  await user.type(screen.getByLabelText('Note'), 'Pays late');
  now = { ...alice, kind: 'blocked', changedAt: 2 };
  fireEvent.focus(window);
  expect((await screen.findByRole('button', { name: /^Blocked/ })).textContent).toMatch(/1$/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const [put] = sent.filter(({ type }) => type === 'own/put').map((m) => m.request as OwnPut);
  expect(put).toMatchObject({ kind: 'blocked', note: 'Pays late' });
});
