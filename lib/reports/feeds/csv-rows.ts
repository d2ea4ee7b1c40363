import { identifyNetworks } from '@/lib/address/identify';
import { findNamed } from '@/lib/address/name-network';
import { cellsOf, isSkipped, recordsOf, separatorOf, splitCells } from '@/lib/extension/cells';
import { accusedAmong, findField, findFields } from '@/lib/extension/fields';
import { isHeading } from '@/lib/extension/heading';
import { linesOf } from '@/lib/extension/lines';
import { harmlessGroup } from './harmless';
import { Headings } from './headings';
import { bareRow, noGroup, type Rows, readFields, refusedFor } from './raw-row';
import { isAddress } from './read-row';
import { textRow } from './text-rows';
import { wordIn } from './word-before';

/** How a table is written: its separator, the names of its columns, and the line after which its rows begin; 0: it has no header. */
export type Table = { separator: string; columns: string[]; after: number };

/** Lines that are looked at for one with an address, where there is no header. */
const linesTried = 5;

/** Characters in which a table begins, behind comments and blank lines. */
const longestHead = 2 ** 20;

/** A line that is cut into cells. */
type CutLine = { line: number; separator: string; cells: string[] };

/**
 * The table that a text is, by its header, or without one by the place of the address beside other cells; null where it is none.
 */
export function findTable(text: string): Table | null {
  let first: CutLine | undefined;
  for (const { written, ...one } of firstLines(text)) {
    const { line, separator, cells } = one;
    if (!first && findField(cells, 'address')) return { separator, columns: cells, after: line };
    if (isCommented(written) || isCalled(written)) return null;
    const columns = columnsOf(cells);
    if (columns) return (first && headed(first, one, columns)) ?? headless(text, written, columns);
    first ??= one;
  }
  return null;
}

/** null: what stands behind an address is a comment. */
function headless(text: string, written: string, columns: string[]): Table | null {
  const separator = separatorOf(written);
  return hasComments(text, written, columns) ? null : { separator, columns, after: 0 };
}

function* firstLines(text: string): Generator<CutLine & { written: string }> {
  let tried = 0;
  for (const { line, text: whole } of linesOf(text.slice(0, longestHead))) {
    // Of a table's first line, the first cell is empty next to never: that is a comment.
    if (isSkipped(whole) || /^\s*;[^;]*$/.test(whole)) continue;
    const written = whole.slice(0, 10_000);
    const separator = separatorOf(written);
    yield { line, written, separator, cells: splitCells(written, separator) };
    tried += 1;
    if (tried >= linesTried) return;
  }
}

/**
 * The table of a line with an address under names that say nothing of addresses: 'from,to'. null where the first line is no header, or
 * nobody knows which of several addresses is accused. `guess`: what the columns are without their names.
 */
function headed(
  { line, separator, cells: names }: CutLine,
  row: CutLine,
  guess: string[],
): Table | null {
  const { cells } = row;
  if (separator !== row.separator || names.length !== cells.length) return null;
  if (!isHeading(names)) return null;
  const places = [...cells.keys()].filter((at) => isNoHash(cells[at] ?? ''));
  if (places.length === 0) places.push(cells.findIndex(isAddress));
  const at = accusedAmong(names, places);
  if (at === undefined) return null;
  const found = findFields(names, ['network', 'label', 'count', 'date']);
  const known = Object.values(found);
  const columns = names.map((name, i) => {
    // What it is called is read once more with its rows: nobody is accused in a column of victims.
    if (i === at) return harmlessGroup(name) ? `${name} address` : 'address';
    const field = guess[i] === 'network' || guess[i] === 'label' ? guess[i] : undefined;
    return field && found[field] === undefined && !known.includes(name) ? field : name;
  });
  return { separator, columns, after: line };
}

