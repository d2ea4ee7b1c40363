// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MergeDetails } from '@/components/own/MergeDetails';
import type { OwnChange } from '@/lib/extension/own-messages';
import { answerAs, sent, startAnew, verdict } from './background-double';
import { reported } from './reports-double';

startAnew();

const scammer = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const others = Array.from({ length: 150 }, (_, i) => `0x1${i.toString(16).padStart(39, '0')}`);

/** Shows a file's contacts, one of which is reported. */
function show(kind: OwnChange['kind']): HTMLDetailsElement {
  const added = [...others, scammer].map((address) => change(address, kind));
  const bad = { count: 0, rows: [] };
  answerAs({
    'many/look-up': ({ questions }) =>
      questions.map(({ address }) =>
        address === scammer
          ? verdict({ address, level: 'danger', reasons: [reported] })
          : verdict({ address }),
      ),
  });
  render(<MergeDetails merge={{ status: 'read', added, changed: [], kept: [], same: 0, bad }} />);
  return screen.getByRole<HTMLDetailsElement>('group');
}

test('of a file that calls a reported address trusted, that is shown first and at once', async () => {
  const fold = show('trusted');
  const mark = await within(fold).findByText('Reported');
  expect(fold.open).toBe(true);
  expect(fold.querySelector('summary')?.textContent).toBe('151 new contacts');
  expect(mark.closest('li')?.textContent).toContain(`Trusted: ${scammer}`);
  expect(fold.querySelector('li')).toBe(mark.closest('li'));
});

test('of blocked ones nothing has to be said', () => {
  expect(show('blocked').open).toBe(false);
  expect(sent).toEqual([]);
});

const change = (address: string, kind: OwnChange['kind']): OwnChange => ({
  address,
  networkId: null,
  kind,
  name: 'Landlord',
  note: '',
});
