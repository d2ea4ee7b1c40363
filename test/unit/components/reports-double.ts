import type { ReportPage } from '@/lib/extension/report-messages';
import type { Report, SourceState } from '@/lib/verdict/facts';
import { bitcoinAddress } from './background-double';

/** A report of the starter list, with all that a report can tell. */
export const report: Report = {
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
/** That an address is reported so. */
export const reported = {
  code: 'reported',
  level: 'danger',
  report,
  elsewhere: false,
  sourceName: '',
  at: null,
} as const;
export const starter: SourceState = {
  id: 'starter',
  name: 'Starter list',
  entries: 42,
  unreadable: 0,
  updatedAt: Date.UTC(2026, 0, 1),
  triedAt: null,
  error: null,
  progress: null,
};
/** The list of a service, read two hours ago. */
export const service: SourceState = {
  ...starter,
  id: 'service',
  name: 'api.example.com',
  entries: 812,
  unreadable: 0,
  updatedAt: Date.now() - 2 * 3_600_000,
};

/** What a view of the reports tells others, where nobody listens. */
export const unheard = { onChoice() {}, onPlace() {}, onCheck() {} };

/** The only page of one report. */
export const pageOf = (change: Partial<ReportPage> = {}): ReportPage => ({
  reports: [report],
  total: 1,
  page: 1,
  pages: 1,
  ...change,
});
