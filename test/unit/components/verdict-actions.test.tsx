// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { resultAsJson, resultAsText, resultName } from '@/components/check/export-result';
import { SameKey } from '@/components/check/SameKey';
import { VerdictActions } from '@/components/VerdictView';
import type { NetworkId } from '@/lib/address/networks';
import { headlineWords, reasonWords } from '@/lib/extension/verdict-words';
import type { Reason, Verdict } from '@/lib/verdict/verdict';
import {
  answerAs,
  bitcoinAddress,
  sent,
  startAnew,
  verdict,
  violations,
} from './background-double';

startAnew();

const shared = verdict({ networks: ['bitcoin', 'bitcoin-cash', 'bitcoin-sv'] });
const reported = verdict({
  level: 'danger',
  reasons: [
    {
      code: 'reported',
      level: 'danger',
      report: {
        id: '1',
        sourceId: 'starter',
        address: bitcoinAddress,
        networkId: 'bitcoin',
        network: 'BTC',
        count: 2,
        lastReported: null,
      },
      elsewhere: false,
      sourceName: 'Starter list',
      at: Date.UTC(2026, 9, 31),
    },
  ],
});

test('what is copied is known as copied where it is pasted', async () => {
  answerAs({ 'check/copied': () => null });
  const user = userEvent.setup();
  render(<VerdictActions verdict={shared} onChange={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(shared.address);
  expect(sent).toContainEqual({ type: 'check/copied', request: { address: shared.address } });
});

test('the likeliest explorer is one button, and the others are in its menu', async () => {
  answerAs({});
  render(
    <main>
      <VerdictActions verdict={shared} onChange={() => {}} />
    </main>,
  );
  expect(await violations()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Open in explorer' }).getAttribute('href')).toBe(
    `https://mempool.space/address/${bitcoinAddress}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Other explorers' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Bitcoinmempool.space',
    'Bitcoin Cashblockchair.com',
    'Bitcoin SVwhatsonchain.com',
  ]);
  expect(items[2]?.getAttribute('href')).toBe(`https://whatsonchain.com/address/${bitcoinAddress}`);
});

test('the other networks of a key are folded up, by how the address is written there', () => {
  render(<SameKey verdict={shared} />);
  expect(screen.getByText(/^Same key on \d+ other networks$/)).toBeDefined();
  expect(screen.getByText('Bitcoin Cash and Bitcoin SV')).toBeDefined();
  expect(screen.getByText(/^XRP Ledger, Dogecoin, .+Litecoin/)).toBeDefined();
});

test('a result as text says what is shown', () => {
  expect(resultName(reported)).toBe('address-check-2026-11-01-1A1zP1eP');
  expect(resultAsText(reported)).toBe(`${bitcoinAddress}
Bitcoin · P2PKH

Reported
– Reported 2 times; what is sent to it is hardly ever got back, so send nothing unless you know why it is reported. (Starter list, as of 24 hours ago)

Checked by Wallet Address Check, 2026-11-01T00:00:00.000Z
`);
});

const { format: _, checksum: __, ...bare } = verdict();
const mistyped = {
  ...bare,
  address: `${bitcoinAddress.slice(0, -1)}b`,
  level: 'invalid',
  reasons: [
    {
      code: 'invalid',
      level: 'invalid',
      validity: { status: 'invalid', reason: 'checksum' },
      looksLike: 'bitcoin',
    },
  ],
} as const satisfies Verdict;

test('a mistyped address is copied and its result saved, and there is nothing else to do with it', async () => {
  answerAs({ 'check/copied': () => null });
  const user = userEvent.setup();
  render(
    <main>
      <VerdictActions verdict={mistyped} onChange={() => {}} />
    </main>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Copy text',
    'More actions',
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toBe(mistyped.address);
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Save the result as text',
    'Save the result as JSON',
  ]);
});

test('a text that is no address is not called a wrong one', () => {
  const address = 'hello how are you';
  const reason = {
    code: 'invalid',
    level: 'invalid',
    validity: { status: 'invalid', reason: 'not-an-address' },
    looksLike: null,
  } as const;
  expect(headlineWords({ ...mistyped, address, reasons: [reason] })).toBe('Not an address');
  expect(headlineWords(mistyped)).toBe('Not a valid address');
});

test('an address of other networks is not called a wrong one, but none of the network that was chosen', () => {
  const reason: Reason = {
    code: 'invalid',
    level: 'invalid',
    validity: { status: 'invalid', reason: 'wrong-network', networks: ['bitcoin'] },
    looksLike: null,
  };
  const verdict: Verdict = { ...mistyped, networkId: 'polygon', reasons: [reason] };
  expect(headlineWords(verdict)).toBe('Not an address of Polygon');
});

test('what looks like a name, but has a letter that only looks right, is told for that', () => {
  // A Cyrillic а.
  const address = 'аlice.near';
  const reason = {
    code: 'invalid',
    level: 'invalid',
    validity: { status: 'invalid', reason: 'foreign-letter', position: 0 },
    looksLike: 'near',
  } as const;
  const verdict = { ...mistyped, address, networks: [], reasons: [reason] };
  expect([headlineWords(verdict), reasonWords(reason, verdict)]).toEqual([
    'Not a valid address',
    'Looks like NEAR Protocol, but the character at place 1 only looks right and is from another alphabet, so it is another text: send nothing, and ask for the address again.',
  ]);
});

test('40 hex digits that are checked for a network without 0x are not told to put that before them', () => {
  const reason = {
    code: 'invalid',
    level: 'invalid',
    validity: { status: 'invalid', reason: 'prefix' },
    looksLike: null,
    chosen: 'tron',
  } as const;
  const address = 'de709f2102306220921060314715629080e2fb77';
  const verdict = { ...mistyped, address, networks: [], reasons: [reason] };
  const words = (networkId: NetworkId) => reasonWords(reason, { ...verdict, networkId });
  expect(words('tron')).toMatch(/^It does not begin as an address of this network does/);
  expect(words('base')).toMatch(/^This may be an address of Ethereum/);
});

test('a result of a mistyped address as text names no network for it', () => {
  expect(resultAsText(mistyped)).toBe(`${mistyped.address}

Not a valid address
– Looks like Bitcoin, but its check digits do not fit, so at least one character is wrong and it reaches nobody: copy the address again, and do not type it.

Checked by Wallet Address Check, 2026-11-01T00:00:00.000Z
`);
});

test('a result of what stands in for an address as text says what it is', () => {
  const [invalid] = mistyped.reasons;
  const name = { ...mistyped, address: 'vitalik.eth', networks: [], reasons: [invalid] };
  expect(resultAsText(name)).toMatch(
    /^vitalik\.eth\n\nNot an address\n– This is a name in the Ethereum Name Service/,
  );
});

test('of what may be a secret, nothing is copied or saved', () => {
  const secret = { code: 'secret', level: 'invalid', either: null } as const;
  const { container } = render(
    <VerdictActions verdict={{ ...mistyped, reasons: [secret] }} onChange={() => {}} />,
  );
  expect(container.textContent).toBe('');
});

test('a result as JSON has ids and times for programs', () => {
  expect(JSON.parse(resultAsJson(reported))).toEqual({
    address: bitcoinAddress,
    level: 'danger',
    headline: 'Reported',
    networks: ['bitcoin'],
    format: 'P2PKH',
    checksum: 'verified',
    reasons: [
      {
        code: 'reported',
        level: 'danger',
        text: 'Reported 2 times; what is sent to it is hardly ever got back, so send nothing unless you know why it is reported.',
        source: 'Starter list',
        at: '2026-10-31T00:00:00.000Z',
      },
    ],
    checkedAt: '2026-11-01T00:00:00.000Z',
  });
});
