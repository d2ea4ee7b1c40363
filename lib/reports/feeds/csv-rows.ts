import { identifyNetworks } from '@/lib/address/identify';
import { linesOf } from './lines';
import { type BadRow, findField, noGroup, type RawRow, readFields } from './raw-row';

/** How a table is written: its separator, the names of its columns, and the line after which its rows begin. */
export type Table = { separator: string; columns: string[]; after: number };

/** Lines that are looked at for one with an address, where there is no header. */
const linesTried = 5;

/** Lines that a quoted cell may go on for; an open quote must not swallow the rest of the list. */
const linesOfCell = 10;

/**
 * The table that a text is, by its header, or without one by the place of the address beside other cells; null where it is none.
 */
export function findTable(text: string): Table | null {
  let tried = 0;
  for (const { line, text: written } of linesOf(text)) {
    if (isSkipped(written)) continue;
    const separator = separatorOf(written);
    const cells = splitCells(written.slice(0, 10_000), separator).slice(0, 100);
    if (tried === 0 && findField(cells, 'address'))
      return { separator, columns: cells, after: line };
    const columns = cells.length > 1 ? columnsOf(cells) : null;
    if (columns) return { separator, columns, after: 0 };
    tried += 1;
    if (tried >= linesTried) return null;
  }
  return null;
}

/** The rows of a table. */
export function* csvRows(
  text: string,
  { separator, columns, after }: Table,
): Generator<RawRow | BadRow> {
  for (const { line, text: written } of recordsOf(text)) {
    if (line <= after || isSkipped(written)) continue;
    const cells = splitCells(written, separator);
    const fields = Object.fromEntries(columns.map((name, at) => [name, cells[at]]));
    yield readFields(fields, line, noGroup);
  }
}

/** Lines, with those that a quoted cell goes over as one. */
function* recordsOf(text: string): Generator<{ line: number; text: string }> {
  let open: { line: number; text: string }[] = [];
  for (const one of linesOf(text)) {
    if (open.length === 0 && !hasOddQuotes(one.text)) {
      yield one;
      continue;
    }
    open.push(one);
    const [first] = open;
    if (first && open.length > 1 && hasOddQuotes(one.text)) {
      yield { line: first.line, text: open.map((part) => part.text).join('\n') };
      open = [];
    } else if (open.length > linesOfCell) {
      yield* open;
      open = [];
    }
  }
  yield* open;
}

function hasOddQuotes(text: string): boolean {
  let isOdd = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
}

function isSkipped(text: string): boolean {
  return /^\s*(?:#|$)/.test(text) || /^sep=.$/i.test(text);
}

function separatorOf(text: string): string {
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: text.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** RFC 4180: a cell may be quoted, and a quote in it is written twice. */
function splitCells(text: string, separator: string): string[] {
  const cells: string[] = [];
  let from = 0;
  while (from <= text.length) {
    const { cell, end } = readCell(text, from, separator);
    cells.push(cell);
    from = end + 1;
  }
  return cells;
}

function readCell(text: string, from: number, separator: string): { cell: string; end: number } {
  const plainEnd = endOr(text.indexOf(separator, from), text);
  const isQuoted = text.charCodeAt(from) === 34;
  const close = isQuoted ? closingQuote(text, from + 1) : -1;
  if (close < 0) return { cell: text.slice(from, plainEnd).trim(), end: plainEnd };
  const end = endOr(text.indexOf(separator, close + 1), text);
  return {
    cell: text
      .slice(from + 1, close)
      .replaceAll('""', '"')
      .trim(),
    end,
  };
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text.charCodeAt(at + 1) === 34) at = text.indexOf('"', at + 2);
  return at;
}

function endOr(at: number, text: string): number {
  return at < 0 ? text.length : at;
}

/** The columns of a table without a header: the address is the first cell that is one, and what comes next is its label. */
function columnsOf(cells: string[]): string[] | null {
  const at = cells.findIndex((cell) => identifyNetworks(cell).length > 0);
  if (at < 0) return null;
  const label = at + 1 < cells.length ? at + 1 : at - 1;
  return cells.map((_, i) => {
    if (i === at) return 'address';
    return i === label ? 'label' : `column ${i}`;
  });
}
