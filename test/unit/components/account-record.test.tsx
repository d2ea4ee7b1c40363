// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccountDetail } from '@/components/reports/AccountDetail';
import type { Report } from '@/lib/verdict/facts';
import { answerAs, startAnew } from './background-double';
import { report, starter } from './reports-double';

startAnew();

const { label, link, ...bare } = report;
const none = { count: null, lastReported: null };

test.each<[string, Report, string]>([
  ['all is known', report, 'BTC 3 reports · last 1 May 2026 · Details'],
  ['nobody counted', { ...report, count: null }, 'BTC last 1 May 2026 · Details'],
  ['a name is all that there is', { ...report, ...none }, 'BTC Details'],
  ['there is not even a name', { ...bare, ...none }, 'BTC date unknown'],
])('of a report of which %s, the account tells what is known', async (_, one, words) => {
  answerAs({
    'reports/of-account': () => ({ reports: [one], sources: [starter] }),
    'feeds/list': () => [],
    'feeds/presets': () => [],
  });
  render(<AccountDetail report={one} onCheck={() => {}} />);
  const network = await screen.findByText('BTC');
  expect(network.parentElement?.textContent).toBe(words);
});
