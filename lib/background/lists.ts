import type {
  ExportBatch,
  ExportRequest,
  ReportCounts,
  ReportFilter,
  ReportPage,
  ReportQuery,
} from '@/lib/extension/report-messages';
import { readSettings } from '@/lib/extension/settings';
import { countReports } from '@/lib/reports/count-reports';
import { exportReports } from '@/lib/reports/export-reports';
import { findReported } from '@/lib/reports/find-reported';
import { findReports } from '@/lib/reports/find-reports';
import type { ReportStore } from '@/lib/reports/report-store';
import { searchReports } from '@/lib/reports/search';
import type { Report, SourceState } from '@/lib/verdict/facts';
import { listSources, unnamedSources } from './list-sources';
import { reportStore } from './open-lists';

/** What the local lists say of some addresses. `sources` is null where the lists cannot be read, and then nothing is known. */
export type Findings = {
  reports: Report[][];
  sources: SourceState[] | null;
  /** The age, in milliseconds, after which a list says no more that there is no report. */
  staleAfter: number;
};

/** What an address is looked up by. */
type Sought = { keys: string[] };

const silentReport: Report = {
  id: '',
  sourceId: 'list:',
  address: '',
  networkId: null,
  network: '',
  count: null,
  lastReported: null,
};

/** The reports of each address, which is looked up by its keys (see lookupKeys), in the order of the request. Asks nobody. */
export function findInLists(subjects: Sought[], opening = openLists()): Promise<Findings> {
  return look(opening, async (store) => {
    const found = await findReports(store, keysOf(subjects));
    return subjects.map(({ keys }) => distinct(keys.flatMap((key) => found.get(key) ?? [])));
  });
}

/** The same, but of the reports of an address, however many there are, one stands for all, and says nothing. */
export function findWhetherInLists(subjects: Sought[], opening = openLists()): Promise<Findings> {
  return look(opening, async (store) => {
    const found = await findReported(store, keysOf(subjects));
    return subjects.map(({ keys }) => (keys.some((key) => found.has(key)) ? [silentReport] : []));
  });
}

async function look(
  opening: ReturnType<typeof openLists>,
  findAll: (store: ReportStore) => Promise<Report[][]>,
): Promise<Findings> {
  const find = async (lists: ReturnType<typeof openLists>) => {
    const store = await lists.store;
    const [reports, sources] = await Promise.all([findAll(store), lists.sources]);
    // Whoever finds the lists damaged finds them empty then, and what was said of them before is no longer true.
    return store.mayBeEmpty() ? undefined : { reports, sources };
  };
  const none = { reports: [], sources: null };
  const found = await find(opening)
    .then((first) => first ?? find(openLists()))
    .catch((error) => {
      console.warn('The local lists cannot be read.', error);
      return none;
    });
  const { settings } = await opening.settings;
  return { ...(found ?? none), staleAfter: settings.staleDays * 86_400_000 };
}

/**
 * Begins to read all that a look-up needs beside its keys: the disk works while the processor reads the addresses.
 * @param options `isNamed`: whether the sources are to have their names, see unnamedSources
 */
export function openLists({ isNamed = true } = {}) {
  const settings = readSettings();
  const sources = isNamed ? listSources(settings) : unnamedSources(settings);
  // Who looks up is told.
  sources.catch(() => undefined);
  return { store: reportStore(), sources, settings };
}

/** One page of the reports that fit, newest first. */
export async function searchLists(query: ReportQuery): Promise<ReportPage> {
  return searchReports(await reportStore(), query);
}

/** How many reports fit, by network and by month. */
export async function countLists(filter: ReportFilter): Promise<ReportCounts> {
  return countReports(await reportStore(), filter);
}

/** Reports that fit, in batches. */
export async function exportLists(request: ExportRequest): Promise<ExportBatch> {
  return exportReports(await reportStore(), request);
}

function keysOf(subjects: Sought[]): string[] {
  return subjects.flatMap(({ keys }) => keys);
}

/** A report stands under every account key that its text may mean. */
function distinct(reports: Report[]): Report[] {
  return [
    ...new Map(reports.map((report) => [`${report.sourceId} ${report.id}`, report])).values(),
  ];
}
