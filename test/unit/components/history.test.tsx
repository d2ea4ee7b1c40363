// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { CheckTab } from '@/components/CheckTab';
import { CheckPanel } from '@/components/check/CheckPanel';
import { HistoryPanel } from '@/components/history/HistoryPanel';
import type { HistoryEntry } from '@/lib/extension/history-messages';
import {
  answerAs,
  bitcoinAddress,
  sent,
  settings,
  startAnew,
  verdict,
  violations,
} from './background-double';

startAnew();

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const entries: HistoryEntry[] = [
  { id: 2, address: evm, networkId: 'bsc', at: Date.now() - 3 * 3_600_000, level: 'danger' },
  { id: 1, address: bitcoinAddress, networkId: null, at: Date.UTC(2026, 0, 1), level: 'unknown' },
];

/** A background with a history that can be changed. */
function answerWith(known: HistoryEntry[], answers: Parameters<typeof answerAs>[0] = {}) {
  let kept = known;
  let isKept = true;
  answerAs({
    'history/list': ({ most }) => ({ isKept, isLocked: false, entries: kept.slice(0, most) }),
    'history/remove': ({ id }) => {
      kept = kept.filter((entry) => entry.id !== id);
      return null;
    },
    'history/restore': (check) => {
      kept = [{ id: 9, ...check }, ...kept];
      return true;
    },
    'history/erase': () => {
      kept = [];
      return null;
    },
    'settings/set': (change) => {
      isKept = change.history ?? isKept;
      return settings({ history: isKept });
    },
    check: ({ address, networkId }) => verdict({ address, networkId }),
    ...answers,
  });
}
function open(known = entries, answers: Parameters<typeof answerAs>[0] = {}) {
  answerWith(known, answers);
  render(
    <main>
      <HistoryPanel />
    </main>,
  );
  return userEvent.setup();
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Checks' }))
    .getAllByRole('button', { name: /^Check again/ })
    .map((row) => row.textContent);

describe('the history', () => {
  test('shows what was checked, the verdict then, and when', async () => {
    open();
    expect(await rows()).toEqual([
      `Check again${evm}ReportedBNB Smart Chain3 hours ago`,
      expect.stringMatching(`^Check again${bitcoinAddress}Not known\\d+ days ago$`),
    ]);
    expect(screen.getByText('2 checks')).toBeDefined();
    expect(await violations()).toEqual([]);
  });

  test('says who warned: what the user alone blocked was not reported', async () => {
    const [first] = entries;
    open(first && [{ ...first, isOnlyBlocked: true }]);
    expect(await rows()).toEqual([`Check again${evm}Blocked by youBNB Smart Chain3 hours ago`]);
    const search = screen.getByRole('searchbox', { name: 'Search your checks' });
    await userEvent.type(search, 'blocked');
    expect(await rows()).toHaveLength(1);
  });

  test('that is empty says what will stand there', async () => {
    open([]);
    expect(await screen.findByText(/^Nothing yet/)).toBeDefined();
    expect(screen.queryByText(/^Choose a check/)).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('that cannot be read can be tried again', async () => {
    let isBroken = true;
    const user = open(entries, {
      'history/list': () => {
        if (isBroken) throw new Error('The disk is full.');
        return { isKept: true, isLocked: false, entries };
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
  });

  test('is saved as a table, as far as it fits the search', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:x';
    });
    const user = open([
      ...entries,
      { id: 3, address: '=1+1', networkId: null, at: Date.UTC(2026, 0, 1), level: 'invalid' },
    ]);
    const button = await screen.findByRole('button', { name: 'Export CSV' });
    await user.click(button);
    expect(await screen.findByText('3 checks in address-checks.csv.')).toBeDefined();
    await user.type(screen.getByRole('searchbox', { name: 'Search your checks' }), 'known');
    // It was said of all of them.
    expect(screen.queryByText('3 checks in address-checks.csv.')).toBeNull();
    await user.click(button);
    expect(await screen.findByText('1 check in address-checks.csv.')).toBeDefined();
    const [all, found] = await Promise.all(files.map((file) => file.text()));
    const header = 'checked_at,address,network,level,verdict';
    const known = `2026-01-01T00:00:00.000Z,${bitcoinAddress},,unknown,Not known`;
    const first = `${new Date(entries[0]?.at ?? 0).toISOString()},${evm},BNB Smart Chain,danger,Reported`;
    const bad = `2026-01-01T00:00:00.000Z,"'=1+1",,invalid,Not a valid address`;
    expect(all?.split('\r\n')).toEqual([header, first, known, bad, '']);
    expect(found?.split('\r\n')).toEqual([header, known, '']);
    await user.type(screen.getByRole('searchbox', { name: 'Search your checks' }), ' nothing');
    expect(button).toHaveProperty('disabled', true);
  });

  test('is searched by address and by verdict', async () => {
    const user = open();
    const search = await screen.findByRole('searchbox', { name: 'Search your checks' });
    await user.type(search, 'report');
    expect(await rows()).toEqual([expect.stringContaining(evm)]);
    await user.clear(search);
    await user.type(search, bitcoinAddress.slice(5, 12).toLowerCase());
    expect(await rows()).toEqual([expect.stringContaining(bitcoinAddress)]);
    for (const shown of [`${evm.slice(0, 6)}…${evm.slice(-4)}`, '0x52 9084']) {
      await user.clear(search);
      await user.type(search, shown);
      expect(await rows()).toEqual([expect.stringContaining(evm)]);
    }
    await user.type(search, 'zzz');
    expect(screen.getByText('No check fits.')).toBeDefined();
  });

  test('checks the chosen address anew, for its network, beside the list', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: /^Check again ?0x52/ }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Not known' })).toBeDefined());
    expect(sent.find(({ type }) => type === 'check')?.request).toEqual({
      address: evm,
      networkId: 'bsc',
      ask: 'local',
      byHand: true,
    });
    expect(await violations()).toEqual([]);
  });

  test('gives back what was removed last; a double click removes one', async () => {
    const user = open();
    await user.dblClick(await screen.findByRole('button', { name: `Remove ${evm}` }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByRole('status').textContent).toBe('0x5290…69EE7 was removed.');
    // It may stand where the removed one stood.
    fireEvent.click(screen.getByRole('button', { name: /^Remove / }), { detail: 2 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(screen.getByRole('status').textContent).toBe('0x5290…69EE7 is back.');
    const [first] = entries;
    const { id: _, ...check } = first as HistoryEntry;
    expect(sent.find(({ type }) => type === 'history/restore')?.request).toEqual(check);
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  test('loses one alone while Enter is held down, and Tab goes on', async () => {
    open();
    const [first] = await screen.findAllByRole('button', { name: /^Remove/ });
    if (!first) throw new Error('There is no check.');
    // A browser presses the button for each of them that the page does not prevent.
    expect(fireEvent.keyDown(first, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(first, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(first, { key: 'Tab', repeat: true })).toBe(true);
  });

  test('does not say that a check is back for which there was no room', async () => {
    const user = open(entries, { 'history/restore': () => false });
    await user.click(await screen.findByRole('button', { name: `Remove ${evm}` }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)?.type).toBe('history/list'));
    expect(screen.getByRole('status').textContent).toBe('0x5290…69EE7 was removed.');
  });

  test('says in the same place what was removed when that was the last one', async () => {
    const user = open(entries.slice(0, 1));
    const said = await screen.findByRole('status');
    await user.click(screen.getByRole('button', { name: `Remove ${evm}` }));
    expect(await screen.findByText(/^Nothing yet/)).toBeDefined();
    // A screen reader tells what changes, not what comes with its words.
    expect(screen.getByRole('status')).toBe(said);
    expect(said.textContent).toBe('0x5290…69EE7 was removed.');
  });

  test('is erased one by one and whole, after a question', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: `Remove ${evm}` }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    // The focus stands where the next one can be removed.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Remove / })),
    );
    await user.click(screen.getByRole('button', { name: 'Erase all checks' }));
    const forGood = screen.getByRole('button', { name: 'Erase all for good checks' });
    // It stands where the other stood: a double click there is no answer.
    fireEvent.click(forGood, { detail: 2 });
    expect(sent.some(({ type }) => type === 'history/erase')).toBe(false);
    await user.click(forGood);
    expect(await screen.findByText(/^Nothing yet/)).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your checks' })),
    );
    expect(screen.queryByText(/^Choose a check/)).toBeNull();
  });

  test('is switched off, and says that what was kept stays', async () => {
    const user = open();
    await user.click(await screen.findByRole('switch', { name: 'Keep a history' }));
    expect(await screen.findByText(/^Checks are not kept/)).toBeDefined();
    expect(await rows()).toHaveLength(2);
  });
});

describe('the latest checks in the popup', () => {
  const openPopup = (answers: Parameters<typeof answerAs>[0] = {}) => {
    answerWith(
      Array.from({ length: 14 }, (_, i) => {
        // Each address was checked twice.
        const address = i < 2 ? bitcoinAddress : `address ${i >> 1}`;
        return { ...entries[1], id: i, address } as HistoryEntry;
      }),
      answers,
    );
    render(<CheckPanel initialAddress="" ask="all" />);
    return userEvent.setup();
  };

  test('are five, one for each address, under the empty box, and one press checks one anew', async () => {
    const user = openPopup();
    const list = await screen.findByRole('region', { name: 'Latest checks' });
    const [first] = within(list).getAllByRole('button');
    expect(within(list).getAllByRole('button')).toHaveLength(5);
    expect(within(list).getAllByRole('button', { name: /1A1zP1/ })).toHaveLength(1);
    if (first) await user.click(first);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Address' }).value).toBe(
      bitcoinAddress,
    );
    expect(await screen.findByRole('heading', { name: 'Not known' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Latest checks' })).toBeNull();
  });

  test('stand below what is wrong with the service: they fill the popup', async () => {
    answerWith(entries, {
      'settings/get': () => settings({ serviceAddress: 'https://a.example', hasKey: true }),
    });
    render(<CheckTab initialAddress="" ask="all" hint={null} />);
    const list = await screen.findByRole('region', { name: 'Latest checks' });
    const trouble = await screen.findByText(/does not let the extension reach/);
    expect(trouble.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('bring their network with them, which goes with them', async () => {
    answerWith(entries);
    render(<CheckPanel initialAddress="" ask="all" />);
    const user = userEvent.setup();
    const network = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Network' }).value;
    await user.click(await screen.findByRole('button', { name: /0x5290/ }));
    await waitFor(() => expect(network()).toBe('BNB Smart Chain'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(network()).toBe('Detect automatically');
    await user.paste(bitcoinAddress);
    expect(screen.getByText(/^Fits Bitcoin/)).toBeDefined();
  });

  test.each<[string, Parameters<typeof answerAs>[0]]>([
    ['none were kept', { 'history/list': () => ({ isKept: true, isLocked: false, entries: [] }) }],
    ['the history is off', { 'history/list': () => ({ isKept: false, isLocked: false, entries }) }],
  ])('are not there where %s', async (_, answers) => {
    openPopup(answers);
    await waitFor(() => expect(sent.some(({ type }) => type === 'history/list')).toBe(true));
    expect(screen.queryByRole('region', { name: 'Latest checks' })).toBeNull();
  });
});
