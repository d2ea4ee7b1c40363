import type { TextColumn } from './columns';
import type { Directory } from './directory';
import { type HotCache, hotCache } from './hot-cache';
import type { SegmentId, SegmentRow, SourceRow } from './report-schema';
import type { SearchRows } from './search-rows';
import type { HashTable, Rows } from './segment';
import type { Hashes } from './text-hash';

/** What of the lists is kept in memory. Only a cache: the background may die between any two lines. */
export type SegmentMemory = {
  /** What is known of every segment; read once. */
  segments(): Promise<ReadonlyMap<SegmentId, SegmentRow>>;
  /** All sources; read with the segments, and again after a change. */
  sources(): Promise<readonly SourceRow[]>;
  tables: HotCache<HashTable>;
  rows: HotCache<Rows>;
  marks: HotCache<TextColumn>;
  searched: HotCache<SearchRows>;
  /** Of segments that are to be merged: the proofs of their tables. */
  proofs: ReadonlyMap<SegmentId, Hashes>;
  /** What was written. */
  change(changes: SegmentChanges): Promise<void>;
  /** Has all of it read again. */
  forget(): void;
};

export type SegmentChanges = {
  added: Map<SegmentId, SegmentRow>;
  removed: Set<SegmentId>;
  /** Of segments that were added. */
  proofs: Map<SegmentId, Hashes>;
};

// The tables, and what is searched, of a million reports; but only few rows.
const mostTableBytes = 24e6;
const mostSearchedBytes = 80e6;
const mostRowBytes = 16e6;
const mostMarkBytes = 8e6;

export function segmentMemory(
  readAll: () => Promise<Directory>,
  readSources: () => Promise<SourceRow[]>,
): SegmentMemory {
  let directory: Promise<Directory> | null = null;
  let sources: Promise<SourceRow[]> | null = null;
  const tables = hotCache<HashTable>(
    mostTableBytes,
    ({ hi, ids }) => hi.length * 10 + ids.hi.length * 8,
  );
  const rows = hotCache<Rows>(mostRowBytes, ({ addresses }) => sizeOf(addresses));
  const marks = hotCache<TextColumn>(mostMarkBytes, sizeOf);
  const searched = hotCache<SearchRows>(mostSearchedBytes, sizeOf);
  const caches = [tables, rows, marks, searched];
  const proofs = new Map<SegmentId, Hashes>();
  return {
    segments: async () => (await all()).segments,
    sources() {
      if (!directory) void all();
      if (!sources) {
        const reading = readSources();
        sources = reading;
        reading.catch(() => {
          if (sources === reading) sources = null;
        });
      }
      return sources;
    },
    tables,
    rows,
    marks,
    searched,
    proofs,
    async change({ added, removed, proofs: made }) {
      sources = null;
      for (const [id, proof] of made) proofs.set(id, proof);
      for (const id of removed) proofs.delete(id);
      const known = (await directory)?.segments;
      for (const [id, row] of added) known?.set(id, row);
      for (const id of removed) known?.delete(id);
      for (const cache of caches) cache.drop(removed);
    },
    forget() {
      directory = null;
      sources = null;
      proofs.clear();
      for (const cache of caches) cache.clear();
    },
  };

  function all(): Promise<Directory> {
    if (directory) return directory;
    const reading = readAll();
    directory = reading;
    sources = reading.then((read) => read.sources);
    sources.catch(() => {
      if (directory !== reading) return;
      directory = null;
      sources = null;
    });
    return reading;
  }
}

export function noChanges(): SegmentChanges {
  return { added: new Map(), removed: new Set(), proofs: new Map() };
}

/** Of rows: the text, and 16 bytes of numbers each. */
function sizeOf({ text, ends }: TextColumn): number {
  return text.length + ends.length * 16;
}
