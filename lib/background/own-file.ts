import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { isNetworkId } from '@/lib/address/networks';
import { changeOf, OwnKind, type OwnRecords, type Said } from '@/lib/extension/own-entries';
import type { OwnChange, OwnImport } from '@/lib/extension/own-messages';
import { parseJson } from '@/lib/extension/parse-json';
import { cleanText } from '@/lib/service/clean-text';
import { type FileEntry, networkNamed, readAddressBook } from './address-book';
import { Address } from './inputs';
import { ownEntry, readOwnChange } from './own-entry';
import { refused } from './refused';

/** By what a file of the user's own addresses alone is known. */
export const ownFormat = 'wallet-address-check/own-list';
const newestVersion = 1;
const mostShown = 100;

const File = z.lazy(() =>
  z.object({
    format: z.literal(ownFormat),
    version: z.int(),
    entries: z.array(z.unknown()),
  }),
);

const Entry = z.lazy(() =>
  z.object({
    address: Address,
    network: z._default(z.nullable(z.string()), null),
    kind: OwnKind(),
    name: z._default(z.string(), ''),
    note: z._default(z.string(), ''),
    changedAt: z._default(z.string(), ''),
  }),
);

type Taken = { key: string; said: Said };

type Merge = Extract<OwnImport, { status: 'read' }>;
type Refused = Extract<OwnImport, { status: 'refused' }>;

/** The user's lists as a file that people can read, too. Deletions are not in it. */
export function exportOwn(records: OwnRecords, now: number): { fileName: string; text: string } {
  const exportedAt = new Date(now).toISOString();
  const entries = [...records.values()].flatMap((record) => {
    const entry = ownEntry(record);
    if (!entry) return [];
    const { address, kind, name, note, changedAt } = entry;
    const network = record.said?.networkId ?? null;
    return [{ address, network, kind, name, note, changedAt: isoTime(changedAt) }];
  });
  const file = { format: ownFormat, version: newestVersion, exportedAt, entries };
  return {
    fileName: `wallet-address-check-contacts-${exportedAt.slice(0, 10)}.json`,
    text: `${JSON.stringify(file, null, 2)}\n`,
  };
}

/**
 * What an exported file, or the address book of another program, would change: an entry of the file is taken where there is none, or an older one that says something else.
 * @returns what to tell, and the records with the change
 */
export function planImport(
  text: string,
  records: OwnRecords,
  now: number,
): { told: OwnImport; records: OwnRecords } {
  const file = entriesOf(text);
  if (file.status === 'refused') return { told: file, records };
  const told = noChange();
  const after = new Map(records);
  const above = new Set<string>();
  for (const { line, entry } of file.entries) {
    const read = readEntry(entry);
    if ('reason' in read) {
      tellBad(told, { line, ...read });
      continue;
    }
    const what = compare(read, after, above);
    if (what === 'twice') {
      const { address: text } = read.change;
      tellBad(told, { line, text, reason: i18n.t('ownEntry.twice') });
      continue;
    }
    if (what === 'kept') {
      told.kept.push(read.change);
      continue;
    }
    above.add(read.key);
    if (what === 'same') {
      told.same += 1;
      continue;
    }
    told[what].push(read.change);
    // As old as the file says: a change that is on its way from another browser may be newer.
    const changedAt = Math.min(read.changedAt || now, now);
    after.set(read.key, changeOf(after, read.key, read.said, changedAt));
  }
  return { told, records: after };
}

function tellBad({ bad }: Merge, row: Merge['bad']['rows'][number]): void {
  bad.count += 1;
  if (bad.rows.length < mostShown) bad.rows.push(row);
}

function entriesOf(text: string): { status: 'ok'; entries: FileEntry[] } | Refused {
  const json = parseJson(text);
  const file = File.safeParse(json);
  if (!file.success) {
    const entries = readAddressBook(text, json);
    return entries ? { status: 'ok', entries } : refused(i18n.t('ownEntry.notAFile'));
  }
  if (file.data.version > newestVersion) return refused(i18n.t('ownEntry.newerFile'));
  return { status: 'ok', entries: file.data.entries.map((entry, i) => ({ line: i + 1, entry })) };
}

/**
 * `twice`: an entry above is of the same account, and this one says more than what is there by now.
 * @param above the accounts of which an entry above was taken, or is here already
 */
function compare(
  { key, said, changedAt }: Taken & { changedAt: number },
  records: OwnRecords,
  above: ReadonlySet<string>,
): 'added' | 'changed' | 'same' | 'kept' | 'twice' {
  const known = records.get(key);
  if (!known?.said) return 'added';
  const { kind, name, note, networkId } = known.said;
  const isAlike = kind === said.kind && name === said.name;
  if (isAlike && note === said.note && networkId === said.networkId) return 'same';
  if (changedAt > known.changedAt) return 'changed';
  if (!above.has(key)) return 'kept';
  // Wallets keep the same name for each network.
  return isAlike && ['', note].includes(said.note) ? 'same' : 'twice';
}

function readEntry(
  value: unknown,
): (Taken & { change: OwnChange; changedAt: number }) | { text: string; reason: string } {
  const entry = Entry.safeParse(value);
  if (!entry.success) return { text: '', reason: i18n.t('ownEntry.notAnEntry') };
  const { address, network, kind, name, note, changedAt } = entry.data;
  // Who writes by hand writes a name.
  const networkId = isNetworkId(network) ? network : networkNamed(network ?? '', address);
  const change = { address, networkId, kind, name, note };
  const read = readOwnChange(change);
  if (read.status === 'refused')
    return { text: cleanText(address).slice(0, 100), reason: read.message };
  const at = Date.parse(changedAt);
  const { key, said } = read;
  return {
    key,
    said,
    change: { ...change, ...said, networkId },
    changedAt: Number.isNaN(at) ? 0 : at,
  };
}

function noChange(): Merge {
  return { status: 'read', added: [], changed: [], kept: [], same: 0, bad: { count: 0, rows: [] } };
}

/** Beyond the year 275760 there are no dates. */
function isoTime(at: number): string {
  return new Date(Math.min(at, 8.64e15)).toISOString();
}
