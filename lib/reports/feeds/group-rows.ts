import { findChain } from '@/lib/address/find-chain';
import { findNamed } from '@/lib/address/name-network';
import { isTests } from '@/lib/reports/test-network';
import { readText } from '@/lib/service/read-fields';
import { isNoHash } from './columns-of';
import { hasAddresses, isRow, rowsOf } from './entry-rows';
import { harmlessGroup, harmlessHeading, harmlessRow } from './harmless';
import { labelOf } from './label-of';
import { holdsAddresses, holdsGroups, listsIn, wrappers } from './lists-in';
import {
  type BadRow,
  bareRow,
  type Group,
  noGroup,
  type RawRow,
  type Rows,
  readFields,
  refusedFor,
} from './raw-row';
import { isAddress } from './read-row';
import { type Fields, isFields } from './row-rules';
import { accuses } from './said';

/** How many rows there were, and so which one is next. */
type Counter = { line: number };

/** Groups in each other: a network, a list of it, and what stands there. */
const mostNested = 2;

/** Each key is a network, a site or an actor with its addresses, an address with what is said of it, or the id of a row. */
export function* groupRows(groups: Fields): Rows {
  const counter = { line: 0 };
  const hasLists = listsIn(groups).length > 0;
  for (const [key, value] of Object.entries(groups)) {
    // Beside lists, words and numbers are about them: `"total": 2`.
    if (hasLists && typeof value !== 'object' && !isAddress(key)) yield null;
    else if (Array.isArray(value) && !isLabelled(key, value))
      yield* listRows(key, value, counter, { names: [], label: titleOf(key, groups) });
    else if (isFields(value)) yield* objectRows(key, value, counter, noGroup, mostNested);
    else yield addressRow(key, value, counter, noGroup);
  }
}

/** What a list of tokens (https://tokenlists.org) is called: it is of those that wallets know, unless that says of whom it warns. */
function titleOf(key: string, { name }: Fields): string {
  return key === 'tokens' ? labelOf(name) : '';
}

/** Whether a list says what an address is called. */
function isLabelled(key: string, list: unknown[]): boolean {
  const [first = ''] = list;
  return typeof first === 'string' && !isAddress(first) && isAddress(key);
}

function* listRows(key: string, list: unknown[], counter: Counter, outer: Group): Rows {
  const isOfOne = isAddress(key);
  const group = isOfOne ? outer : within(outer, key);
  const reason = reasonUnder(key);
  yield null;
  for (const entry of list) {
    counter.line += 1;
    const said = isFields(entry) && !isRow(entry) && !hasAddresses(entry);
    const own = isOfOne ? key : idIn(key, entry);
    const row = said && own !== '' ? { ...entry, address: own } : entry;
    for (const one of rowsOf(row, counter.line, group)) yield refusedFor(reason, one);
  }
}

/** What The Graph calls an entry, where that is an address, and the name of its list accuses: `{"scams":[{"id":"0x…"}]}`; else ''. */
function idIn(key: string, entry: unknown): string {
  const id = isFields(entry) && accuses(key) ? readText(entry['id']) : '';
  return isNoHash(id) ? id : '';
}

function* objectRows(
  key: string,
  value: Fields,
  counter: Counter,
  outer: Group,
  depth: number,
): Rows {
  const isOfChain = isChain(key) && holdsAddresses(value);
  const rows = isOfChain
    ? labelledRows(value, counter, within(outer, findChain(key)?.name ?? ''))
    : rowsUnder(key, value, counter, outer, depth);
  const reason = reasonUnder(key);
  if (rows === null) yield refusedFor(reason, addressRow(key, value, counter, outer));
  else for (const row of rows) yield refusedFor(reason, row);
}

/** null: what stands under the key is said of it, as of an address. */
function rowsUnder(
  key: string,
  value: Fields,
  counter: Counter,
  outer: Group,
  depth: number,
): Rows | null {
  if (isAddress(key)) return null;
  const group = within(outer, key);
  const isNetwork = groupOf(key).names.length > 0;
  if (isRowOf(key, value, isNetwork)) {
    counter.line += 1;
    return rowsOf(value, counter.line, isId(key) ? outer : group);
  }
  const isMeant = isNetwork || isKnown(key);
  if (isMeant && holdsAddresses(value)) return labelledRows(value, counter, group);
  const isOfGroups = depth > 0 && (isMeant || areCoins(value)) && holdsGroups(value);
  return isOfGroups ? nestedRows(value, counter, group, depth - 1) : null;
}

function* labelledRows(value: Fields, counter: Counter, group: Group): Rows {
  for (const [address, said] of Object.entries(value)) {
    if (Array.isArray(said) && said.some(isFields)) yield* listRows(address, said, counter, group);
    else yield addressRow(address, said, counter, group);
  }
}

/** The rows of groups in a group: `{"ethereum":{"scams":[…],"whitelist":[…]}}`, `{"blacklist":{"ETH":[…]}}`. */
function* nestedRows(value: Fields, counter: Counter, outer: Group, depth: number): Rows {
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(inner)) yield* listRows(key, inner, counter, outer);
    else if (isFields(inner)) yield* objectRows(key, inner, counter, outer, depth);
    else yield null;
  }
}

/** Names of what groups stand in. */
const ofGroups = /^(?:networks|(?:block)?chains|coins|currencies|tokens)$/i;

/** Whether a key says what stands under it, and is none of who keeps the list. */
function isKnown(key: string): boolean {
  return wrappers.includes(key) || ofGroups.test(key) || accuses(key) || reasonUnder(key) !== null;
}

function areCoins(value: Fields): boolean {
  return listsIn(value).every(([name]) => groupOf(name).names.length > 0);
}

/** Whether what stands under a key is a row. One under another word may be whoever keeps the list: `"author": {"wallet": …}`. */
function isRowOf(key: string, value: Fields, isNetwork: boolean): boolean {
  return hasAddresses(value) || ((isNetwork || isId(key)) && isRow(value));
}

/** The id of a chain as wallets write it; some are addresses of Aptos, too. In digits it may be that of a row. */
function isChain(key: string): boolean {
  return /^(?:0x|eip155:)[\da-f]{1,8}$/i.test(key);
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
  if (isFields(fields)) {
    const read = readFields({ ...fields, address: key }, line, { names, label });
    // In 'scam_address' stands another one, or what is said of this one.
    return 'reason' in read || isAddress(readText(read.address)) ? read : { ...read, address: key };
  }
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

/** A group in another one: what it says itself counts more. */
function within(outer: Group, key: string): Group {
  const { names, label } = groupOf(key);
  const isWord = ofGroups.test(key);
  return { names: [...names, ...outer.names], label: isWord ? outer.label : label || outer.label };
}

function groupOf(key: string): Group {
  if (/^unknown$/i.test(key) || wrappers.includes(key)) return noGroup;
  return findNamed(key).length > 0 || isTests(key)
    ? { names: [key], label: '' }
    : { names: [], label: labelOf(key) };
}
