import { type Level, levels, type Reason } from './verdict';

const notes: ReadonlySet<Reason['code']> = new Set([
  'no-checksum',
  'own-trusted',
  'tag',
  'contract',
  'warning',
  'invisible',
]);

/** Whether a reason is only said, and decides nothing. */
export function isNote({ code, level }: Reason): boolean {
  return level === 'unknown' && notes.has(code);
}

/** Reasons in the order in which they are told; those of one level keep theirs. */
export function sortWorstFirst(reasons: Reason[]): Reason[] {
  const rank = ({ level }: { level: Level }) => levels.indexOf(level);
  return reasons.toSorted((a, b) => rank(a) - rank(b));
}
