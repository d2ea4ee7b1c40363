import { linesOf } from './lines';

/** Lines that a quoted cell may go on for; an open quote must not swallow the rest of the list. */
const linesOfCell = 10;

/** Lines, with those that a quoted cell goes over as one. */
export function* recordsOf(text: string): Generator<{ line: number; text: string }> {
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

/** Whether a line of a table has nothing to read: it is blank, a comment, or a spreadsheet's note of its separator. */
export function isSkipped(text: string): boolean {
  return /^\s*(?:#|$)/.test(text) || /^sep=.$/i.test(text);
}

/** What stands between the cells of a line: a comma, a semicolon or a tab. */
export function separatorOf(text: string): string {
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: text.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/**
 * RFC 4180: a cell may be quoted, and a quote in it is written twice. Without the apostrophe by which a file of ours, or another's,
 * keeps a spreadsheet from taking a cell for a formula: addresses may begin with a minus (TON, Arweave).
 */
export function splitCells(text: string, separator: string): string[] {
  const cells: string[] = [];
  let from = 0;
  while (from <= text.length) {
    const { cell, end } = readCell(text, from, separator);
    cells.push(cell.replace(/^'(?=[=+\-@＝＋－＠])/, ''));
    from = end + 1;
  }
  return cells;
}

function hasOddQuotes(text: string): boolean {
  let isOdd = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
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
