import { rowsOfId } from './find-reports';
import { mayHold } from './fuse-filter';
import type { SegmentId, SegmentRow } from './report-schema';
import type { ReportStore } from './report-store';
import type { HashTable } from './segment';
import { readTable } from './segment-store';
import type { Hashes } from './text-hash';

/** Without the rows of a segment that stand in a newer reading of its source too: while a list is read anew, both are there. */
export async function withoutShadowed(
  store: ReportStore,
  [id, segment]: [SegmentId, SegmentRow],
  rows: Uint16Array,
  segments: readonly [SegmentId, SegmentRow][],
): Promise<Uint16Array> {
  const newer = segments.filter(
    ([other, { sourceId, generation }]) =>
      sourceId === segment.sourceId && generation !== segment.generation && other > id,
  );
  if (rows.length === 0 || newer.length === 0) return rows;
  const table = await readTable(store, id);
  const names = { keys: keyOfRows(table), ids: table.ids };
  const isShadowed = new Uint8Array(table.ids.hi.length);
  for (const [other, { filter }] of newer) {
    const held = rows.filter((row) =>
      mayHold(filter, names.keys.hi[row] ?? 0, names.keys.lo[row] ?? 0),
    );
    if (held.length === 0) continue;
    const others = await readTable(store, other);
    for (const row of held) if (rowsOfId(others, names, row).length > 0) isShadowed[row] = 1;
  }
  return rows.filter((row) => !isShadowed[row]);
}

/** One key of each row. */
function keyOfRows({ hi, lo, rows, ids }: HashTable): Hashes {
  const keys = { hi: new Uint32Array(ids.hi.length), lo: new Uint32Array(ids.hi.length) };
  for (const [entry, row] of rows.entries()) {
    keys.hi[row] = hi[entry] ?? 0;
    keys.lo[row] = lo[entry] ?? 0;
  }
  return keys;
}
