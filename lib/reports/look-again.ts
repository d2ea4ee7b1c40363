import type { Checkpoint } from './report-schema';
import type { Source } from './sync-job';

/**
 * So many looks in a row that find nothing are the last ones of a list in which one found something: where each page comes in an order of its
 * own, a record may be on none of a look's pages.
 */
const mostIdle = 5;

/**
 * A reading that came to its end, at the first page again, where records may have moved past it: those that the store has and that
 * did not come, or as many as rows came twice, which may be on any page, or such as nobody knows, which are in front. They are looked for
 * once, and again only where some were found. null: there are none, or they are gone.
 */
export async function lookAgain(
  source: Source,
  checkpoint: Checkpoint,
): Promise<Checkpoint | null> {
  const { seen, nextPage, returns } = checkpoint;
  const missing = await missingOf(source, checkpoint);
  const isMissing = missing > 0 && missing !== checkpoint.missing;
  const idle = idleLooks(checkpoint);
  const rows = rowsBeforeEnd(checkpoint);
  const isOnAny = isMissing || (lacksRows({ ...checkpoint, rows }) && idle < mostIdle);
  if (!isOnAny && !mayHaveMoved(checkpoint)) return null;
  const knownUpTo = isOnAny ? Math.max(checkpoint.knownUpTo, nextPage - 1) : 0;
  const look = { nextPage: 1, knownUpTo, again: seen, missing, idle, returns: returns + 1 };
  return { ...checkpoint, ...look, rows };
}

/** Whether a page, behind which the source has so many entries, brought the last of what is looked for on all pages. */
export function isAllFound(before: Checkpoint, after: Checkpoint, entries: number): boolean {
  const isSought = (before.missing ?? 0) > 0 || (before.again !== undefined && lacksRows(before));
  return isSought && entries <= after.seen && !lacksRows(after);
}

/** Whether more rows came twice than the list is known to have twice, so that as many others may not have come. */
function lacksRows(checkpoint: Checkpoint): boolean {
  return canTell(checkpoint) && twiceOf(checkpoint) > (checkpoint.doubled ?? 0);
}

/** How many rows the list has twice, where all were found: by its length now, since what came to it in another look is no row that came twice. */
export function doubledIn(checkpoint: Checkpoint): number {
  return twiceOf({ ...checkpoint, rows: checkpoint.total ?? checkpoint.rows });
}

/** How many rows came twice: the list has them twice, or they moved, or it comes in another order at each request. */
function twiceOf({ total, rows, split = 0, seen, unreadable }: Checkpoint): number {
  return Math.max(0, Math.min(rows, total ?? rows) + split - seen - unreadable);
}

/**
 * Of a list in which nothing was found yet, the first look may be the last. A look that finds less than a quarter of what came twice finds
 * what came to the list meanwhile, while what it has twice stays so.
 */
function idleLooks(checkpoint: Checkpoint): number {
  const { seen, again, idle = mostIdle - 1 } = checkpoint;
  if (again === undefined) return idle;
  const found = seen - again;
  return found > 0 && 3 * found >= twiceOf(checkpoint) ? 0 : idle + 1;
}

/** Without the pages by which a list that does not tell its length ended: behind its end some services repeat the last one. */
function rowsBeforeEnd({ rows, total, again, quiet = 0, pageLength }: Checkpoint): number {
  const isByQuiet = total === null && again === undefined && quiet > 0;
  return isByQuiet ? Math.max(0, rows - (quiet + 1) * pageLength) : rows;
}

/** How many records of the source are stored that the reading did not bring, at most; 0, too, where it was removed or is read anew. */
function missingOf({ store, sourceId }: Source, { generation, seen }: Checkpoint): Promise<number> {
  return store.read(async (transaction) => {
    const row = await transaction.objectStore('sources').get(sourceId);
    return row?.checkpoint?.generation === generation ? Math.max(0, row.state.entries - seen) : 0;
  });
}

/** Whether rows came twice, so that others, which moved to the front before the reading came to them, did not come. */
function mayHaveMoved(checkpoint: Checkpoint): boolean {
  const { total, rows, split = 0, shrunk = 0, seen, unreadable, again } = checkpoint;
  if (seen === again || !canTell(checkpoint)) return false;
  // What the list lost meanwhile may be among what was seen, in the place of as many that were not.
  return Math.min(rows, total ?? rows) + split + shrunk > seen + unreadable;
}

/** Where it went back, rows came twice by that, and only what was promised tells whether any are missing. */
function canTell({ total, returns, again }: Checkpoint): boolean {
  return total !== null || returns === 0 || again !== undefined;
}
