import type { Checkpoint } from './report-schema';
import type { Source } from './sync-job';

/** So many times as many rows that cannot be read as others are no list. */
const mostBad = 10;

/**
 * Whether what was read is no list that others may be removed by: nearly nothing of it can be read, or most cannot and it has less than half
 * of what it had. The service writes its rows in another way then.
 */
export async function isBroken(
  { store, sourceId }: Source,
  { seen, unreadable, total }: Checkpoint,
): Promise<boolean> {
  // Where the reading went back, some were counted twice.
  const bad = Math.min(unreadable, total === null ? unreadable : Math.max(0, total - seen));
  if (bad <= seen) return false;
  if (bad > mostBad * seen) return true;
  const row = await store.read((transaction) => transaction.objectStore('sources').get(sourceId));
  return 2 * seen < (row?.whole?.seen ?? 0);
}
