import { printTable } from '@/test/bench/table';
import type { BrowserKind } from '@/test/browsers/find-browser';
import type { Driver, Page } from '@/test/e2e/driver';
import type { PageServer } from '@/test/e2e/page-server';

/** What all probes of one browser share. `options`: a page of the extension. */
export type Ground = { driver: Driver; pages: PageServer; options: Page };

/** One thing that was tried on a browser, and how it ended. */
export type Row = { probe: string; figure: string; bar: string; browser: BrowserKind; ok: boolean };

/** Prints rows, and what was wrong with those that failed. */
export function printRows(title: string, rows: readonly Row[]): void {
  printTable(title, [
    ['probe', 'figure', 'bar', 'browser', ''],
    ...rows.map(({ probe, figure, bar, browser, ok }) => [
      probe,
      figure,
      bar,
      browser,
      ok ? 'ok' : 'FAILED',
    ]),
  ]);
}

/** A row of something that must not happen: its figure is how often it did, with the first ones told. */
export function never(
  browser: BrowserKind,
  probe: string,
  wrongs: readonly string[],
  of?: number,
): Row {
  const count = of === undefined ? `${wrongs.length}` : `${wrongs.length} of ${of}`;
  const told = wrongs.slice(0, 3).map((wrong) => wrong.replaceAll(/\s+/g, ' ').slice(0, 120));
  const figure = [count, ...told].join('; ');
  return { probe, figure, bar: '0', browser, ok: wrongs.length === 0 };
}

/** A row that stands for what could not be tried to its end. */
export function broken(browser: BrowserKind, probe: string, error: unknown): Row {
  const figure = String(error).replaceAll(/\s+/g, ' ').slice(0, 200);
  return { probe, figure, bar: 'no error', browser, ok: false };
}
