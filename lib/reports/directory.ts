import type { FuseFilter } from './fuse-filter';
import type { ReportTransaction, SegmentId, SegmentRow, SourceRow } from './report-schema';

/** What every look-up needs. */
export type Directory = { segments: Map<SegmentId, SegmentRow>; sources: SourceRow[] };

/**
 * What is known of many segments in one value: a browser reads one of some MB in the time of a few small ones. Only a copy: segments
 * never change, and their numbers are not used twice, so that one which is missing here is read by itself.
 */
export type PackedSegments = {
  rows: (Omit<SegmentRow, 'filter'> & {
    id: SegmentId;
    filter: Omit<FuseFilter, 'cells'>;
    length: number;
  })[];
  /** Of one filter after the other. */
  cells: Uint16Array;
};

/** Where the only value of the store `packed` stands. */
const packedKey = 0;
/** So many segments may be read by themselves, as there are after each change of a small list, before all are packed again. */
const mostAlone = 4;
/** Whoever reads it waits for an answer. In milliseconds. */
const packDelay = 1000;

/** Works in one transaction; see ReportStore. */
type Transact = <Mode extends 'readonly' | 'readwrite', T>(
  mode: Mode,
  work: (transaction: ReportTransaction<Mode>) => Promise<T>,
) => Promise<T>;

/** Reads the directory, and has it packed later where much of it is not, until it is stopped. */
export function directoryReader(transact: Transact): {
  read(): Promise<Directory>;
  stop(): void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pack = (segments: Directory['segments']) =>
    transact('readwrite', (transaction) => packIn(transaction, segments)).catch((error) =>
      // Whoever reads next tries again.
      console.warn('The lists cannot be packed.', error),
    );
  return {
    async read() {
      const { alone, ...directory } = await transact('readonly', readSegments);
      clearTimeout(timer);
      if (alone > mostAlone) timer = setTimeout(pack, packDelay, directory.segments);
      return directory;
    },
    stop: () => clearTimeout(timer),
  };
}

export function readSources(transaction: ReportTransaction<'readonly'>): Promise<SourceRow[]> {
  return transaction.objectStore('sources').getAll();
}

/** `alone` is how many segments had to be read by themselves. */
async function readSegments(
  transaction: ReportTransaction<'readonly'>,
): Promise<Directory & { alone: number }> {
  const filters = transaction.objectStore('filters');
  const [ids, packed, sources] = await Promise.all([
    filters.getAllKeys(),
    transaction.objectStore('packed').get(packedKey),
    readSources(transaction),
  ]);
  const known = packed ? unpackSegments(packed) : new Map<SegmentId, SegmentRow>();
  const alone = ids.filter((id) => !known.has(id));
  const rows = await Promise.all(alone.map((id) => filters.get(id)));
  const all = new Map([...known, ...alone.map((id, at) => [id, rows[at]] as const)]);
  const segments = new Map(
    ids.flatMap((id) => {
      const row = all.get(id);
      return row ? [[id, row]] : [];
    }),
  );
  return { segments, sources, alone: alone.length };
}

/** Packs segments, unless the database is another one by now: it was deleted or damaged, and numbers its segments from the first on. */
async function packIn(
  transaction: ReportTransaction<'readwrite'>,
  segments: ReadonlyMap<SegmentId, SegmentRow>,
): Promise<void> {
  const generations = transaction.objectStore('filters').index('generation');
  const stored = new Map<SegmentId, string>();
  for await (const { key, primaryKey } of generations.iterate()) stored.set(primaryKey, key[1]);
  const isSame = ([id, { generation }]: [SegmentId, SegmentRow]) =>
    (stored.get(id) ?? generation) === generation;
  if (![...segments].every(isSame)) return;
  const there = new Map([...segments].filter(([id]) => stored.has(id)));
  await transaction.objectStore('packed').put(packSegments(there), packedKey);
}

function packSegments(segments: ReadonlyMap<SegmentId, SegmentRow>): PackedSegments {
  const rows = Array.from(
    segments,
    ([
      id,
      {
        filter: { cells, ...filter },
        ...row
      },
    ]) => {
      return { ...row, id, filter, length: cells.length };
    },
  );
  const cells = new Uint16Array(rows.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const { filter } of segments.values()) {
    cells.set(filter.cells, from);
    from += filter.cells.length;
  }
  return { rows, cells };
}

function unpackSegments({ rows, cells }: PackedSegments): Map<SegmentId, SegmentRow> {
  let to = 0;
  return new Map(
    rows.map(({ id, length, filter, ...row }) => {
      const from = to;
      to += length;
      return [id, { ...row, filter: { ...filter, cells: cells.subarray(from, to) } }];
    }),
  );
}
