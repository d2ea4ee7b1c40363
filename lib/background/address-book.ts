import * as z from 'zod/mini';
import { findChain } from '@/lib/address/find-chain';
import { findNamed } from '@/lib/address/name-network';
import type { NetworkId } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import { isSkipped, recordsOf, splitCells } from '@/lib/extension/cells';
import { findFields, isNote, isOfChains, isOfCulprit } from '@/lib/extension/fields';
import { findTable, type Table, wholeRow } from '@/lib/reports/feeds/find-table';
import { accuses } from '@/lib/reports/feeds/said';

/** An entry of a file, before anybody looked at what its address is. `line`: 1-based; of a table, its line. */
export type FileEntry = { line: number; entry: unknown };

type Kind = 'trusted' | 'blocked';
type Contact = { address: string; network: NetworkId | null; kind: Kind } & Said;
type Said = { name: string; note: string };

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

/** Columns of which the name is kept, too: a payment without a tag is lost. */
const tags = /memo|^(?:dest(?:ination)?|address)?[ _-]?tag$|payment[ _-]?id/i;
/** A column of payments: whom they went to, or came from, may be anybody. */
const payments =
  /^(?:(?:tx|txn|transaction|operation)[ _-]?(?:hash|id)|tx|txn|hash|(?:from|sender)(?:[ _-]?(?:address|wallet))?|von|absender|remitente|exp[eé]diteur|remetente)$/i;
/** Columns that may say of somebody that he is blocked. */
const kinds = /^(?:kind|type|status|state|list|category|action)$/i;
const blocked = /^(?:is[ _-]?)?(?:block|black[ _-]?list)(?:ed)?$/i;

/**
 * The entries of the address book of a wallet or an exchange: a table with a column for addresses ('name,address,network,memo'), or
 * the backup of MetaMask, or the contacts of Electrum. Whom it names is trusted, unless it says otherwise. null: it is none, as a list of payments, or of scammers, is.
 * @param json what the text says in JSON; undefined: it is none
 */
export function readAddressBook(text: string, json: unknown): FileEntry[] | null {
  if (json !== undefined) return backupEntries(json);
  const plain = text.replace(/^\ufeff/, '');
  // Damaged JSON has commas, too.
  const table = /^\s*[[{]/.test(plain) ? null : findTable(plain);
  const isBook = table?.columns.every((one) => !payments.test(one.trim()) && !isOfCulprit(one));
  return table && isBook ? [...tableEntries(plain, table)] : null;
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

function* tableEntries(text: string, table: Table): Generator<FileEntry> {
  const { columns, separator, after } = table;
  const { address, network = '' } = findFields(columns, ['address', 'network']);
  const others = columns.filter((column) => column !== address && column !== network);
  const { label } = findFields(
    others.filter((column) => !tags.test(column) && !isNote(column)),
    ['label'],
  );
  for (const { line, text: row } of recordsOf(text, separator, wholeRow(table))) {
    if (line <= after || isSkipped(row)) continue;
    const cells = splitCells(row, separator);
    const cell = (column = '') => cells[columns.lastIndexOf(column)] ?? '';
    const said = others.flatMap((column) => {
      if (column === label || cell(column) === '') return [];
      if (tags.test(column)) return [`${column}: ${cell(column)}`];
      return isNote(column) ? [cell(column)] : [];
    });
    const chain = (isOfChains(network) && findChain(cell(network))?.name) || cell(network);
    const entry = contactOf(cell(address), chain, { name: cell(label), note: said.join('; ') });
    const isBlocked = others.some((column) => saysBlocked(column, cell(column)));
    yield { line, entry: isBlocked ? { ...entry, kind: 'blocked' } : entry };
  }
}

function saysBlocked(column: string, said: string): boolean {
  if (blocked.test(column)) return /^(?:true|yes|1|x)$/i.test(said);
  return kinds.test(column) && (blocked.test(said) || accuses(said));
}

/** A coin may be a token's: what is named is the network only where the address is valid there. */
function contactOf(address: string, named: string, said: Said): Contact {
  const isThere = ({ id }: { id: NetworkId }) => validateAddress(address, id).status === 'valid';
  const network = findNamed(named).find(isThere)?.id ?? null;
  return { address, network, kind: 'trusted', ...said };
}
