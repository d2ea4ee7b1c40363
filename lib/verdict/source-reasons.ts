import type { Facts, SourceState } from './facts';
import { networksMeant, type Reason } from './verdict';

/** What the lists that have no report of the account say. An address that is none needs no list. */
export function sourceReasons(facts: Facts): Reason[] {
  const { sources, reports, validity, answer } = facts;
  if (validity.status === 'invalid') return [];
  if (!sources) return [{ code: 'lists-unreadable', level: 'unknown' }];
  const silent = sources.filter(({ id }) => !reports.some(({ sourceId }) => sourceId === id));
  const reasons = silent
    .filter(({ id }) => id !== 'starter')
    .filter((source) => speaksOf(source, facts))
    .map((source) => silentReason(source, facts))
    // A list without entries knows nobody: some services give theirs only in parts, to who searches.
    .filter((reason) => reason.code !== 'list-none' || reason.entries > 0)
    .filter((reason) => answer.status !== 'answered' || !isOutdone(reason));
  const nobodyElse = answer.status === 'not-asked' && reasons.length === 0 && reports.length === 0;
  return nobodyElse ? [{ code: 'starter-only', level: 'unknown' }] : reasons;
}

/** The service's own word is fresher than our copy of its list; it says nothing for the lists of others. */
export function isOutdone(reason: Reason): boolean {
  return 'ofService' in reason && reason.ofService === true;
}

/** That a list of Ethereum addresses has no report says nothing of an address of Bitcoin. */
function speaksOf({ networks }: SourceState, facts: Facts): boolean {
  const possible = networksMeant(facts);
  return !networks || networks.some((id) => possible.includes(id));
}

function silentReason(
  { id, name, entries, updatedAt, failedSince, error }: SourceState,
  { now, staleAfter, answer }: Facts,
): Reason {
  const ofService = id === 'service';
  if (updatedAt === null) {
    // What kept the service from answering is said of its answer.
    const isSaid = ofService && answer.status === 'failed' && answer.message === error;
    const why = isSaid ? null : error;
    return { code: 'list-never-read', level: 'unknown', sourceName: name, ofService, error: why };
  }
  const elapsed = now - updatedAt;
  // A list from the future means that a clock was set: its age is not known.
  const isStale = elapsed > staleAfter || elapsed < -60_000;
  const failed = !isStale && (failedSince ?? null) !== null;
  if (isStale || failed) {
    return {
      code: 'list-stale',
      level: 'unknown',
      sourceName: name,
      ofService,
      at: updatedAt,
      failed,
    };
  }
  return { code: 'list-none', level: 'clear', sourceName: name, entries, at: updatedAt };
}
