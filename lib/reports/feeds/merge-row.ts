import type { ListRow } from './read-row';

/** What the later row of an account knows better. */
export function mergeRow(known: ListRow, row: ListRow): void {
  known.label ||= row.label;
  known.lastReported = larger(known.lastReported, row.lastReported);
  known.count = larger(known.count, row.count);
}

/** The larger of two numbers from 0, as far as they are known. */
function larger(a: number | null, b: number | null): number | null {
  return (b ?? -1) > (a ?? -1) ? b : a;
}
