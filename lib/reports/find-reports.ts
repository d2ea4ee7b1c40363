import type { Report, SourceId } from '@/lib/verdict/facts';
import { placesHeld } from './fuse-filter';
import type { Part } from './pack-segment';
import { keysOf, type StoredReport } from './record';
import type { RecordNames } from './record-names';
import type { SegmentId, SegmentRow } from './report-schema';
import type { ReportStore } from './report-store';
import { type HashTable, reportAt, rowsOfHash } from './segment';
import { readMarks, readRows, readSegments, readTable } from './segment-store';
import { type Hashes, hashTexts } from './text-hash';

/** Reports of one account beyond this are not looked up in a source: a list that repeats an address must not fill the memory. */
const mostOfSource = 50;
/** And of all sources together. Where there are more than ten, each has an equal share, and one report in any case. */
const mostOfKey = 500;

/** Whether a record is in this reading of its source, in one before, or in none. */
type Known = 'here' | 'before' | null;
/** What is read of a segment for a look-up. */
type Read = Omit<Part, 'proofs'>;
type Rows = { id: SegmentId; segment: SegmentRow; rows: number[] };

/**
 * The reports stored under each of the keys (see lookupKeys), by key; a key without reports is absent. A report may stand under
 * several keys. While a list is read anew, what is there of it counts as well as the list before, and is named first.
 */
export async function findReports(
  store: ReportStore,
  keys: string[],
): Promise<Map<string, Report[]>> {
  const wanted = [...new Set(keys)];
  const hashes = hashTexts(wanted);
  return readSegments(store, async (segments) => {
    const hits = hitsOf(segments, hashes);
    // Few filters err, so what all of them lead to is read at once.
    const parts = await readParts(store, new Set(hits.map(({ id }) => id)));
    const found = hits.flatMap(({ id, segment, place }) => {
      const part = parts.get(id);
      if (!part) return [];
      const rows = rowsOfHash(part.table, hashes.hi[place] ?? 0, hashes.lo[place] ?? 0);
      const key = wanted[place] ?? '';
      return reportsIn(part, { segment, rows }, key).map((report) => ({ key, report }));
    });
    return new Map(
      Array.from(
        Map.groupBy(found, ({ key }) => key),
        ([key, own]) => [key, distinct(own.map(({ report }) => report))],
      ),
    );
  });
}

/** The rows that the keys of an account lead to, by segment. A hash may lead to a row of another account, too: only for who looks through reports. */
export async function findRowsOfKeys(
  store: ReportStore,
  segments: readonly [SegmentId, SegmentRow][],
  keys: string[],
): Promise<Map<SegmentId, number[]>> {
  const hashes = hashTexts(keys);
  const found = new Map<SegmentId, number[]>();
  for (const { id, place } of hitsOf(segments, hashes)) {
    const rows = rowsOfHash(
      await readTable(store, id),
      hashes.hi[place] ?? 0,
      hashes.lo[place] ?? 0,
    );
    found.set(id, [...(found.get(id) ?? []), ...rows]);
  }
  return found;
}

/** Which of some records a source has already. */
export function findKnown(
  store: ReportStore,
  origin: { sourceId: SourceId; generation: string },
  records: readonly StoredReport[],
  names: RecordNames,
): Promise<Known[]> {
  return readSegments(store, async (segments) => {
    const known: Known[] = records.map(() => null);
    const own = segments.filter(([, { sourceId }]) => sourceId === origin.sourceId);
    for (const { id, segment, place } of hitsOf(own, names.keys)) {
      if (known[place]) continue;
      const rows = rowsOfId(await readTable(store, id), names, place);
      const isHere = segment.generation === origin.generation;
      known[place] = await howKnown(store, { id, segment, rows }, isHere, records[place]);
    }
    return known;
  });
}

/** The rows of a table with the key and the id at a place. */
export function rowsOfId(table: HashTable, { keys, ids }: RecordNames, place: number): number[] {
  const { hi, lo } = table.ids;
  return rowsOfHash(table, keys.hi[place] ?? 0, keys.lo[place] ?? 0).filter(
    (row) => hi[row] === ids.hi[place] && lo[row] === ids.lo[place],
  );
}

/** Where hashes may be. */
export function hitsOf(
  segments: readonly [SegmentId, SegmentRow][],
  hashes: Hashes,
): { id: SegmentId; segment: SegmentRow; place: number }[] {
  return segments.flatMap(([id, segment]) =>
    placesHeld(segment.filter, hashes).map((place) => ({ id, segment, place })),
  );
}

/** Each report once, and not too many of a source, so that none is silent because others say much. The first counts. */
function distinct(reports: readonly Report[]): Report[] {
  const sources = Map.groupBy(reports, ({ sourceId }) => sourceId);
  const share = Math.max(1, Math.min(mostOfSource, Math.floor(mostOfKey / sources.size)));
  return [...sources.values()].flatMap((ofSource) => {
    const own = new Map<string, Report>();
    for (const report of ofSource) {
      if (own.size < share && !own.has(report.id)) own.set(report.id, report);
    }
    return [...own.values()];
  });
}

async function readParts(
  store: ReportStore,
  ids: ReadonlySet<SegmentId>,
): Promise<Map<SegmentId, Read>> {
  const parts = Array.from(ids, async (id): Promise<[SegmentId, Read]> => {
    const [table, rows, marks] = await Promise.all([
      readTable(store, id),
      readRows(store, id),
      readMarks(store, id),
    ]);
    return [id, { table, rows, marks }];
  });
  return new Map(await Promise.all(parts));
}

/**
 * Two keys may have one hash, by chance or because somebody made a text for it, so the key of every row is worked out again, and
 * only reports of the key itself count. However many rows have the hash, one report at a time is looked at beside those found; the
 * rows are no more than a segment has.
 */
function reportsIn(part: Read, { segment, rows }: Omit<Rows, 'id'>, key: string): Report[] {
  const found: Report[] = [];
  for (const row of rows.toSorted((a, b) => a - b)) {
    const report = reportAt(segment.sourceId, part, row);
    if (keysOf(report).keys.includes(key)) found.push(report);
    if (found.length === mostOfSource) break;
  }
  return found;
}

/** Who is taken for 'here' is left out, so that is looked into; the others are only counted. */
async function howKnown(
  store: ReportStore,
  { id, segment, rows }: Rows,
  isHere: boolean,
  record: StoredReport | undefined,
): Promise<Known> {
  if (rows.length === 0) return null;
  if (!isHere) return 'before';
  const parts = { rows: await readRows(store, id), marks: await readMarks(store, id) };
  const isThere = rows.some(
    (row) => reportAt(segment.sourceId, parts, row).id === record?.report.id,
  );
  return isThere ? 'here' : null;
}
