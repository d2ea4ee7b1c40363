// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { CheckPanel } from '@/components/check/CheckPanel';
import type { Reason } from '@/lib/verdict/verdict';
import {
  answerAs,
  bitcoinAddress,
  later,
  sent,
  settings,
  startAnew,
  verdict,
  violations,
} from './background-double';

startAnew();

const ethereum = '0x52908400098527886E0F7030069857D2E4169EE7';
// The letter O is not in base 58.
const wrongCharacter = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNO';

function open(initialAddress = '') {
  render(
    <main>
      <CheckPanel initialAddress={initialAddress} ask="all">
        <p>Latest checks</p>
      </CheckPanel>
    </main>,
  );
  return userEvent.setup();
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Address' });
const region = () => screen.getByRole('status');
const checks = () => sent.filter(({ type }) => type === 'check');

describe('the box', () => {
  test('empty leaves room for what stands below, and with a text in it does not', async () => {
    answerAs({});
    const user = open();
    expect(screen.getByText('Latest checks')).toBeDefined();
    await user.type(box(), 'x');
    expect(screen.queryByText('Latest checks')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('Latest checks')).toBeDefined();
    expect(document.activeElement).toBe(box());
    expect(await violations()).toEqual([]);
  });

  test('empty says what is missing where a check is asked for, and takes the focus', async () => {
    answerAs({});
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('Type or paste an address here first.')).toBeDefined();
    expect(document.activeElement).toBe(box());
    expect([region().textContent, checks()]).toEqual(['', []]);
  });

  test('takes a link that is dropped on it, in place of what stood there', () => {
    answerAs({});
    open('hello');
    const link = `https://etherscan.io/address/${ethereum}`;
    fireEvent.drop(box(), {
      dataTransfer: {
        types: ['text/uri-list', 'text/plain'],
        files: [],
        getData: (type: string) => (type === 'text/uri-list' ? link : ''),
      },
    });
    expect(box().value).toBe(link);
    expect(screen.getByText(/^The address in this text fits Ethereum/)).toBeDefined();
  });

  test.each([
    ['0x5290…9EE7', /^This is a shortened address/],
    ['vitalik.eth', /^This is a name in the Ethereum Name Service/],
    ['wallet.example', /^This is a domain name/],
    // A Cyrillic а, of a name on NEAR.
    ['аlice.near', /^Looks like NEAR Protocol, but the character at place 1 only looks right/],
    ['https://shop.example/giveaway', /^This is the address of a web page\./],
    ['alice@wallet.example', /^This looks like an e-mail or Lightning address/],
  ])('%s: says what it is and that it is not checked', (text, words) => {
    answerAs({});
    open();
    fireEvent.change(box(), { target: { value: text } });
    expect(screen.getByText(words)).toBeDefined();
    expect(sent.filter(({ type }) => type === 'check')).toEqual([]);
  });

  test('names all networks that a text fits where that is unfolded', () => {
    answerAs({});
    open();
    fireEvent.change(box(), { target: { value: ethereum } });
    const all = screen.getByText(/^Fits Ethereum, BNB Smart Chain, Base and \d+ others$/);
    expect(within(all.closest('details') ?? document.body).getByText(/Arbitrum One/)).toBeDefined();
  });

  test('points at the character that is wrong, with words for a screen reader', async () => {
    answerAs({});
    open();
    fireEvent.change(box(), { target: { value: wrongCharacter } });
    expect(document.querySelector('mark')?.textContent).toBe('O');
    expect(document.querySelector('.hint code')?.textContent).toMatch(/Nwrong character:O$/);
    expect(await violations()).toEqual([]);
  });
});

