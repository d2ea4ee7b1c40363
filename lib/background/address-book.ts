import * as z from 'zod/mini';
import { findChain } from '@/lib/address/find-chain';
import { findNamed } from '@/lib/address/name-network';
import type { NetworkId } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import { isSkipped, recordsOf, splitCells } from '@/lib/extension/cells';
import { findFields, isNote, isOfChains, isOfCulprit, sayingsOf } from '@/lib/extension/fields';
import { linesOf } from '@/lib/extension/lines';
import { parseJson } from '@/lib/extension/parse-json';
import { findTable, type Table, wholeRow } from '@/lib/reports/feeds/find-table';
import { networkColumns } from '@/lib/reports/feeds/known-fields';
import { accuses } from '@/lib/reports/feeds/said';
import { partOf } from '@/lib/reports/feeds/side-by-side';

/** An entry of a file, before anybody looked at what its address is. `line`: 1-based; of a table, its line. */
export type FileEntry = { line: number; entry: unknown };

type Kind = 'trusted' | 'blocked';
type Words = { name: string; note: string; kind?: Kind };
type Contact = Required<Words> & { address: string; network: NetworkId | null };

/** What MetaMask saves under "Back up your data". */
const Backup = z.lazy(() =>
  z.object({
    addressBook: z.object({
      addressBook: z.record(z.string(), z.record(z.string(), z.unknown())),
    }),
  }),
);
const BackupEntry = z.lazy(() =>
  z.object({
    address: z.string(),
    name: z._default(z.string(), ''),
    memo: z._default(z.string(), ''),
    chainId: z._default(z.string(), ''),
  }),
);

/** Electrum's contacts.json: each address, or name of an account, with what it is and whose. */
const Electrum = z.lazy(() =>
  z.record(z.string(), z.tuple([z.enum(['address', 'openalias', 'lnaddress']), z.string()])),
);

/** A line of the labels that wallets of Bitcoin exchange (BIP-329). Most are of payments and keys, not of addresses. */
const Label = z.lazy(() =>
  z.object({ type: z.string(), ref: z.string(), label: z.optional(z.nullable(z.string())) }),
);

/** Columns of which the name is kept, too: a payment without a tag is lost. */
const tags = /memo|^(?:dest(?:ination)?|address)?[ _-]?tag$|payment[ _-]?id/i;
/** A column of payments: whom they went to, or came from, may be anybody. */
const payments =
  /^(?:(?:tx|txn|transaction|operation)[ _-]?(?:hash|id)|tx|txn|hash|(?:from|sender)(?:[ _-]?(?:address|wallet))?|von|absender|remitente|exp[eé]diteur|remetente)$/i;
/** What was paid, where a date stands beside it: so wallets from Bitcoin Core to Exodus export their payments. */
const amounts =
  /^(?:out|in|fee)?[ _-]?amount(?: ?\([^()]*\))?$|^(?:betrag|importe|cantidad|montant|quantia|valor|金額|金额|المبلغ)(?: ?\([^()]*\))?$/i;
/** When somebody was reported or checked, as the tables have it that are saved here: that makes nobody a contact. */
const seen = /^(?:last[ _-]?reported|checked[ _-]?at)$/i;
/** Columns that may say of somebody that he is blocked. */
const kinds = /^(?:kind|type|status|state|list|category|action|tags?|flag)$/i;
const blocked = /^(?:is[ _-]?)?(?:block|black[ _-]?list)(?:ed)?$/i;

/**
 * The entries of the address book of a wallet or an exchange: a table with a column for addresses ('name,address,network,memo') or one
 * for each network ('name,BTC,ETH'), or the backup of MetaMask, the contacts of Electrum or the labels of a wallet of Bitcoin. Whom it
 * names is trusted, unless it says otherwise. null: it is none, as a list of payments, of scammers, or of checks, is.
 * @param json what the text says in JSON; undefined: it is none
 */
