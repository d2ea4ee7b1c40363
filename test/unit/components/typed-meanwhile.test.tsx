// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { ContactsPanel } from '@/components/contacts/ContactsPanel';
import { ServiceSection } from '@/components/options/ServiceSection';
import { OwnButtons } from '@/components/own/OwnButtons';
import { useSettings } from '@/components/use-settings';
import type { OwnEntry, OwnPut, OwnPutResult } from '@/lib/extension/own-messages';
import {
  answerAs,
  bitcoinAddress,
  later,
  ownList,
  sent,
  sentOf,
  settings,
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

function Service() {
  const { state, refresh } = useSettings();
  return state.status === 'ready' && <ServiceSection settings={state.settings} refresh={refresh} />;
}

const service = { serviceAddress: 'https://api.example.com', hasKey: true };

test('an address of a service that is being typed stays where another window saves another one', async () => {
  let stored = settings(service);
  answerAs({ 'settings/get': () => stored });
  render(<Service />);
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'Service address' });
  const follow = (serviceAddress: string) => {
    stored = settings({ ...service, serviceAddress });
    fireEvent.focus(window);
    const { host } = new URL(serviceAddress);
    return screen.findByText((words) => words.startsWith(`Sends ${host} the example address`));
  };
  await follow('https://new.example');
  expect(field).toHaveProperty('value', 'https://new.example');
  await user.type(field, '/v2');
  await follow('https://third.example');
  await user.type(field, '/3');
  expect(field).toHaveProperty('value', 'https://new.example/v2/3');
});

test('a key that is typed under another address than the saved one does not go there: that is to be saved first', async () => {
  vi.spyOn(browser.permissions, 'request').mockImplementation(async () => true);
  let stored = settings(service);
  const save = (change: Partial<typeof stored>) => {
    stored = { ...stored, ...change };
    return { status: 'saved', settings: stored } as const;
  };
  answerAs({
    'settings/get': () => stored,
    'service/save': (to) => save({ serviceAddress: to.address, hasKey: false }),
    'key/save': () => save({ hasKey: true }),
  });
  render(<Service />);
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'Service address' });
  await user.clear(field);
  await user.type(field, 'https://other.example');
  await user.type(screen.getByLabelText('API key'), 'k-other{Enter}');
  expect(await screen.findByText(/^Save the service address first/)).toBeDefined();
  expect(sentOf('key/save')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await screen.findByText(/^Address saved\./);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Key saved.');
  expect(sentOf('key/save')).toEqual([{ key: 'k-other' }]);
});

test('what was typed before an administrator set the address gives way to that, and a key goes there', async () => {
  let stored = settings({ ...service, hasKey: false });
  answerAs({
    'settings/get': () => stored,
    'key/save': () => {
      stored = { ...stored, hasKey: true };
      return { status: 'saved', settings: stored };
    },
  });
  render(<Service />);
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'Service address' });
  await user.type(field, '/v2');
  const serviceAddress = 'https://managed.example';
  stored = settings({ serviceAddress, locked: ['serviceAddress'] });
  fireEvent.focus(window);
  await screen.findByText(/^Sends managed\.example the example address/);
  expect(field).toHaveProperty('value', serviceAddress);
  await user.type(screen.getByLabelText('API key'), 'k-managed{Enter}');
  await screen.findByText('Key saved.');
  expect(sentOf('key/save')).toEqual([{ key: 'k-managed' }]);
});

test.each([
  ['an address', () => screen.getByRole('textbox', { name: 'Service address' }), '/v2'],
  ['a key', () => screen.getByLabelText('API key'), 'k-new'],
])('%s that is typed and not saved is not taken for the tested one', async (_, field, text) => {
  answerAs({
    'settings/get': () => settings(service),
    'service/test': () => ({ status: 'ok', message: 'The service answers.', networks: null }),
  });
  render(<Service />);
  const user = userEvent.setup();
  await screen.findByRole('textbox', { name: 'Service address' });
  await user.type(field(), text);
  const test = screen.getByRole('button', { name: 'Test connection' });
  await user.click(test);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^What you typed above is not saved/,
  );
  expect(sentOf('service/test')).toEqual([]);
  await user.type(field(), '{Backspace}'.repeat(text.length));
  await user.click(test);
  await screen.findByText('The service answers.');
  expect(sentOf('service/test')).toHaveLength(1);
});
