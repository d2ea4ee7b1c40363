// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { CheckPanel } from '@/components/check/CheckPanel';
import { linesForMany } from '@/components/check/lines-for-many';
import { wholeAddress } from '@/test/unit/whole-address';
import {
  answerAs,
  bitcoinAddress,
  later,
  sent,
  startAnew,
  verdict,
  violations,
} from './background-double';

startAnew();

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const mistyped = `${bitcoinAddress.slice(0, -1)}b`;

async function paste(text: string) {
  render(
    <main>
      <CheckPanel initialAddress="" ask="all" />
    </main>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: 'Address' }));
  await user.paste(text);
  return user;
}

test('of several addresses, each says what the lists say of it, and nobody else is asked', async () => {
  answerAs({
    'many/look-up': ({ questions }) =>
      questions.map(({ address }) =>
        verdict({ address, level: address === evm ? 'danger' : 'unknown' }),
      ),
  });
  await paste(`${bitcoinAddress} or ${evm}`);
  const choices = await screen.findByRole('region', { name: /Which one do you mean\?$/ });
  await within(choices).findByText('Reported');
  expect(
    within(choices)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([`${evm} Reported`, `${bitcoinAddress} Not known`]);
  expect(choices.querySelectorAll('[data-level=danger] svg')).toHaveLength(1);
  expect(sent.filter(({ type }) => type.startsWith('check'))).toEqual([]);
  expect(await violations()).toEqual([]);
});

/** Addresses without check digits, as many as a text may have. */
const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => `${evm.slice(0, -4).toLowerCase()}${1000 + i}`);

test('of several addresses, the worst stand first as soon as they are known, and keep their places and the focus then', async () => {
  const [first = '', clear = '', caution = '', last = ''] = numbered(4);
  const danger = [last];
  const answer = later<undefined>();
  answerAs({
    'many/look-up': async ({ questions }) => {
      await answer.promise;
      return questions.map(({ address }) => {
        if (danger.includes(address)) return verdict({ address, level: 'danger' });
        if (address === clear) return verdict({ address, level: 'clear' });
        return verdict({ address, level: address === caution ? 'caution' : 'unknown' });
      });
    },
  });
  await paste(`${first}, ${clear}, ${caution} or ${last}`);
  const choices = await screen.findByRole('region', { name: /Which one do you mean\?$/ });
  const buttons = () => within(choices).getAllByRole('button');
  const shown = () => buttons().map(({ textContent = '' }) => textContent?.slice(0, 42));
  expect(shown()).toEqual([first, clear, caution, last]);
  buttons()[0]?.focus();
  answer.resolve(undefined);
  await within(choices).findByText('Reported');
  expect(shown()).toEqual([last, caution, first, clear]);
  expect(document.activeElement).toBe(buttons()[2]);
  danger.push(first);
  fireEvent.focus(window);
  await waitFor(() => expect(within(choices).getAllByText('Reported')).toHaveLength(2));
  expect(shown()).toEqual([last, caution, first, clear]);
});

