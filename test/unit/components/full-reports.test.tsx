// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Popup } from '@/components/Popup';
import { NoReports } from '@/components/reports/NoReports';
import { allReports } from '@/components/reports/report-choice';
import type { ReportPage, ReportQuery } from '@/lib/extension/report-messages';
import { readList } from '@/lib/reports/feeds/read-list';
import type { Report } from '@/lib/verdict/facts';
import { answerAs, bitcoinAddress, sent, startAnew, violations } from './background-double';
import { pageOf, report, service, starter } from './reports-double';

startAnew();

// Loaded before, so that no test waits for it.
beforeAll(() => import('@/components/FullPanels'));

let saved: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  saved = [];
  // jsdom has no layout and saves no files.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  let last: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    last = blob;
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: last?.text() ?? Promise.resolve('') });
  });
});

const many = 1_000_000;
const reportAt = (place: number): Report => ({
  ...report,
  id: String(place),
  address: `address${place}`,
});
const answerPage = ({ page }: Pick<ReportQuery, 'page'>): ReportPage => ({
  reports: Array.from({ length: 20 }, (_, i) => reportAt((page - 1) * 20 + i)),
  total: many,
  page,
  pages: many / 20,
});
const counts = {
  byNetwork: [
    { networkId: 'bitcoin' as const, count: 999_000 },
    { networkId: null, count: 1000 },
  ],
  byMonth: [
    { month: '2026-04', count: 600_000 },
    { month: '2026-05', count: 399_000 },
  ],
  undated: 1000,
};

function open(answers: Parameters<typeof answerAs>[0] = {}, parameters = '') {
  answerAs({
    'reports/search': answerPage,
    'reports/count': () => counts,
    'reports/of-account': ({ address }) => ({
      reports: [{ ...report, address }],
      sources: [starter],
    }),
    'sources/list': () => [starter, service],
    ...answers,
  });
  render(<Popup tabId={null} address="" full parameters={new URLSearchParams(parameters)} />);
  return userEvent.setup();
}
const list = () => screen.findByRole('listbox', { name: 'Reports' });
const chosen = () =>
  document.querySelector('.report-row[aria-selected=true] .row-address')?.textContent;
const pagesAsked = () =>
  sent.filter(({ type }) => type === 'reports/search').map((m) => (m.request as ReportQuery).page);

