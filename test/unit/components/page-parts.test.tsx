// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Popup } from '@/components/Popup';
import { PagePanel } from '@/components/page/PagePanel';
import { SimilarPairs } from '@/components/page/SimilarPairs';
import type { FoundOnPage } from '@/lib/extension/tab-messages';
import type { Reason, Verdict } from '@/lib/verdict/verdict';
import {
  answerAs,
  answerAsPage,
  bitcoinAddress,
  later,
  sent,
  settings,
  startAnew,
  verdict,
  violations,
} from './background-double';
import { report } from './reports-double';

startAnew();

const known = '0x52908400098527886E0F7030069857D2E4169EE7';
const alike = '0x5290840000000000000000000000000000169EE7';
const trusted = (name: string): Reason => ({
  code: 'own-trusted',
  level: 'unknown',
  name,
  note: '',
});
const blocked: Reason = { code: 'own-blocked', level: 'danger', name: 'Mallory', note: '' };
const reported: Reason = {
  code: 'reported',
  level: 'danger',
  report,
  elsewhere: false,
  sourceName: 'Starter list',
  at: 0,
};

function pairs(addresses: string[], said: Record<string, Reason[]> = {}) {
  const verdicts = new Map<string, Verdict>(
    Object.entries(said).map(([address, reasons]) => [address, verdict({ address, reasons })]),
  );
  render(
    <main>
      <SimilarPairs addresses={addresses} verdicts={verdicts} />
    </main>,
  );
  return screen.queryAllByRole('term').map(({ textContent }) => textContent);
}

test('addresses that are not alike are not called out', () => {
  expect(pairs([known, bitcoinAddress])).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('two that are alike stand one above the other, as one and the other', async () => {
  expect(pairs([known, alike])).toEqual(['The other', 'One'].toReversed());
  expect(screen.getByRole('heading', { name: 'Two similar addresses on this page' })).toBeDefined();
  expect(await violations()).toEqual([]);
});

test.each([
  ['a contact by its name', trusted('Alice'), 'Alice'],
  ['a contact without a name as a contact', trusted(''), 'Your contact'],
  ['a blocked one as blocked', blocked, 'Blocked by you'],
])('of two that are alike, %s', (_, reason, name) => {
  expect(pairs([known, alike], { [known]: [reason] })).toContain(name);
});

/** Opens a page with some addresses of Bitcoin, of which something is said. */
function openPage(
  said: Record<string, Reason[]>,
  answers: Parameters<typeof answerAs>[0] = {},
): void {
  const found: FoundOnPage = {
    host: 'shop.example',
    enabled: true,
    addresses: Object.entries(said).map(([address, [first]]) => ({
      address,
      level: first?.level ?? 'unknown',
      networks: ['bitcoin'],
      times: 1,
    })),
    outOfReach: null,
    unpainted: 0,
    isReading: false,
    tampered: null,
  };
  answerAs({
    'many/look-up': ({ questions }) =>
      questions.map(({ address }) => verdict({ address, reasons: said[address] ?? [] })),
    ...answers,
  });
  answerAsPage({ 'tab/found': () => found });
  render(
    <main>
      <PagePanel tabId={7} onCheck={() => {}} />
    </main>,
  );
}

test('a row says why it is warned of, and then what the user says of it', async () => {
  openPage({
    [bitcoinAddress]: [reported, trusted('Bob')],
    [known]: [
      { code: 'list-none', level: 'clear', sourceName: 'A list', entries: 1, at: 0 },
      trusted('Alice'),
    ],
  });
  await screen.findByText('In your contacts as Alice.');
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('button').textContent)).toEqual([
    `${bitcoinAddress}BitcoinReported 3 times, last on 1 May 2026: Double your coins.In your contacts as Bob.`,
    `${known}BitcoinIn your contacts as Alice.`,
  ]);
  expect(await violations()).toEqual([]);
});

test('where the lists do not answer, the summary waits for them no longer', async () => {
  const answer = later<Verdict[]>();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  openPage({ [bitcoinAddress]: [] }, { 'many/look-up': () => answer.promise });
  const summary = await screen.findByText('1 address · none reported');
  expect(summary.ariaBusy).toBe('true');
  answer.reject(new Error('Not now.'));
  await waitFor(() => expect(summary.ariaBusy).toBe('false'));
  expect(warn).toHaveBeenCalledOnce();
});

test('a row says which letter only looks right, and points at it', async () => {
  const text = `bc1qаr0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq`;
  const validity = { status: 'invalid', reason: 'foreign-letter', position: 4 } as const;
  openPage({ [text]: [{ code: 'invalid', level: 'invalid', validity, looksLike: 'bitcoin' }] });
  const row = await screen.findByRole('button', { name: /another alphabet/ });
  expect(row.querySelector('mark')?.textContent).toBe('а');
  expect(await violations()).toEqual([]);
});

test.each([
  ['alone', {}, 'Blocked by you (1)', '1 address · none reported · 1 blocked by you'],
  [
    'beside one that is reported',
    { [bitcoinAddress]: [reported] },
    'Reported or blocked by you (2)',
    '2 addresses · 1 reported · 1 blocked by you',
  ],
  [
    'beside one that is both',
    { [bitcoinAddress]: [blocked, reported] },
    'Reported or blocked by you (2)',
    '2 addresses · 1 reported · 1 blocked by you',
  ],
])('what the user blocked is not called reported, %s', async (_, others, head, summary) => {
  openPage({ [known]: [blocked], ...others });
  expect(await screen.findByRole('heading', { name: head })).toBeDefined();
  expect(screen.getByText(summary)).toBeDefined();
});

