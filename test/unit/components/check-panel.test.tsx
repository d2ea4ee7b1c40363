// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CheckPanel } from '@/components/check/CheckPanel';
import type { Verdict } from '@/lib/verdict/verdict';
import {
  answerAs,
  bitcoinAddress,
  later,
  sent,
  settings,
  startAnew,
  verdict,
} from './background-double';

startAnew();

const withService = settings({
  serviceAddress: 'https://api.example.com/v1',
  hasHostPermission: true,
});
const at = Date.UTC(2026, 10, 1);
const noReport = verdict({
  level: 'clear',
  reasons: [{ code: 'service-none', level: 'clear', sourceName: 'api.example.com', at }],
});
const blocked = { code: 'own-blocked', level: 'danger', name: '', note: '' } as const;
const other = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';

function open(initialAddress = '') {
  render(<CheckPanel initialAddress={initialAddress} ask="all" />);
  return userEvent.setup();
}
const box = () => screen.getByRole('textbox', { name: 'Address' });
const region = () => screen.getByRole('status');
const said = (text: string) => waitFor(() => expect(region().textContent).toContain(text));

describe('while typing', () => {
  test('the box has the focus and says what it takes', () => {
    answerAs({});
    open();
    expect(document.activeElement).toBe(box());
    expect(
      screen.getByText(
        'An address, a payment link, an explorer’s link, or any text with addresses in it.',
      ),
    ).toBeDefined();
  });

  test.each([
    // Bitcoin's genesis block (BIP-173 for the segwit one); EIP-55's first example
    [bitcoinAddress, 'Fits Bitcoin, Bitcoin Cash, Bitcoin SV and 2 others'],
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'Fits Bitcoin'],
    [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      /^Fits Ethereum, BNB Smart Chain, Base and \d+ others$/,
    ],
    [
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
      'Looks like Bitcoin, but its check digits do not fit, so at least one character is wrong and it reaches nobody: copy the address again, and do not type it.',
    ],
    [
      'hello',
      'This does not look like an address of any network that is known here, so nothing can be said of it: copy the whole address again.',
    ],
    [
      'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1',
      /^The address in this text fits Bitcoin/,
    ],
  ])('%s: %s', async (text, words) => {
    answerAs({});
    const user = open();
    await user.type(box(), text);
    expect(screen.getByText(words)).toBeDefined();
    expect(sent.filter(({ type }) => type === 'check')).toEqual([]);
  });
});

