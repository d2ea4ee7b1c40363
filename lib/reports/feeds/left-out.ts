import { oneSpelling } from '@/lib/address/one-spelling';
import { readText } from '@/lib/service/read-fields';
import { isHash } from './columns-of';
import { isRow } from './entry-rows';
import { harmedColumn, harmlessHeading } from './harmless';
import { fieldsOf } from './known-fields';
import { isFields, type Opened, type Rows } from './raw-row';
import { isAddress } from './read-row';
import type { Fields } from './row-rules';

/** Objects, lists and texts that are looked at between two turns of others. */
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
    const unread = yield* unreadIn(value, read);
    if (unread.size > 0) yield* forget(unread, read);
    if (unread.size > 0) all.isPart = true;
  }
}

function* noted(rows: Rows, read: Set<string>): Rows {
  for (const row of rows) {
    if (row) read.add('reason' in row ? row.text : readText(row.address));
    yield row;
  }
}

/** The addresses in a value that no row has as they are written there, each in one spelling. */
function* unreadIn(value: unknown, read: ReadonlySet<string>): Generator<null, Set<string>> {
  const unread = new Set<string>();
  // Lists may be nested deeper than functions can call themselves.
  const within = [value];
  for (let looked = 1; within.length > 0; looked += 1) {
    const one = within.pop();
    const texts = textsOf(one).filter((text) => !read.has(text) && isUnread(text, read));
    for (const text of texts) unread.add(oneSpelling(readText(text)));
    for (const inner of innerOf(one, read)) within.push(inner);
    if (looked % atOnce === 0) yield null;
  }
  return unread;
}

/** Takes out what a row has in another spelling. */
function* forget(unread: Set<string>, read: ReadonlySet<string>): Generator<null> {
  let looked = 0;
  for (const text of read) {
    unread.delete(oneSpelling(text));
    looked += 1;
    if (looked % atOnce === 0) yield null;
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
