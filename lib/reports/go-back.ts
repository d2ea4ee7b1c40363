import { pagesOf } from './count-page';
import type { GatheredPages } from './gathered-pages';
import type { PagesAhead } from './pages-ahead';
import type { Checkpoint } from './report-schema';
import type { SyncOutcome } from './sync-job';

type Run = { ahead: PagesAhead; gathered: GatheredPages };

/** Pages that were under way when the list became shorter: how it changed between them nobody saw. */
const unseen = 2;

/**
 * Whether pages that were read already are other ones now, of a list that has `change` records more than it had a page ago: it became
 * shorter, or it grew since its last page was read, and the row that this one lacks is no broken promise. For that once is enough: then
 * rows came twice, and what is still missing is looked for in front.
 */
export function isToGoBack(
  { nextPage, again, returns }: Checkpoint,
  change: number,
  rows: number,
): boolean {
  if (nextPage === 1) return false;
  const isFirst = again === undefined && returns === 0;
  return change < 0 || (change > 0 && rows === 0 && isFirst);
}

/** What stood here moved up, onto pages that were read already, or something came there. */
export async function goBack(
  run: Run,
  begun: Checkpoint,
  change: number,
): Promise<Checkpoint | SyncOutcome> {
  const { nextPage: page, knownUpTo, returns, total, pageLength, shrunk = 0 } = begun;
  const pages = pagesOf(change, pageLength);
  return storeAndGo(run, {
    ...begun,
    total: total === null ? null : total + change,
    shrunk: shrunk + Math.max(0, -change),
    nextPage: Math.max(1, page - pages - unseen),
    knownUpTo: Math.max(knownUpTo, page - 1),
    returns: returns + 1,
  });
}

/**
 * Begins again in another way: with pages as long as the service likes, where one of those that were asked for is too long to be read; or
 * at page 0.
 */
export async function beginAnew(
  run: Run,
  begun: Checkpoint,
  way: { limit: null } | Pick<Checkpoint, 'first' | 'edition'>,
): Promise<Checkpoint | SyncOutcome> {
  // In another look for what is missing, too, rows are counted from the first page on.
  const { again, ...reading } = begun;
  const { rows, knownUpTo, pageLength } = reading;
  const anew = { ...way, nextPage: 1, rows: 0, unreadable: 0, split: 0 };
  // In rows, of which a page has one at least: how many it has, the first one tells.
  return storeAndGo(run, {
    ...reading,
    ...anew,
    knownUpTo: Math.max(rows, knownUpTo * pageLength),
  });
}

/** What is known of the records that were stored. */
export function broughtBy({ seen, digest }: Checkpoint): Pick<Checkpoint, 'seen' | 'digest'> {
  return { seen, digest };
}

async function storeAndGo(run: Run, next: Checkpoint): Promise<Checkpoint | SyncOutcome> {
  run.ahead.drop();
  const stored = await run.gathered.store();
  if (stored === 'superseded') return { status: 'stopped' };
  return { ...next, ...broughtBy(typeof stored === 'string' ? next : stored) };
}
