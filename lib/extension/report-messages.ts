import type { NetworkId } from '@/lib/address/networks';
import type { Report, SourceId, SourceState } from '@/lib/verdict/facts';

/** Messages about reports. Part of Messages. */
export type ReportMessages = {
  'reports/search': { request: ReportQuery; response: ReportPage };
  /** How many reports fit, by network and by month. */
  'reports/count': { request: ReportFilter; response: ReportCounts };
  /** Reports that fit, in batches. */
  'reports/export': { request: ExportRequest; response: ExportBatch };
  /** All reports of the account that an address stands for. */
  'reports/of-account': {
    request: { address: string; networkId: NetworkId | null };
    response: AccountReports;
  };
};

/** Which reports are meant. */
export type ReportFilter = {
  /** Part of an address or of a label; empty for all. */
  search: string;
  /** Which part of the address or label that is; absent: any. */
  match?: 'start' | 'whole';
  networkId: NetworkId | null;
  /** Absent or null: of all sources. */
  sourceId?: SourceId | null;
};

export type ReportQuery = ReportFilter & {
  /** 1-based. */
  page: number;
  /** Reports on a page, 100 at most; absent: 20. */
  pageSize?: number;
  /** Absent: 'date'. */
  sort?: 'date' | 'count';
  /** Answer as soon as the page's reports are known, though the total may not be. */
  quick?: boolean;
};

export type ReportPage = {
  reports: Report[];
  /** Reports that fit, on all pages. */
  total: number;
  /** 1-based; never above `pages`. */
  page: number;
  /** At least 1. */
  pages: number;
  /** There may be more than `total`: only a query that is not quick counts all. */
  counting?: boolean;
};

export type ReportCounts = {
  /** Most first; null: the network is not known. */
  byNetwork: { networkId: NetworkId | null; count: number }[];
  /** In their order; '2026-05'. Months without a report are left out. */
  byMonth: { month: string; count: number }[];
  undated: number;
};

/** `after`: the `next` of the batch before, null for the first. */
export type ExportRequest = ReportFilter & { after: ExportPlace | null };
/** A row of a segment by its own number: those that fit become fewer while a list is read anew. */
type ExportPlace = { segment: number; rows: number };
export type ExportBatch = { reports: Report[]; next: ExportPlace | null };

/** What the local lists have of one account, whatever the spelling and the network. */
export type AccountReports = { reports: Report[]; sources: SourceState[] | null };
