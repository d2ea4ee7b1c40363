// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { CheckPanel } from '@/components/check/CheckPanel';
import { checkedVerdict } from '@/components/check/CheckResult';
import { ContactsPanel } from '@/components/contacts/ContactsPanel';
import { ContactsSection } from '@/components/contacts/ContactsSection';
import { HistoryPanel } from '@/components/history/HistoryPanel';
import { Options } from '@/components/options/Options';
import { RequestLog } from '@/components/options/RequestLog';
import { PagePanel } from '@/components/page/PagePanel';
import { AccountDetail } from '@/components/reports/AccountDetail';
import { FullReports } from '@/components/reports/FullReports';
import { ReportsPanel } from '@/components/reports/ReportsPanel';
import {
  answerAs,
  bitcoinAddress,
  later,
  startAnew,
  verdict,
  violations,
} from './background-double';
import { withoutLayout } from './many-double';
import { report, unheard } from './reports-double';

startAnew();
beforeEach(withoutLayout);

const never = () => later<never>().promise;

test.each<[view: string, words: string[], shown: ReactNode]>([
  ['options', ['Reading the settings…'], <Options key="" />],
  ['what left the browser', ['Reading the requests…'], <RequestLog key="" />],
  ['history', ['Reading your checks…'], <HistoryPanel key="" />],
  ['contacts', ['Reading your contacts…'], <ContactsPanel key="" />],
  ['contacts in the options', ['Reading your contacts…'], <ContactsSection key="" />],
  ['this page', ['Asking the page…'], <PagePanel key="" tabId={7} onCheck={() => {}} />],
  [
    'reports',
    ['Asking the lists…', 'Asking the lists…'],
    <ReportsPanel key="" tabId={7} {...unheard} />,
  ],
  [
    'all reports',
    ['Asking the lists…', 'Counting…', 'Asking the lists…'],
    <FullReports key="" {...unheard} />,
  ],
  [
    'an account',
    ['Asking the lists…'],
    <AccountDetail key="" report={report} onCheck={unheard.onCheck} />,
  ],
])('%s that are waited for have words and the form of what is to come', async (_, words, view) => {
  answerAs({
    'settings/get': never,
    'log/list': never,
    'history/list': never,
    'own/list': never,
    'sources/list': never,
    'reports/search': never,
    'reports/count': never,
    'reports/of-account': never,
  });
  vi.spyOn(browser.tabs, 'sendMessage').mockImplementation(never);
  render(<main>{view}</main>);
  const waiting = [...document.querySelectorAll('.waiting')];
  expect(waiting.map(({ textContent }) => textContent)).toEqual(words);
  for (const one of waiting) {
    // Its look waits for 150 ms.
    expect(one.className).toBe('late waiting');
    expect(one.querySelectorAll('[aria-hidden=true] .skeleton-line').length).toBeGreaterThan(1);
  }
  expect(screen.queryByRole('alert')).toBeNull();
  // The options have a main of their own.
  const found = await violations();
  expect(found.filter((text) => !text.includes('<main>'))).toEqual([]);
});

test('a verdict is called finished once it is shown, and no sooner', async () => {
  const parts = await checkedVerdict.load();
  const arriving = later<typeof parts>();
  checkedVerdict.part = null;
  const loads = vi.spyOn(checkedVerdict, 'load').mockReturnValue(arriving.promise);
  answerAs({ check: () => verdict() });
  render(<CheckPanel initialAddress={bitcoinAddress} ask="all" />);
  const region = screen.getByRole('status');
  await waitFor(() =>
    expect([region.dataset['level'], loads.mock.calls]).toEqual(['unknown', [[]]]),
  );
  expect(region.getAttribute('aria-busy')).toBe('true');
  checkedVerdict.part = parts;
  arriving.resolve(parts);
  await waitFor(() => expect(region.getAttribute('aria-busy')).toBe('false'));
  expect(region.textContent).toContain('Not known');
});