describe('a check', () => {
  test('without a service asks the local lists alone', async () => {
    answerAs({ check: () => verdict() });
    const user = open();
    await user.type(box(), ` ${bitcoinAddress} {Enter}`);
    await said('Not known');
    expect(region().dataset['level']).toBe('unknown');
    expect(region().textContent).toContain('Bitcoin · no typing error seen');
    expect(region().textContent).toContain('Lists in this browser: asked');
    expect(sent.filter(({ type }) => type === 'check')).toEqual([
      {
        type: 'check',
        request: { address: bitcoinAddress, networkId: null, ask: 'local', byHand: true },
      },
    ]);
  });

  test('of a pasted text says that it came from the clipboard, until it is typed on', async () => {
    answerAs({ check: () => verdict(), 'check/cancel': () => null });
    const user = open();
    await user.click(box());
    await user.paste(bitcoinAddress);
    await user.keyboard('{Enter}');
    await said('Not known');
    expect(sent.find(({ type }) => type === 'check')?.request).toMatchObject({ isPasted: true });
    sent.length = 0;
    await user.type(box(), 'x{Backspace}{Enter}');
    await said('Not known');
    const asked = sent.find(({ type }) => type === 'check');
    expect(asked?.request).not.toHaveProperty('isPasted');
  });

  test('tells what else stands in the text, which may name a network', async () => {
    answerAs({ check: () => verdict() });
    const user = open();
    await user.click(box());
    await user.paste(`250 USDT (TRC20) to ${bitcoinAddress}`);
    await user.keyboard('{Enter}');
    await said('Not known');
    const request = { address: bitcoinAddress, beside: '250 USDT (TRC20) to  ' };
    expect(sent.find(({ type }) => type === 'check')?.request).toMatchObject(request);
  });

  /** The lists' answer, and the service's later. */
  function answerFirst(local: Verdict) {
    const service = later<Verdict>();
    answerAs({
      'settings/get': () => withService,
      check: ({ ask }) => (ask === 'local' ? local : service.promise),
    });
    return service;
  }

  test('says the local answer first and then the service’s', async () => {
    const service = answerFirst(verdict());
    open(bitcoinAddress);
    await said('Asking api.example.com…');
    expect(region().dataset['level']).toBe('unknown');
    service.resolve(noReport);
    await said('Lists in this browser: asked · api.example.com: asked');
    expect(region().dataset['level']).toBe('clear');
    expect(region().textContent).toContain('The service has no report.');
  });

  test('says of lists without a report that there is none so far, while the service is asked', async () => {
    const ofLists = {
      code: 'list-none',
      level: 'clear',
      sourceName: 'Feed',
      entries: 2,
      at: 1,
    } as const;
    const service = answerFirst(verdict({ level: 'clear', reasons: [ofLists] }));
    open(bitcoinAddress);
    await said('No report so far');
    expect(region().dataset['level']).toBe('unknown');
    service.resolve(noReport);
    await said('No report found');
    expect(region().dataset['level']).toBe('clear');
  });

  test('of the chosen network names that network', async () => {
    answerAs({ check: () => verdict() });
    const user = open();
    await user.type(box(), bitcoinAddress);
    await user.click(screen.getByRole('combobox', { name: 'Network' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options.slice(0, 2)).toEqual(['Detect automatically', 'BitcoinBTC']);
    await user.click(screen.getByRole('option', { name: /^Litecoin(?! Cash)/ }));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await said('Not known');
    expect(sent.find(({ type }) => type === 'check')?.request).toEqual({
      address: bitcoinAddress,
      networkId: 'litecoin',
      ask: 'local',
      byHand: true,
    });
  });

  test('cancelled keeps the local answer and drops the late one', async () => {
    const service = later<Verdict>();
    answerAs({
      'settings/get': () => withService,
      check: ({ ask }) => (ask === 'local' ? verdict() : service.promise),
      'check/cancel': () => null,
    });
    const user = open(bitcoinAddress);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(region());
    service.resolve(noReport);
    await said('Lists in this browser: asked · api.example.com: cancelled');
    expect(region().dataset['level']).toBe('unknown');
    expect(sent.at(-1)).toEqual({
      type: 'check/cancel',
      request: { address: bitcoinAddress, networkId: null },
    });
  });

  test('taken back before the service is asked leaves it to another window that asks it the same', async () => {
    answerAs({
      'settings/get': () => withService,
      check: () => later<Verdict>().promise,
      'check/cancel': () => null,
    });
    const user = open(bitcoinAddress);
    await said('Asking the lists in this browser…');
    await user.type(box(), 'x');
    expect(sent.map(({ type }) => type)).not.toContain('check/cancel');
  });

  test('cancelled where the lists have no report says that it was cancelled, not that there is none', async () => {
    let answer = noReport;
    answerAs({
      'settings/get': () => withService,
      check: ({ ask }) => (ask === 'local' ? answer : later<Verdict>().promise),
      'check/cancel': () => null,
    });
    const user = open(bitcoinAddress);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const cancelled = 'Check cancelled';
    expect(screen.getByRole('heading', { name: cancelled })).toBeDefined();
    expect(region().dataset['level']).toBe('unknown');
    answer = verdict({ level: 'danger', reasons: [blocked, ...noReport.reasons] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Blocked by you' })).toBeDefined();
    await said('You cancelled before the service had answered, so it may have a report.');
  });

  test('started again drops the answer to the one before', async () => {
    const first = later<Verdict>();
    answerAs({
      check: ({ address }) => (address === bitcoinAddress ? first.promise : verdict({ address })),
      'check/cancel': () => null,
    });
    const user = open(bitcoinAddress);
    await said('Asking the lists in this browser…');
    await user.clear(box());
    await user.type(box(), `${other}{Enter}`);
    await said(other);
    first.resolve(verdict({ level: 'danger' }));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await said(other);
    expect(region().dataset['level']).toBe('unknown');
  });

  test('is taken back when the text changes: no verdict beside another address', async () => {
    answerAs({ check: () => verdict(), 'check/cancel': () => null });
    const user = open(bitcoinAddress);
    await said('Not known');
    await user.type(box(), 'x');
    expect(region().textContent).toBe('');
    expect(region().dataset['level']).toBeUndefined();
  });

  test('of a secret never asks the service and does not write it out', async () => {
    const secret = 'L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ';
    const { format: _, ...bare } = verdict({
      level: 'invalid',
      address: secret,
      networks: [],
      reasons: [{ code: 'secret', level: 'invalid', either: null }],
    });
    answerAs({ 'settings/get': () => withService, check: () => bare });
    open(secret);
    await said('This looks like a private key or a recovery phrase');
    expect(region().textContent).toContain('api.example.com: not asked, and nothing was sent');
    expect(region().textContent).not.toContain(secret);
    expect(sent.filter(({ type }) => type === 'check')).toHaveLength(1);
  });

  test('that the background refuses is told in words', async () => {
    answerAs({
      check: () => {
        throw new Error('The store cannot be opened.');
      },
    });
    open(bitcoinAddress);
    await said('The address was not checked. The store cannot be opened.');
  });

  test('that is too long for an address is not asked about', async () => {
    open('x'.repeat(5000));
    await said('This text is too long for an address. Paste the address alone.');
  });

  test('whose service part breaks is not "no report"', async () => {
    answerAs({
      'settings/get': () => withService,
      check: ({ ask }) => {
        if (ask === 'service') throw new Error('The background went away.');
        return noReport;
      },
    });
    open(bitcoinAddress);
    await said('The service gave no usable answer. The background went away.');
    expect(region().dataset['level']).toBe('unknown');
    expect(region().textContent).toContain('api.example.com: no usable answer');
  });
});
