// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Verdict } from '@/lib/verdict/verdict';
import {
  bitcoinAddress,
  later,
  ownList,
  sent,
  startAnew,
  verdict,
  violations,
} from './background-double';
import {
  done,
  evm,
  judge,
  list,
  open,
  press,
  rows,
  scam,
  wifKey,
  withoutLayout,
} from './many-double';

startAnew();
beforeEach(withoutLayout);

describe('the list', () => {
  test('that came along is checked at once, and stands in the box when another is wanted', async () => {
    const user = await open('', {}, `${scam}\n${evm}`);
    await done();
    expect(rows()).toHaveLength(2);
    await press(user, 'Check another list');
    const box: HTMLTextAreaElement = screen.getByRole('textbox', { name: 'Addresses' });
    expect(box.value).toBe(`${scam}\n${evm}`);
  });

  test('that is empty is refused in words until something is typed, and axe finds nothing wrong', async () => {
    const user = await open('');
    await press(user, 'Check them');
    expect(screen.getByRole('alert').textContent).toBe(
      'There is nothing to check. Paste addresses, or open a file with some.',
    );
    expect(await violations()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Addresses' }), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['a picture', new Uint8Array([1, 0, 2]), /no text file/],
    ['a sheet', new Uint8Array([0x50, 0x4b, 3, 4]), /spreadsheet or a packed file/],
    ['too many rows', `${evm}\n`.repeat(10_001), /has 10,001 rows. At most 10,000/],
  ])('in a file with %s is refused in words', async (_, content, words) => {
    const user = await open('');
    const file = new File([content], 'list.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('Open a file (CSV or TXT)'), file);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(sent.filter(({ type }) => type === 'many/look-up')).toEqual([]);
  });

  test('in a file is checked as a pasted one is', async () => {
    const user = await open('');
    const file = new File([`address,name\n${scam},Shop`], 'list.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('Open a file (CSV or TXT)'), file);
    await done();
    expect(rows()).toEqual([`${scam}Reported Row 2 · Shop · Bitcoin`]);
  });

  test('that is pasted, and too long for the box, is read', async () => {
    const user = await open('');
    await user.click(screen.getByRole('textbox', { name: 'Addresses' }));
    await user.paste(`${evm}\n`.repeat(4000));
    expect(screen.getByText(/^0.2 MB of text/)).toBeDefined();
    await press(user, 'Check them');
    await done();
    expect(rows()[0]).toMatch(evm);
    const asked = sent.filter(({ type }) => type === 'many/look-up');
    expect(asked).toHaveLength(20);
  });

  test('is looked up in messages of 200, and nobody else is asked', async () => {
    await open(`${evm}\n`.repeat(450));
    await done();
    const asks = sent.filter(({ type }) => type.startsWith('many/'));
    expect(asks.map(({ request }) => Object(request).questions.length)).toEqual([200, 200, 50]);
  });
});

describe('the rows', () => {
  test('say their verdicts, what holds no address, and what repeats; a key is not shown', async () => {
    await open(list, {
      'many/look-up': ({ questions }) =>
        questions.map((one) =>
          judge({ address: one.address === evm.toLowerCase() ? evm : one.address }),
        ),
    });
    await done();
    expect(rows()).toEqual([
      `${bitcoinAddress}Not known Row 1 · Bitcoin`,
      `${scam}Reported Row 2 · Bitcoin`,
      'helloNot an address Row 3',
      `${evm}Not known Row 4 · Ethereum`,
      `${evm.toLowerCase()}Not known Row 5 · Same as row 4 · Ethereum`,
      'Hidden, because it looks like a keyThis may be a secret Row 6',
    ]);
    expect(screen.getByText('1 row repeats an earlier one.')).toBeDefined();
    expect(document.body.textContent).not.toContain(wifKey);
    expect(await violations()).toEqual([]);
  });

  test('are filtered by verdict, with how many there are, and put in order', async () => {
    const user = await open(list);
    await done();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Worst first');
    expect(rows().map((row) => row?.match(/Row (\d)/)?.[1])).toEqual([
      '2',
      '6',
      '1',
      '4',
      '3',
      '5',
    ]);
    await press(user, 'Not an address 2');
    expect(rows().map((row) => row?.match(/Row (\d)/)?.[1])).toEqual(['3', '5']);
    await press(user, 'All 6');
    expect(rows()).toHaveLength(6);
  });

  test('of a contact that no list knows say that, too, by which they are filtered', async () => {
    const trusted = { code: 'own-trusted', level: 'unknown', name: 'Bob', note: '' } as const;
    const user = await open(`${evm}\n${scam}`, {
      'many/look-up': ({ questions }) =>
        questions.map((one) =>
          one.address === evm
            ? verdict({ address: evm, networks: ['ethereum'], reasons: [trusted] })
            : judge(one),
        ),
    });
    await done();
    await press(user, 'Not known 1');
    expect(rows()).toEqual([`${evm}Your contact Row 1 · Not known · Ethereum`]);
  });

  test.each([
    [[evm], 'Blocked by you 1'],
    [[evm, scam], 'Reported or blocked by you 2'],
  ])('that the user alone blocked are not called reported: %s', async (addresses, filter) => {
    const blocked = { code: 'own-blocked', level: 'danger', name: '', note: '' } as const;
    const judged = (question: { address: string }) =>
      question.address === evm
        ? verdict({ address: evm, level: 'danger', reasons: [blocked] })
        : judge(question);
    await open(addresses.join('\n'), {
      'many/look-up': ({ questions }) => questions.map(judged),
    });
    await done();
    expect(screen.getByRole('button', { name: filter })).toBeDefined();
  });

  test('show the whole verdict of the chosen one, by keys alone', async () => {
    const user = await open(list);
    await done();
    screen.getByRole('listbox', { name: 'Checked rows' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('region', { name: 'The chosen row' });
    expect(within(chosen).getByRole('heading', { name: 'Reported' })).toBeDefined();
    expect(chosen.textContent).toContain('Reported 3 times');
    expect(await violations()).toEqual([]);
  });
});

test('a row that is pressed brings its verdict into view, and keys that lead over it do not', async () => {
  const shown: string[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      callback: (() => void) | undefined;
      constructor(callback: () => void) {
        this.callback = callback;
      }
      // Once for all that is observed.
      observe() {
        this.callback?.();
        this.callback = undefined;
      }
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = function () {
    shown.push(this.className);
  };
  const user = await open(list);
  await done();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000));
  const box = screen.getByRole('listbox', { name: 'Checked rows' });
  box.focus();
  await user.keyboard('{ArrowDown}');
  expect(shown).toEqual(['report-rows']);
  await user.keyboard('{Enter}');
  expect(shown).toEqual(['report-rows', 'verdict']);
  const [, second] = within(box).getAllByRole('option');
  if (second) await user.click(second);
  expect(shown.slice(2)).toEqual(['verdict']);
});

describe('the work', () => {
  test('is paused, goes on, and is stopped; the rest can be checked later', async () => {
    const first = later<Verdict[]>();
    let times = 0;
    const user = await open(`${evm}\n`.repeat(600), {
      'many/look-up': ({ questions }) => (times++ === 0 ? first.promise : questions.map(judge)),
    });
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(screen.getByText('Paused at 0 of 600')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on' }));
    expect(await violations()).toEqual([]);
    first.resolve(Array.from({ length: 200 }, () => judge({ address: evm })));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Not known 200' })).toBeDefined(),
    );
    expect(times).toBe(1);
    await press(user, 'Stop');
    expect(screen.getByText('400 rows are not checked yet.')).toBeDefined();
    await press(user, 'Check the rest');
    await done();
    expect(times).toBe(3);
    await press(user, 'Check another list');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Addresses' })),
    );
  });

  test('that fails says why, keeps what is known, and can be tried again', async () => {
    let isBroken = true;
    const user = await open(evm, {
      'many/look-up': ({ questions }) => {
        if (isBroken) throw new Error('The store is broken.');
        return questions.map(judge);
      },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Stopped: The store is broken.');
    isBroken = false;
    await press(user, 'Go on');
    await done();
  });

  test('on one row that fails says why', async () => {
    let times = 0;
    const user = await open(scam, {
      'many/look-up': ({ questions }) => {
        if (++times === 2) throw new Error('The store is broken.');
        return questions.map(judge);
      },
      'own/put': () => ({ status: 'saved', entry: {} as never, list: ownList() }),
    });
    await done();
    screen.getByRole('listbox', { name: 'Checked rows' }).focus();
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The store is broken.');
    await user.click(screen.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('on a row of a list that was given up says nothing of the next one', async () => {
    const second = later<Verdict[]>();
    let times = 0;
    const user = await open(scam, {
      'many/look-up': ({ questions }) => (++times === 2 ? second.promise : questions.map(judge)),
      'own/put': () => ({ status: 'saved', entry: {} as never, list: ownList() }),
    });
    await done();
    screen.getByRole('listbox', { name: 'Checked rows' }).focus();
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    await waitFor(() => expect(times).toBe(2));
    await press(user, 'Check another list');
    await user.paste(evm);
    await press(user, 'Check them');
    await done();
    await act(async () => second.resolve([judge({ address: scam })]));
    expect(rows()[0]).not.toContain('Reported');
  });
});
