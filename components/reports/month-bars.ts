import type { ReportCounts } from '@/lib/extension/report-messages';

/** One bar: a month, or a year where there are too many months. */
export type MonthBar = { name: string; count: number };

/** More months than that, and years are drawn. */
const most = 48;

/** The months from the first report to the last, those without one too; in years where they are many. */
export function monthBars(counts: ReportCounts['byMonth']): MonthBar[] {
  const [first] = counts;
  const last = counts.at(-1);
  if (!first || !last) return [];
  const months = range(indexOf(first.month), indexOf(last.month));
  if (months.length <= most) return barsOf(counts, months.map(nameOf), (month) => month);
  const years = range(Number(first.month.slice(0, 4)), Number(last.month.slice(0, 4)));
  return barsOf(counts, years.map(String), (month) => month.slice(0, 4));
}

function barsOf(
  counts: ReportCounts['byMonth'],
  names: string[],
  nameOfMonth: (month: string) => string,
): MonthBar[] {
  const sums = new Map<string, number>();
  for (const { month, count } of counts) {
    const name = nameOfMonth(month);
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return names.map((name) => ({ name, count: sums.get(name) ?? 0 }));
}

/** Months since the year 0. */
function indexOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

function nameOf(index: number): string {
  const month = String((index % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${month}`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
