// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { CheckTab } from '@/components/CheckTab';
import { ContactsPanel } from '@/components/contacts/ContactsPanel';
import type { ManyAnswer } from '@/lib/extension/check-messages';
import {
  answerAs,
  bitcoinAddress,
  later,
  ownList,
  sent,
  settings,
  startAnew,
  verdict,
} from './background-double';
import {
  asked,
  done,
  evm,
  judge,
  open,
  press,
  rows,
  scam,
  withoutLayout,
  withService,
} from './many-double';
import { starter } from './reports-double';

startAnew();

const blocked = { code: 'own-blocked', level: 'danger', name: '', note: '' } as const;

type Listen = (message: unknown, sender: { tab?: object }) => unknown;
let listening: Set<Listen>;
beforeEach(() => {
  listening = new Set();
  const { onMessage } = browser.runtime;
  vi.spyOn(onMessage, 'addListener').mockImplementation((it) => void listening.add(it as Listen));
  vi.spyOn(onMessage, 'removeListener').mockImplementation((it) => {
    listening.delete(it as Listen);
  });
});
/** As the background says it, or a page where `sender` says so. */
const tell = (sender = {}) =>
  act(async () => {
    for (const listen of listening)
      expect(listen({ type: 'pages/refresh' }, sender)).toBe(undefined);
  });

test('an open view shows settings that were changed elsewhere, as soon as the background says so', async () => {
  let keyRefused = false;
  answerAs({
    'settings/get': () =>
      settings({ serviceAddress: 'https://a.example', hasKey: true, keyRefused }),
  });
  const { unmount } = render(<CheckTab initialAddress="" ask="all" hint={null} />);
  await screen.findByText(/does not let the extension reach/);
  keyRefused = true;
  const asked = sent.length;
  await tell({ tab: { id: 1 } });
  expect(sent.length).toBe(asked);
  await tell();
  expect(await screen.findByText(/refused the API key/)).toBeDefined();
  unmount();
  expect(listening.size).toBe(0);
});

test.each([
  ['key', { keyRefused: true, hasKey: true, hasHostPermission: true }],
  ['permission', { hasHostPermission: false }],
] as const)(
  'what is to be mended in the settings, a %s, is told once: by the verdict while that is there',
  async (error, wrong) => {
    const failed = {
      code: 'service-failed',
      level: 'unknown',
      error,
      message: 'Mend it in the settings.',
      sourceName: 'a.example',
    } as const;
    answerAs({
      'settings/get': () => settings({ serviceAddress: 'https://a.example', ...wrong }),
      check: () => verdict({ address: scam, reasons: [failed] }),
    });
    render(<CheckTab initialAddress={scam} ask="all" hint={null} />);
    await screen.findByText(/^Mend it in the settings/);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Settings' })).toHaveLength(1),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Settings' })).toHaveLength(1);
  },
);

test('an open list shows a contact that was saved elsewhere', async () => {
  let isSaved = false;
  const contact = {
    key: 'a',
    address: scam,
    networkId: null,
    kind: 'trusted',
    name: '',
    note: '',
    changedAt: 1,
  } as const;
  answerAs({ 'own/list': () => ownList(isSaved ? [contact] : []) });
  render(<ContactsPanel />);
  await screen.findByText(/^None yet/);
  isSaved = true;
  await tell();
  // It has no name, so both its ends stand for one.
  const button = await screen.findByRole('button', { name: 'Edit 13AM4V…aEb94' });
  expect(button.closest('li')?.querySelector('strong')?.textContent).toBe('13AM4V…aEb94');
});

test('many rows say that the lists changed since, and are checked again on a click', async () => {
  withoutLayout();
  let entries = 42;
  const user = await open(scam, { 'sources/list': () => [{ ...starter, entries }] });
  await screen.findByText('All rows are checked.');
  expect(screen.queryByText(/^The lists changed/)).toBeNull();
  entries = 43;
  await tell();
  expect(await screen.findByText('The lists changed since these rows were checked.')).toBeDefined();
  const asked = sent.filter(({ type }) => type === 'many/look-up').length;
  await press(user, 'Check again');
  await waitFor(() => expect(rows()[0]).toContain('Reported'));
  expect(sent.filter(({ type }) => type === 'many/look-up')).toHaveLength(asked + 1);
  expect(screen.queryByText(/^The lists changed/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1 row' }));
});

test('many rows keep what the service said where the lists are looked up again, and are not while it is asked', async () => {
  withoutLayout();
  let entries = 42;
  let isReported = false;
  const second = later<ManyAnswer>();
  const user = await open(`${evm}\n${bitcoinAddress}`, {
    'sources/list': () => [{ ...starter, entries }],
    'settings/get': withService,
    'many/look-up': ({ questions }) =>
      questions.map((question) =>
        isReported && question.address === evm
          ? { ...judge({ address: scam }), address: evm }
          : judge(question),
      ),
    'many/ask': ({ address }) => (address === evm ? asked(address) : second.promise),
  });
  await done();
  await user.click(await screen.findByRole('button', { name: /^Ask api/ }));
  await press(user, 'Send 2 requests');
  await waitFor(() => expect(rows()[0]).toContain('Service asked'));
  entries = 43;
  isReported = true;
  await tell();
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  second.resolve(asked(bitcoinAddress));
  await done();
  await press(user, 'Check again');
  await waitFor(() => expect(rows()[0]).toMatch(/Reported.*Service asked/));
  expect(rows()[1]).toMatch(/No report found.*Service asked/);
  expect(sent.filter(({ type }) => type === 'many/ask')).toHaveLength(2);
});

test('many rows follow what another window says of an address, and ask nobody outside', async () => {
  withoutLayout();
  let changedAt = 0;
  await open(`${evm}\n${bitcoinAddress}`, {
    'own/list': () =>
      ownList(
        changedAt
          ? [
              {
                key: 'a',
                address: evm,
                networkId: null,
                ...{ kind: 'blocked', name: '', note: '' },
                changedAt,
              },
            ]
          : [],
      ),
    'many/look-up': ({ questions }) =>
      questions.map((question) =>
        changedAt && question.address === evm
          ? { ...judge(question), level: 'danger', reasons: [blocked] }
          : judge(question),
      ),
  });
  await done();
  const asked = sent.filter(({ type }) => type === 'many/look-up').length;
  await tell();
  expect(sent.filter(({ type }) => type === 'many/look-up')).toHaveLength(asked);
  changedAt = 1;
  await tell();
  await waitFor(() => expect(rows()[0]).toContain('Blocked by you'));
  expect(rows()[1]).not.toContain('Blocked');
  expect(screen.getByText('All rows are checked.')).toBeDefined();
  expect(sent.filter(({ type }) => type === 'many/ask')).toEqual([]);
});

test('many rows say nothing of a list that was read again and is the same', async () => {
  withoutLayout();
  let source = { ...starter, changedAt: 1, updatedAt: 1 };
  await open(scam, { 'sources/list': () => [source] });
  await done();
  source = { ...source, updatedAt: 2 };
  await tell();
  expect(screen.queryByText(/^The lists changed/)).toBeNull();
  source = { ...source, changedAt: 2 };
  await tell();
  expect(await screen.findByText(/^The lists changed/)).toBeDefined();
});
