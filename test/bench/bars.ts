import { printTable } from './table';

/** A figure and the most that it may be. */
export type Bar = { what: string; measured: number; most: number; unit: string };

/** Prints each bar with what was measured, and says how many are met; with none, that there is none. */
export function printBars(bars: readonly Bar[]): void {
  if (bars.length === 0) {
    console.log('\nNo bar is held to these figures.');
    return;
  }
  const isMet = ({ measured, most }: Bar) => measured <= most;
  const rows = bars.map((bar) => [
    bar.what,
    `${format(bar.measured)} ${bar.unit}`,
    `≤ ${format(bar.most)}`,
    isMet(bar) ? 'met' : 'NOT MET',
  ]);
  printTable('The bars', [['figure', 'measured', 'bar', ''], ...rows]);
  console.log(`\n${bars.filter(isMet).length} of ${bars.length} bars met.`);
}

function format(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
}
