// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckPanel } from '@/components/check/CheckPanel';
import type { Reason, Verdict } from '@/lib/verdict/verdict';
import {
  answerAs,
  bitcoinAddress,
  later,
  ownList,
  sentOf,
  settings,
  startAnew,
  verdict,
} from './background-double';

startAnew();

const none: Reason = { code: 'service-none', level: 'clear', sourceName: 'api.example.com', at: 0 };
const blocked: Reason = { code: 'own-blocked', level: 'danger', name: '', note: '' };
const region = () => screen.getByRole('status');
const checks = () => sentOf('check');
const comeBack = () => window.dispatchEvent(new Event('focus'));

function open() {
  render(<CheckPanel initialAddress={bitcoinAddress} ask="all" />);
}

test('a verdict follows what another window says of its address, keeps what the service said, and asks nothing more', async () => {
  let answer = verdict({ level: 'clear', reasons: [none] });
  answerAs({
    'settings/get': () => settings({ serviceAddress: 'https://api.example.com' }),
    check: () => answer,
  });
  open();
  await screen.findByText('api.example.com: asked', { exact: false });
  answer = verdict({ level: 'danger', reasons: [blocked] });
  const before = checks().length;
  comeBack();
  await screen.findByRole('heading', { name: 'Blocked by you' });
  expect(region().textContent).toContain('api.example.com');
  expect(checks().slice(before)).toEqual([
    { address: bitcoinAddress, networkId: null, ask: 'local' },
  ]);
});

test('nothing is looked up for it while something is asked, or nothing was', async () => {
  const first = later<Verdict>();
  answerAs({ check: () => first.promise });
  open();
  await screen.findByText('Asking the lists in this browser…');
  comeBack();
  expect(checks()).toHaveLength(1);
  first.resolve(verdict());
  await screen.findByRole('heading', { name: 'Not known' });
});

test('a check that is asked for while the lists alone are asked goes to the service too', async () => {
  const lists = later<Verdict>();
  answerAs({
    'settings/get': () => settings({ serviceAddress: 'https://api.example.com' }),
    check: ({ ask }) => (ask === 'local' ? lists.promise : verdict({ reasons: [none] })),
  });
  render(<CheckPanel initialAddress={bitcoinAddress} ask="lists" />);
  await screen.findByText('Asking the lists in this browser…');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Check' }));
  lists.resolve(verdict());
  await screen.findByText('api.example.com: asked', { exact: false });
  const asked = checks().map((request) => (request as { ask: string }).ask);
  expect(asked).toEqual(['local', 'local', 'service']);
});

test('what the user says of an address is shown while the service is asked about it', async () => {
  let mark: Reason[] = [];
  answerAs({
    'settings/get': () => settings({ serviceAddress: 'https://api.example.com' }),
    check: ({ ask }) =>
      ask === 'service' ? later<Verdict>().promise : verdict({ level: 'danger', reasons: mark }),
    'own/put': () => {
      mark = [blocked];
      return { status: 'saved', entry: {} as never, list: ownList() };
    },
  });
  open();
  await screen.findByText(/^Asking api.example.com/);
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  // As the background tells.
  comeBack();
  expect(await screen.findByRole('button', { name: 'Unblock' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
});

test('what the user says of an address changes its verdict once, for who hears it, too', async () => {
  const said: Reason[] = [none];
  answerAs({
    'settings/get': () => settings({ serviceAddress: 'https://api.example.com' }),
    check: ({ ask }) =>
      verdict({ level: 'clear', reasons: ask === 'service' ? [...said] : said.slice(1) }),
    'own/put': () => {
      said.push(blocked);
      return { status: 'saved', entry: {} as never, list: ownList() };
    },
  });
  open();
  await screen.findByText('api.example.com: asked', { exact: false });
  const heard: string[] = [];
  const observer = new MutationObserver(() => {
    if (region().getAttribute('aria-busy') === 'false') heard.push(region().textContent);
  });
  observer.observe(region(), { subtree: true, childList: true, attributes: true });
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  await screen.findByText(/^You blocked this address/);
  // As the background tells.
  comeBack();
  await waitFor(() => expect(checks()).toHaveLength(4));
  await act(async () => {});
  expect(heard).toEqual([region().textContent]);
  observer.disconnect();
});

test('what comes late of one address takes no place of the verdict on another', async () => {
  const other = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';
  const late = later<Verdict>();
  let isFirst = true;
  answerAs({
    'check/cancel': () => null,
    check: ({ address }) => {
      if (address === other || isFirst) return verdict({ address });
      return late.promise;
    },
  });
  open();
  await screen.findByRole('heading', { name: 'Not known' });
  isFirst = false;
  comeBack();
  await waitFor(() => expect(checks()).toHaveLength(2));
  const box = screen.getByRole('textbox', { name: 'Address' });
  await userEvent.clear(box);
  await userEvent.type(box, `${other}{Enter}`);
  await waitFor(() => expect(checks()).toHaveLength(3));
  await screen.findByRole('heading', { name: 'Not known' });
  late.resolve(verdict({ level: 'danger', reasons: [blocked] }));
  await late.promise;
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'Not known' })).toBeDefined();
});
