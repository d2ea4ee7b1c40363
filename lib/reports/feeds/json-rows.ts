import { i18n } from '#i18n';
import { findNamed } from '@/lib/address/name-network';
import type { ListFormat } from '@/lib/extension/feed-messages';
import { parseJson } from '@/lib/extension/parse-json';
import { readText } from '@/lib/service/read-fields';
import { arrayRows } from './array-rows';
import { hasAddresses, isPage, isRow, rowsOf } from './entry-rows';
import { groupRows } from './group-rows';
import { harmlessGroup, harmlessHeading } from './harmless';
import { isFailure } from './is-failure';
import { isPart, saysRows } from './is-part';
import { fieldsOf } from './known-fields';
import { watched } from './left-out';
import { holdsAddresses, listsIn, wrappers } from './lists-in';
import { recordsOf } from './other-shapes';
import { parseYaml } from './parse-yaml';
import { noGroup, type Opened, type Rows, refusedFor } from './raw-row';
import { isAddress } from './read-row';
import { type Fields, isFields } from './row-rules';
import { accuses } from './said';
import { strictJson } from './strict-json';

/** Objects in each other that a list may stand in: `{"data":{"records":[…]}}`. */
const mostWrapped = 3;

/** A JSON text as a list, its format and rows; null where it is damaged or none. */
export function readJson(text: string): Opened | null {
  const value = parseJson(text) ?? parseJson(strictJson(text));
  const read = readValue(recordsOf(text, value) ?? value);
  return read && watched(value, read);
}

/** The same of a text in YAML; null, too, where it has no records that can be read, or is only a text with headings. */
export function readYaml(text: string): Opened | null {
  const value = /^ *(?:- +)?["']?\w[\w .-]{0,60}["']?:(?:\s|$)/m.test(text) && parseYaml(text);
  if (!hasRecords(value) || hasMore(value) || !isRead(readValue(value))) return null;
  // Rows are gone through once.
  const read = readValue(value);
  return read && watched(value, { ...read, format: 'yaml' });
}

/** Whether what looks like one record has other addresses, or lists, too. */
function hasMore(value: unknown): boolean {
  if (!isFields(value) || !isRow(value)) return false;
  const within = Object.values(value);
  const texts = within.filter((one) => typeof one === 'string');
  return (
    texts.filter(isLong).length > 1 || within.some((one) => one !== null && typeof one === 'object')
  );
}

/** Whether there is a row with an address: a word may be a name of an account. */
function isRead(read: Opened | null): boolean {
  for (const row of read?.rows ?? []) {
    const said = row && readText('reason' in row ? row.text : row.address);
    if (said?.split(/[\s,;]+/).some(isLong)) return true;
  }
  return false;
}

function isLong(text: string): boolean {
  return text.length > 24 && isAddress(text);
}

/**
 * Whether there is an entry with several fields and an address, or a list of them, or one under its address, on whatever level; or a list of
 * entries beside what is said of it: `category: exchange`.
 */
function hasRecords(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasRecords);
  if (!isFields(value)) return false;
  const within = Object.values(value);
  const areRows = (list: unknown) =>
    Array.isArray(list) && list.some((one) => isFields(one) && isRow(one));
  const isRecord =
    within.length > 1 && (isRow(value) || hasAddresses(value) || within.some(areRows));
  return isRecord || (holdsAddresses(value) && within.some(isFields)) || within.some(hasRecords);
}

function readValue(value: unknown): Opened | null {
  if (Array.isArray(value)) return readArray(value);
  return isFields(value) ? readObject(value, mostWrapped) : null;
}

function readObject(value: Fields, depth: number): Opened {
  const within = isEmptied(value) ? emptied(value) : readWithin(value, depth);
  if (!isRow(value) && saysRows(value)) within.ifEmpty ??= i18n.t('feed.nothing');
  const read: Opened = !isRow(value) && isPart(value) ? { ...within, isPart: 'elsewhere' } : within;
  const reason = isRow(value) ? null : harmlessWhole(value);
  return reason === null ? read : { ...read, rows: refusedAll(reason, read.rows) };
}

