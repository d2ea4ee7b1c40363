// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NetworkPicker } from '@/components/NetworkPicker';
import type { NetworkId } from '@/lib/address/networks';
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
  ]);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'xrp' })).toBeDefined();
  expect(picker()).toHaveProperty('value', 'XRP Ledger');
});

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
