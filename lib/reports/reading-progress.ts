import type { SourceState } from '@/lib/verdict/facts';
import type { Pace } from './pace';
import type { Checkpoint } from './report-schema';

type Progress = NonNullable<SourceState['progress']>;

/** How far a reading is, as it is told: in records that it brought; where it looks once more, in those that it looked at again. */
export function progressOf(
  { seen, total, again, nextPage, pageLength }: Checkpoint,
  pace?: Pace,
): Progress {
  if (again === undefined) return { done: seen, total: credible(total, seen), ...pace?.(seen) };
  const all = Math.max(total ?? 0, again);
  return { done: Math.min((nextPage - 1) * pageLength, all), total: all, again: true };
}

/** What a list promised; null where it has more, so that it promised nonsense. `besides`: what was seen before it shrank, and what stands in a row with another. */
export function credible(total: number | null, seen: number, besides = 0): number | null {
  return total !== null && seen <= total + besides ? total : null;
}
