import { printTable } from '@/test/bench/table';
import type { ColdRow } from './chromium';

export function printCold(rows: readonly ColdRow[]): void {
  printTable(
    'In a Chromium content script: milliseconds in a fresh process, then thousand a second',
    [
      [
        'family',
        'contestant',
        'load',
        'first 1',
        'next 10',
        'next 100',
        'next 889',
        'first 1,000',
        'warm',
      ],
      ...rows.map(({ family, contestant, load, cold, warm }) => [
        family.title,
        contestant,
        ...[load, ...cold, firstThousand(cold)].map((time) => time.toFixed(2)),
        warm.toFixed(warm < 100 ? 1 : 0),
      ]),
    ],
  );
}

export function firstThousand(cold: readonly number[]): number {
  return cold.reduce((sum, time) => sum + time, 0);
}
