import { readAddress } from '@/lib/address/identify';
import type { ReportFilter, ReportPage, ReportQuery } from '@/lib/extension/report-messages';
import type { Report } from '@/lib/verdict/facts';
import { findRowsOfKeys } from './find-reports';
import { lookupKeys } from './record';
import type { SegmentId, SegmentRow } from './report-schema';
import type { ReportStore } from './report-store';
import { fittingRows, readSearchRows, type SearchRows } from './search-rows';
import { noCount, reportAt } from './segment';
import { readMarks, readRows, readSegments } from './segment-store';
import { withoutShadowed } from './shadowed';
import { orderByRank } from './sort-order';

/** Reports on a page, where none other is asked for. */
const defaultPageSize = 20;
/** So long others wait for their answers at most, in milliseconds. */
const slice = 12;
/** Segments that are read at once. */
const readAhead = 4;

/** The rows of a segment that fit, as they are to be shown. */
export type Found = { id: SegmentId; segment: SegmentRow; columns: SearchRows; rows: Uint16Array };

/**
 * The reports whose address or label contains the text, in any case, on the network and of the source that is asked for; newest
 * first and those without a date last, or those with the most reports first. A page behind the last one gives the last one.
 * `quick`: answers as soon as the reports of the page are known, and says `counting` where the total is not.
 * Throws a StoreError where the lists cannot be read.
 */
export function searchReports(store: ReportStore, query: ReportQuery): Promise<ReportPage> {
  return readSegments(store, async (segments) => {
    const { page, pageSize = defaultPageSize } = query;
    const ranked = query.sort === 'count' ? countFirst : dateFirst;
    const newestFirst = segments.toSorted(([, a], [, b]) => b.newest - a.newest);
    const found: Cursor[] = [];
    for await (const one of findRows(store, query, newestFirst, segments)) {
      found.push(ranked(one));
      if (!query.quick || query.sort === 'count') continue;
      const next = newestFirst[found.length];
      // Nothing in the segments to come is newer than what is found.
      const certain = found.reduce((sum, cursor) => sum + datedFrom(cursor, next), 0);
      if (next && certain >= page * pageSize) {
        return { ...(await showPage(store, found, { page, pageSize })), counting: true };
      }
    }
    return showPage(store, found, { page, pageSize });
  });
}

/** The rows that fit, segment by segment; of an address, those of its account in any spelling as well. Lets others have their turn. */
export async function* findRows(
  store: ReportStore,
  filter: ReportFilter,
  wanted: readonly [SegmentId, SegmentRow][],
  segments: readonly [SegmentId, SegmentRow][],
): AsyncGenerator<Found> {
  const pause = pauses();
  const ofAccount = await findRowsOfKeys(store, wanted, accountKeys(filter));
  const ahead = wanted.slice(0, readAhead).map(([id]) => begin(id));
  for (const [at, [id, segment]] of wanted.entries()) {
    const columns = await (ahead.shift() ?? begin(id));
    // The disk works while the processor does.
    const following = wanted[at + readAhead];
    if (following) ahead.push(begin(following[0]));
    const fitting = fittingRows(columns, segment, filter, ofAccount.get(id));
    const rows = await withoutShadowed(store, [id, segment], fitting, segments);
    yield { id, segment, columns, rows };
    await pause();
  }

  function begin(id: SegmentId): Promise<SearchRows> {
    const reading = readSearchRows(store, id);
    // Whoever waits for it is told; a search that ends before waits for nothing.
    reading.catch(() => undefined);
    return reading;
  }
}

/** What the account of an address is found by, where one is searched for. */
function accountKeys({ search }: ReportFilter): string[] {
  const address = search.trim();
  const readings = readAddress(address);
  return readings.length > 0 ? lookupKeys(address, readings) : [];
}

/** The reports in some rows of a segment. */
export async function readReports(
  store: ReportStore,
  { id, segment }: Pick<Found, 'id' | 'segment'>,
  rows: Iterable<number>,
): Promise<Report[]> {
  const parts = { rows: await readRows(store, id), marks: await readMarks(store, id) };
  return Array.from(rows, (row) => reportAt(segment.sourceId, parts, row));
}

/** Rows of a segment in an order of its own, and how far they are taken. Ranks ascend. */
type Cursor = Found & { at: number; rankAt: (at: number) => number };

function dateFirst(found: Found): Cursor {
  const { columns, rows } = found;
  return { ...found, at: 0, rankAt: (at) => noCount - (columns.dates[rows[at] ?? 0] ?? 0) };
}

function countFirst(found: Found): Cursor {
  const { counts } = found.columns;
  // The number that stands for none is the highest: one more makes it the lowest.
  const rankOf = (row: number) => noCount - (((counts[row] ?? noCount) + 1) >>> 0);
  const order = orderByRank(found.rows.length, (at) => rankOf(found.rows[at] ?? 0));
  const rows = Uint16Array.from(order, (at) => found.rows[at] ?? 0);
  return { ...found, rows, at: 0, rankAt: (at) => rankOf(rows[at] ?? 0) };
}

/** How many rows of a cursor are at least as new as anything in a segment. */
function datedFrom({ columns, rows }: Cursor, next: [SegmentId, SegmentRow] | undefined): number {
  const newest = next?.[1].newest ?? 0;
  const older = rows.findIndex((row) => (columns.dates[row] ?? 0) < newest);
  return older === -1 ? rows.length : older;
}

async function showPage(
  store: ReportStore,
  found: Cursor[],
  { page: wanted, pageSize }: { page: number; pageSize: number },
): Promise<ReportPage> {
  const total = found.reduce((sum, { rows }) => sum + rows.length, 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wanted, pages);
  const pause = pauses();
  const shown: { cursor: Cursor; row: number }[] = [];
  for (let place = 0; place < Math.min(page * pageSize, total); place++) {
    const cursor = firstOf(found);
    if (place >= (page - 1) * pageSize) shown.push({ cursor, row: cursor.rows[cursor.at] ?? 0 });
    cursor.at++;
    if (place % 1000 === 999) await pause();
  }
  const reports = new Map<Cursor, Map<number, Report>>();
  for (const [cursor, taken] of Map.groupBy(shown, (one) => one.cursor)) {
    const rows = taken.map(({ row }) => row);
    const read = await readReports(store, cursor, rows);
    reports.set(cursor, new Map(read.map((report, at) => [rows[at] ?? 0, report])));
  }
  return {
    reports: shown.flatMap(({ cursor, row }) => reports.get(cursor)?.get(row) ?? []),
    total,
    page,
    pages,
  };
}

/** The cursor whose next row comes first. There is one. */
function firstOf(found: readonly Cursor[]): Cursor {
  let first: Cursor | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const cursor of found) {
    if (cursor.at >= cursor.rows.length) continue;
    const rank = cursor.rankAt(cursor.at);
    if (rank < lowest) {
      lowest = rank;
      first = cursor;
    }
  }
  if (!first) throw new Error('There are fewer rows than were counted.');
  return first;
}

/** Waits for the messages that came, if nobody had a turn for a while. */
function pauses(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < slice) return;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
  };
}