describe('several addresses in a text', () => {
  test('are told, and the one that is chosen is checked', async () => {
    answerAs({
      check: ({ address }) => verdict({ address, networks: ['ethereum'] }),
      'check/cancel': () => null,
    });
    const user = open();
    fireEvent.change(box(), { target: { value: `${bitcoinAddress}, or ${ethereum}` } });
    expect(screen.getByText(/^There are 2 different addresses in this text/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Check them all in a tab' })).toBeDefined();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(checks()).toEqual([]);
    await user.click(screen.getByRole('button', { name: new RegExp(ethereum) }));
    await waitFor(() => expect(region().dataset['level']).toBe('unknown'));
    expect(box().value).toBe(ethereum);
    expect(checks().map(({ request }) => request)).toEqual([
      { address: ethereum, networkId: null, ask: 'local', byHand: true },
    ]);
  });
});

describe('a check', () => {
  test('that waits for the lists shows the form of what is to come', async () => {
    answerAs({ check: () => later<never>().promise });
    open(bitcoinAddress);
    await waitFor(() => expect(document.querySelectorAll('.skeleton-line')).toHaveLength(2));
    expect(region().getAttribute('aria-busy')).toBe('true');
    expect(region().textContent).toBe('Asking the lists in this browser…');
  });

  test('that is done says nothing twice: the hint is gone', async () => {
    answerAs({
      check: () =>
        verdict({
          level: 'invalid',
          address: wrongCharacter,
          networks: [],
          reasons: [
            {
              code: 'invalid',
              level: 'invalid',
              validity: { status: 'invalid', reason: 'character', position: 33 },
              looksLike: 'bitcoin',
            },
          ],
        }),
    });
    open(wrongCharacter);
    await waitFor(() => expect(region().dataset['level']).toBe('invalid'));
    expect(
      screen.getAllByText(/a character at place 34 that no such address can have/),
    ).toHaveLength(1);
    expect(region().querySelector('mark')?.textContent).toBe('O');
  });

  test('points at the character that breaks the checksum as at what may be wrong', async () => {
    answerAs({
      check: ({ address }) =>
        verdict({
          level: 'invalid',
          address,
          networks: [],
          reasons: [
            {
              code: 'invalid',
              level: 'invalid',
              validity: { status: 'invalid', reason: 'checksum', position: 16 },
              looksLike: 'bitcoin',
            },
          ],
        }),
    });
    open(bitcoinAddress);
    expect(
      await screen.findByText(/perhaps because of the character at place 17, so it reaches nobody/),
    ).toBeDefined();
    expect(region().querySelector('mark')?.textContent).toBe(bitcoinAddress[16]);
    expect(region().querySelector('.address')?.textContent).toContain('perhaps wrong:');
  });

  test('of a mistyped address says what to do', async () => {
    const { format: _, ...bare } = verdict({
      level: 'invalid',
      networks: [],
      reasons: [
        {
          code: 'invalid',
          level: 'invalid',
          validity: { status: 'invalid', reason: 'checksum' },
          looksLike: 'bitcoin',
        },
      ],
    });
    answerAs({ check: () => bare });
    open(bitcoinAddress);
    expect(await screen.findByText(/copy the address again, and do not type it\.$/)).toBeDefined();
    expect(document.querySelector('mark')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Copy text' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  });

  test('that the service could not answer can be asked again, and is where the browser is online again', async () => {
    let tries = 0;
    answerAs({
      'settings/get': () => settings({ serviceAddress: 'https://api.example.com' }),
      check: ({ ask }) => {
        if (ask === 'local') return verdict();
        tries++;
        return verdict({
          reasons: [
            {
              code: 'service-failed',
              level: 'unknown',
              error: 'offline',
              message: 'This computer is offline.',
              sourceName: 'api.example.com',
            },
          ],
        });
      },
    });
    const user = open(bitcoinAddress);
    expect(await screen.findByText(/This computer is offline\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tries).toBe(2));
    await screen.findByText(/This computer is offline\./);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(tries).toBe(3));
    await user.clear(box());
    window.dispatchEvent(new Event('online'));
    await user.type(box(), 'x');
    expect(tries).toBe(3);
  });

  test.each([
    ['key', false],
    ['permission', true],
    ['not-found', true],
    ['redirect', true],
  ] as const)(
    'that failed for the %s leads to the settings; tried again where that may help: %s',
    async (error, mayHelp) => {
      const sourceName = 'api.example.com';
      const failed = {
        code: 'service-failed',
        level: 'unknown',
        error,
        message: 'No.',
        sourceName,
      };
      answerAs({ check: () => verdict({ level: 'unknown', reasons: [failed as Reason] }) });
      const opened = vi
        .spyOn(browser.runtime, 'openOptionsPage')
        .mockImplementation(async () => {});
      const user = open(bitcoinAddress);
      await user.click(await screen.findByRole('button', { name: 'Settings' }));
      expect(opened).toHaveBeenCalledOnce();
      expect(screen.queryAllByRole('button', { name: 'Try again' }).length).toBe(mayHelp ? 1 : 0);
    },
  );

  test('without the lists can be tried again', async () => {
    const reasons = [{ code: 'lists-unreadable', level: 'unknown' } as const];
    answerAs({ check: () => verdict({ level: 'unknown', reasons }) });
    open(bitcoinAddress);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
  });

  test('that failed can be tried again, one of a text that is too long cannot', async () => {
    answerAs({
      'check/cancel': () => null,
      check: () => {
        throw new Error('The store cannot be opened.');
      },
    });
    open(bitcoinAddress);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    fireEvent.change(box(), { target: { value: 'x'.repeat(600) } });
    fireEvent.submit(box());
    await waitFor(() => expect(region().textContent).toContain('too long'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
