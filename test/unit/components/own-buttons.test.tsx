// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CheckPanel } from '@/components/check/CheckPanel';
import type { OwnEntry, OwnList } from '@/lib/extension/own-messages';
import type { OwnMark } from '@/lib/verdict/facts';
import type { Reason } from '@/lib/verdict/verdict';
import {
  answerAs,
  bitcoinAddress,
  later,
  ownList,
  sentOf,
  settings,
  startAnew,
  verdict,
  violations,
} from './background-double';

startAnew();

const entry: OwnEntry = {
  key: 'h160:62e907b15cbf27d5425399ebf6f0fb50ebb88f18',
  address: bitcoinAddress,
  networkId: null,
  kind: 'trusted',
  name: 'Alice',
  note: 'The landlady',
  changedAt: 1,
};
const button = (name: string) => screen.getByRole('button', { name });

describe('a verdict', () => {
  let mark: OwnMark | null = null;
  /** What the background says of the address, as it is marked. */
  function marked() {
    const starterOnly = { code: 'starter-only', level: 'unknown' } as const;
    if (!mark) return verdict({ reasons: [starterOnly] });
    const { kind, ...said } = mark;
    if (kind === 'trusted')
      return verdict({
        reasons: [starterOnly, { code: 'own-trusted', level: 'unknown', ...said }],
      });
    return verdict({
      level: 'danger',
      reasons: [{ code: 'own-blocked', level: 'danger', ...said }, starterOnly],
    });
  }
  function check(answers: Parameters<typeof answerAs>[0] = {}) {
    mark = null;
    answerAs({
      check: marked,
      'own/put': ({ kind, name = '', note = '' }) => {
        mark = { kind, name, note };
        return { status: 'saved', entry, list: ownList([entry]) };
      },
      'own/list': () => ownList([entry]),
      'own/remove': () => {
        mark = null;
        return { ...ownList(), removed: entry };
      },
      ...answers,
    });
    render(
      <main>
        <CheckPanel initialAddress={bitcoinAddress} ask="all" />
      </main>,
    );
    return userEvent.setup();
  }
  const level = () => screen.getByRole('status').dataset['level'];

  test('changes when its address is blocked, and back in the same place', async () => {
    const user = check();
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    await waitFor(() => expect(level()).toBe('danger'));
    expect(document.activeElement).toBe(button('Unblock'));
    // Lists would say nothing more to who knows already.
    expect(screen.queryByRole('button', { name: 'Choose public lists' })).toBeNull();
    // To trust it takes the block away.
    expect(button('Unblock and save as contact')).toBeDefined();
    await user.click(button('Unblock'));
    await waitFor(() => expect(level()).toBe('unknown'));
    expect(document.activeElement).toBe(button('Block'));
    expect(button('Choose public lists')).toBeDefined();
    expect(sentOf('own/remove')).toEqual([
      { key: 'h160:62e907b15cbf27d5425399ebf6f0fb50ebb88f18' },
    ]);
    expect(await violations()).toEqual([]);
  });

  test('moves its button into view when it was pressed, not whenever the address is judged anew', async () => {
    const moved: (string | null)[] = [];
    Element.prototype.scrollIntoView = function () {
      if (this instanceof HTMLButtonElement) moved.push(this.textContent);
    };
    const user = check();
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    await waitFor(() => expect(moved).toEqual(['Unblock']));
    const before = sentOf('check').length;
    fireEvent.focus(window);
    await waitFor(() => expect(sentOf('check').length).toBeGreaterThan(before));
    // As one that is shown once it was asked for.
    await user.click(button('Unblock'));
    await screen.findByRole('button', { name: 'Block' });
    expect(moved).toEqual(['Unblock', 'Block']);
  });

  test('takes a press on what its button says by now, though the one before is not answered', async () => {
    const saved = later<{ status: 'saved'; entry: OwnEntry; list: OwnList }>();
    const user = check({
      'own/put': ({ kind }) => {
        mark = { kind, name: '', note: '' };
        return saved.promise;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    // The background tells all views.
    fireEvent.focus(window);
    await user.click(await screen.findByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(sentOf('own/remove')).toHaveLength(1));
    saved.resolve({ status: 'saved', entry, list: ownList([entry]) });
    await waitFor(() => expect(level()).toBe('unknown'));
  });

  test('shows the name and the note of a trusted address', async () => {
    const user = check();
    await user.click(await screen.findByRole('button', { name: 'Save as contact' }));
    await screen.findByRole('button', { name: 'Saved as contact', pressed: true });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Alice');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'The landlady');
    await user.click(button('Save name and note'));
    expect(await screen.findByText('In your contacts as Alice. “The landlady”')).toBeDefined();
    expect(button('Saved as Alice').getAttribute('aria-pressed')).toBe('true');
    // The form that had the focus is folded up.
    expect(document.activeElement?.textContent).toBe('Name and note');
    expect(sentOf('own/put').at(-1)).toEqual({
      address: bitcoinAddress,
      networkId: null,
      kind: 'trusted',
      name: 'Alice',
      note: 'The landlady',
    });
  });

  test('is named by what is typed right after it was saved by a key, blanks and all', async () => {
    const user = check();
    (await screen.findByRole('button', { name: 'Save as contact' })).focus();
    await user.keyboard(' ');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(name);
    await user.keyboard('Alice of No. 7{Enter}');
    expect(await screen.findByText('In your contacts as Alice of No. 7.')).toBeDefined();
    expect(sentOf('own/remove')).toEqual([]);
    // What is blocked and saved then is named, too.
    await user.click(button('Block'));
    await user.click(await screen.findByRole('button', { name: 'Unblock and save as contact' }));
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  test('takes no focus for its name where the user went on meanwhile', async () => {
    const saved = later<{ status: 'saved'; entry: OwnEntry; list: OwnList }>();
    const user = check({ 'own/put': () => saved.promise });
    await user.click(await screen.findByRole('button', { name: 'Save as contact' }));
    const box = screen.getByRole('textbox', { name: 'Address' });
    box.focus();
    mark = { kind: 'trusted', name: '', note: '' };
    saved.resolve({ status: 'saved', entry, list: ownList([entry]) });
    await screen.findByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(box);
  });

  test('is saved by a double click, and not removed again at once', async () => {
    const user = check();
    await user.dblClick(await screen.findByRole('button', { name: 'Save as contact' }));
    await screen.findByRole('button', { name: 'Saved as contact', pressed: true });
    expect(sentOf('own/put')).toHaveLength(1);
    expect(sentOf('own/remove')).toEqual([]);
  });

  test('that is blocked says nothing of its name and note, which stay', async () => {
    const user = check();
    await user.click(await screen.findByRole('button', { name: 'Save as contact' }));
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    await waitFor(() => expect(level()).toBe('danger'));
    expect(sentOf('own/put').at(-1)).toEqual({
      address: bitcoinAddress,
      networkId: null,
      kind: 'blocked',
      seen: entry.changedAt,
    });
  });

  test('that is blocked keeps the name and the note that were typed, to be saved', async () => {
    const user = check();
    await user.click(await screen.findByRole('button', { name: 'Save as contact' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mallory');
    await user.click(button('Block'));
    await waitFor(() => expect(level()).toBe('danger'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Mallory');
    await user.click(button('Save name and note'));
    await waitFor(() =>
      expect(sentOf('own/put').at(-1)).toMatchObject({ kind: 'blocked', name: 'Mallory' }),
    );
    expect(level()).toBe('danger');
  });

  test('that was removed comes back whole, and the focus with it', async () => {
    const user = check();
    await user.click(await screen.findByRole('button', { name: 'Save as contact' }));
    await user.click(await screen.findByRole('button', { name: 'Saved as contact' }));
    await screen.findByText('Alice was removed.');
    await user.click(button('Undo'));
    await screen.findByText('Alice is back.');
    expect(document.activeElement).toBe(
      await screen.findByRole('button', { name: 'Saved as Alice' }),
    );
    const { key: _, changedAt: seen, ...said } = entry;
    expect(sentOf('own/put').at(-1)).toEqual({ ...said, seen });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('that was unblocked and comes back has the focus on Unblock: Enter pressed twice trusts nobody', async () => {
    const blocked: OwnEntry = { ...entry, kind: 'blocked' };
    const user = check({
      'own/list': () => ownList([blocked]),
      'own/remove': () => {
        mark = null;
        return { ...ownList(), removed: blocked };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    await user.click(await screen.findByRole('button', { name: 'Unblock' }));
    await screen.findByText('Alice was removed.');
    button('Undo').focus();
    await user.keyboard('{Enter}');
    const unblock = await screen.findByRole('button', { name: 'Unblock' });
    expect(document.activeElement).toBe(unblock);
  });

  test('is no longer said to be removed, nor to be back, where another window has changed that', async () => {
    const user = check();
    await user.click(await screen.findByRole('button', { name: 'Save as contact' }));
    await user.click(await screen.findByRole('button', { name: 'Saved as contact' }));
    await screen.findByText('Alice was removed.');
    mark = { kind: 'trusted', name: 'Carol', note: '', changedAt: 2 };
    fireEvent.focus(window);
    await screen.findByRole('button', { name: 'Saved as Carol' });
    expect(screen.queryByText('Alice was removed.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(button('Saved as Carol'));
    await screen.findByText('Alice was removed.');
    await user.click(button('Undo'));
    await screen.findByText('Alice is back.');
    mark = null;
    fireEvent.focus(window);
    await screen.findByRole('button', { name: 'Save as contact' });
    expect(screen.queryByText('Alice is back.')).toBeNull();
  });

  test('whose change is refused says why', async () => {
    const user = check();
    const trust = await screen.findByRole('button', { name: 'Save as contact' });
    answerAs({ 'own/put': () => ({ status: 'refused', message: 'Choose the network.' }) });
    await user.click(trust);
    expect(await screen.findByText('Choose the network.')).toBeDefined();
    expect(trust.getAttribute('aria-pressed')).toBe('false');
  });

  test('is told to nobody: the lists alone are asked again, and what the service said stays', async () => {
    const said: Reason[] = [
      { code: 'service-none', level: 'clear', sourceName: 'api.example.com', at: Date.now() },
    ];
    answerAs({
      'settings/get': () => settings({ serviceAddress: 'https://api.example.com' }),
      check: ({ ask }) => verdict(ask === 'service' ? { reasons: said } : {}),
      'own/put': () => ({ status: 'saved', entry, list: ownList([entry]) }),
    });
    render(<CheckPanel initialAddress={bitcoinAddress} ask="all" />);
    const user = userEvent.setup();
    const asked = () =>
      sentOf('check').map((request) => (request as { ask: 'local' | 'service' }).ask);
    await screen.findByText(/api\.example\.com: asked/);
    await user.click(button('Save as contact'));
    await waitFor(() => expect(asked()).toEqual(['local', 'service', 'local']));
    expect(screen.getByText(/api\.example\.com: asked/)).toBeDefined();
    expect(await screen.findByText('The service has no report.')).toBeDefined();
  });
});