describe('the long list', () => {
  test.each([
    [
      'search=abc&match=start&network=tron&source=service&sort=count',
      { search: 'abc', match: 'start', networkId: 'tron', sourceId: 'service', sort: 'count' },
    ],
    ['source=list:0123', { search: '', networkId: null, sourceId: 'list:0123' }],
    [
      'match=sometimes&network=nowhere&source=elsewhere&sort=sideways',
      { search: '', networkId: null },
    ],
  ])('begins with what was chosen in the popup: %s', async (parameters, chosenThere) => {
    open({}, parameters);
    await list();
    const [first] = sent.filter(({ type }) => type === 'reports/search');
    expect(first?.request).toEqual({ ...chosenThere, page: 1, pageSize: 100, quick: true });
  });

  test('has only the rows in view, and says which of how many they are', async () => {
    open();
    await list();
    const rows = screen.getAllByRole('option', { name: /address/ });
    expect(rows).toHaveLength(12);
    expect(rows[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('1000000');
    expect(rows[0]?.textContent).toBe(
      'address0BTC 3 reports · last 1 May 2026 · Starter list · Double your coins',
    );
    expect(await violations()).toEqual([]);
  });

  test('is walked with the keys, to the last of a million', async () => {
    const user = open();
    (await list()).focus();
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('address0');
    await user.keyboard('{ArrowDown}{PageDown}');
    expect(chosen()).toBe('address11');
    await user.keyboard('{End}');
    await waitFor(() => expect(chosen()).toBe('address999999'));
    expect((await list()).getAttribute('aria-activedescendant')).toBe(
      document.querySelector('.report-row[aria-selected=true]')?.id,
    );
    expect(pagesAsked()).toContain(50_000);
    expect(
      await screen.findByRole('heading', { name: 'Report 1,000,000 of 1,000,000' }),
    ).toBeDefined();
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe('address999998');
    await user.keyboard('{Home}{PageUp}');
    expect(chosen()).toBe('address0');
  });

  test('says that an address is copied of that one alone', async () => {
    const user = open({ 'check/copied': () => null });
    (await list()).focus();
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('button', { name: 'Copy address' }));
    await screen.findByText('Copied');
    (await list()).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByText('Copied')).toBeNull();
  });

  test('asks each page once', async () => {
    const user = open();
    (await list()).focus();
    await user.keyboard('{PageDown}{PageDown}{PageDown}');
    await waitFor(() => expect(chosen()).toBe('address29'));
    await user.keyboard('{Home}{PageDown}{PageDown}{PageDown}');
    expect(pagesAsked().filter((page) => page === 2)).toEqual([2]);
  });

  test('that cannot be read can be tried again', async () => {
    let isBroken = true;
    const user = open({
      'reports/search': () => {
        if (isBroken) throw new Error('The store is broken.');
        return pageOf();
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The store is broken.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 report', { selector: '.summary' })).toBeDefined();
  });

  test('that is empty says so', async () => {
    open({ 'reports/search': () => pageOf({ reports: [], total: 0 }) });
    expect(await screen.findByRole('heading', { name: 'No reports yet' })).toBeDefined();
  });
});

describe('beside the list', () => {
  test('reports are counted by network and by month, in tables too', async () => {
    open();
    expect((await screen.findByRole('table', { name: 'Reports by network' })).textContent).toBe(
      'Reports by networkNetworkReportsBitcoin999,000Network unknown1,000',
    );
    expect(screen.getByRole('figure').textContent).toContain('Month' + 'ReportsApr 2026600,000');
    expect(screen.getByRole('figure').textContent).toContain('1,000 reports without a date.');
    // Above the bars: how many the highest has, since they are looked at rather than read.
    expect(document.querySelector('.bars-top')?.textContent).toBe('600,000');
  });

  test('of a single month, the chart names no two ends', async () => {
    open({ 'reports/count': () => ({ ...counts, byMonth: counts.byMonth.slice(0, 1) }) });
    const chart = (await screen.findByText('1,000 reports without a date.')).parentElement;
    expect(chart?.querySelector('.bars-ends')?.textContent).toBe('Apr 2026');
  });

  test('the records of an account in all lists are shown, other spellings, and where to dispute', async () => {
    const user = open({
      'reports/search': () => pageOf(),
      'reports/of-account': () => ({
        reports: [
          report,
          {
            ...report,
            id: '2',
            sourceId: 'service',
            address: 'bc1other',
            lastReported: Date.UTC(2025, 1, 3),
          },
        ],
        sources: [starter, service],
      }),
    });
    await user.click(await screen.findByRole('option', { name: /1A1zP1eP5/ }));
    const others = await screen.findByRole('region', { name: 'Also written as' });
    expect(others.textContent).toContain('bc1other');
    const records = document.querySelector('.account')?.firstElementChild?.textContent;
    expect(records).toMatch(/^Starter list.*last 1 May 2026.*api\.example\.com.*last 3 Feb 2025/);
    expect(screen.getByText(/Write to the people who run api\.example\.com/)).toBeDefined();
    expect(screen.getByText(/repeats a public source/)).toBeDefined();
    expect(await violations()).toEqual([]);
  });
});

describe('the export', () => {
  /** The second one has the report of the first again, as where the list is read anew meanwhile. */
  const batches = (after: { segment: number; rows: number } | null) =>
    after === null
      ? { reports: [report], next: { segment: 1, rows: 1 } }
      : { reports: [report, { ...report, id: '2', label: '=1+1' }], next: null };

  test('writes all that fits as CSV, each report once', async () => {
    const user = open({ 'reports/export': ({ after }) => batches(after) });
    await list();
    await user.type(screen.getByRole('searchbox', { name: 'Search reports' }), 'x');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('2 reports in scam-reports.csv.')).toBeDefined();
    expect(saved.map(({ name }) => name)).toEqual(['scam-reports.csv']);
    const lines = (await saved[0]?.text)?.split('\r\n');
    expect(lines?.[0]).toMatch(/address,network,count,last_reported,name,source,link$/);
    expect(lines?.slice(1)).toEqual([
      `${bitcoinAddress},Bitcoin,3,2026-05-01T00:00:00.000Z,Double your coins,Starter list,https://list.example/1`,
      `${bitcoinAddress},Bitcoin,3,2026-05-01T00:00:00.000Z,"'=1+1",Starter list,https://list.example/1`,
      '',
    ]);
  });

  test('writes JSON that can be read', async () => {
    const user = open({ 'reports/export': ({ after }) => batches(after) });
    await list();
    await user.click(screen.getByRole('button', { name: 'Export JSON' }));
    await screen.findByText('2 reports in scam-reports.json.');
    const rows: unknown = JSON.parse((await saved[0]?.text) ?? '');
    expect(rows).toEqual([
      expect.objectContaining({ address: bitcoinAddress, network: 'bitcoin', count: 3 }),
      expect.objectContaining({ name: '=1+1', source: 'Starter list' }),
    ]);
    // Of others it would be untrue.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Match' }), 'The whole');
    await waitFor(() => expect(screen.queryByText('2 reports in scam-reports.json.')).toBeNull());
  });

  test('writes JSON that accuses whom it reports, whatever the label', async () => {
    const reports = [{ ...report, label: 'Exchange' }];
    const user = open({ 'reports/export': () => ({ reports, next: null }) });
    await list();
    await user.click(screen.getByRole('button', { name: 'Export JSON' }));
    await screen.findByText('1 report in scam-reports.json.');
    const { rows } = await readList((await saved[0]?.text) ?? '');
    expect(rows).toMatchObject([{ address: bitcoinAddress, label: 'Exchange' }]);
  });

  test('that fails says why, and saves nothing', async () => {
    const user = open({
      'reports/export': () => {
        throw new Error('The list changed meanwhile. Start the export again.');
      },
    });
    await list();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(
      await screen.findByText('Not exported: The list changed meanwhile. Start the export again.'),
    ).toBeDefined();
    expect(saved).toEqual([]);
  });
});

test.each([
  [{}, false],
  [{ networkId: 'tron' as const }, true],
  [{ sourceId: 'starter' as const }, true],
])(
  'where none fits, to search elsewhere is advised only where there is an elsewhere: %j',
  (part, isAdvised) => {
    render(<NoReports choice={{ ...allReports, search: 'zzz', ...part }} />);
    expect(screen.queryByText(/in all networks and sources/) !== null).toBe(isAdvised);
    expect(screen.getByText(/can be bad all the same/)).toBeDefined();
  },
);
