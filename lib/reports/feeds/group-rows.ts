import { findNamed } from '@/lib/address/name-network';
import { readText } from '@/lib/service/read-fields';
import { hasAddresses, isRow, rowsOf } from './entry-rows';
import { harmlessGroup, harmlessRow } from './harmless';
import { harmlessHeading } from './harmless-heading';
import { labelOf } from './label-of';
import {
  type BadRow,
  bareRow,
  type Group,
  isFields,
  noGroup,
  type RawRow,
  type Rows,
  readFields,
  refusedFor,
} from './raw-row';
import { isAddress } from './read-row';
import { isTests } from './test-network';

/** What a list may stand in. */
export const wrappers = [
  ...['data', 'result', 'results', 'items', 'list', 'records', 'accounts', 'addresses'],
  ...['entries', 'reports', 'rows', 'wallets', 'hits', 'edges'],
];

type Fields = Record<string, unknown>;

/** How many rows there were, and so which one is next. */
type Counter = { line: number };

/** Keys of an object that are looked at for an address. */
const mostKeys = 20;

/** Each key is a network, a site or an actor with its addresses, an address with what is said of it, or the id of a row. */
export function* groupRows(groups: Fields): Rows {
  const counter = { line: 0 };
  const hasLists = listsIn(groups).length > 0;
  for (const [key, value] of Object.entries(groups)) {
    // Beside lists, words and numbers are about them: `"total": 2`.
    if (hasLists && typeof value !== 'object' && !isAddress(key)) yield null;
    else if (Array.isArray(value) && !isLabelled(key, value)) yield* listRows(key, value, counter);
    else if (isFields(value)) yield* objectRows(key, value, counter);
    else yield addressRow(key, value, counter, noGroup);
  }
}

/** The lists beside each other in an object, without what is said of them: pages, links, totals. */
export function listsIn(value: Record<string, unknown>): [name: string, list: unknown[]][] {
  const entries = Object.entries(value);
  // So many are no words about a list, and to look into each would take long.
  const areLists = entries.length > 100;
  return entries.flatMap(([name, list]) => {
    if (!Array.isArray(list) || list.length === 0) return [];
    const isList = areLists || wrappers.includes(name) || list.slice(0, 100).some(isListed);
    return isList ? [[name, list]] : [];
  });
}

function isListed(entry: unknown): boolean {
  if (isFields(entry)) return isRow(entry) || hasAddresses(entry);
  return typeof entry === 'string' && isAddress(entry.trim());
}

/** Whether a list says what an address is called. */
function isLabelled(key: string, list: unknown[]): boolean {
  const [first = ''] = list;
  return typeof first === 'string' && !isAddress(first) && isAddress(key);
}

function* listRows(key: string, list: unknown[], counter: Counter): Rows {
  const group = groupOf(key);
  const reason = reasonUnder(key);
  yield null;
  for (const entry of list) {
    counter.line += 1;
    for (const row of rowsOf(entry, counter.line, group)) yield refusedFor(reason, row);
  }
}

function* objectRows(key: string, value: Fields, counter: Counter): Rows {
  const group = groupOf(key);
  const isNetwork = group.names.length > 0;
  if (isRowOf(key, value, isNetwork) && !isAddress(key)) {
    counter.line += 1;
    const rows = rowsOf(value, counter.line, isId(key) ? noGroup : group);
    for (const row of rows) yield refusedFor(reasonUnder(key), row);
  } else if (isNetwork && holdsAddresses(value)) {
    for (const [address, said] of Object.entries(value))
      yield addressRow(address, said, counter, group);
  } else yield addressRow(key, value, counter, noGroup);
}

/** Whether what stands under a key is a row. One under another word may be whoever keeps the list: `"author": {"wallet": …}`. */
function isRowOf(key: string, value: Fields, isNetwork: boolean): boolean {
  return hasAddresses(value) || ((isNetwork || isId(key)) && isRow(value));
}

function holdsAddresses(value: Fields): boolean {
  return Object.keys(value)
    .slice(0, mostKeys)
    .some((key) => key.length > 24 && isAddress(key));
}

/** What databases call a row: '0', '-Mx1a', 'report_7'. */
function isId(key: string): boolean {
  return /\d/.test(key) && /^[\w-]+$/.test(key);
}

function addressRow(
  key: string,
  said: unknown,
  counter: Counter,
  { names, label }: Group,
): RawRow | BadRow {
  counter.line += 1;
  const { line } = counter;
  const fields = Array.isArray(said) ? { labels: said } : said;
  if (isFields(fields)) return readFields({ ...fields, address: key }, line, { names, label });
  const row = bareRow(key, line, { names, label: labelOf(said) || label });
  return refusedFor(reasonOf(said), row) ?? row;
}

/** Why what is said of an address does not accuse it: false and 0 are answers to what the list is of. */
function reasonOf(value: unknown): string | null {
  if (!value) return harmlessRow({ scam: value }, '');
  const label = readText(value);
  return harmlessGroup(label) ?? harmlessRow({ label }, label);
}

/** Why those under a key are not accused, in words for the user; null: they are. */
function reasonUnder(key: string): string | null {
  // 'maintainer1', 'victim_2'.
  return harmlessHeading(key.replace(/[ _-]?\d{1,4}$/, ''));
}

function groupOf(key: string): Group {
  if (/^unknown$/i.test(key) || wrappers.includes(key)) return noGroup;
  return findNamed(key).length > 0 || isTests(key)
    ? { names: [key], label: '' }
    : { names: [], label: labelOf(key) };
}