test('the switch of the site shows the last press, whatever is answered first', async () => {
  const first = later<ReturnType<typeof settings>>();
  const others = later<ReturnType<typeof settings>>();
  let times = 0;
  answerAs({ 'settings/set': () => (times++ === 0 ? first : others).promise });
  answerAsPage({ 'tab/found': () => spelled([known]), 'tab/refresh': () => null });
  render(<PagePanel tabId={7} onCheck={() => {}} />);
  const one = await screen.findByRole('switch', { name: 'Check this site' });
  for (let press = 0; press < 3; press++) await userEvent.click(one);
  first.resolve(settings());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(one.getAttribute('aria-checked')).toBe('false');
});

test('the switch of the site does not wait for the page, which says what became of it', async () => {
  const saved = later<ReturnType<typeof settings>>();
  let enabled = true;
  answerAs({ 'settings/set': () => saved.promise });
  answerAsPage({
    'tab/found': () => ({ ...spelled([known]), enabled }),
    'tab/refresh': () => null,
  });
  render(<PagePanel tabId={7} onCheck={() => {}} />);
  const name = 'Check this site';
  await userEvent.click(await screen.findByRole('switch', { name, checked: true }));
  expect(screen.getByRole('switch', { name, checked: false })).toBeDefined();
  expect(screen.queryByText(/^Checks are switched off here/)).toBeNull();
  enabled = false;
  saved.resolve(settings());
  expect(await screen.findByText(/^Checks are switched off here/)).toBeDefined();
});

/** A page with one address of Ethereum in several spellings. */
const spelled = (addresses: string[]): FoundOnPage => ({
  host: 'shop.example',
  enabled: true,
  addresses: addresses.map((address) => ({
    address,
    level: 'clear',
    networks: ['ethereum'],
    times: 1,
  })),
  outOfReach: null,
  unpainted: 0,
  isReading: false,
  tampered: null,
});
const mixed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const spellings = [mixed, mixed.toLowerCase(), `0x${mixed.slice(2).toUpperCase()}`];

test.each<[string, string[]]>([
  ['Reading this page…', []],
  ['1 address · none reported so far, still reading', [mixed]],
])('while a page is being read, this is said of it: %s', async (said, addresses) => {
  answerAs({});
  let isReading = true;
  answerAsPage({ 'tab/found': () => ({ ...spelled(addresses), isReading }) });
  const { rerender } = render(<PagePanel tabId={7} onCheck={() => {}} />);
  expect(await screen.findByText(said)).toBeDefined();
  isReading = false;
  rerender(<PagePanel tabId={8} onCheck={() => {}} />);
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});

test('an address in several spellings is one row, which leads to each of them in turn, but for what is not shown', async () => {
  answerAs({});
  const asked = answerAsPage({
    'tab/found': () => spelled(spellings),
    'tab/show': ({ address }) => address !== spellings[2],
  });
  render(<PagePanel tabId={7} onCheck={() => {}} />);
  const row = await screen.findByRole('button', { name: /3 times on this page/ });
  const user = userEvent.setup();
  for (let clicks = 0; clicks < 6; clicks++) await user.click(row);
  const shown = asked.flatMap(({ type, request }) => (type === 'tab/show' ? [request] : []));
  const [first, second, hidden] = spellings.map((address) => ({ address }));
  expect(shown).toEqual([first, second, hidden, first]);
});

test.each([[0], [1]])(
  'a row of which nothing is shown says so, whichever frame is gone',
  async (gone) => {
    answerAs({});
    answerAsPage({
      'tab/found': () => spelled(spellings.slice(0, 2)),
      'tab/show': ({ address }) => {
        if (address === spellings[gone]) throw new Error('The frame is gone.');
        return false;
      },
    });
    render(<PagePanel tabId={7} onCheck={() => {}} />);
    await userEvent.click(await screen.findByRole('button', { name: /2 times on this page/ }));
    expect(await screen.findByText(/does not show this address now/)).toBeDefined();
  },
);

test('an open verdict follows what another window says of its address', async () => {
  let reasons: Reason[] = [];
  openPage({ [bitcoinAddress]: [] });
  answerAs({ check: () => verdict({ reasons }) });
  await userEvent.click(await screen.findByRole('button', { name: /Bitcoin/ }));
  await screen.findByRole('button', { name: 'Block' });
  reasons = [blocked];
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('button', { name: 'Unblock' })).toBeDefined();
  const asked = sent.length;
  answerAs({
    check: () => {
      throw new Error('Not now.');
    },
  });
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(sent.length).toBeGreaterThan(asked));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('button', { name: 'Unblock' })).toBeDefined();
});

test('of a tab that does not answer yet, nothing of the tab before is shown', async () => {
  openPage({ [known]: [] });
  cleanup();
  const view = render(<Popup tabId={7} address="" view="page" beside />);
  await screen.findByRole('switch', { name: 'Check this site' });
  answerAs({ 'tab/frames': () => later<number[]>().promise });
  view.rerender(<Popup tabId={8} address="" view="page" beside />);
  expect(screen.queryByRole('switch', { name: 'Check this site' })).toBeNull();
});
