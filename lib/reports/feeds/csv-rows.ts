import { cellsOf, isRule, isSkipped, recordsOf, splitCells } from '@/lib/extension/cells';
import { findField } from '@/lib/extension/fields';
import { isHeading } from '@/lib/extension/heading';
import { linesOf } from '@/lib/extension/lines';
import { readText } from '@/lib/service/read-fields';
import { isHash, isNoHash } from './columns-of';
import { isCommented, type Table, wholeRow } from './find-table';
import { harmedColumn, harmlessColumn, harmlessHeading } from './harmless';
import { Headings } from './headings';
import {
  type BadRow,
  bareRow,
  namedRowsOf,
  noGroup,
  type RawRow,
  type Rows,
  refusedFor,
} from './raw-row';
import { isAddress } from './read-row';
import { partOf, type Side } from './side-by-side';
import { lineRows } from './text-rows';

/** Whether what stands for a table's header is what a server says in place of the list: 'Invalid address'. */
export function hasSentence(text: string): boolean {
  for (const { text: written } of linesOf(text))
    if (!isSkipped(written)) return /\w \w/.test(written);
  return false;
}

/** The rows of a table. */
export function* csvRows(text: string, first: Table): Rows {
  const headings = new Headings();
  let table = titled(first, headings);
  let before = '';
  for (const { line, text: written } of recordsOf(text, table.separator, wholeRow(table))) {
    table = nextTable(table, before, written, line);
    const isRow = line > table.after && !isBetween(written, table);
    const title = titleIn(written, table, isRow);
    if (title === null) headings.passRow(headerIn(written, before, table, isRow));
    // A title may stand before the header.
    else if (line !== table.after) headings.pass(title);
    before = written;
    const rows = isRow ? rowsOf(written, line, table, headings.title) : [null];
    for (const row of rows) yield refusedFor(headings.reason, asWritten(row, table));
  }
}

/** A row whose column is called as the list does. */
function asWritten(
  row: RawRow | BadRow | null,
  { columns, written = columns, after }: Table,
): RawRow | BadRow | null {
  if (!row || 'reason' in row || row.column === undefined) return row;
  const { column, ...other } = row;
  const name = after > 0 ? written[columns.lastIndexOf(column)] : undefined;
  return name === undefined ? other : { ...other, column: name };
}

/** A table of one column, whose header may be the title of no more than its first rows: 'Safe addresses:'. */
function titled(table: Table, headings: Headings): Table {
  const { columns, after } = table;
  const [header = '', another] = columns;
  if (after === 0 || another !== undefined) return table;
  headings.pass(header);
  return headings.reason === null ? table : { ...table, columns: ['address'], written: columns };
}

/** What may be a title between rows: 'Whitelist', or before empty cells, where a row has its address; or a line that is no row. */
function titleIn(written: string, table: Table, isRow: boolean): string | null {
  if (isRow && /[^\s,;|]{20}/.test(written)) return null;
  const alone = aloneIn(written, table);
  if (!isRow) return alone ?? written;
  const isWhole = alone !== null && !written.includes(table.separator);
  return isWhole || table.columns[0] === findField(table.columns, 'address') ? alone : null;
}

/** What another table, below a blank line, calls its addresses in the same column: that may be of those who are not accused, 'victim'. */
function headerIn(written: string, before: string, table: Table, isRow: boolean): string | null {
  const { columns, separator } = table;
  if (!isRow || separator === '|' || before.trim() !== '' || /\S{30}/.test(written)) return null;
  const cells = splitCells(written, separator);
  const name = cells[columns.lastIndexOf(findField(columns, 'address') ?? '')] ?? '';
  return isHeading(cells) && /^\p{L}+(?:[ _-]\p{L}+)?$/u.test(name) ? name : null;
}

/** The first cell of a line where all others are empty. */
function aloneIn(written: string, { separator }: Table): string | null {
  const [first = '', ...others] = splitCells(written, separator);
  return others.every((cell) => cell === '') ? first : null;
}

/**
 * The table that goes on with a line, or begins where that is the rule below another header: a page has several tables, not all of whoever
 * is accused.
 */
function nextTable(table: Table, before: string, rule: string, line: number): Table {
  const { separator, after } = table;
  if (separator !== '|' || line - 1 <= after || !isRule(rule)) return table;
  const columns = splitCells(before, separator);
  return isHeading(columns) ? { separator, columns, after: line } : table;
}

