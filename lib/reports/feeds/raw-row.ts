import { findChain } from '@/lib/address/find-chain';
import type { ListFormat, ListRowNote } from '@/lib/extension/feed-messages';
import { type Field, findFields, isOfChains } from '@/lib/extension/fields';
import { readIdentifier, readText } from '@/lib/service/read-fields';
import { harmlessRow } from './harmless';
import { labelOf } from './label-of';

/** One row of a list, before anybody looked at what its address is. */
export type RawRow = {
  /** 1-based: the line of a text, or which entry of a JSON list. */
  line: number;
  address: unknown;
  /** What the row calls its network, best first. */
  names: string[];
  label: string;
  count: unknown;
  date: unknown;
};

/** A row that was not taken, or not as it says, and why. */
export type BadRow = ListRowNote;

/** What is read of a list, piece by piece. null: nothing stands there, which lets who reads many of them pause. */
export type Rows = Generator<RawRow | BadRow | null>;

/** A list whose format is known. */
export type Opened = {
  format: ListFormat;
  rows: Rows;
  /** Why it is no list if there is no row in it, in words for the user; null: then its keepers emptied it. */
  ifEmpty: string | null;
};

/** What a list says of its rows from outside: the network or the actor that they stand under. */
export type Group = { names: string[]; label: string };

export const noGroup: Group = { names: [], label: '' };

/** The row of an object with fields. */
export function readFields(
  fields: Readonly<Record<string, unknown>>,
  line: number,
  group: Group,
): RawRow | BadRow {
  const found = fieldsOf(fields);
  const value = (field: Field) => {
    const name = found[field];
    return name === undefined ? undefined : fields[name];
  };
  const { walletNetwork, walletNetworkId } = fields;
  const address = value('address');
  const label = labelOf(value('label'));
  const reason = harmlessRow(fields, label);
  if (reason !== null) return { line, text: readText(address), reason };
  const own = [...namesOf(walletNetwork), ...networkNames(found.network, value('network'))];
  const names = [...own, readIdentifier(walletNetworkId)].filter((name) => name !== '');
  return {
    line,
    address,
    names: [...names, ...group.names],
    label: label || group.label,
    count: value('count'),
    date: value('date'),
  };
}

/** The row of an address alone. */
export function bareRow(address: unknown, line: number, group: Group): RawRow {
  return { line, address, ...group, count: undefined, date: undefined };
}

/** Whether a value is an object with fields. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Found = ReturnType<typeof findFields>;

let lastFound: { of: string; found: Found } | undefined;

/** Which names of an object are which fields. The rows of a list have the same names, so the last answer is kept. */
export function fieldsOf(fields: Readonly<Record<string, unknown>>): Found {
  const names = Object.keys(fields).slice(0, 100);
  const of = JSON.stringify(names);
  if (lastFound?.of === of) return lastFound.found;
  const found = findFields(names, ['address', 'network', 'label', 'count', 'date']);
  lastFound = { of, found };
  return found;
}

/** What a field calls its network; a chain's id is as good as its name. */
function networkNames(name: string | undefined, value: unknown): string[] {
  const chain = isOfChains(name ?? '') ? findChain(readIdentifier(value)) : undefined;
  return chain ? [chain.name] : namesOf(value);
}

function namesOf(value: unknown): string[] {
  if (!isFields(value)) return [readText(value)];
  return [value['symbol'], value['code'], value['name']].map(readText);
}
