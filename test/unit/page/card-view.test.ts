// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { cardView } from '@/lib/page/card-view';
import type { Reason, Verdict } from '@/lib/verdict/verdict';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const actions = { copy: async () => {}, close: () => {} };

function verdict(level: Verdict['level'], ...reasons: Reason[]): Verdict {
  return {
    level,
    address,
    networkId: null,
    networks: ['ethereum', 'bsc'],
    reasons,
    at: Date.now(),
  };
}

const reported = (label: string): Reason => ({
  code: 'reported',
  level: 'danger',
  elsewhere: false,
  sourceName: 'Starter list',
  at: Date.now() - 3 * 86_400_000,
  report: {
    id: '1',
    sourceId: 'starter',
    address,
    networkId: 'ethereum',
    network: 'Ethereum',
    count: 12,
    lastReported: null,
    label,
  },
});

const texts = (card: HTMLElement, selector: string) =>
  [...card.querySelectorAll(selector)].map((element) => element.textContent);

test('shows the headline, the address in groups, the networks and the reasons with their source and age', () => {
  const card = cardView(address, verdict('danger', reported('a theft')), '', actions);
  expect(card.getAttribute('aria-label')).toBe('Wallet Address Check');
  expect(card.dataset['level']).toBe('danger');
  expect(texts(card, 'h2')).toEqual(['Reported']);
  expect(texts(card, '.address span').slice(0, 3)).toEqual(['0x52', '9084', '0009']);
  expect(card.querySelector('.address')?.textContent).toBe(address);
  expect(card.textContent).toContain('Ethereum or BNB');
  expect(texts(card, 'li')).toEqual(['Reported 12 times: a theft.Starter list, 3 days ago']);
});

test('keeps the order of the reasons', () => {
  const none: Reason = { code: 'starter-only', level: 'unknown' };
  const card = cardView(address, verdict('danger', reported('x'), none), '', actions);
  const levels = [...card.querySelectorAll('li')].map((item) => item.dataset['level']);
  expect(levels).toEqual(['danger', 'unknown']);
});

test('report text stays text', () => {
  const label = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const card = cardView(address, verdict('danger', reported(label)), '', actions);
  expect(card.querySelectorAll('img, script')).toHaveLength(0);
  expect(card.textContent).toContain(label);
});

test('an address without an answer is not known, and says what is going on', () => {
  const card = cardView(address, undefined, 'Checking…', actions);
  expect(card.dataset['level']).toBe('unknown');
  expect(texts(card, 'h2')).toEqual(['Not known']);
  expect(card.textContent).toContain('Checking…');
  expect(texts(card, 'li')).toEqual([]);
});

test('a click that the page made does nothing', () => {
  const close = vi.fn();
  const copy = vi.fn(async () => {});
  const card = cardView(address, undefined, '', { copy, close });
  for (const button of card.querySelectorAll('button')) button.click();
  expect(close).not.toHaveBeenCalled();
  expect(copy).not.toHaveBeenCalled();
});
