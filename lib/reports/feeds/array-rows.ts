import { findField } from '@/lib/extension/fields';
import { isHeading } from '@/lib/extension/heading';
import { readText } from '@/lib/service/read-fields';
import { columnsOf, isNoHash } from './columns-of';
import { bareRow, namedRowsOf, noGroup, type Rows, readRowsOf } from './raw-row';
import { isAddress } from './read-row';

/** The rows of a table that is written as lists in a list: `[["address","chain"],["0x…","eth"]]`, with or without names. */
export function* arrayRows(entries: unknown[]): Rows {
  const names = cellsIn(entries.find(Array.isArray)).map(readText);
  const isNamed =
    !names.some(isAddress) && (findField(names, 'address') !== undefined || isHeading(names));
  const columns = isNamed ? names : (columnsOf(names) ?? []);
  let line = 0;
  for (const entry of entries) {
    line += 1;
    const cells = cellsIn(entry);
    const isSeveral = !isNamed && cells.filter(isOne).length > 1;
    if (!isNamed || line > 1) yield* rowsOf(cells, isSeveral ? [] : columns, line, isNamed);
  }
}

/** The row of some cells, or where no columns are known, one of each. */
function* rowsOf(cells: unknown[], columns: string[], line: number, isNamed: boolean): Rows {
  if (columns.length === 0) {
    for (const cell of cells) yield bareRow(cell, line, noGroup);
    return;
  }
  const fields = Object.fromEntries(columns.map((name, at) => [name, cells[at]]));
  yield* (isNamed ? namedRowsOf : readRowsOf)(fields, line, noGroup);
}

function cellsIn(entry: unknown): unknown[] {
  return Array.isArray(entry) ? entry : [entry];
}

function isOne(cell: unknown): boolean {
  return isNoHash(readText(cell));
}
