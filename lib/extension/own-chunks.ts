import * as z from 'zod/mini';
import { byKey, isLater, OwnRecord, type OwnRecords } from './own-entries';

/** What goes into `storage.sync`: chunks by their name, and what found no room. */
export type Packed = {
  chunks: Map<string, Row[]>;
  /** The records that the chunks hold. */
  records: Map<string, OwnRecord>;
  /** Entries, not deletions, that only this browser keeps. */
  leftOut: number;
};

/** Key, time of the change, and unless it was deleted: address, network, whether it is blocked, name, note. */
type Row = [string, number] | [string, number, string, string | null, 0 | 1, string, string];

const Row = z.lazy(() =>
  z.union([
    z.tuple([z.string(), z.number()]),
    z.tuple([
      z.string(),
      z.number(),
      z.string(),
      z.nullable(z.string()),
      z.literal([0, 1]),
      z.string(),
      z.string(),
    ]),
  ]),
);

// Both browsers: 8,192 bytes an item, 102,400 in all, 512 items. A part is left free, since they count bytes in slightly different ways.
const mostChunkBytes = 7_600;
const mostBytes = 96_000;

/** An entry goes by its key into one of them, so that a change rewrites one, and two browsers rarely the same. */
const chunkCount = 64;

export const chunkNames: readonly string[] = Array.from(
  { length: chunkCount },
  (_, i) => `own-${i}`,
);

/** Packs the last changes first, so that all browsers leave out the same old ones. */
export function packOwn(records: OwnRecords): Packed {
  const newestFirst = [...records.values()].sort(
    (a, b) => b.changedAt - a.changedAt || (a.key < b.key ? -1 : 1),
  );
  const chunks = new Map<string, { rows: Row[]; bytes: number }>();
  const packed: Packed = { chunks: new Map(), records: new Map(), leftOut: 0 };
  let total = 0;
  for (const record of newestFirst) {
    const row = rowOf(record);
    const bytes = bytesOf(row);
    const name = chunkOf(record.key);
    const chunk = chunks.get(name) ?? { rows: [], bytes: bytesOf(name) };
    if (chunk.bytes + bytes > mostChunkBytes || total + bytes > mostBytes) {
      if (record.said) packed.leftOut += 1;
      continue;
    }
    chunk.rows.push(row);
    chunk.bytes += bytes;
    total += bytes;
    chunks.set(name, chunk);
    packed.records.set(record.key, record);
  }
  for (const [name, { rows }] of chunks) packed.chunks.set(name, rows);
  return packed;
}

/** The records in the items of `storage.sync`. What cannot be read is not there: each browser has its own copy. */
export function unpackOwn(items: Readonly<Record<string, unknown>>): Map<string, OwnRecord> {
  const rows = chunkNames.flatMap((name) => {
    const chunk = items[name];
    return Array.isArray(chunk) ? chunk : [];
  });
  return byKey(rows.flatMap((row) => recordOf(row) ?? []));
}

/** Whether the chunks tell a change that is not there yet. */
export function hasNews({ records }: Packed, there: OwnRecords): boolean {
  return [...records.values()].some((record) => isLater(record, there.get(record.key)));
}

function rowOf({ key, changedAt, said }: OwnRecord): Row {
  if (!said) return [key, changedAt];
  const { address, networkId, kind, name, note } = said;
  return [key, changedAt, address, networkId, kind === 'blocked' ? 1 : 0, name, note];
}

function recordOf(value: unknown): OwnRecord | null {
  const row = Row.safeParse(value);
  if (!row.success) return null;
  const [key, changedAt, address, networkId, isBlocked, name, note] = row.data;
  const kind = isBlocked === 1 ? 'blocked' : 'trusted';
  const said = address === undefined ? null : { address, networkId, kind, name, note };
  const record = OwnRecord.safeParse({ key, changedAt, said });
  return record.success ? record.data : null;
}

/** FNV-1a, 32 bits. */
function chunkOf(key: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return `own-${(hash >>> 0) % chunkCount}`;
}

/** As UTF-8 with a comma; Chromium writes '<' and line separators as six characters. */
function bytesOf(value: unknown): number {
  const text = JSON.stringify(value).replace(/[<\u2028\u2029]/g, '\\u0000');
  return new TextEncoder().encode(text).length + 1;
}
