import { i18n } from '#i18n';
import { findNamed } from '@/lib/address/name-network';
import type { ListFormat } from '@/lib/extension/feed-messages';
import { parseJson } from '@/lib/extension/parse-json';
import { readText } from '@/lib/service/read-fields';
import { harmlessGroup, harmlessRow } from './harmless';
import { isFailure } from './is-failure';
import { labelOf } from './label-of';
import {
  bareRow,
  fieldsOf,
  type Group,
  isFields,
  noGroup,
  type Opened,
  type Rows,
  readFields,
  readRowsOf,
  refusedFor,
} from './raw-row';
import { isAddress } from './read-row';
import { namesTests } from './test-network';

/** What a list may stand in. */
const wrappers = ['data', 'result', 'results', 'items', 'list', 'records', 'accounts', 'addresses'];

/** Objects in each other that a list may stand in: `{"data":{"records":[…]}}`. */
const mostWrapped = 3;

/** A JSON text as a list, its format and rows; null where it is damaged or none. */
export function readJson(text: string): Opened | null {
  const value = parseJson(text);
  if (Array.isArray(value)) return readArray(value);
  return isFields(value) ? readObject(value, mostWrapped) : null;
}

function readObject(value: Record<string, unknown>, depth: number): Opened {
  if (isRow(value)) return opened('json-objects', numbered([value], noGroup));
  const failure = isFailure(value) ? i18n.t('feed.failure') : null;
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

/** The object that a list stands in, where there is no list beside it. */
function wrappedIn(value: Record<string, unknown>): Record<string, unknown> | undefined {
  if (listsIn(value).length > 0) return undefined;
  return [...wrappers, '_embedded'].map((name) => value[name]).find(isFields);
}

/** The lists beside each other in an object, without what is said of them: pages, links, totals. */
function listsIn(value: Record<string, unknown>): [name: string, list: unknown[]][] {
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

function readArray(list: unknown[]): Opened {
  const entries = list.every(isPage) ? list.flatMap(({ data }) => data) : list;
  const first = entries.find((entry) => entry !== null);
  const rows = numbered(entries, noGroup);
  if (!isFields(first)) return opened('json-texts', rows);
  const isService = 'walletNetworkId' in first || 'walletNetwork' in first;
  return opened(isService ? 'service' : 'json-objects', rows);
}

function opened(format: ListFormat, rows: Rows): Opened {
  return { format, rows, ifEmpty: null };
}

/** Whether an entry is one of the service's pages, and no row that has data of its own. */
function isPage(entry: unknown): entry is { data: unknown[] } {
  return isFields(entry) && Array.isArray(entry['data']) && !isRow(entry);
}

function isRow(fields: Record<string, unknown>): boolean {
  const name = fieldsOf(fields).address;
  return name !== undefined && typeof fields[name] === 'string';
}

function* numbered(entries: unknown[], group: Group): Rows {
  let line = 0;
  for (const entry of entries) {
    line += 1;
    yield* rowsOf(entry, line, group);
  }
}

/** The rows of an entry. */
export function* rowsOf(entry: unknown, line: number, group: Group): Rows {
  if (!isFields(entry)) {
    yield bareRow(entry, line, group);
    return;
  }
  const isOne = isRow(entry);
  if (isOne || !hasAddresses(entry)) yield* readRowsOf(entry, line, group);
  if (hasAddresses(entry)) yield* siteRows(entry, line, group);
}

/** The rows of an entry with several addresses. */
function* siteRows(
  entry: Record<string, unknown> & { addresses: object },
  line: number,
  group: Group,
): Rows {
  const label = labelOf(entry['name'] ?? entry['label']) || group.label;
  const reason = harmlessRow(entry, label) ?? harmlessGroup(label);
  for (const [names, list] of byCoin(entry.addresses)) {
    yield null;
    const why = reason ?? harmlessGroup(names[0] ?? '');
    const of = { names, label };
    for (const one of list) {
      yield refusedFor(why, isFields(one) ? readFields(one, line, of) : bareRow(one, line, of));
    }
  }
}

function hasAddresses<Of extends Record<string, unknown>>(
  fields: Of,
): fields is Of & { addresses: object } {
  return typeof fields['addresses'] === 'object' && fields['addresses'] !== null;
}

/** The addresses of a site, under their coins or without (CryptoScamDB). */
function byCoin(addresses: object): [names: string[], addresses: unknown[]][] {
  if (Array.isArray(addresses)) return [[[], addresses]];
  return Object.entries(addresses).map(([coin, list]) => [
    [coin],
    Array.isArray(list) ? list : [list],
  ]);
}

/** Each key is a network, a site or an actor with its addresses, or an address with what is said of it. */
function* groupRows(groups: Record<string, unknown>): Rows {
  let line = 0;
  for (const [key, value] of Object.entries(groups)) {
    if (Array.isArray(value)) {
      const group = groupOf(key);
      const reason = harmlessGroup(key);
      yield null;
      for (const entry of value) {
        line += 1;
        for (const row of rowsOf(entry, line, group)) yield refusedFor(reason, row);
      }
      continue;
    }
    line += 1;
    yield isFields(value)
      ? readFields({ ...value, address: key }, line, noGroup)
      : refusedFor(reasonOf(value), bareRow(key, line, { names: [], label: labelOf(value) }));
  }
}

/** Why what is said of an address does not accuse it: false and 0 are answers to what the list is of. */
function reasonOf(value: unknown): string | null {
  return value ? harmlessGroup(readText(value)) : harmlessRow({ scam: value }, '');
}

function groupOf(key: string): Group {
  if (/^unknown$/i.test(key) || wrappers.includes(key)) return noGroup;
  return findNamed(key).length > 0 || namesTests(key)
    ? { names: [key], label: '' }
    : { names: [], label: labelOf(key) };
}
