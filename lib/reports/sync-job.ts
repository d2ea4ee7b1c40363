import type { ListedRecord, Paging } from '@/lib/service/read-answers';
import type { ServiceErrorKind, SourceId } from '@/lib/verdict/facts';
import type { ReportStore } from './report-store';

/** One page of a source's list, or why there is none, in words for the user. */
export type PageRead =
  | {
      status: 'page';
      records: readonly ListedRecord[];
      unreadable: number;
      paging: Paging;
      /** What the source calls this edition of the page; null or absent where it calls it nothing. */
      edition?: string | null;
    }
  /** The page is still the edition that was asked about. */
  | { status: 'unchanged' }
  | { status: 'failed'; error: ServiceErrorKind; message: string };

export type SyncJob = {
  store: ReportStore;
  sourceId: SourceId;
  /** The base address of the service: another one has another list, and nothing of it is gone on from. */
  version: string;
  /** The host of the service. */
  name: string;
  /** What stands in the state until the list is read, where nothing is known of the source; in words for the user. */
  notice?: string | null;
  /**
   * Reads one page; the first is 1. `limit`: records that are asked for on a page, null for what the service likes. `edition`: of the
   * page as it is known; null: it is not.
   */
  readPage: (
    page: number,
    signal: AbortSignal,
    how: { limit: number | null; edition: string | null },
  ) => Promise<PageRead>;
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Of whom a list is read, and where it is kept. */
export type Source = Pick<SyncJob, 'store' | 'sourceId'>;

export type SyncOutcome =
  | { status: 'finished'; entries: number }
  /** The source says that nothing changed since the list was read. */
  | { status: 'unchanged' }
  /** 'paging': the pages contradict themselves, or do not end. */
  | { status: 'failed'; error: ServiceErrorKind | 'paging' | 'store'; message: string }
  /** By the signal, or because the source was removed meanwhile. */
  | { status: 'stopped' };
