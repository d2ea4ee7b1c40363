import { hasTypingError } from '@/components/check/detection';
import { mistypedAmong } from '@/components/check/lines-for-many';
import { cut } from '@/components/cut';
import { addressesIn, addressIn, isHiddenIn } from '@/lib/address/address-in';
import { tellsByItself } from '@/lib/address/find';
import { findChain } from '@/lib/address/find-chain';
import { identifyNetworks } from '@/lib/address/identify';
import { linkNetwork } from '@/lib/address/link-network';
import { findNamed } from '@/lib/address/name-network';
import type { NetworkId } from '@/lib/address/networks';
import { oneSpelling } from '@/lib/address/one-spelling';
import { isLikelySecret } from '@/lib/address/recognise';
import { isSkipped, recordsOf, separatorOf, splitCells } from '@/lib/extension/cells';
import { longestAddress } from '@/lib/extension/check-messages';
import { findField } from '@/lib/extension/fields';
import { type Columns, findColumns } from './find-columns';

export const mostRows = 10_000;

/** So long the page does nothing else, in milliseconds. */
const slice = 30;

/** So many characters tell what stands between the cells. */
const sampleLength = 10_000;

/** One row of the user's list. */
export type GivenRow = {
  /** 1-based, as a text editor or a spreadsheet numbers it. */
  line: number;
  /** What is checked; where the row holds no address, the text that stands there. */
  address: string;
  /** The network that the row or the user names; null: it is detected. */
  networkId: NetworkId | null;
  /** The network's name in the row where nobody here knows it; else empty. */
  unknownNetwork: string;
  /** Whom the row is about, where it tells; else empty. */
  label: string;
  /** Whether it looks like a key: then its text is not shown. */
  isSecret: boolean;
  /** Whether there were invisible characters inside of the address. */
  isHidden: boolean;
};

export type ReadRows =
  | { status: 'read'; rows: GivenRow[] }
  | { status: 'refused'; why: 'empty' }
  | { status: 'refused'; why: 'tooMany'; count: number };

/**
 * The rows of a pasted column or table. Blank lines and comments are none; a row without an address is one, and one with several is as
 * many.
 * @param networkId what the user says of all rows that name no network themselves
 */
export async function readRows(text: string, networkId: NetworkId | null): Promise<ReadRows> {
  const list = text.replace(/^\ufeff/, '');
  const separator = separatorOf(list.slice(0, sampleLength));
  const records = [...recordsOf(list, separator, hasAddress)].filter(({ text: written }) =>
    isRow(written, separator),
  );
  const columns = findColumns(records.map((record) => record.text));
  const body = records.slice(columns.header);
  if (body.length === 0) return { status: 'refused', why: 'empty' };
  if (body.length > mostRows) return { status: 'refused', why: 'tooMany', count: body.length };
  const rows: GivenRow[] = [];
  let since = performance.now();
  for (const record of body) {
    rows.push(...readRow(record, columns, networkId));
    if (performance.now() - since < slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  if (rows.length > mostRows) return { status: 'refused', why: 'tooMany', count: rows.length };
  return { status: 'read', rows };
}

function readRow(
  { line, text }: { line: number; text: string },
  columns: Columns,
  general: NetworkId | null,
): GivenRow[] {
  const cells = splitCells(text, columns.separator);
  const cell = (at: number | null) => (at === null ? '' : plain(cells[at] ?? ''));
  const label = cut(cell(columns.label), 200);
  const network = cell(columns.network);
  const name = (columns.isOfChains && findChain(network)?.name) || network;
  // A line without that column, as of a text with a comma somewhere, is no row of the table.
  const given = cells[columns.address] ?? text;
  const written = plain(given);
  // As it is written: what cannot be seen may stand inside of one of them.
  const several = addressesIn(given);
  const here = several.length > 1 ? several : [addressOf(written, text)];
  const named = here.map((one) => ({
    address: one,
    ...networkOf(one, name, linkNetwork(written) ?? general),
  }));
  const beside = besides(text, here.filter(Boolean)).map((one) => ({
    address: one,
    ...{ networkId: general, unknownNetwork: '' },
  }));
  // Who has addresses in other columns alone is no row without one.
  const kept = beside.length > 0 ? named.filter(({ address }) => address !== '') : named;
  const rows = [...kept, ...beside].map((one) => {
    const isSecret = isLikelySecret(one.address, one.networkId);
    return { line, ...one, label, isSecret, isHidden: isHiddenIn(text, one.address) };
  });
  // A recovery phrase may stand in as many cells as it has words, and a key beside an address.
  if (rows.some(({ isSecret }) => isSecret) || !isLikelySecret(text, null)) return rows;
  const whole = text.trim().slice(0, longestAddress);
  const secret = { address: whole, networkId: null, unknownNetwork: '', label: '' };
  return [{ line, ...secret, isSecret: true, isHidden: false }];
}

/** The network that a row names for an address, or what the user, or a link, says of it; and its name, where nobody here knows it. */
function networkOf(
  address: string,
  name: string,
  otherwise: NetworkId | null,
): Pick<GivenRow, 'networkId' | 'unknownNetwork'> {
  const named = findNamed(name);
  const fitting = named.length > 1 ? identifyNetworks(address) : [];
  const [first = null] = named;
  const said = (named.find(({ id }) => fitting.includes(id)) ?? first)?.id;
  return {
    networkId: said ?? otherwise,
    unknownNetwork: named.length === 0 ? cut(name, 60) : '',
  };
}

/** The address in its cell, mistyped or not; else the one that stands elsewhere in the row; else what stands in the cell. */
function addressOf(cell: string, row: string): string {
  const address = addressIn(cell);
  const isOne = address.length <= longestAddress && identifyNetworks(address).length > 0;
  if (isOne || hasTypingError(address)) return address;
  const elsewhere = addressIn(row);
  const isFound = elsewhere.length <= longestAddress && identifyNetworks(elsewhere).length > 0;
  return isFound ? elsewhere : address.slice(0, longestAddress);
}

/** What has no checksum, but a form that hashes beside an address do not have. */
const solana = /^[1-9A-HJ-NP-Za-km-z]{43,44}$/;

/** The addresses that stand elsewhere in a row, as in one of payments, or of all that somebody has, and what is mistyped there. */
function besides(row: string, here: readonly string[]): string[] {
  const rest = here.reduce((left, one) => left.replace(one, ' '), row);
  // No address that tells by itself is shorter, and most rows have one.
  if (!/[\w-]{25}/.test(rest)) return [];
  const known = new Set(here.map(oneSpelling));
  const isMeant = (one: string) => tellsByItself(one) || solana.test(one);
  const found = addressesIn(rest);
  const others = found.filter((one) => isMeant(one) && !known.has(oneSpelling(one)));
  return [...others, ...mistypedAmong(rest, [...here, ...found])];
}

function hasAddress(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.length <= longestAddress && identifyNetworks(cell).length > 0);
}

/** What has neither letter nor digit is none, nor is a comment, but for one with an address or the names of columns. */
function isRow(line: string, separator: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(line)) return false;
  if (!isSkipped(line.trim())) return true;
  const names = splitCells(line, separator);
  return (
    addressesIn(line).length > 0 || (names.length > 1 && findField(names, 'address') !== undefined)
  );
}

/** Without what cannot be seen, and what turns the direction of a text. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ').trim();
}
