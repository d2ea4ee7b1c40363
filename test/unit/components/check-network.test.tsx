// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckPanel } from '@/components/check/CheckPanel';
import { answerAs, bitcoinAddress, sent, startAnew, verdict } from './background-double';

startAnew();

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const otherEvm = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const detected = 'Detect automatically';

function open(initialAddress = '', initialNetwork: string | null = null): UserEvent {
  answerAs({
    check: ({ address }) => verdict({ address, networks: ['ethereum'] }),
    'check/cancel': () => null,
  });
  render(<CheckPanel initialAddress={initialAddress} initialNetwork={initialNetwork} ask="all" />);
  return userEvent.setup();
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Address' });
const network = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Network' }).value;

async function choose(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('combobox', { name: 'Network' }));
  await user.keyboard(`${name}{Enter}`);
  await waitFor(() => expect(network()).toBe(name));
}
async function check(user: UserEvent, on: string | null) {
  const before = sent.length;
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(sent.slice(before).some(({ type }) => type === 'check')).toBe(true));
  expect(sent.findLast(({ type }) => type === 'check')?.request).toMatchObject({ networkId: on });
}
async function paste(user: UserEvent, text: string) {
  await user.tripleClick(box());
  await user.paste(text);
  expect(box().value).toBe(text);
}

test('a network that is chosen before the address holds for it, and for it once more', async () => {
  const user = open();
  await choose(user, 'Polygon');
  await paste(user, evm);
  await check(user, 'polygon');
  await user.type(box(), ' ');
  await check(user, 'polygon');
});

test.each<[string, (user: UserEvent) => Promise<void>]>([
  ['is pasted', (user) => paste(user, otherEvm)],
  [
    'takes the place of one that was cleared',
    async (user) => {
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      await user.type(box(), otherEvm);
    },
  ],
  [
    'is dropped',
    async () => {
      const types = ['text/plain'];
      const getData = (type: string) => (type === 'text/plain' ? otherEvm : '');
      fireEvent.drop(box(), { dataTransfer: { types, files: [], getData } });
    },
  ],
])('for another address that %s after a check nobody chose it', async (_, come) => {
  const user = open();
  await paste(user, evm);
  await choose(user, 'Polygon');
  await check(user, 'polygon');
  await come(user);
  expect([box().value, network()]).toEqual([otherEvm, detected]);
  await check(user, null);
});

test('nor the one that a page was opened with, once it was checked', async () => {
  const user = open(evm, 'polygon');
  await waitFor(() => expect(sent.some(({ type }) => type === 'check')).toBe(true));
  expect(network()).toBe('Polygon');
  await paste(user, bitcoinAddress);
  expect(network()).toBe(detected);
});

test('of several addresses in a text it holds for each', async () => {
  const user = open();
  await paste(user, `${evm} or ${otherEvm}`);
  await choose(user, 'Polygon');
  for (const address of [evm, otherEvm]) {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${address}`) }));
    await waitFor(() =>
      expect(sent.findLast(({ type }) => type === 'check')?.request).toMatchObject({
        address,
        networkId: 'polygon',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Back to the addresses of the text' }));
  }
  await paste(user, bitcoinAddress);
  expect(network()).toBe(detected);
});
