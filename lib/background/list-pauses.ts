import type { Checkpoint, SourceRow } from '@/lib/reports/report-schema';
import { reportStore } from './open-lists';
import { gateState } from './service-gate';

/** How far a reading has come. */
type Reached = Pick<Checkpoint, 'generation' | 'seen'>;

/** Shortest and longest pause, in minutes. */
type Bounds = readonly [shortest: number, longest: number];

const ofMost: Bounds = [1, 60];
/** Soon, where the service has more for who asks again. */
const ofFarther: Bounds = [1, 1];
/** Of a reading that was given up, all is read again. */
const ofGivenUp: Bounds = [60, 360];

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
  const row = await serviceRow();
  const [shortest, longest] = row ? boundsFor(row, before) : ofMost;
  const minutes = (Date.now() - (row?.state.failedSince ?? Date.now())) / 60_000;
  const pause = Math.min(Math.max(minutes, shortest), longest);
  const gate = await gateState(Date.now());
  const closed = gate.open || gate.error === 'key' ? 0 : gate.seconds / 60;
  return Math.max(pause * (0.8 + 0.4 * Math.random()), closed);
}

function boundsFor({ checkpoint }: SourceRow, before: Reached | null): Bounds {
  if (!checkpoint) return ofGivenUp;
  const seen = before?.generation === checkpoint.generation ? before.seen : 0;
  return checkpoint.seen > seen ? ofFarther : ofMost;
}

async function serviceRow(): Promise<SourceRow | undefined> {
  return (await (await reportStore()).memory.sources()).find(({ id }) => id === 'service');
}
