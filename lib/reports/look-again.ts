import type { Checkpoint } from './report-schema';
import type { SyncJob } from './sync-job';

/**
 * A reading that came to its end, at the first page again, where records may have moved past it: those that the store has and that
 * did not come, which may be on any page, or such as nobody knows, which are in front. They are looked for once, and again only where
 * some were found. null: there are none, or they are gone.
 */
export async function lookAgain(
  source: Pick<SyncJob, 'store' | 'sourceId'>,
  checkpoint: Checkpoint,
): Promise<Checkpoint | null> {
  const { seen, nextPage, returns } = checkpoint;
  const missing = await missingOf(source, checkpoint);
  const isMissing = missing > 0 && missing !== checkpoint.missing;
  if (!isMissing && !mayHaveMoved(checkpoint)) return null;
  const knownUpTo = isMissing ? Math.max(checkpoint.knownUpTo, nextPage - 1) : 0;
  return { ...checkpoint, nextPage: 1, knownUpTo, again: seen, missing, returns: returns + 1 };
}

/** How many records of the source are stored that the reading did not bring, at most; 0, too, where it was removed or is read anew. */
function missingOf(
  { store, sourceId }: Pick<SyncJob, 'store' | 'sourceId'>,
  { generation, seen }: Checkpoint,
): Promise<number> {
  return store.read(async (transaction) => {
    const row = await transaction.objectStore('sources').get(sourceId);
    return row?.checkpoint?.generation === generation ? Math.max(0, row.state.entries - seen) : 0;
  });
}

/** Whether rows came twice, so that others, which moved to the front before the reading came to them, did not come. */
function mayHaveMoved(checkpoint: Checkpoint): boolean {
  const { total, rows, split = 0, shrunk = 0, seen, unreadable, again, returns } = checkpoint;
  if (seen === again) return false;
  // Where it went back, rows came twice by that, and only what was promised tells whether any are missing.
  if (total === null && returns > 0 && again === undefined) return false;
  // What the list lost meanwhile may be among what was seen, in the place of as many that were not.
  return Math.min(rows, total ?? rows) + split + shrunk > seen + unreadable;
}
