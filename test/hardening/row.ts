import { printTable } from '@/test/bench/table';
import type { BrowserKind } from '@/test/browsers/find-browser';

/** One thing that was tried in one browser, and whether it went as it has to. */
export type Row = {
  what: string;
  /** What was seen, in words or figures. */
  seen: string;
  isGood: boolean;
};

export type Part = (kind: BrowserKind) => Promise<Row[]>;

/** Prints the rows of a browser as a table, and how many are good. */
export function printRows(title: string, rows: readonly Row[]): void {
  printTable(title, [
    ['', 'seen', ''],
    ...rows.map(({ what, seen, isGood }) => [what, seen, isGood ? 'good' : 'BAD']),
  ]);
  console.log(`\n${rows.filter(({ isGood }) => isGood).length} of ${rows.length} good.`);
}

/** Tries something. What it throws is a row too, so that the others are still tried. */
export async function tryRow(what: string, run: () => Promise<Omit<Row, 'what'>>): Promise<Row> {
  try {
    const row = { what, ...(await run()) };
    console.log(`  ${row.isGood ? 'good' : 'BAD '}  ${what}: ${row.seen}`);
    return row;
  } catch (error) {
    const cause = error instanceof Error && error.cause ? ` (${error.cause})` : '';
    console.log(`  BAD   ${what}: ${error}${cause}`);
    return { what, seen: `${error}${cause}`.slice(0, 200), isGood: false };
  }
}
