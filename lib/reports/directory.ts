import type { SourceId } from '@/lib/verdict/facts';
import type { FuseFilter } from './fuse-filter';
import { areSourcesSound, isSegmentSound } from './is-sound';
import type {
  ReportDatabase,
  ReportTransaction,
  SegmentId,
  SegmentRow,
  SourceRow,
} from './report-schema';
import type { ReportStore } from './report-store';

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
/** So many segments may be read by themselves, as there are after each change of a small list, or be packed in vain, before all are packed again. */
const mostLoose = 4;
/** Whoever reads it waits for an answer. In milliseconds. */
const packDelay = 1000;

type Segments = Directory['segments'];

/**
 * Reads the directory, and has it packed later where much of it is not, until it is stopped. The copy is read and written by transactions
 * of its own: whatever is wrong with it, the lists are not made anew for it.
 */
export function directoryReader(
  read: ReportStore['read'],
  connection: () => Promise<ReportDatabase>,
): {
  read(): Promise<Directory>;
  stop(): void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const readCopy = async (): Promise<Segments> => {
    const packed = await (await connection()).get('packed', packedKey);
    const segments = packed ? unpackSegments(packed) : new Map();
    return areAllSound(segments) ? segments : new Map();
  };
  return {
    async read() {
      // Without it, each is read by itself.
      const known = await readCopy().catch((): Segments => new Map());
      const directory = await read((transaction) => readAll(transaction, known));
      const { segments } = directory;
      const same = [...segments.keys()].filter((id) => known.has(id)).length;
      clearTimeout(timer);
      if (segments.size - same + (known.size - same) > mostLoose && !isStopped)
        timer = setTimeout(() => {
          pack(connection(), segments).catch((error) =>
            // Whoever reads next tries again.
            console.warn('The lists cannot be packed.', error),
          );
        }, packDelay);
      return directory;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

export function readSources(transaction: ReportTransaction<'readonly'>): Promise<SourceRow[]> {
  return transaction.objectStore('sources').getAll();
}

/** `known`: segments that need not be read, where they are still there. */
async function readAll(
  transaction: ReportTransaction<'readonly'>,
  known: Segments,
): Promise<Directory> {
  const filters = transaction.objectStore('filters');
  const [ids, there, sources] = await Promise.all([
    filters.getAllKeys(),
    stillThere(filters.index('generation'), known),
    readSources(transaction),
  ]);
  const rows = await Promise.all(ids.map((id) => there.get(id) ?? filters.get(id)));
  const segments: Segments = new Map();
  ids.forEach((id, at) => {
    const row = rows[at];
    if (row) segments.set(id, row);
  });
  // See cureFor.
  if (!areAllSound(segments) || !areSourcesSound(sources, segments.values()))
    throw new DOMException('The lists lack some of what they had.', 'NotFoundError');
  return { segments, sources };
}

function areAllSound(segments: Segments): boolean {
  return [...segments.values()].every(isSegmentSound);
}

async function pack(connection: Promise<ReportDatabase>, segments: Segments): Promise<void> {
  const transaction = (await connection).transaction(['filters', 'packed'], 'readwrite');
  const index = transaction.objectStore('filters').index('generation');
  const packed = packSegments(await stillThere(index, segments));
  await transaction.objectStore('packed').put(packed, packedKey);
  await transaction.done;
}

/** Another database may stand in the place of the one that was read, and numbers its segments from the first on; but a generation is there once. */
async function stillThere(
  index: { getAllKeys(name: [SourceId, string]): Promise<SegmentId[]> },
  segments: Segments,
): Promise<Segments> {
  const readings = new Map(
    Array.from(segments.values(), ({ sourceId, generation }) => [generation, sourceId]),
  );
  const ids = await Promise.all(
    Array.from(readings, ([generation, sourceId]) => index.getAllKeys([sourceId, generation])),
  );
  const there = new Set(ids.flat());
  return new Map([...segments].filter(([id]) => there.has(id)));
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
