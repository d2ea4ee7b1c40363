import { i18n } from '#i18n';
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
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { searchReports } from '@/lib/reports/search';
import { sourceStates } from '@/lib/reports/sources';
import { installStarterList } from '@/lib/reports/starter';
import type { Report, SourceState } from '@/lib/verdict/facts';
import { readFeeds, withFeeds } from './feed-store';
import { lossOfList } from './lost-list';

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

let opened: Promise<ReportStore> | null = null;
const whenEmpty = new Set<() => void>();
/** Why the service's list could not be stored, where that could not be stored either; the next try says so again. */
let notStored: string | null = null;

/** Calls back whenever the lists turn out to be empty: at first, and after their database was lost. Call it when the background starts. */
export function onEmptyLists(refill: () => void): void {
  whenEmpty.add(refill);
}

/** Notes that the service's list cannot be stored, in words for the user; null: it can. */
export function noteNotStored(why: string | null): void {
  notStored = why;
}

/** The lists, with the starter list in them. Opened once in the background's life, and again after a failure or a repair. */
export async function reportStore(): Promise<ReportStore> {
  opened ??= openWithStarterList().catch((error) => {
    opened = null;
    throw error;
  });
  const store = await opened;
  if (!store.mayBeEmpty()) return store;
  // The starter list has to go in again.
  await store.close();
  opened = null;
  return reportStore();
}

/** Closes the lists, so that their database can be deleted; it is opened anew when it is needed. */
export async function closeLists(): Promise<void> {
  const [store] = await Promise.allSettled([opened]);
  opened = null;
  if (store?.status === 'fulfilled') await store.value?.close();
}

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
  const find = async (lists: typeof opening.lists) => {
    const { store, sources } = await lists;
    const reports = await findAll(store);
    // Whoever finds the lists damaged finds them empty then, and what was said of them before is no longer true.
    return store.mayBeEmpty() ? undefined : { reports, sources };
  };
  const none = { reports: [], sources: null };
  const found = await find(opening.lists)
    .then((first) => first ?? find(openLists().lists))
    .catch((error) => {
      console.warn('The local lists cannot be read.', error);
      return none;
    });
  const { settings } = await opening.settings;
  return { ...(found ?? none), staleAfter: settings.staleDays * 86_400_000 };
}

/**
 * Begins to read all that a look-up needs beside its keys: the disk works while the processor reads the addresses.
 * @param options `isNamed`: whether the sources are to have their names: Chromium reads its words when the first one is asked for, and that takes
 * as long as to look up 50 addresses
 */
export function openLists({ isNamed = true } = {}) {
  const settings = readSettings();
  const sources = isNamed ? listSources(settings) : unnamedSources(settings);
  const lists = Promise.all([reportStore(), sources]).then(([store, states]) => ({
    store,
    sources: states,
  }));
  // Who looks up is told.
  lists.catch(() => undefined);
  return { lists, settings };
}

/** The sources of reports: the starter list, and the service where one is set, though its list may not have been read yet. */
export async function listSources(reading = readSettings()): Promise<SourceState[]> {
  return (await unnamedSources(reading)).map(inWords);
}

async function unnamedSources(reading: ReturnType<typeof readSettings>): Promise<SourceState[]> {
  const [stored, { settings }, feeds] = await Promise.all([
    reportStore().then(sourceStates),
    reading,
    readFeeds(),
  ]);
  const states = withFeeds(stored, feeds).map(withNotStored);
  const address = settings.serviceAddress;
  if (address === null || states.some(({ id }) => id === 'service')) return states;
  const never = {
    entries: 0,
    unreadable: 0,
    updatedAt: null,
    triedAt: null,
    progress: null,
  };
  const error = notStored ?? (await lossOfList(address));
  return [...states, { id: 'service', name: new URL(address).host, ...never, error }];
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

function withNotStored(state: SourceState): SourceState {
  return state.id === 'service' && notStored ? { ...state, error: notStored } : state;
}

/** The lists keep a name of their own in the language that they were stored in. */
function inWords(state: SourceState): SourceState {
  return state.id === 'starter' ? { ...state, name: i18n.t('sources.starter') } : state;
}

async function openWithStarterList(): Promise<ReportStore> {
  const store = await openReportStore();
  const isEmpty = (await sourceStates(store)).length === 0;
  await installStarterList(store);
  if (isEmpty) for (const refill of whenEmpty) refill();
  return store;
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
