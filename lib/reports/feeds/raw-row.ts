import { findAddresses } from '@/lib/address/find';
import { findChain } from '@/lib/address/find-chain';
import { findNamed } from '@/lib/address/name-network';
import type { ListFormat, ListRowNote, WhyPart } from '@/lib/extension/feed-messages';
import { type Field, isOfChains } from '@/lib/extension/fields';
import { readIdentifier, readText } from '@/lib/service/read-fields';
import { accusedOf } from './accused-of';
import { isHash, isNoHash } from './columns-of';
import { harmlessRow, kindOf } from './harmless';
import { knownOf } from './known-fields';
import { labelOf } from './label-of';
import { unclearRow, withMore, withoutSender } from './more-addresses';
import { isAddress } from './read-row';
import { type Fields, isFields } from './row-rules';

/** One row of a list, before anybody looked at what its address is. */
export type RawRow = {
  /** 1-based: the line of a text, or which entry of a JSON list. */
  line: number;
  address: unknown;
  /** What the row calls its network, best first. */
  names: string[];
  /** What stands in its field for a network, where no network that is known is called so. */
  unknownName?: string;
  label: string;
  count: unknown;
  date: unknown;
  /** Whether it stands in a field that is for addresses, or alone; absent: in a line of a text. */
  stands?: 'in-field' | 'alone';
  /** What the list calls the column or the field that the address stands in, if anything. */
  column?: string;
  /** There is an address in its other fields, so that nobody can tell what it says if it has none in its own. */
  hasOther?: true;
};

/** A row that was not taken, or not as it says, and why. */
export type BadRow = ListRowNote & {
  /** The list says that it does not accuse its address. */
  isCleared?: true;
  /** There is an address in it, and nobody can tell what the list says of that. */
  isUnclear?: true;
};

/** What is read of a list, piece by piece. null: nothing stands there, which lets who reads many of them pause. */
export type Rows = Generator<RawRow | BadRow | null>;

/** A list whose format is known. */
export type Opened = {
  format: ListFormat;
  rows: Rows;
  /** Why it is no list if there is no row in it, in words for the user; null: then its keepers emptied it. */
  ifEmpty: string | null;
  /** It says that it goes on elsewhere; or, once its rows are read, see watched. */
  isPart?: WhyPart;
};

/** What a list says of its rows from outside: the network or the actor that they stand under. `title`: the same where it is no label. */
export type Group = { names: string[]; label: string; title?: string };

export const noGroup: Group = { names: [], label: '' };

/** The row of an object with fields. */
export function readFields(given: Fields, line: number, group: Group): RawRow | BadRow {
  const fields = withoutSender(given);
  const { found, harmless, sides } = knownOf(fields);
  const value = (field: Field) => {
    const name = found[field];
    return name === undefined ? undefined : unwrapped(fields[name]);
  };
  const { walletNetwork, walletNetworkId } = fields;
  const address = addressOf(fields, found.address);
  const label = labelOf(value('label'));
  const reason = harmlessRow(fields, label, group.title ?? group.label) ?? harmless;
  if (reason !== null) return { line, text: readText(address), reason, isCleared: true };
  if (sides.some((name) => isAddress(readText(fields[name]))))
    return unclearRow(line, readText(address));
  const own = [...namesOf(walletNetwork), ...networkNames(found.network, value('network'))];
  const names = [...own, readIdentifier(walletNetworkId)].filter((name) => name !== '');
  const unknownName = isOfChains(found.network ?? '') && unknownAmong(names);
  return {
    line,
    address,
    ...(hasOther(fields, address) && { hasOther: true }),
    names: [...names, ...group.names],
    ...(unknownName && { unknownName }),
    label: label || group.label || kindOf(fields),
    count: value('count'),
    date: value('date'),
    stands: 'in-field',
  };
}

/** What stands in a row in the place of its address. */
export function addressOf(fields: Fields, named = knownOf(fields).found.address): unknown {
  return accusedOf(fields, named) ?? (named === undefined ? undefined : unwrapped(fields[named]));
}

/** Whether there is an address in a row that has none in its field for that, but one of whoever is not accused. */
function hasOther(fields: Fields, address: unknown): boolean {
  if (typeof address === 'string' && /\S{25}/.test(address)) return false;
  return knownOf(fields).others.some((name) => holdsAddress(fields[name]));
}

