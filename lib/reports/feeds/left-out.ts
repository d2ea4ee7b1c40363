import { addressesIn } from '@/lib/address/address-in';
import { oneSpelling } from '@/lib/address/one-spelling';
import { readText } from '@/lib/service/read-fields';
import { isHash } from './columns-of';
import { isRow } from './entry-rows';
import { harmedColumn, harmlessHeading } from './harmless';
import { listsIn } from './lists-in';
import { withoutSender } from './more-addresses';
import { addressOf, type Opened, type Rows } from './raw-row';
import { isAddress } from './read-row';
import { type Fields, isFields } from './row-rules';

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
    if (yield* hasUnread(value, read)) all.isPart ??= 'unread';
  }
}

function* noted(rows: Rows, read: Set<string>): Rows {
  for (const row of rows) {
    if (row) read.add('reason' in row ? row.text : readText(row.address));
    yield row;
  }
}

/** Whether there is an address in a value that no row has, in whatever spelling. */
function* hasUnread(value: unknown, read: ReadonlySet<string>): Generator<null, boolean> {
  let spellings: Set<string> | undefined;
  // Lists may be nested deeper than functions can call themselves.
  const within = [value];
  while (within.length > 0) {
    const one = within.pop();
    for (const text of textsOf(one)) {
      // Others get their turn.
      yield null;
      if (!isUnread(text, read)) continue;
      spellings ??= yield* spellingsOf(read);
      if (!spellings.has(oneSpelling(readText(text)))) return true;
    }
    for (const inner of innerOf(one, read)) {
      yield null;
      within.push(inner);
    }
  }
  return false;
}

function* spellingsOf(texts: ReadonlySet<string>): Generator<null, Set<string>> {
  const spellings = new Set<string>();
  for (const text of texts) {
    yield null;
    spellings.add(oneSpelling(text));
  }
  return spellings;
}

const mayBeAddress = /^\s*(?!\w+:\/\/)[\w:.=+/-]{25,}\s*$/;

function isUnread(text: string, read: ReadonlySet<string>): boolean {
  if (read.has(text) || !mayBeAddress.test(text)) return false;
  const address = readText(text);
  return !read.has(address) && !isHash(address) && isAddress(address);
}

/**
 * What may be addresses of a list's own: its texts, the names in it, the rows in it, and what stands beside lists, but not what stands in a
 * row's other fields.
 */
function textsOf(value: unknown): Iterable<string> {
  if (isFields(value)) return [...Object.keys(value), ...besideLists(value)];
  return Array.isArray(value) ? value.values().flatMap(textOf) : [];
}

/** Of a row, or an entry without lists, it may be of whoever reports it. A sentence is about the list. */
function besideLists(value: Fields): string[] {
  if (isRow(value)) return [];
  // To look whether there are lists takes longest.
  const words = Object.keys(value).flatMap((name) => {
    const long = textOf(value[name]).filter((word) => /^\s*\S{25,}\s*$/.test(word));
    return long.length > 0 && !isOfOthers(name) ? long : [];
  });
  if (words.length === 0 || listsIn(value).length === 0) return [];
  return words.flatMap(addressesIn);
}

function textOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (!isFields(entry) || !isRow(entry)) return [];
  return [readText(addressOf(withoutSender(entry)))];
}

/** What stands in a value, but for those whom it does not accuse by the name above them, and for rows of a table that was read. */
function innerOf(value: unknown, read: ReadonlySet<string>): Iterable<unknown> {
  if (isFields(value))
    return Object.keys(value)
      .values()
      .flatMap((name) => accusedUnder(name, value));
  if (!Array.isArray(value)) return [];
  const isRead = (cell: unknown) => readText(cell) !== '' && read.has(readText(cell));
  return value.values().filter((one) => (Array.isArray(one) ? !one.some(isRead) : isFields(one)));
}

function accusedUnder(name: string, value: Fields): unknown[] {
  const inner = value[name];
  if (typeof inner !== 'object' || inner === null) return [];
  return isOfOthers(name) ? [] : [inner];
}

/** Whether a name says that those under it are not accused. */
function isOfOthers(name: string): boolean {
  return harmlessHeading(name) !== null || harmedColumn(name) !== null;
}
