import { isRule, isSkipped, recordsOf, separatorOf, splitCells } from '@/lib/extension/cells';
import { accusedAmong, findField, findFields, sayingsOf } from '@/lib/extension/fields';
import { isHeading } from '@/lib/extension/heading';
import { columnsOf, isNoHash } from './columns-of';
import { type CutLine, firstLines, longestHead } from './first-lines';
import { harmlessColumn } from './harmless';
import { networkColumns } from './known-fields';
import { isAddress } from './read-row';
import { isOfSanctions } from './sanctioned-rows';
import { type Side, sidesOf } from './side-by-side';
import { wordIn } from './word-before';

/**
 * How a table is written: its separator, the names of its columns, and the line after which its rows begin; 0: it has no header. `sides`:
 * where it is several beside each other. `written`: what its columns are called, where that is not it. `isOpen`: several columns have
 * addresses, and nobody knows whose is accused.
 */
export type Table = {
  separator: string;
  columns: string[];
  after: number;
  written?: string[];
  sides?: Side[];
  isOpen?: true;
};

/**
 * The table that a text is, by its header, or without one by the place of the address beside other cells; null where it is none. The header
 * is the first line that says something, or one behind a title, which has as many cells as the first line with an address.
 */
export function findTable(text: string): Table | null {
  const before: CutLine[] = [];
  let title: Table | null = null;
  for (const one of firstLines(text)) {
    const header: Table | null = headerOf(one, before, title !== null);
    if (header && !isTitle(one.cells)) return header;
    title ??= header;
    if (isOfText(one) || (title && hasRow(one))) return title;
    const table = tableOf(text, one, before);
    if (table !== undefined) return table;
    before.push(one);
  }
  return title;
}

/** The table of a line with an address, see headless; undefined: there is none in it. */
function tableOf(text: string, one: CutLine, before: CutLine[]): Table | null | undefined {
  const columns = one.isComment ? null : columnsOf(one.cells);
  if (columns === null) return undefined;
  return headerAmong(before, one, columns) ?? headless(text, one.written, columns);
}

/**
 * The table below a line that names the address: one with nothing but comments before it, or a title, or with a rule below it, as Markdown
 * has it.
 */
function headerOf(one: CutLine, before: readonly CutLine[], isTitled: boolean): Table | null {
  if (!one.isComment) return one.isFirst || isTitled ? tableBelow(one) : null;
  const above = isTitled ? undefined : before.at(-1);
  return above?.separator === '|' && isRule(one.written) ? tableBelow(above) : null;
}

function tableBelow({ line, separator, cells }: CutLine): Table | null {
  const isHeader = !cells.some(isRow) && findField(cells, 'address');
  return isHeader ? withSides({ separator, columns: cells, after: line }) : null;
}

/** Whether a line that would do for a header says one thing alone: 'Scam addresses,,' may be a title above it. */
function isTitle(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell !== '').length === 1;
}

/** Whether a cell is an address, or begins with one: '0x… deposit address' is no column. */
function isRow(cell: string): boolean {
  return isAddress(cell.trim().split(/\s/, 1)[0] ?? '');
}

/** The table of a line with an address below its header. `guess`: what the columns are without their names. */
function headerAmong(before: CutLine[], row: CutLine, guess: string[]): Table | null {
  const { separator, cells } = row;
  const alike = before.filter((one) => hasCellsOf(one, row));
  const named = alike.findLast((one) => {
    const name = findField(one.cells, 'address');
    const cell = name === undefined ? undefined : cells[one.cells.lastIndexOf(name)];
    return cell === '' || (cell !== undefined && isAddress(cell));
  });
  if (named) {
    const above = alike[alike.indexOf(named) - 1]?.cells;
    return withSides({ separator, columns: named.cells, after: named.line }, above);
  }
  // Of a comment that names no address, only who of several is accused is believed.
  const open = alike.filter(({ isComment }) => !isComment || guess.length === 0);
  const names = open.find((one) => isHeading(one.cells));
  // Above several addresses in a line, the nearest one is, too, which has signs: '№', 'Loss ($)'. Else all would be accused.
  const header = names ?? (guess.length === 0 ? open.at(-1) : undefined);
  return header ? headed(header, row, guess) : null;
}

function withSides(table: Table, above?: string[]): Table {
  const sides = sidesOf(table.columns, above);
  return sides.length > 0 ? { ...table, sides } : table;
}

/** Many titles and comments have one cell, and so has each line of a text: none is the header of another. */
function hasCellsOf({ separator, cells }: CutLine, row: CutLine): boolean {
  return cells.length > 1 && separator === row.separator && cells.length === row.cells.length;
}

/** null: what stands behind an address is a comment. */
function headless(text: string, written: string, columns: string[]): Table | null {
  const separator = separatorOf(written);
  return hasComments(text, written, columns) ? null : { separator, columns, after: 0 };
}

/**
 * The table of a line with an address under names that say nothing of addresses: 'from,to'.
 * `guess`: what the columns are without their names.
 */
function headed(
  { line, separator, cells: names }: CutLine,
  { cells }: CutLine,
  guess: string[],
): Table {
  const places = [...cells.keys()].filter((at) => isNoHash(cells[at] ?? ''));
  if (places.length === 0) places.push(cells.findIndex(isAddress));
  if (areNetworks(names, places)) return { separator, columns: names, after: line };
  const at = accusedAmong(names, places);
  if (at === undefined) return { separator, columns: names, after: line, isOpen: true };
  const found = findFields(names, ['network', 'label', 'count', 'date']);
  const known = Object.values(found);
  const columns = names.map((name, i) => {
    // What it is called is read once more with its rows: nobody is accused in a column of victims.
    if (i === at) return harmlessColumn(name) ? `${name} address` : 'address';
    const field = fieldOf(name, guess[i]);
    return field && found[field] === undefined && !known.includes(name) ? field : name;
  });
  return { separator, columns, after: line, written: names };
}

/** What a column is by its place, where its name says nothing of its addresses: 'false_positive'. */
function fieldOf(name: string, guess: string | undefined): 'network' | 'label' | undefined {
  const isGuess = guess === 'network' || guess === 'label';
  return isGuess && sayingsOf(name).length === 0 ? guess : undefined;
}

/** Whether each column with an address, and another one that may be empty here, is called like a network: 'name,BTC,ETH'. */
function areNetworks(names: string[], places: number[]): boolean {
  const ofNetworks = networkColumns(names, undefined).map(([name]) => name);
  return places.every((at) => ofNetworks.includes(names[at] ?? '')) && ofNetworks.length > 1;
}

/** What has a comment behind its address is a row of a text, whatever stands in the next lines. */
export function isCommented(line: string): boolean {
  return /\s(?:#|\/\/)/.test(line) && isRow(line);
}

/** Whether a line is of a text, whatever stands in the next ones. */
function isOfText({ isComment, written }: CutLine): boolean {
  if (isComment) return false;
  const isSanctioned = isOfSanctions(written) && written.includes(';');
  return isSanctioned || isCommented(written) || isCalled(written);
}

function hasRow({ isComment, cells }: CutLine): boolean {
  return !isComment && cells.some(isRow);
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

/** Tells whether cells are all that a row has, its address among them. */
export function wholeRow({ columns }: Table): (cells: string[]) => boolean {
  const name = findField(columns, 'address');
  if (name === undefined) return (cells) => cells.some(isAddress);
  const at = columns.lastIndexOf(name);
  return (cells) => cells.length >= columns.length && isAddress(cells[at] ?? '');
}
