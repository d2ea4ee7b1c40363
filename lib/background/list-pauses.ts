import type { Checkpoint, SourceRow } from '@/lib/reports/report-schema';
import { reportStore } from './open-lists';
import { gateState } from './service-gate';

/** How far a reading has come. */
type Reached = Pick<Checkpoint, 'generation' | 'seen'>;

const shortestPause = 1;
const longestPause = 60;

/** How far the reading of the service's list has come that is gone on with next; null: it begins anew. */
export async function reachedByReading(): Promise<Reached | null> {
  return (await serviceRow())?.checkpoint ?? null;
}

/**
 * Minutes to the next try: as many as it has failed for, so each pause is twice the one before, and some more or less, so that not
 * all who read the list come back at once. But soon, and when the service lets, where the reading came farther than it was `before`: one
 * that gives some pages at a time would need days for its list.
 */
export async function pauseAfterFailure(before: Reached | null): Promise<number> {
  const { state, checkpoint = null } = (await serviceRow()) ?? {};
  const isFarther = checkpoint !== null && checkpoint.seen > seenIn(checkpoint, before);
  const minutes = (Date.now() - (state?.failedSince ?? Date.now())) / 60_000;
  const pause = isFarther
    ? shortestPause
    : Math.min(Math.max(minutes, shortestPause), longestPause);
  const gate = await gateState(Date.now());
  const closed = gate.open || gate.error === 'key' ? 0 : gate.seconds / 60;
  return Math.max(pause * (0.8 + 0.4 * Math.random()), closed);
}

function seenIn({ generation }: Reached, before: Reached | null): number {
  return before?.generation === generation ? before.seen : 0;
}

async function serviceRow(): Promise<SourceRow | undefined> {
  return (await (await reportStore()).memory.sources()).find(({ id }) => id === 'service');
}
