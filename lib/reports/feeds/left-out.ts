import { readText } from '@/lib/service/read-fields';
import { isHash } from './columns-of';
import { isRow } from './entry-rows';
import { harmedColumn, harmlessHeading } from './harmless';
import { fieldsOf } from './known-fields';
import { isFields, type Opened, type Rows } from './raw-row';
import { isAddress } from './read-row';
import type { Fields } from './row-rules';

/** Objects and lists that are looked into between two turns of others. */
const atOnce = 100;

/**
 * A list that was parsed whole. Once its rows are read it is a part where there are addresses in lists within it, or as names within it,
 * that no row has: of them nobody can tell what it says.
 */
export function watched(value: unknown, opened: Opened): Opened {
  const all: Opened = { ...opened, rows: rows() };
  return all;

  function* rows(): Rows {
    const read = new Set<string>();
    yield* noted(opened.rows, read);
    for (const isLeft of leftOut(value, read)) {
      yield null;
      if (isLeft) all.isPart = true;
    }
  }
}

function* noted(rows: Rows, read: Set<string>): Rows {
  for (const row of rows) {
    if (row) read.add('reason' in row ? row.text : readText(row.address));
    yield row;
  }
}

/** Ends with the first that is left out. */
function* leftOut(value: unknown, read: ReadonlySet<string>): Generator<boolean> {
  // Lists may be nested deeper than functions can call themselves.
  const within = [value];
  for (let looked = 1; within.length > 0; looked += 1) {
    const one = within.pop();
    if (textsOf(one).some((text) => !read.has(text) && isUnread(text, read))) return yield true;
    for (const inner of innerOf(one, read)) within.push(inner);
    if (looked % atOnce === 0) yield false;
  }
}

const mayBeAddress = /^\s*(?!\w+:\/\/)[\w:.=+/-]{25,}\s*$/;

function isUnread(text: string, read: ReadonlySet<string>): boolean {
  if (!mayBeAddress.test(text)) return false;
  const address = readText(text);
  return !read.has(address) && !isHash(address) && isAddress(address);
}

/** What may be addresses of a list's own: its texts, the names in it, and the rows in it, but not what stands in a row's other fields. */
function textsOf(value: unknown): string[] {
  if (isFields(value)) return Object.keys(value);
  return Array.isArray(value) ? value.flatMap(textOf) : [];
}

function textOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (!isFields(entry) || !isRow(entry)) return [];
  return [readText(entry[fieldsOf(entry).address ?? ''])];
}

/** What stands in a value, but for those whom it does not accuse by the name above them, and for rows of a table that was read. */
function innerOf(value: unknown, read: ReadonlySet<string>): unknown[] {
  if (isFields(value)) return Object.keys(value).flatMap((name) => accusedUnder(name, value));
  if (!Array.isArray(value)) return [];
  const isRead = (cell: unknown) => readText(cell) !== '' && read.has(readText(cell));
  return value.filter((one) => (Array.isArray(one) ? !one.some(isRead) : isFields(one)));
}

function accusedUnder(name: string, value: Fields): unknown[] {
  const inner = value[name];
  if (typeof inner !== 'object' || inner === null) return [];
  return harmlessHeading(name) !== null || harmedColumn(name) !== null ? [] : [inner];
}
