// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactsSection } from '@/components/contacts/ContactsSection';
import { NameFields } from '@/components/own/NameFields';
import type { OwnEntry, OwnImport } from '@/lib/extension/own-messages';
import {
  answerAs,
  bitcoinAddress,
  later,
  noNews,
  ownList,
  sentOf,
  startAnew,
  verdict,
  violations,
} from './background-double';

startAnew();

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

const entry: OwnEntry = {
  key: 'h160:1',
  address: bitcoinAddress,
  networkId: null,
  kind: 'trusted',
  name: 'Alice',
  note: 'The landlady',
  changedAt: 1,
};
const blocked: OwnEntry = {
  ...entry,
  key: 'h160:2',
  address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  kind: 'blocked',
  name: '',
  note: '',
};

function open(answers: Parameters<typeof answerAs>[0] = {}) {
  answerAs({ 'own/list': () => ownList([entry, blocked]), ...answers });
  render(<ContactsSection />);
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const items = () =>
  screen
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .join(' | ');

describe('the user’s contacts', () => {
  test('are listed with what is synced, and removed with a way back', async () => {
    const user = open({ 'own/remove': () => ({ ...ownList([blocked]), removed: entry }) });
    await screen.findByText(
      '2 contacts, shared with your other browsers if the browser’s sync is on.',
    );
    expect(items()).toContain(`${bitcoinAddress}The landlady`);
    expect(items()).toContain(blocked.address);
    expect(await violations()).toEqual([]);
    await user.click(button('Remove Alice'));
    expect(await screen.findByText('Alice was removed.')).toBeDefined();
    expect(document.activeElement).toBe(button('Undo'));
  });

  test('that find no room in the browser’s sync are said with their number', async () => {
    const sync = { synced: 600, leftOut: 1400, error: null };
    open({ 'own/list': () => ownList([entry], { sync }) });
    expect(
      await screen.findByText(
        '2,000 contacts. 600 of them are shared with your other browsers; 1,400 find no room in the browser’s sync and stay in this browser alone. Export them to have a copy.',
      ),
    ).toBeDefined();
  });

  test('are added', async () => {
    const user = open({
      'own/list': () => ownList(),
      'own/put': (change) => ({
        status: 'saved',
        entry,
        list: ownList([{ ...entry, ...change }]),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a contact' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Address' }));
    await user.keyboard(bitcoinAddress);
    await user.click(screen.getByRole('radio', { name: 'Blocked: warn me of it' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mallory');
    await user.click(button('Save'));
    await waitFor(() => expect(items()).toContain('Mallory'));
    expect(sentOf('own/put')).toEqual([
      { address: bitcoinAddress, networkId: null, kind: 'blocked', name: 'Mallory', note: '' },
    ]);
  });

  test('that are there already are not replaced before the user says so', async () => {
    const known = { code: 'own-blocked', level: 'danger', name: 'Mallory', note: '' } as const;
    const user = open({
      'many/look-up': ({ questions }) =>
        questions.map(({ address }) => verdict({ address, level: 'danger', reasons: [known] })),
      'own/put': () => ({ status: 'saved', entry, list: ownList([entry]) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a contact' }));
    await user.keyboard(`${bitcoinAddress}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This address is in your contacts already: Mallory (Blocked). Save once more to replace that.',
    );
    expect(sentOf('own/put')).toEqual([]);
    await user.click(button('Save'));
    await waitFor(() => expect(sentOf('own/put')).toHaveLength(1));
  });

  test.each([
    [`bitcoin:${bitcoinAddress}?amount=1`, { address: bitcoinAddress, networkId: 'bitcoin' }],
    [`https://mempool.space/address/${bitcoinAddress}`, { networkId: 'bitcoin' }],
    [`Pay ${bitcoinAddress}, please`, { address: bitcoinAddress, networkId: null }],
  ])('are taken from a link or a text: %s', async (given, change) => {
    const user = open({
      'many/look-up': ({ questions }) => questions.map(({ address }) => verdict({ address })),
      'own/put': () => ({ status: 'saved', entry, list: ownList([entry]) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a contact' }));
    await user.paste(given);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sentOf('own/put')).toMatchObject([change]));
    const asked = { questions: [expect.objectContaining(change)] };
    expect(sentOf('many/look-up')).toContainEqual(asked);
  });

  test.each([
    ['vitalik.eth', /^This is a name in the Ethereum Name Service/],
    [`${bitcoinAddress} 0x52908400098527886E0F7030069857D2E4169EE7`, /^There are 2 different/],
    ['https://shop.example/giveaway', /^This is the address of a web page/],
  ])('are not taken from what is none, or several: %s', async (given, words) => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Add a contact' }));
    await user.paste(given);
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(sentOf('own/put')).toEqual([]);
  });

  test('that are refused say why, and what was typed stays', async () => {
    const user = open({
      'own/put': () => ({ status: 'refused', message: 'The checksum fails.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a contact' }));
    await user.keyboard('1A1z{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('The checksum fails.');
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', '1A1z');
    await user.keyboard('P');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that were changed elsewhere meanwhile are written over when the user, who knows, saves once more', async () => {
    const user = open({
      'own/put': ({ seen = 0 }) =>
        seen < 7
          ? { status: 'refused', message: 'It was changed elsewhere.', changedAt: 7 }
          : { status: 'saved', entry, list: ownList([{ ...entry, name: 'Alice B.' }]) },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Alice' }));
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Alice B.');
    await user.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe('It was changed elsewhere.');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Alice B.');
    await user.click(button('Save'));
    await waitFor(() => expect(items()).toContain('Alice B.'));
    expect(sentOf('own/put')).toMatchObject([{ seen: 1 }, { seen: 7 }]);
  });

  test('are exported', async () => {
    const user = open({ 'own/export': () => ({ fileName: 'own.json', text: '{}' }) });
    await user.click(await screen.findByRole('button', { name: 'Export your contacts' }));
    expect(await screen.findByText('2 contacts in own.json.')).toBeDefined();
    expect(saved).toEqual(['own.json']);
  });

  test('are imported after the user saw what changes', async () => {
    const merge: OwnImport = {
      status: 'read',
      added: [{ ...entry, networkId: 'bitcoin' }],
      changed: [],
      kept: [{ ...entry, kind: 'blocked', name: 'A thief' }],
      same: 3,
      bad: { count: 1, rows: [{ line: 5, text: 'x', reason: 'No address.' }] },
    };
    const user = open({ 'own/preview': () => merge, 'own/import': () => merge });
    await user.upload(
      await screen.findByLabelText('Import your contacts'),
      new File(['{"a":1}'], 'own.json', { type: 'application/json' }),
    );
    const region = await screen.findByRole('region', { name: 'What the file would change' });
    // Whom a file blocks and the user trusts is to be known, though nothing changes.
    expect(
      Array.from(region.querySelectorAll('h3, p, summary, li'), ({ textContent }) => textContent),
    ).toEqual([
      'What the file would change',
      '1 new contact',
      `Trusted: ${bitcoinAddress} Alice · Bitcoin · The landlady`,
      '1 different from what is here, which stays',
      `Blocked: ${bitcoinAddress} A thief · The landlady`,
      '3 contacts are here already.',
      '1 contact cannot be taken.',
      'Entry 5: x No address.',
    ]);
    expect(document.activeElement).toBe(within(region).getByRole('heading'));
    expect(sentOf('own/import')).toEqual([]);
    await user.click(within(region).getByRole('button', { name: 'Import them' }));
    const done =
      'Done: 1 new, 3 the same, 1 different from what is here, which stays, 1 not taken.';
    expect(await screen.findByText(done)).toBeDefined();
    expect(sentOf('own/import')).toEqual([{ text: '{"a":1}' }]);
    // It is news until something else is done.
    await user.click(document.body);
    expect(screen.queryByText(done)).toBeNull();
  });

  test('of a file without any it is said that there are none', async () => {
    const user = open({ 'own/preview': () => noNews });
    const file = new File(['{}'], 'own.json', { type: 'application/json' });
    await user.upload(await screen.findByLabelText('Import your contacts'), file);
    expect(await screen.findByText('There is no contact in this file.')).toBeDefined();
    const take = screen.getByRole<HTMLButtonElement>('button', { name: 'Import them' });
    expect(take.disabled).toBe(true);
  });

  test('a table in the encoding of a spreadsheet is read', async () => {
    const text = 'name\taddress\r\nZoë\tx';
    const user = open({ 'own/preview': () => ({ status: 'refused', message: 'No.' }) });
    const utf16 = Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0));
    const file = new File([utf16], 'book.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Import your contacts'), file);
    expect(await screen.findByText('No.')).toBeDefined();
    expect(sentOf('own/preview')).toEqual([{ text }]);
  });

  test('a file that is read late takes the place of none that was chosen since', async () => {
    const first = later<OwnImport>();
    const user = open({
      'own/preview': ({ text }) =>
        text === 'first' ? first.promise : { status: 'refused', message: 'This is no such file.' },
    });
    const field = await screen.findByLabelText('Import your contacts');
    for (const text of ['first', 'second']) await user.upload(field, new File([text], 'own.json'));
    expect(await screen.findByText('This is no such file.')).toBeDefined();
    first.resolve({ ...noNews, added: [entry] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('region', { name: 'What the file would change' })).toBeNull();
  });

  test('a file that is not taken leaves the focus where another one is chosen', async () => {
    const user = open({
      'own/preview': () => ({ ...noNews, added: [entry] }),
      'own/import': () => ({ status: 'refused', message: 'The disk is full.' }),
    });
    const field = await screen.findByLabelText('Import your contacts');
    await user.upload(field, new File(['{}'], 'own.json'));
    await user.click(await screen.findByRole('button', { name: 'Import them' }));
    expect(await screen.findByText('The disk is full.')).toBeDefined();
    expect(document.activeElement).toBe(field);
  });
});

test('a name that is pasted and too long is not cut, but told so beside it', () => {
  const said = { name: '😀'.repeat(60), note: 'x'.repeat(281) };
  render(<NameFields mark={said} onChange={() => {}} />);
  const [name, note] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([name?.ariaInvalid, note?.ariaInvalid]).toEqual(['false', 'true']);
  expect(screen.getByText('A note has at most 280 characters.').id).toBe(
    note?.getAttribute('aria-describedby'),
  );
  expect([name?.maxLength, note?.maxLength]).toEqual([1000, 4000]);
});

test('what an address is called goes to no spelling service of the browser', () => {
  render(<NameFields mark={{ name: 'Bob', note: 'Rent' }} onChange={() => {}} />);
  const fields = screen.getAllByRole('textbox');
  expect(fields.map((field) => field.getAttribute('spellcheck'))).toEqual(['false', 'false']);
});
