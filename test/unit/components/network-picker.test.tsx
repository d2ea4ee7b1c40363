// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NetworkPicker, networkCombobox } from '@/components/NetworkPicker';
import { findNetwork, type NetworkId } from '@/lib/address/networks';
import { startAnew } from './background-double';

startAnew();

function Holder() {
  const [value, setValue] = useState<NetworkId | null>(null);
  return (
    <>
      <NetworkPicker first="Detect automatically" value={value} onChange={setValue} />
      <button type="button">{value ?? 'none'}</button>
    </>
  );
}

const picker = () => screen.getByRole('combobox', { name: 'Network' });

test('finds a network by a part of its name or by its symbol', async () => {
  render(<Holder />);
  const user = userEvent.setup();
  await user.click(picker());
  await user.keyboard('xrp');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'XRP LedgerXRP',
    'XRPL EVMXRP',
  ]);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'xrp' })).toBeDefined();
  expect(picker()).toHaveProperty('value', 'XRP Ledger');
});

test('Escape closes the list, and once more leaves the name that stands there', async () => {
  render(<Holder />);
  const user = userEvent.setup();
  await user.click(picker());
  await user.keyboard('xrp{Enter}');
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  for (let times = 0; times < 2; times++) {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(picker()).toHaveProperty('value', 'XRP Ledger');
  }
});

test.each([
  ['ron', 'Ronin'],
  ['mon', 'Monad'],
  ['acala', 'Acala'],
  ['terra', 'Terra'],
  ['bsc', 'BNB Smart Chain'],
  ['BEP-20', 'BNB Smart Chain'],
  ['trc20 ', 'TRON'],
  ['optimi', 'OP Mainnet'],
  ['klayt', 'Kaia'],
  ['Binance Sm', 'BNB Smart Chain'],
  ['bep2', 'BNB Beacon Chain'],
  ['coredao', 'Core DAO'],
])(
  '“%s” and Enter choose the network that is called so, or whose name begins so: %s',
  async (typed, name) => {
    render(
      <NetworkPicker
        first="Detect automatically"
        value={null}
        likely={['tron', 'monero', 'acala-evm']}
        onChange={(id) => {
          chosen = id;
        }}
      />,
    );
    let chosen: NetworkId | null = null;
    const user = userEvent.setup();
    await user.click(picker());
    await user.keyboard(typed);
    await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain(name));
    await user.keyboard('{Enter}');
    expect(chosen && findNetwork(chosen).name).toBe(name);
  },
);

test('keeps the choice where nothing fits', async () => {
  render(<Holder />);
  const user = userEvent.setup();
  await user.click(picker());
  await user.keyboard('zzz');
  expect(await screen.findByText('No network has this name.')).toBeDefined();
  await user.tab();
  await waitFor(() => expect(picker()).toHaveProperty('value', 'Detect automatically'));
  expect(screen.getByRole('button', { name: 'none' })).toBeDefined();
});

test('Enter where nothing fits sends no form off without a network, and what was typed stays to be mended', async () => {
  let times = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        times++;
      }}
    >
      <Holder />
      <button type="submit">Check</button>
    </form>,
  );
  const user = userEvent.setup();
  await user.click(picker());
  await user.keyboard('tronn{Enter}');
  expect(await screen.findByText('No network has this name.')).toBeDefined();
  expect(picker()).toHaveProperty('value', 'tronn');
  await user.keyboard('{Backspace}{Enter}');
  expect(picker()).toHaveProperty('value', 'TRON');
  expect(times).toBe(0);
});

test('an emptied box waits for another name, and keeps the last choice when it is left', async () => {
  render(<Holder />);
  const user = userEvent.setup();
  await user.click(picker());
  await user.keyboard('tron{Enter}');
  await user.clear(picker());
  expect(picker()).toHaveProperty('value', '');
  await user.tab();
  await waitFor(() => expect(picker()).toHaveProperty('value', 'TRON'));
  expect(screen.getByRole('button', { name: 'tron' })).toBeDefined();
});

test('has the networks that fit before the others, and says how many it does not show', async () => {
  render(
    <NetworkPicker
      first="Detect automatically"
      value={null}
      likely={['litecoin', 'dogecoin']}
      onChange={() => {}}
    />,
  );
  const user = userEvent.setup();
  await user.click(picker());
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(60);
  expect(options.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Detect automatically',
    'LitecoinLTC',
    'DogecoinDOGE',
    'BitcoinBTC',
  ]);
  expect(await screen.findByText(/^\d{3} more\. Type a part of a name\.$/)).toBeDefined();
  await user.keyboard('tron');
  await waitFor(() => expect(screen.queryByText(/more\. Type/)).toBeNull());
});

test('keeps what is typed and the focus while its list is loaded', async () => {
  const list = networkCombobox.part;
  networkCombobox.part = null;
  render(<Holder />);
  const early = picker();
  fireEvent.focus(early);
  fireEvent.change(early, { target: { value: 'tron' } });
  await waitFor(() => expect(picker()).not.toBe(early));
  expect(picker()).toHaveProperty('value', 'tron');
  await waitFor(() => expect(document.activeElement).toBe(picker()));
  networkCombobox.part = list;
});

test('opens its list where it was clicked on before that was loaded', async () => {
  const list = networkCombobox.part;
  networkCombobox.part = null;
  render(<Holder />);
  await userEvent.setup().click(picker());
  expect(await screen.findAllByRole('option')).toHaveLength(60);
  networkCombobox.part = list;
});

test.each([
  ['typed and chosen', 'xrp{Enter}', 'XRP Ledger'],
  ['chosen from the list', '{ArrowDown}{ArrowDown}{Enter}', 'Ethereum'],
  ['typed and left', 'xrp{Escape}', 'Detect automatically'],
])('after a network was %s, what is typed takes the place of its name', async (_, keys, name) => {
  render(<Holder />);
  const user = userEvent.setup();
  await user.click(picker());
  await user.keyboard(keys);
  expect(picker()).toHaveProperty('value', name);
  await user.keyboard('tron');
  expect(picker()).toHaveProperty('value', 'tron');
});