/** What has a comment behind its address is a row of a text, whatever stands in the next lines. */
function isCommented(line: string): boolean {
  return /\s(?:#|\/\/)/.test(line) && isAddress(line.trim().split(/\s/)[0] ?? '');
}

/** What has a word and a colon before its address is one, too: who else stands in the line, it does not call so. */
function isCalled(line: string): boolean {
  const called = wordIn(line);
  const [first = ''] = called ? line.slice(called.length).split(/[\s,;]/, 1) : [];
  return first !== '' && isAddress(first);
}

/** Whether the semicolon behind an address, with a blank beside it, begins a comment: in a table, each row has as many cells. */
function hasComments(text: string, written: string, columns: string[]): boolean {
  if (columns[0] !== 'address' || !/^[^,;\t]*(?:\s;|;\s)/.test(written)) return false;
  const table = { separator: ';', columns, after: 0 };
  // A line that is cut off has fewer cells.
  const isCut = text.length > longestHead;
  const lineEnd = (sign: string) => text.lastIndexOf(sign, longestHead);
  const end = isCut ? Math.max(lineEnd('\n'), lineEnd('\r')) : text.length;
  return recordsOf(text.slice(0, Math.max(0, end)), ';', wholeRow(table)).some(
    ({ text: row }) =>
      !isSkipped(row) && (/^\s*;/.test(row) || splitCells(row, ';').length !== columns.length),
  );
}

/** Whether what stands for a table's header is what a server says in place of the list: 'Invalid address'. */
export function hasSentence(text: string): boolean {
  for (const { text: written } of linesOf(text))
    if (!isSkipped(written)) return /\w \w/.test(written);
  return false;
}

/** The rows of a table. */
export function* csvRows(text: string, table: Table): Rows {
  const headings = new Headings();
  for (const { line, text: written } of recordsOf(text, table.separator, wholeRow(table))) {
    const isNone = isSkipped(written);
    if (isNone) headings.pass(written);
    else if (line > table.after) headings.passRow();
    if (line <= table.after || isNone) yield null;
    else for (const row of rowsOf(written, line, table)) yield refusedFor(headings.reason, row);
  }
}

/** Tells whether cells are all that a row has, its address among them. */
function wholeRow({ columns }: Table): (cells: string[]) => boolean {
  const name = findField(columns, 'address');
  if (name === undefined) return (cells) => cells.some(isAddress);
  const at = columns.lastIndexOf(name);
  return (cells) => cells.length >= columns.length && isAddress(cells[at] ?? '');
}

/** The row of a line. Of addresses beside each other, each is a row: none is the label of another. */
function* rowsOf(written: string, line: number, { columns, separator, after }: Table): Rows {
  const cells = splitCells(written, separator);
  if (after === 0 && isOfText(written, cells)) {
    yield textRow(written, line);
    return;
  }
  if (after === 0 && isSeveral(cells, columns)) {
    for (const cell of cellsOf(written, separator)) {
      yield cell === '' ? null : bareRow(cell, line, noGroup);
    }
    return;
  }
  const fields = Object.fromEntries(columns.map((name, at) => [name, cells[at]]));
  yield readFields(fields, line, noGroup);
}

/** Whether a line of a table without a header has no cells, or a comment in place of them. */
function isOfText(written: string, [first = '', ...others]: string[]): boolean {
  return !isAddress(first) && (others.length === 0 || isCommented(written));
}

/**
 * The columns of a table without a header: the address is the first cell that is one, what names a network of it is that, and what comes
 * next is its label. Of a line with several addresses there are none.
 */
function columnsOf(cells: string[]): string[] | null {
  const at = cells.findIndex(isAddress);
  if (at < 0 || cells.length === 1) return null;
  if (cells.filter(isNoHash).length > 1) return [];
  const fitting = identifyNetworks(cells[at] ?? '');
  // A label may be called like another network.
  const network = cells.findIndex((cell) => findNamed(cell).some(({ id }) => fitting.includes(id)));
  const others = cells.map((_, i) => i).filter((i) => i !== at && i !== network);
  const label = others.find((i) => i > at) ?? others.at(-1);
  return cells.map((_, i) => {
    if (i === at) return 'address';
    if (i === network) return 'network';
    return i === label ? 'label' : `column ${i}`;
  });
}

/** Whether a line has addresses beside each other: every line of a table without columns, and one with an address in another column. */
function isSeveral(cells: string[], columns: string[]): boolean {
  if (columns.length === 0) return true;
  return cells.some((cell, at) => columns[at] !== 'address' && isNoHash(cell));
}

/** Beside an address stands the hash of a transaction more often than an address of Sui or Aptos. */
function isNoHash(cell: string): boolean {
  return isAddress(cell) && !/^(0x)?[\da-f]{64}$/i.test(cell);
}
