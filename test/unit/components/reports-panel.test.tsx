// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Popup } from '@/components/Popup';
import type { ReportPage, ReportQuery } from '@/lib/extension/messages';
import type { Report, SourceState } from '@/lib/verdict/facts';
import { answerAs, bitcoinAddress, later, sent, startAnew, violations } from './background-double';

startAnew();

const report: Report = {
  id: '1',
  sourceId: 'starter',
  address: bitcoinAddress,
  networkId: 'bitcoin',
  network: 'BTC',
  count: 3,
  lastReported: Date.UTC(2026, 4, 1),
  label: 'Double your coins',
  link: 'https://list.example/1',
};
const starter: SourceState = {
  id: 'starter',
  name: 'Starter list',
  entries: 42,
  unreadable: 0,
  updatedAt: Date.UTC(2026, 0, 1),
  triedAt: null,
  error: null,
  progress: null,
};
const service: SourceState = {
  ...starter,
  id: 'service',
  name: 'api.example.com',
  entries: 812,
  unreadable: 0,
  updatedAt: Date.now() - 2 * 3_600_000,
};

const pageOf = (change: Partial<ReportPage> = {}): ReportPage => ({
  reports: [report],
  total: 1,
  page: 1,
  pages: 1,
  ...change,
});

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
        `${bitcoinAddress}Double your coinsBTC 3 reports · last 2026-05-01 · Starter list`,
      ),
    );
    expect(await violations()).toEqual([]);
  });

  test('say which facts are missing', async () => {
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
    expect(items()).toContain('network unknown number of reports unknown · date unknown · starter');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('are leafed through', async () => {
    answerAs({ 'reports/search': ({ page }) => pageOf({ page, pages: 9, total: 812 }) });
    const user = await open();
    await screen.findByText('Page 1 of 9 · 812 reports');
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true);
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
      expect(searches().at(-1)).toEqual({ search: '1A1z', networkId: null, page: 1 }),
    );
  });

  test('of one network are asked for by its id', async () => {
    answerAs({ 'reports/search': () => pageOf() });
    const user = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Network' }));
    await user.keyboard('tron{Enter}');
    await waitFor(() =>
      expect(searches().at(-1)).toEqual({ search: '', networkId: 'tron', page: 1 }),
    );
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
      'The reports could not be read. The store is broken.',
    );
  });
});

describe('sources', () => {
  test.each<[SourceState, string]>([
    [starter, 'Starter list · 42 entries'],
    [service, 'api.example.com · 812 entries · updated 2 hours ago'],
    [
      { ...service, entries: 0, unreadable: 0, updatedAt: null },
      'api.example.com · 0 entries · not read yet',
    ],
    [
      { ...service, updatedAt: Date.now() - 9 * 86_400_000 },
      'api.example.com · 812 entries · updated 9 days ago, too old to rely on',
    ],
    [
      { ...service, error: 'The service did not answer.' },
      'updated 2 hours agoThe last update failed: The service did not answer.',
    ],
    [{ ...service, progress: { done: 410, total: 1000 } }, '812 entries · updating, 41 %'],
    [{ ...service, progress: { done: 410, total: null } }, '812 entries · updating, 410 read'],
  ])('%o: %s', async (source, words) => {
    answerAs({ 'reports/search': () => pageOf(), 'sources/list': () => [source] });
    await open();
    await waitFor(() => expect(document.body.textContent).toContain(words));
  });

  test('that are being read are watched until they are done, and the reports asked for anew', async () => {
    const states = [
      { ...service, entries: 5, unreadable: 0, progress: { done: 5, total: 10 } },
      service,
    ];
    answerAs({
      'reports/search': () => pageOf(),
      'sources/list': () => [states.length > 1 ? (states.shift() ?? service) : service],
    });
    await open();
    expect(
      await screen.findByRole('progressbar', { name: 'Update of api.example.com' }),
    ).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 3000 });
    await waitFor(() => expect(searches().length).toBeGreaterThanOrEqual(3));
    expect(sent.filter(({ type }) => type === 'sources/list')).toHaveLength(2);
  });
});
