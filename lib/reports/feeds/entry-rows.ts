import { findNamed } from '@/lib/address/name-network';
import { harmlessGroup, harmlessRow } from './harmless';
import { fieldsOf } from './known-fields';
import { labelOf } from './label-of';
import {
  type BadRow,
  bareRow,
  type Group,
  namedRowsOf,
  type RawRow,
  type Rows,
  readFields,
  refusedFor,
} from './raw-row';
import { type Fields, isFields } from './row-rules';

/** The rows of an entry. */
export function* rowsOf(given: unknown, line: number, group: Group): Rows {
  if (!isFields(given)) {
    yield bareRow(given, line, group);
    return;
  }
  const isOne = isRow(given);
  const entry = isOne ? given : withInner(given);
  if (isOne || !hasAddresses(entry)) yield* namedRowsOf(entry, line, group);
  if (hasAddresses(entry)) yield* siteRows(entry, line, group);
}

/** Fields that an entry's own may stand in, none of which is about somebody else. */
const inner = /^(?:attributes|fields|properties|node|_source|entity|wallet|address)$/i;

/** Fields for several addresses. */
const several = /^(?:wallet|crypto|scam(?:mer)?)?[ _-]?(?:address(?:es)?|wallets?|accounts?)$/i;

/** An entry that is no row itself with its addresses, be they called 'wallets' or stand in a text, or with what stands in the row within it: `{"wallet":{"address":…}}`. */
function withInner(entry: Fields): Fields {
  if (hasAddresses(entry)) return entry;
  const [only, another] = Object.keys(entry)
    .filter((name) => inner.test(name))
    .map((name) => entry[name])
    .filter((one) => isFields(one) && (isRow(one) || hasAddresses(one)));
  if (isFields(only) && another === undefined) return { ...entry, ...only };
  const name = Object.keys(entry).find((one) => several.test(one) && isFilled(entry[one]));
  return name === undefined ? entry : { ...entry, addresses: listOf(entry[name]) };
}

/** Or of several coins: `"wallets": {"BTC": …}`. */
function isFilled(value: unknown): boolean {
  if (isFields(value)) return Object.keys(value).some((name) => findNamed(name).length > 0);
  return typeof value === 'string' || (Array.isArray(value) && value.length > 0);
}

function listOf(value: unknown): unknown {
  return typeof value === 'string' ? value.split(/[\s,;]+/) : value;
}

/** The rows of an entry with several addresses. */
function* siteRows(entry: Fields & { addresses: object }, line: number, group: Group): Rows {
  const label = labelOf(entry['name'] ?? entry['label']) || group.label;
  const reason = harmlessRow(entry, label) ?? harmlessGroup(label);
  const site = readFields(entry, line, group);
  const said = 'reason' in site ? { names: group.names, label, date: undefined } : site;
  for (const [names, list] of byCoin(entry.addresses)) {
    yield null;
    const why = reason ?? harmlessGroup(names[0] ?? '');
    const of = { names: [...names, ...said.names], label: label || said.label };
    for (const one of list) yield refusedFor(why, addressRow(one, line, of, said.date));
  }
}

/** `date`: what the entry says, where the address has none of its own. */
function addressRow(one: unknown, line: number, of: Group, date: unknown): RawRow | BadRow {
  const row = isFields(one) ? readFields(one, line, of) : bareRow(one, line, of);
  return 'reason' in row ? row : { ...row, date: row.date ?? date, stands: 'in-field' };
}

export function hasAddresses<Of extends Fields>(fields: Of): fields is Of & { addresses: object } {
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

/** Whether an object is a row: its field for an address has a text. */
export function isRow(fields: Fields): boolean {
  const name = fieldsOf(fields).address;
  return name !== undefined && typeof fields[name] === 'string';
}

/** Whether an entry is one of the service's pages, and no row that has data of its own. */
export function isPage(entry: unknown): entry is { data: unknown[] } {
  return isFields(entry) && Array.isArray(entry['data']) && !isRow(entry);
}