test('of more addresses than are shown, a reported one that stands last is the first', async () => {
  const addresses = numbered(60);
  const last = addresses.at(-1) ?? '';
  answerAs({
    'many/look-up': ({ questions }) =>
      questions.map(({ address }) =>
        verdict({ address, level: address === last ? 'danger' : 'unknown' }),
      ),
  });
  await paste(addresses.join(' '));
  const choices = await screen.findByRole('region', { name: /^There are 60 different/ });
  await within(choices).findByText('Reported');
  expect(
    within(choices)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([`${last} Reported`, ...addresses.slice(0, 49).map((one) => `${one} Not known`)]);
});

test('of several addresses, a contact’s has its name, and what is warned of says why', async () => {
  const bob = { code: 'own-trusted', level: 'unknown', name: 'Bob', note: '' } as const;
  const mallory = { code: 'own-blocked', level: 'danger', name: 'Mallory', note: '' } as const;
  answerAs({
    'many/look-up': ({ questions }) =>
      questions.map(({ address }) => {
        const own = address === evm ? mallory : bob;
        return verdict({ address, level: 'unknown', reasons: [own] });
      }),
  });
  await paste(`${bitcoinAddress} or ${evm}`);
  const choices = await screen.findByRole('region', { name: /Which one do you mean\?$/ });
  expect(await within(choices).findByText('In your contacts as Bob.')).toBeDefined();
  expect(
    within(choices).getByText('You blocked this address as Mallory, so send nothing to it.'),
  ).toBeDefined();
});

const short = evm.slice(0, -2);
const key = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
test.each([
  [
    'a list as it is',
    `${evm}\n${short}\n\n${mistyped}\n${bitcoinAddress}\n`,
    [evm, short, mistyped, bitcoinAddress],
  ],
  [
    'the addresses of a text',
    `Pay ${bitcoinAddress}, not ${mistyped}, or ${evm}!`,
    [bitcoinAddress, mistyped, evm],
  ],
  ['those of one line', `${evm},${mistyped},${bitcoinAddress}`, [evm, mistyped, bitcoinAddress]],
])('all are checked elsewhere, with the mistyped ones: %s', async (_, text, lines) => {
  answerAs({});
  await paste(text);
  const create = vi.spyOn(browser.tabs, 'create').mockImplementation(async () => ({}) as never);
  await userEvent.click(await screen.findByRole('link', { name: /^Check them all/ }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  const { searchParams } = new URL(await wholeAddress(create.mock.lastCall?.[0]?.url));
  expect([searchParams.get('view'), searchParams.get('text')]).toEqual(['many', lines.join('\n')]);
});

test('a key or a word among several addresses goes nowhere', () => {
  const lines = [evm, key, 'a'.repeat(64), 'winner', bitcoinAddress];
  expect(linesForMany(lines.join('\n'), [evm, bitcoinAddress])).toEqual([evm, bitcoinAddress]);
});

test('from a chosen address of several, there is a way back to the choice, until something else is typed', async () => {
  answerAs({
    check: ({ address }) => verdict({ address, networks: ['ethereum'] }),
    'check/cancel': () => null,
  });
  const user = await paste(`${bitcoinAddress} or ${evm}`);
  const box = screen.getByRole('textbox', { name: 'Address' });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${evm}`) }));
  expect(box).toHaveProperty('value', evm);
  expect(document.activeElement).toBe(box);
  await waitFor(() => expect(screen.getByRole('status').dataset['level']).toBe('unknown'));
  await user.click(screen.getByRole('button', { name: 'Back to the addresses of the text' }));
  expect(box).toHaveProperty('value', `${bitcoinAddress} or ${evm}`);
  expect(screen.getByRole('status').dataset['level']).toBeUndefined();
  const again = screen.getByRole('button', { name: new RegExp(`^${evm}`) });
  expect(document.activeElement).toBe(again);
  expect(await violations()).toEqual([]);
  await user.click(again);
  await user.type(box, '1');
  expect(screen.queryByRole('button', { name: 'Back to the addresses of the text' })).toBeNull();
});

test.each([
  [`${evm.slice(0, 9)}\u200b${evm.slice(9)}`, true],
  [`Pay ${evm}\u200b now`, undefined],
])(
  'that invisible characters stood inside of an address is told to who judges it: %j',
  async (text, isHidden) => {
    answerAs({ check: () => verdict() });
    const user = await paste(text);
    await screen.findByText(/^The address in this text/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent.some(({ type }) => type === 'check')).toBe(true));
    expect(sent.find(({ type }) => type === 'check')?.request).toMatchObject({ address: evm });
    expect(sent.find(({ type }) => type === 'check')?.request).toHaveProperty('isPasted', true);
    expect(Object(sent.find(({ type }) => type === 'check')?.request).isHidden).toBe(isHidden);
  },
);

test('a link for a chain of which nothing is known is told to be one', async () => {
  await paste(`ethereum:${evm}@424242`);
  await screen.findByText(/^The link is for a network that is not known here \(chain 424242\)/);
  expect(await violations()).toEqual([]);
});

test('beside a good address, a mistyped one is told of, and stays told when the good one is judged', async () => {
  answerAs({ check: () => verdict() });
  const user = await paste(`Pay ${bitcoinAddress}, not ${mistyped}.`);
  const told = await screen.findByText(
    'There is another address in this text, but it is mistyped:',
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('status').dataset['level']).toBe('unknown'));
  expect(told.isConnected).toBe(true);
  expect(told.parentElement?.textContent).toContain(`${mistyped}Looks like Bitcoin, but its check`);
  expect(await violations()).toEqual([]);
});

// BIP-86, the first receiving address. Its first part is as long as one of an unknown kind may be.
const taproot = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr';

test.each([
  ['one good address', `Pay ${bitcoinAddress} now`],
  ['a payment link', `bitcoin:${bitcoinAddress}?amount=1&label=${mistyped.slice(0, 20)}`],
  ['a taproot one in two lines', `${taproot.slice(0, 20)}\n${taproot.slice(20)}`],
  ['words that are no addresses', `Pay ${bitcoinAddress} for 1HXAl0OI, thanks`],
])('with %s, nothing else is told of', async (_, text) => {
  answerAs({});
  await paste(text);
  await screen.findByText(/^The address in this text fits Bitcoin/);
  expect(screen.queryByText(/mistyped/)).toBeNull();
});
