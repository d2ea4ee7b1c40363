import { linesOf } from './lines';

/** Lines that a quoted cell may go on for; an open quote must not swallow the rest of the list. */
const linesOfCell = 10;

/** Blanks around the quotes of a cell. */
const mostBlanks = 8;

/** No column is looked for behind them. */
const mostCells = 100;

/**
 * Lines, with those that a quoted cell goes over as one. Where several of those are a row each, the quote was a stray one, and each
 * stays a line.
 */
export function* recordsOf(
  text: string,
  separator: string,
  isRow: (cells: string[]) => boolean,
): Generator<{ line: number; text: string }> {
  let open: { line: number; text: string }[] = [];
  for (const one of linesOf(text)) {
    const isOpen = isOpenAtEnd(one.text, separator, open.length > 0);
    if (open.length === 0 && !isOpen) {
      yield one;
      continue;
    }
    open.push(one);
    if (isOpen && open.length <= linesOfCell) continue;
    yield* isOpen ? open : joined(open, (line) => isRow(splitCells(line, separator)));
    open = [];
  }
  yield* open;
}

/** A comment; a rank or a host in the first cell is none: `#1,`, `//a.example/b,`. */
const comment = /^\s*(?:#(?!\d{1,6}\s*[,;\t])|\/\/(?![\w-]+\.[^\s,;]+[,;\t]))/;

/**
 * Whether a line of a table has nothing to read: it is blank, as all its cells may be, a comment, a rule, or a spreadsheet's note of its
 * separator.
 */
export function isSkipped(text: string): boolean {
  return /^[\s,;|]*$/.test(text) || comment.test(text) || isRule(text) || /^sep=.$/i.test(text);
}

/** Whether a line only parts others: '-----', and below the header of a table in Markdown '|---|:--|'. */
export function isRule(text: string): boolean {
  return /^[\s|:+=-]+$/.test(text) && /--|==/.test(text);
}

/** A row of a table as Markdown and databases draw it. */
const drawn = /^[ \t]*\|.*\|[ \t]*$/m;

/** What stands between the cells of a line: a comma, a semicolon, a tab, or a stroke, with blanks around it or without, behind a cell without those. */
export function separatorOf(text: string): string {
  if (drawn.test(text)) return '|';
  const signs = [',', ';', '\t'];
  if (/^[^,;\t]* \| /.test(text)) signs.push(' | ');
  else if (/^[^,;\t|]+\|\S/.test(text)) signs.push('|');
  const sign = mostOf(signs, text);
  if (sign === ' | ') return '|';
  return text.includes(sign) ? sign : mostOf([sign, ...wideSigns], text);
}

/** What keyboards for Chinese, Japanese and Arabic write for a comma and a semicolon, where there are no others. */
const wideSigns = ['，', '；', '、', '،', '؛'];

/** The sign that stands in a text most often, the first one of several. */
function mostOf(signs: readonly string[], text: string): string {
  const counts = signs.map((sign) => ({ sign, count: text.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/**
 * Where a spreadsheet may take a text for a formula: at its beginning, and behind a semicolon, which parts the cells of a file with
 * commas, too, where the computer's language writes numbers with them. Behind apostrophes, so that each of ours can be told again.
 */
const formula = /(^|;[\s"]*)(?='*[=+\-@＝＋－＠])/g;
const guarded = /(^|;[\s"]*)'(?='*[=+\-@＝＋－＠])/g;

/** A text that no spreadsheet takes for a formula: an apostrophe makes it text (OWASP, CSV injection). */
export function guardFormulas(text: string): string {
  return text.replace(formula, "$1'");
}

/** The first hundred cells of a line, see cellsOf. */
export function splitCells(text: string, separator: string): string[] {
  return cellsOf(text, separator).take(mostCells).toArray();
}

/**
 * The cells of a line, one after the other, since it may have millions.
 * RFC 4180: a cell may be quoted, and a quote in it is written twice. Without the apostrophes by which a file of ours, or another's,
 * keeps a spreadsheet from taking a cell for a formula: addresses may begin with a minus (TON, Arweave).
 */
export function* cellsOf(text: string, separator: string): Generator<string> {
  let from = 0;
  while (from <= text.length) {
    const { cell, end } = readCell(text, from, separator);
    yield cell.startsWith('="') ? cell.replace(asText, '$1') : unguarded(cell);
    from = end + 1;
  }
}

/** What tells a spreadsheet that a cell is a text, and no number to be rounded: ="0x…". */
const asText = /^="([^"]*)"$/;

function unguarded(cell: string): string {
  return cell.includes("'") ? cell.replace(guarded, '$1') : cell;
}

/** Whether a quoted cell goes on behind the line. A quote in the middle of a cell is a character as any other: 6" pipe. */
function isOpenAtEnd(text: string, separator: string, wasOpen: boolean): boolean {
  let quote = wasOpen ? closingQuote(text, 0) : -1;
  if (wasOpen && quote < 0) return true;
  for (quote = text.indexOf('"', quote + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    if (quote > 0 && text[quote - 1] !== separator) continue;
    quote = closingQuote(text, quote + 1);
    if (quote < 0) return true;
  }
  return false;
}

function joined(
  lines: { line: number; text: string }[],
  isRow: (line: string) => boolean,
): { line: number; text: string }[] {
  const [first] = lines;
  const isStray = lines.filter(({ text }) => isRow(text)).length > 1;
  if (!first || isStray) return lines;
  return [{ line: first.line, text: lines.map(({ text }) => text).join('\n') }];
}

function readCell(text: string, from: number, separator: string): { cell: string; end: number } {
  const plainEnd = endOr(text.indexOf(separator, from), text);
  const open = quoteAt(text, from);
  const close = open < 0 ? -1 : closingQuote(text, open + 1);
  // Behind a blank, a quote is one of a cell where that ends with it: ', "a, b",', but not ', "a" b,'.
  const isQuoted = close >= 0 && (open === from || isEnd(text, close + 1, separator));
  if (!isQuoted) return { cell: text.slice(from, plainEnd).trim(), end: plainEnd };
  const end = endOr(text.indexOf(separator, close + 1), text);
  return {
    cell: text
      .slice(open + 1, close)
      .replaceAll('""', '"')
      .trim(),
    end,
  };
}

/** The quote that a cell begins with, a few blanks before it or none; -1: there is none. */
function quoteAt(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32 && at < from + mostBlanks) at += 1;
  return text.charCodeAt(at) === 34 ? at : -1;
}

/** Whether nothing but a few blanks stands before the end of a cell. */
function isEnd(text: string, from: number, separator: string): boolean {
  const behind = text.slice(from, from + mostBlanks + separator.length).replace(/^ +/, '');
  return behind === '' || behind.startsWith(separator);
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text.charCodeAt(at + 1) === 34) at = text.indexOf('"', at + 2);
  return at;
}

function endOr(at: number, text: string): number {
  return at < 0 ? text.length : at;
}