export function readAddressBook(text: string, json: unknown): FileEntry[] | null {
  const plain = text.replace(/^\ufeff/, '');
  const labels = labelEntries(plain);
  if (labels) return labels;
  if (json !== undefined) return backupEntries(json);
  // Damaged JSON has commas, too.
  const table = /^\s*[[{]/.test(plain) ? null : findTable(plain);
  return table && isBook(table) ? [...tableEntries(plain, table)] : null;
}

function isBook({ columns }: Table): boolean {
  const isOther = (one: string) => payments.test(one) || seen.test(one) || isOfCulprit(one);
  if (columns.some((one) => isOther(one.trim()) || sayingsOf(one).includes('count'))) return false;
  const isOfPayments = columns.some((one) => amounts.test(one.trim()));
  return !isOfPayments || findFields(columns, ['date']).date === undefined;
}

function backupEntries(json: unknown): FileEntry[] | null {
  const backup = Backup.safeParse(json);
  if (!backup.success) return electrumEntries(json);
  const entries = Object.values(backup.data.addressBook.addressBook).flatMap(Object.values);
  return entries.map((value, i) => {
    const read = BackupEntry.safeParse(value);
    if (!read.success) return { line: i + 1, entry: value };
    const { address, name, memo, chainId } = read.data;
    const chain = findChain(chainId)?.name ?? '';
    return { line: i + 1, entry: contactOf(address, chain, { name, note: memo }) };
  });
}

function electrumEntries(json: unknown): FileEntry[] | null {
  const contacts = Electrum.safeParse(json);
  if (!contacts.success || Object.keys(contacts.data).length === 0) return null;
  return Object.entries(contacts.data).map(([address, [, name]], i) => {
    return { line: i + 1, entry: contactOf(address, '', { name, note: '' }) };
  });
}

/** null: a line is no label. */
function labelEntries(text: string): FileEntry[] | null {
  const entries: FileEntry[] = [];
  for (const { line, text: written } of linesOf(text)) {
    if (written.trim() === '') continue;
    const read = Label.safeParse(parseJson(written));
    if (!read.success) return null;
    const { type, ref, label } = read.data;
    if (type === 'addr')
      entries.push({ line, entry: contactOf(ref, 'bitcoin', { name: label ?? '', note: '' }) });
  }
  return entries.length > 0 ? entries : null;
}

function* tableEntries(text: string, table: Table): Generator<FileEntry> {
  const { columns, separator, after } = table;
  const sides = table.sides ?? [{ from: 0, to: columns.length, title: '' }];
  const readers = sides.map((side) => {
    const read = readerOf(partOf(columns, side, sides) ?? []);
    return (cells: string[]): Contact[] => {
      const own = partOf(cells, side, sides);
      const entries = own ? read(own) : [];
      return accuses(side.title) ? entries.map((one) => ({ ...one, kind: 'blocked' })) : entries;
    };
  });
  for (const { line, text: row } of recordsOf(text, separator, wholeRow(table))) {
    if (line <= after || isSkipped(row)) continue;
    const cells = splitCells(row, separator);
    for (const read of readers) for (const entry of read(cells)) yield { line, entry };
  }
}

/** Reads the cells of a row by the names of their columns. */
function readerOf(columns: string[]): (cells: string[]) => Contact[] {
  const { address, network = '' } = findFields(columns, ['address', 'network']);
  const places = placesIn(columns, address);
  const held = new Set([...places.map(([name]) => name), network]);
  const others = columns.filter((column) => !held.has(column));
  const { label = '' } = findFields(
    others.filter((column) => !tags.test(column) && !isNote(column)),
    ['label'],
  );
  return (cells) => {
    const cell = (column: string) => cells[columns.lastIndexOf(column)] ?? '';
    const chain = (isOfChains(network) && findChain(cell(network))?.name) || cell(network);
    const words = wordsOf(others, label, cell);
    // A dash stands for none.
    const filled = places.filter(([column]) => /\w/.test(cell(column)));
    const read = filled[0] ? filled : places.slice(0, 1);
    return read.map(([column, named]) => contactOf(cell(column), named ?? chain, words));
  };
}

/** What the cells of a row say of its addresses. */
function wordsOf(columns: string[], label: string, cell: (column: string) => string): Words {
  const said = columns.flatMap((column) => {
    if (column === label || cell(column) === '') return [];
    if (tags.test(column)) return [`${column}: ${cell(column)}`];
    return isRemark(column) ? [cell(column)] : [];
  });
  const isBlocked = columns.some((column) => saysBlocked(column, cell(column)));
  const kind = isBlocked ? 'blocked' : 'trusted';
  return { name: cell(label), note: said.join('; '), kind };
}

/** Whether a column says more of whoever it is, in any language. */
function isRemark(column: string): boolean {
  return sayingsOf(column).includes('remark');
}

/** The columns for addresses: one, or one for each of several networks, with what they call it. */
function placesIn(columns: string[], address = ''): [column: string, network?: string][] {
  const ofNetworks = networkColumns(columns, address || undefined);
  if (ofNetworks.length < 2) return [[address]];
  return ofNetworks.some(([name]) => name === address) || address === ''
    ? ofNetworks
    : [[address], ...ofNetworks];
}

function saysBlocked(column: string, said: string): boolean {
  if (blocked.test(column)) return /^(?:true|yes|1|x)$/i.test(said);
  return kinds.test(column) && (blocked.test(said) || accuses(said));
}

function contactOf(address: string, named: string, words: Words): Contact {
  return { address, network: networkNamed(named, address), kind: 'trusted', ...words };
}

/** A coin may be a token's, or of two networks: what is named is the network only where the address is valid there. */
export function networkNamed(named: string, address: string): NetworkId | null {
  const isThere = ({ id }: { id: NetworkId }) => validateAddress(address, id).status === 'valid';
  return findNamed(named).find(isThere)?.id ?? null;
}
