// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { validateAddress } from '@/lib/address/validate';
import { cardWords } from '@/lib/background/card-words';
import { pageAnswer } from '@/lib/background/page-answer';
import type { PageAnswer } from '@/lib/extension/messages';
import { type CardActions, type CardContent, cardView } from '@/lib/page/card-view';
import type { Report } from '@/lib/verdict/facts';
import { judge } from '@/lib/verdict/judge';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const nothing = () => {};
const actions: CardActions = {
  copy: async () => {},
  openExplorer: nothing,
  openPopup: nothing,
  askService: nothing,
  close: nothing,
};
const now = Date.UTC(2026, 4, 4);

/** What the background answers about the address, given these reports of the starter list. */
function answer(...labels: string[]): PageAnswer {
  const validity = validateAddress(address, 'ethereum');
  const source = {
    id: 'starter',
    name: 'Starter list',
    entries: 1,
    unreadable: 0,
    triedAt: null,
    error: null,
  } as const;
  const verdict = judge({
    address,
    networkId: null,
    networks: ['ethereum', 'bsc'],
    validity,
    validityOf: 'ethereum',
    secret: false,
    reports: labels.map((label, n) => ({ ...report, id: String(n), label })),
    sources: [{ ...source, updatedAt: now - 3 * 86_400_000, progress: null }],
    answer: { status: 'not-asked' },
    staleAfter: 604_800_000,
    now,
  });
  const made = pageAnswer(verdict);
  if (!made) throw new Error('not an address');
  return made;
}

const report: Report = {
  id: '1',
  sourceId: 'starter',
  address,
  networkId: 'ethereum',
  network: 'Ethereum',
  count: 12,
  lastReported: null,
};

const view = (shown: PageAnswer, more: Partial<CardContent> = {}) =>
  cardView({ answer: shown, note: '', ...more }, actions, cardWords());
const texts = (card: HTMLElement, selector: string) =>
  [...card.querySelectorAll(selector)].map(text);
/** What the style sheet shows of an element. */
const text = (element: Element | null) =>
  [...(element?.querySelectorAll<HTMLElement>('[data-text]') ?? [])]
    .map(({ dataset }) => dataset['text'])
    .join('');

test('shows the headline, the address in groups, the networks and the reasons with their source and age', () => {
  const card = view(answer('a theft'));
  expect(card.getAttribute('aria-label')).toBe('Wallet Address Check: Reported');
  expect(card.dataset['level']).toBe('danger');
  expect(texts(card, 'h2')).toEqual(['Reported']);
  expect(texts(card, '.address p > span').slice(0, 3)).toEqual(['0x52', '9084', '0009']);
  expect(text(card.querySelector('.address'))).toBe(address);
  expect(text(card)).toContain('Ethereum or BNB');
  expect(texts(card, 'li')).toEqual([
    'Reported 12 times: a theft; what is sent to it is hardly ever got back, so send nothing unless you know why it is reported.Starter list, as of 3 days ago',
  ]);
});

test('keeps the order of the reasons, each with its level', () => {
  const card = view(answer('first', 'second'));
  const items = [...card.querySelectorAll('li')].map((item) => [
    item.dataset['level'],
    item.querySelector('span')?.dataset['text'],
  ]);
  expect(items).toEqual([
    [
      'danger',
      'Reported 12 times: first; what is sent to it is hardly ever got back, so send nothing unless you know why it is reported.',
    ],
    ['danger', 'Reported 12 times: second.'],
  ]);
});

test('report text stays text', () => {
  const label = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const card = view(answer(label));
  expect(card.querySelectorAll('img, script')).toHaveLength(0);
  expect(text(card)).toContain(label);
});

test('has no text that a search of the page or a selection could come upon', () => {
  const shortForm = { text: '0x5290…9EE7', isOther: true };
  expect(view(answer('a theft'), { note: 'Checking…', shortForm }).textContent).toBe('');
});

test('an address that nobody knows says so, and what is going on', () => {
  const card = view(answer(), { note: 'Checking…' });
  expect(card.dataset['level']).toBe('unknown');
  expect(texts(card, 'h2')).toEqual(['Not known']);
  expect(text(card)).toContain('Checking…');
});

test('a shortened text is shown beside the whole address', () => {
  const card = view(answer(), { shortForm: { text: '0x5290…9EE7', isOther: false } });
  expect(texts(card, 'h2')).toEqual(['Not known']);
  expect(texts(card, '.body > p')[0]).toBe('Shown on the page as 0x5290…9EE7');
  expect(text(card.querySelector('.address'))).toBe(address);
});

test('a short form of another address heads the card, and the verdict on the link follows', () => {
  const card = view(answer('a theft'), { shortForm: { text: '0xabcd…ef01', isOther: true } });
  expect(texts(card, 'h2')).toEqual(['Link goes elsewhere']);
  expect(texts(card, '.shown')).toEqual([
    'The page shows 0xabcd…ef01 here, but its link goes to this address (Reported), so one of the two is not meant: ask the recipient which one is right.',
  ]);
  expect(text(card.querySelector('.address'))).toBe(address);
});

test('what cannot be done has no button', () => {
  const labels = (shown: PageAnswer) => texts(view(shown), 'button');
  const known = answer();
  expect(labels(known)).toEqual(['Open in explorer', 'Open in popup', 'Close']);
  expect(labels({ ...known, explorer: '' })).toEqual(['Open in popup', 'Close']);
  expect(labels({ ...known, service: 'checks.example' })).toEqual([
    'Open in explorer',
    'Open in popup',
    'Ask the service',
    'Close',
  ]);
  expect(labels({ ...known, address: '', networks: [], explorer: '' })).toEqual(['Close']);
});

test('what the page shows is no place of ours to be filled in', () => {
  const card = view(answer(), { shortForm: { text: '{headline}', isOther: true } });
  expect(text(card.querySelector('.shown'))).toBe(
    'The page shows {headline} here, but its link goes to this address (Not known), so one of the two is not meant: ask the recipient which one is right.',
  );
});

test('a click that the page made does nothing', () => {
  const done = vi.fn();
  const spies = { copy: done, openExplorer: done, openPopup: done, askService: done, close: done };
  const shown = { ...answer(), service: 'checks.example' };
  const card = cardView({ answer: shown, note: '' }, spies, cardWords());
  for (const button of card.querySelectorAll('button')) button.click();
  expect(done).not.toHaveBeenCalled();
});