function holdsAddress(value: unknown, depth = 3): boolean {
  if (typeof value === 'string') return /[\w:-]{25}/.test(value) && namesAddress(readText(value));
  if (typeof value !== 'object' || value === null || depth === 0) return false;
  return Object.values(value).some((one) => holdsAddress(one, depth - 1));
}

function namesAddress(text: string): boolean {
  return isNoHash(text) || findAddresses(text).some(({ address }) => !isHash(address));
}

/** What MongoDB writes with its type: `{"$date":"2024-01-02"}`, `{"$date":{"$numberLong":"1709546400000"}}`. */
function unwrapped(value: unknown, depth = 2): unknown {
  if (!isFields(value) || depth === 0) return value;
  const [name = '', another] = Object.keys(value);
  return name.startsWith('$') && another === undefined ? unwrapped(value[name], depth - 1) : value;
}

/**
 * The rows of an object with fields: one, or one of each network where several fields are each for the addresses of one, as in
 * 'btc_address' and 'eth_address', or 'BTC' and 'ETH'.
 */
export function readRowsOf(fields: Fields, line: number, group: Group): (RawRow | BadRow)[] {
  const row = readFields(fields, line, group);
  const { found, ofNetworks } = knownOf(fields);
  // Whoever is paid: what is called like networks there are amounts.
  const isNamed = ofNetworks.length < 2 || found.address === undefined;
  if ('reason' in row) return [row];
  if (isNamed && row.address !== undefined) return withMore(withoutSender(fields), row);
  const isOther = ofNetworks.every(([name]) => name !== found.address);
  const rows = ofNetworks.flatMap(([name, network]) => {
    const names = [network, ...row.names];
    return [fields[name]].flat().map((address) => ({ ...row, address, names }));
  });
  const filled = [...(isOther ? [row] : []), ...rows].filter((one) => {
    const text = readText(one.address);
    // A single one may just share its name with a network: 'symbol', 'story'.
    return ofNetworks.length > 1 ? text !== '' : /\S{25}/.test(text) || isAddress(text);
  });
  return filled.length > 0 ? filled : [row];
}

/** The same of an object whose names are the list's own. */
export function namedRowsOf(fields: Fields, line: number, group: Group): (RawRow | BadRow)[] {
  const names = Object.keys(fields);
  return readRowsOf(fields, line, group).map((row) => {
    const column =
      'reason' in row ? undefined : names.find((name) => unwrapped(fields[name]) === row.address);
    return column === undefined ? row : { ...row, column };
  });
}

/** The row of an address alone. */
export function bareRow(address: unknown, line: number, group: Group): RawRow {
  return { line, address, ...group, count: undefined, date: undefined, stands: 'alone' };
}

/** A row, or where there is a reason not to take it, that. */
export function refusedFor(
  reason: string | null,
  row: RawRow | BadRow | null,
): RawRow | BadRow | null {
  if (reason === null || row === null || 'reason' in row) return row;
  return { line: row.line, text: readText(row.address), reason, isCleared: true };
}

/** What lists write where they know no network, or mean all. */
const noNetwork = /^(?:unknown|none|n\/?a|all|any|other|multi\S*|0|\W+)$/i;

/** The first of some names, where none of them is one of a network that is known. */
function unknownAmong([first = '', ...others]: string[]): string | undefined {
  const isKnown = [first, ...others].some((name) => findNamed(name).length > 0);
  return first === '' || isKnown || noNetwork.test(first) ? undefined : first;
}

/** What a field calls its network; a chain's id is as good as its name. Of chains, 'Binance' is one (Chainabuse), else an exchange. */
function networkNames(name: string | undefined, value: unknown): string[] {
  if (!isOfChains(name ?? '') || isFields(value)) return namesOf(value);
  const id = readIdentifier(value);
  return namesOf(findChain(id)?.name ?? (/^binance$/i.test(id) ? 'bsc' : id));
}

function namesOf(value: unknown): string[] {
  if (!isFields(value)) {
    const text = readText(value);
    // 'Polygon PoS (MATIC)'.
    const [, symbol] = /\(([^()]+)\)$/.exec(text) ?? [];
    return symbol ? [text, symbol] : [text];
  }
  return [value['symbol'], value['code'], value['name']].map(readText);
}
