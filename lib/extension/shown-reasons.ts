import type { Reason, Verdict } from '@/lib/verdict/verdict';

/** The reasons of a verdict, but for what a service said just now of a report that its list told of already. */
export function shownReasons({ reasons }: Verdict): Reason[] {
  return reasons.filter((reason) => !reasons.some((other) => isSaidBy(other, reason)));
}

/** As services write it: 'Reported 3 times, last on 2026-05-01'. */
const reportWords = /^Reported (\d+) times?(?:, last on (\d{4}-\d\d-\d\d))?\.?$/;

function isSaidBy(other: Reason, reason: Reason): boolean {
  if (reason.code !== 'service-report' || other.code !== 'reported') return false;
  const { report, elsewhere, otherwise, sourceName } = other;
  if (report.sourceId !== 'service' || sourceName !== reason.sourceName) return false;
  if (elsewhere || otherwise) return false;
  const [text, count, day] = reportWords.exec(reason.text) ?? [];
  return text !== undefined && Number(count) === report.count && day === dayOf(report.lastReported);
}

function dayOf(at: number | null): string | undefined {
  return at === null ? undefined : new Date(at).toISOString().slice(0, 10);
}
