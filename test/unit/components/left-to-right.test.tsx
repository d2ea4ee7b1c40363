// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactItem } from '@/components/contacts/ContactItem';
import { ListText } from '@/components/ListText';
import { PreviewFigures } from '@/components/lists/PreviewFigures';
import { RequestLog } from '@/components/options/RequestLog';
import { AddressFields } from '@/components/own/AddressFields';
import { OwnImportForm } from '@/components/own/OwnImportForm';
import { RowFacts } from '@/components/RowFacts';
import { SourceList } from '@/components/SourceList';
import { answerAs, startAnew } from './background-double';

startAnew();

// In a line from right to left, its parts would change places.
const raw = '0:fcb91a3a3816d0f7b8c2c76108b8a9bc5a6b7a55bd79f8ab101c52db29232260';
const row = { line: 1, text: raw, reason: 'No network.' };
const bad = { count: 1, rows: [row] };

test.each([
  [
    'the preview of a list',
    <PreviewFigures
      key="a"
      preview={{
        ...{ status: 'read', name: 'Mine', columns: [], networks: [], undated: 0 },
        counts: { format: 'text', total: 2, accounts: 1, duplicates: 0, bad: 1, guessed: 0 },
        sample: [{ address: raw, label: '', networks: 'TON', lastReported: null }],
        ...{ badRows: [row], disagreements: 1, disagreeing: [row] },
      }}
    />,
    3,
  ],
  ['the log of requests', <RequestLog key="b" />, 1],
])('in %s, what is no sentence is written from left to right', async (_, part, codes) => {
  const request = { id: '1', at: 0, method: 'GET', host: 'a.example', path: '/', status: 200 };
  answerAs({ 'log/list': () => [{ ...request, why: 'feed' }] as never });
  render(part);
  await screen.findAllByRole('listitem');
  const found = Array.from(document.querySelectorAll('code'), ({ dir }) => dir);
  expect(found).toEqual(Array(codes).fill('ltr'));
});

test('so it is in what a file of contacts would change', async () => {
  const change = { address: raw, networkId: null, kind: 'trusted', name: '', note: '' } as const;
  answerAs({
    'own/preview': () => ({ status: 'read', added: [change], changed: [], kept: [], same: 0, bad }),
  });
  render(<OwnImportForm onTaken={async () => {}} />);
  await userEvent.upload(
    screen.getByLabelText('Import your contacts'),
    new File(['{}'], 'own.json', { type: 'application/json' }),
  );
  await screen.findByRole('region');
  expect(Array.from(document.querySelectorAll('code'), ({ dir }) => dir)).toEqual(['ltr', 'ltr']);
});

test('so it is where an address is typed, and in a list each line by itself', () => {
  answerAs({});
  render(<AddressFields address="" networkId={null} onChange={() => {}} />);
  expect(screen.getByRole('textbox', { name: 'Address' }).dir).toBe('ltr');
  render(<ListText label="Addresses" hint="" rows={5} text={raw} onText={() => {}} />);
  expect(screen.getByRole('textbox', { name: 'Addresses' }).dir).toBe('auto');
});

test('names in a line go by their own letters, and a sentence of them by those of the page', () => {
  document.documentElement.dir = 'rtl';
  const networks = 'Ethereum أو Base';
  render(<RowFacts first="" facts={['Shop', networks]} sentences={[networks]} />);
  document.documentElement.dir = '';
  const found = Array.from(document.querySelectorAll('bdi'), (one) => one.getAttribute('dir'));
  expect(found).toEqual([null, 'rtl']);
});

// In a line from left to right, the count behind the name would come to stand before it, and the mark behind the note, too.
test('what the user or a list wrote goes by its own letters: the name of a list, a contact’s name and note', async () => {
  const entry = { key: 'a', address: raw, networkId: null, kind: 'trusted', changedAt: 1 } as const;
  const list = {
    id: 'list:1',
    ...{ name: 'قائمة 2024', entries: 2, unreadable: 0, error: null, progress: null },
    ...{ updatedAt: Date.now(), triedAt: Date.now() },
  } as const;
  render(
    <>
      <SourceList
        state={{ status: 'ready', sources: [list], staleAfter: 1e9 }}
        refresh={async () => {}}
      />
      <ContactItem
        entry={{ ...entry, name: 'شركة 24', note: 'تدفع!' }}
        verdict={undefined}
        onPut={async () => true}
        onRemove={() => {}}
      />
    </>,
  );
  const own = screen.getAllByText(/^(?:قائمة 2024|شركة 24|تدفع!)$/, { ignore: '.unseen' });
  expect(own.map(({ localName }) => localName)).toEqual(['bdi', 'bdi', 'bdi']);
  await userEvent.click(screen.getByRole('button', { name: 'Edit شركة 24' }));
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value, dir }) => [value, dir])).toEqual([
    ['شركة 24', 'auto'],
    ['تدفع!', 'auto'],
  ]);
});