/** What says of a whole list whom it is of. */
const whole = ['name', 'title', 'type', 'kind', 'category', 'list', 'label'];

/** Why nobody in a list is accused, by what it says of itself, in words for the user; null: they are. */
function harmlessWhole(value: Fields): string | null {
  const said = whole.map((name) => readText(value[name]));
  if (said.some(accuses)) return null;
  return said.map(harmlessGroup).find((reason) => reason !== null) ?? null;
}

/** But whom a row, or a group in the list, accuses: `{"category":"exchange","blacklist":[…]}`. */
function* refusedAll(reason: string, rows: Rows): Rows {
  for (const row of rows)
    yield row && 'label' in row && accuses(row.label) ? row : refusedFor(reason, row);
}

function readWithin(value: Fields, depth: number): Opened {
  // A list may stand beside the address of whoever keeps it: 'donation_address'.
  const isOne = isRow(value) && harmlessHeading(fieldsOf(value).address ?? '') === null;
  if (isOne) return opened('json-objects', numbered([value]));
  const failure = failureOf(value);
  if (!wrappers.some((name) => Array.isArray(value[name]))) {
    const inner = depth > 0 ? wrappedIn(value) : undefined;
    if (!inner)
      return { ...opened('json-groups', groupRows(value)), ifEmpty: i18n.t('feed.nothing') };
    const read = readObject(inner, depth - 1);
    return { ...read, ifEmpty: failure ?? read.ifEmpty };
  }
  const lists = listsIn(value);
  const [[name, list] = ['data', []], another] = lists;
  if (wrappers.includes(name) && !another) return { ...readArray(list), ifEmpty: failure };
  return { ...opened('json-groups', groupRows(Object.fromEntries(lists))), ifEmpty: failure };
}

function emptied(value: Fields): Opened {
  return { ...opened('json-groups', numbered([])), ifEmpty: failureOf(value) };
}

function failureOf(value: Fields): string | null {
  return isFailure(value) ? i18n.t('feed.failure') : null;
}

/** Whether there are lists, of networks or of who is accused, and all are empty: `{"eth":[],"btc":[]}`. */
function isEmptied(value: Fields): boolean {
  if (isRow(value) || holdsAddresses(value)) return false;
  const groups = Object.entries(value).filter(([, one]) => one !== null && typeof one === 'object');
  const isOfList = (name: string) => findNamed(name).length > 0 || accuses(name);
  return (
    groups.length > 0 &&
    groups.every(([name, list]) => isOfList(name) && Array.isArray(list) && list.length === 0)
  );
}

/** The object that a list stands in, where there is no list beside it. */
function wrappedIn(value: Fields): Fields | undefined {
  if (listsIn(value).length > 0) return undefined;
  return [...wrappers, '_embedded'].map((name) => value[name]).find(isFields);
}

function readArray(list: unknown[]): Opened {
  const entries = list.every(isPage) ? list.flatMap(({ data }) => data) : list;
  const first = entries.find((entry) => entry !== null);
  const rows = numbered(entries);
  if (Array.isArray(first)) return opened('json-objects', arrayRows(entries));
  if (!isFields(first)) return opened('json-texts', rows);
  const isService = 'walletNetworkId' in first || 'walletNetwork' in first;
  return opened(isService ? 'service' : 'json-objects', rows);
}

function opened(format: ListFormat, rows: Rows): Opened {
  return { format, rows, ifEmpty: null };
}

function* numbered(entries: unknown[]): Rows {
  let line = 0;
  for (const entry of entries) {
    line += 1;
    if (isFields(entry) && !isRow(entry) && holdsAddresses(entry)) {
      for (const row of groupRows(entry)) yield row && { ...row, line };
    } else yield* rowsOf(entry, line, noGroup);
  }
}
