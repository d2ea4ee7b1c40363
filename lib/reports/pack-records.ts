import { packSegment } from './pack-segment';
import type { StoredReport } from './record';
import type { RecordNames } from './record-names';
import type { Segment } from './segment';

/** Rows of a segment at most. Its filter stays under 64 KiB then: Chromium makes a file of a value that is larger. */
export const mostRowsOfFull = 24_000;

/** A segment of so many rows is not merged any more. */
export const fullRows = mostRowsOfFull / 2;

/** Packs records, in as many segments as they need. Who has their names can hand them over. */
export function packRecords(records: readonly StoredReport[], names?: RecordNames): Segment[] {
  if (records.length > 0 && records.length <= mostRowsOfFull) return [packSegment(records, names)];
  const segments: Segment[] = [];
  for (let at = 0; at < records.length; at += mostRowsOfFull) {
    segments.push(packSegment(records.slice(at, at + mostRowsOfFull)));
  }
  return segments;
}