/** Whether a line has nothing to read, or stands between drawn tables, and has no word that may be an address: 'Victims:'. */
function isBetween(written: string, { separator }: Table): boolean {
  if (isSkipped(written)) return true;
  return separator === '|' && !written.includes('|') && !/\S{20}/.test(written);
}

/** The row of a line. Of addresses beside each other, each is a row: none is the label of another. */
function* rowsOf(written: string, line: number, table: Table, title: string): Rows {
  const { columns, separator, after } = table;
  const cells = splitCells(written, separator);
  if (after === 0 && isOfText(written, cells)) {
    yield* lineRows(written, line, title);
    return;
  }
  if (after === 0 && isSeveral(cells, columns)) {
    for (const cell of cellsOf(written, separator)) {
      yield cell === '' ? null : bareRow(cell, line, noGroup);
    }
    return;
  }
  if (table.isOpen) {
    yield* openRows(cells, line, columns);
    return;
  }
  if (table.sides) {
    yield* sideRows(cells, line, columns, table.sides);
    return;
  }
  const isOfOne = columns.length === 1;
  yield* isOfOne ? columnRows(written, line, table, title) : fieldRows(cells, line, columns, title);
}

/** Below one name, all addresses of a line are meant; or the one that it begins with, as in a text: '1. 0x… – Fake shop'. */
function* columnRows(written: string, line: number, table: Table, title: string): Rows {
  const [first = '', ...others] = cellsOf(written, table.separator);
  const asText =
    isAddress(first) || isHarmlessColumn(table) ? null : textRowOf(written, line, title);
  if (asText) return yield asText;
  for (const cell of [first, ...others.filter(isNoHash)])
    yield* fieldRows([cell], line, table.columns, title);
}

function isHarmlessColumn({ columns }: Table): boolean {
  return harmlessColumn(columns[0] ?? '') !== null;
}

/** The row of a line that has one address as a text has it, and says who is not accused itself; null: it has not. */
function textRowOf(written: string, line: number, title: string): RawRow | BadRow | null {
  const [row = null, another] = lineRows(written, line, title);
  if (row === null || another) return null;
  const isOne = 'reason' in row ? row.isCleared : isAddress(readText(row.address));
  return isOne ? row : null;
}

/** The rows of a line in whose columns nobody knows who is accused, but for those that say that it is not theirs: 'victim'. */
function* openRows(cells: string[], line: number, columns: string[]): Rows {
  const mayBe = (cell: string) => /^\S{25,}$/.test(cell) || isAddress(cell);
  const places = [...cells.keys()].filter((at) => mayBe(cells[at] ?? ''));
  const meant = places.filter((at) => !isHash(cells[at] ?? ''));
  if (meant.length === 0) yield bareRow(cells[places[0] ?? 0], line, noGroup);
  for (const at of meant)
    yield refusedFor(harmedColumn(columns[at] ?? ''), {
      ...bareRow(cells[at], line, noGroup),
      column: columns[at] ?? '',
    });
}

/** The rows of tables beside each other, of which one may be shorter. */
function* sideRows(cells: string[], line: number, columns: string[], sides: Side[]): Rows {
  for (const side of sides) {
    const { title } = side;
    const own = partOf(cells, side, sides);
    const rows = own ? fieldRows(own, line, partOf(columns, side, sides) ?? [], title) : [null];
    const reason = harmlessHeading(title);
    for (const row of rows) yield refusedFor(reason, row);
  }
}

function* fieldRows(cells: string[], line: number, columns: string[], title: string): Rows {
  const fields = Object.fromEntries(columns.map((name, at) => [name, cells[at]]));
  yield* namedRowsOf(fields, line, { ...noGroup, title });
}

/** Whether a line of a table without a header has no cells, or a comment in place of them. */
function isOfText(written: string, [first = '', ...others]: string[]): boolean {
  return !isAddress(first) && (others.length === 0 || isCommented(written));
}

/** Whether a line has addresses beside each other: every line of a table without columns, and one with an address in another column. */
function isSeveral(cells: string[], columns: string[]): boolean {
  if (columns.length === 0) return true;
  return cells.some((cell, at) => columns[at] !== 'address' && isNoHash(cell));
}
