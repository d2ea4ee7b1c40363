// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { Popup } from '@/components/Popup';
import type { ReportPage, ReportQuery } from '@/lib/extension/report-messages';
import type { Report } from '@/lib/verdict/facts';
import { wholeAddress } from '@/test/unit/whole-address';
import { answerAs, bitcoinAddress, later, sent, startAnew, violations } from './background-double';
import { pageOf, report, service, starter } from './reports-double';

startAnew();

async function open() {
  render(<Popup tabId={null} address="" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: 'Reports' }));
  return user;
}
const searches = () =>
  sent.filter(({ type }) => type === 'reports/search').map(({ request }) => request as ReportQuery);
const items = () => screen.getByRole('list', { name: 'Reports' }).textContent;

describe('reports', () => {
  test('tell address, network, count, last time, source and label', async () => {
    answerAs({ 'reports/search': () => pageOf(), 'sources/list': () => [starter] });
    await open();
    expect(await screen.findByText('Page 1 of 1 · 1 report')).toBeDefined();
    await waitFor(() =>
      expect(items()).toBe(
        `${bitcoinAddress}BTC Double your coins · 3 reports · last 1 May 2026 · Starter list`,
      ),
    );
    expect(await violations()).toEqual([]);
  });

  test('say which facts are missing, but not in each row that nobody counted', async () => {
    const { label: _, ...unlabelled } = report;
    const bare: Report = {
      ...unlabelled,
      network: '',
      networkId: null,
      count: null,
      lastReported: null,
      link: 'javascript:alert(1)',
    };
    answerAs({ 'reports/search': () => pageOf({ reports: [bare] }) });
    await open();
    await screen.findByText('Page 1 of 1 · 1 report');
    expect(items()).toContain('network unknown date unknown · starter');
    // One alone is in no order.
    expect(screen.queryByText(/sorted by date/)).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Reports' })).queryByRole('link')).toBeNull();
  });

  test('none of which has a date, or a number, are said not to be sorted by that', async () => {
    const undated = { ...report, lastReported: null, count: 0 };
    const reports = [undated, { ...undated, id: '2' }];
    answerAs({ 'reports/search': () => pageOf({ reports, total: 2 }) });
    const user = await open();
    expect(await screen.findByText(/^None of these has a date, so they are not/)).toBeDefined();
    expect(items()).not.toContain('0 reports');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'count');
    expect(await screen.findByText(/^None of these has a number of reports, so/)).toBeDefined();
    expect(screen.queryByText(/^None of these has a date/)).toBeNull();
  });

  test('that are none have no pages', async () => {
    answerAs({ 'reports/search': () => pageOf({ reports: [], total: 0 }) });
    await open();
    expect(await screen.findByRole('heading', { name: 'No reports yet' })).toBeDefined();
    expect(screen.queryByText(/^Page/)).toBeNull();
    expect(screen.queryByText(/no order of time/)).toBeNull();
  });

  test('are leafed through', async () => {
    answerAs({ 'reports/search': ({ page }) => pageOf({ page, pages: 9, total: 812 }) });
    const user = await open();
    await screen.findByText('Page 1 of 9 · 812 reports');
    const previous = screen.getByRole('button', { name: 'Previous page' });
    expect([previous.ariaDisabled, previous.hasAttribute('disabled')]).toEqual(['true', false]);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('Page 2 of 9 · 812 reports');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await screen.findByText('Page 1 of 9 · 812 reports');
    expect(searches().map(({ page }) => page)).toEqual([1, 2, 1]);
  });

  test('are searched once the typing stops, from the first page on', async () => {
    answerAs({ 'reports/search': ({ page }) => pageOf({ page, pages: 9, total: 812 }) });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await screen.findByText('Page 2 of 9 · 812 reports');
    await user.type(screen.getByRole('searchbox', { name: 'Search reports' }), '1A1z');
    await waitFor(() =>
      expect(searches().at(-1)).toEqual({ search: '1A1z', networkId: null, page: 1, quick: true }),
    );
  });

  test('of one network are asked for by its id', async () => {
    answerAs({ 'reports/search': () => pageOf() });
    const user = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Network' }));
    await user.keyboard('tron{Enter}');
    await waitFor(() =>
      expect(searches().at(-1)).toEqual({ search: '', networkId: 'tron', page: 1, quick: true }),
    );
  });

  test('are opened in a tab as they are chosen here, by the link and by the button above', async () => {
    answerAs({ 'reports/search': () => pageOf(), 'sources/list': () => [starter, service] });
    const create = vi.spyOn(browser.tabs, 'create').mockImplementation(async () => ({}) as never);
    const user = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Network' }));
    await user.keyboard('tron{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'api.example.com');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Number of reports',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Match' }), 'The whole');
    expect(screen.getByText('· The whole · api.example.com · Number of reports')).toBeDefined();
    const chosen = 'match=whole&network=tron&source=service&sort=count';
    const opened = async (times: number) => {
      await waitFor(() => expect(create).toHaveBeenCalledTimes(times));
      return wholeAddress(create.mock.lastCall?.[0]?.url);
    };
    await user.click(screen.getByRole('link', { name: 'Open in a tab' }));
    expect(await opened(1)).toMatch(new RegExp(`\\?full&tab=7&${chosen}$`));
    const button = screen.getByRole('button', { name: 'Open in a tab' });
    await user.click(button);
    expect(await opened(2)).toMatch(new RegExp(`\\?full&view=reports&tab=&address=&${chosen}$`));
    await user.click(screen.getByRole('tab', { name: 'Check' }));
    await user.click(button);
    expect(await opened(3)).toMatch(/\?full&view=check&tab=&address=$/);
  });

  test('have what is rarely changed folded up, unless a list needs a look', async () => {
    let error: string | null = null;
    answerAs({ 'reports/search': () => pageOf(), 'sources/list': () => [{ ...starter, error }] });
    await open();
    const fold = (await screen.findByText('Match, source, order and age of the lists')).closest(
      'details',
    );
    await screen.findByText('Page 1 of 1 · 1 report');
    expect(fold?.open).toBe(false);
    error = 'The service did not answer.';
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(fold?.open).toBe(true));
    expect(fold?.textContent).toContain('The last update failed: The service did not answer.');
    expect(await violations()).toEqual([]);
    error = null;
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(fold?.textContent).not.toContain('failed'));
    expect(fold?.open).toBe(true);
  });

  test('open what is known of their account', async () => {
    answerAs({
      'reports/search': () => pageOf(),
      'sources/list': () => [starter],
      'reports/of-account': () => ({ reports: [report], sources: [starter] }),
      'check/copied': () => null,
    });
    const user = await open();
    const address = await screen.findByRole('button', { name: bitcoinAddress });
    await user.click(address);
    expect(await screen.findByText(/Is it wrong/)).toBeDefined();
    expect(address.getAttribute('aria-expanded')).toBe('true');
    // The words of a button cannot be selected.
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(await violations()).toEqual([]);
    await user.click(address);
    expect(screen.queryByText(/Is it wrong/)).toBeNull();
  });

  test('of one source, those with the most reports first, are asked for so', async () => {
    answerAs({ 'reports/search': () => pageOf(), 'sources/list': () => [starter, service] });
    const user = await open();
    await screen.findByRole('option', { name: 'api.example.com' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'api.example.com');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Number of reports',
    );
    await waitFor(() =>
      expect(searches().at(-1)).toEqual({
        search: '',
        networkId: null,
        sourceId: 'service',
        sort: 'count',
        page: 1,
        quick: true,
      }),
    );
  });

  test('are shown before they are counted', async () => {
    const counted = later<ReportPage>();
    answerAs({
      'reports/search': ({ quick }) =>
        quick ? pageOf({ total: 20, counting: true }) : counted.promise,
    });
    await open();
    expect(await screen.findByText('Page 1 · counting…')).toBeDefined();
    expect(items()).toContain(bitcoinAddress);
    counted.resolve(pageOf({ total: 1_000_000, pages: 50_000 }));
    expect(await screen.findByText('Page 1 of 50,000 · 1,000,000 reports')).toBeDefined();
  });

  test('stay counted until they are counted anew, where a list changed', async () => {
    const again = later<ReportPage>();
    const asked: boolean[] = [];
    let entries = 20;
    answerAs({
      'sources/list': () => [{ ...starter, entries }],
      'reports/search': ({ quick = false }) => {
        asked.push(quick);
        if (quick) return pageOf({ total: 20, counting: true });
        return entries === 20 ? pageOf({ total: 20, pages: 1 }) : again.promise;
      },
    });
    await open();
    await screen.findByText('Page 1 of 1 · 20 reports');
    asked.length = 0;
    entries = 30;
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(asked).toContain(false));
    expect(screen.getByText('Page 1 of 1 · 20 reports')).toBeDefined();
    again.resolve(pageOf({ total: 30, pages: 2 }));
    expect(await screen.findByText('Page 1 of 2 · 30 reports')).toBeDefined();
  });

  test('come in order: the answer to an earlier search is dropped', async () => {
    const slow = later<ReportPage>();
    answerAs({
      'reports/search': ({ search }) => (search === '' ? slow.promise : pageOf({ total: 7 })),
    });
    const user = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search reports' }), 'x');
    await screen.findByText('Page 1 of 1 · 7 reports');
    slow.resolve(pageOf({ total: 99 }));
    await user.click(screen.getByRole('searchbox', { name: 'Search reports' }));
    expect(screen.queryByText('Page 1 of 1 · 99 reports')).toBeNull();
  });

  test.each([
    ['', 'No reports yet'],
    ['zzz', 'No report fits'],
  ])('that are none for "%s": %s', async (search, words) => {
    answerAs({ 'reports/search': () => pageOf({ reports: [], total: 0 }) });
    const user = await open();
    if (search) await user.type(screen.getByRole('searchbox', { name: 'Search reports' }), search);
    expect(await screen.findByRole('heading', { name: words })).toBeDefined();
  });

  test('that cannot be read are told in words', async () => {
    answerAs({
      'reports/search': () => {
        throw new Error('The store is broken.');
      },
    });
    await open();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The reports could not be read. The store is broken. Try again',
    );
  });

  test('that cannot be read are asked for once more on a click, with the focus left in their tab', async () => {
    let isBroken = true;
    const brokenly = <T,>(answer: T) => {
      if (isBroken) throw new Error('The store is broken.');
      return answer;
    };
    answerAs({
      'reports/search': () => brokenly(pageOf()),
      'sources/list': () => brokenly([starter]),
      'reports/of-account': () => brokenly({ reports: [report], sources: [starter] }),
    });
    const user = await open();
    const again = async () => {
      const buttons = await screen.findAllByRole('button', { name: 'Try again' });
      for (const button of buttons) await user.click(button);
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Reports' }));
    };
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    isBroken = false;
    await again();
    expect(screen.getByText('Page 1 of 1 · 1 report')).toBeDefined();
    isBroken = true;
    await user.click(screen.getByRole('button', { name: bitcoinAddress }));
    await screen.findByRole('alert');
    isBroken = false;
    await again();
    expect(screen.getByText(/Is it wrong/)).toBeDefined();
  });
});
