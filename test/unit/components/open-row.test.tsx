// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PagePanel } from '@/components/page/PagePanel';
import type { Level, Reason } from '@/lib/verdict/verdict';
import {
  answerAs,
  answerAsPage,
  bitcoinAddress,
  ownList,
  startAnew,
  verdict,
} from './background-double';

startAnew();

const blocked: Reason = { code: 'own-blocked', level: 'danger', name: 'Mallory', note: '' };
const entry = {
  key: 'h160:62e907b15cbf27d5425399ebf6f0fb50ebb88f18',
  address: bitcoinAddress,
  networkId: null,
  kind: 'blocked',
  name: 'Mallory',
  note: '',
  changedAt: 1,
} as const;

test('an open row that goes to another group keeps the way back, what is typed, and the focus', async () => {
  let level: Level = 'danger';
  const said = () => verdict({ level, reasons: level === 'danger' ? [blocked] : [] });
  answerAs({
    'many/look-up': () => [said()],
    check: said,
    'own/list': () => ownList([entry]),
    'own/remove': () => {
      level = 'unknown';
      return { ...ownList(), removed: entry };
    },
    'own/put': () => {
      level = 'danger';
      return { status: 'saved', entry, list: ownList([entry]) };
    },
  });
  const address = { address: bitcoinAddress, networks: ['bitcoin' as const], times: 1 };
  const page = {
    host: 'a.example',
    enabled: true,
    outOfReach: null,
    unpainted: 0,
    isReading: false,
    tampered: null,
  };
  answerAsPage({ 'tab/found': () => ({ ...page, addresses: [{ ...address, level }] }) });
  render(<PagePanel tabId={7} onCheck={() => {}} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Bitcoin/ }));
  await user.click(await screen.findByRole('button', { name: 'Unblock' }));
  const group = (name: string) => screen.findByRole('heading', { name }, { timeout: 5000 });
  await group('Not known (1)');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Block' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByText('Name and note'));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Sold me a phone');
  await group('Blocked by you (1)');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Sold me a phone');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' }));
});
