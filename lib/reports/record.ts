import { isSameAccount, keyOf } from '@/lib/address/account-key';
import { addressesIn } from '@/lib/address/address-in';
import { networksOf, type Reading, readAddress } from '@/lib/address/identify';
import { findNamed } from '@/lib/address/name-network';
import type { NetworkId } from '@/lib/address/networks';
import type { ListedRecord } from '@/lib/service/read-answers';
import type { Report, SourceId } from '@/lib/verdict/facts';
import { namedNetwork } from './named-network';

/** A report as it is stored. */
export type StoredReport = {
  report: Report;
  /** What tells it from another report of the same address and network; see reportId. */
  mark: string;
  /** What the address stands for: account keys, or its text where it fits no network. Never empty. */
  keys: string[];
  /** The networks that it is shown under; empty where none is known. */
  networks: NetworkId[];
};

/** Unique within its source: a service that gives one id to two records, or none to any, must not make them one. */
export function reportId(mark: string, network: string, address: string): string {
  return JSON.stringify([mark, network, address]);
}

/**
 * The reports of a service's record: one, or one of each address that it names. The network is the one that the record names; where
 * that is a token ('USDT') or unknown, it is the only one that the address fits, else null. Of a text that is no address but has one in it,
 * as a payment link has, the address is taken: by its text nobody would find it.
 */
export function serviceRecords(record: ListedRecord, sourceId: SourceId): StoredReport[] {
  const address = record.address.trim();
  const names = [...record.networkNames, record.walletNetworkId].filter(
    (name) => name.trim() !== '',
  );
  const network = names[0]?.trim() ?? '';
  const named = namedNetwork(names, address);
  const report: Report = {
    id: reportId(record.id, network, address),
    sourceId,
    address,
    networkId: named.networkId,
    network,
    count: record.reportCount,
    lastReported: record.lastReported,
  };
  if (named.key !== null)
    return [{ report, mark: record.id, keys: [named.key], networks: [named.networkId] }];
  const recognised = recognise(address);
  // Who has the address on a main network may be somebody else: nobody looks that up.
  if (named.isOfTests && recognised.readings.length > 0)
    return [{ report, mark: record.id, keys: [textKey(`${network} ${address}`)], networks: [] }];
  const isRead = named.isText || recognised.readings.length > 0;
  const others = isRead ? [] : otherSpellings(address, names);
  if (others.length > 0)
    return others.flatMap((other) => serviceRecords({ ...record, address: other }, sourceId));
  const networkId = named.networkId ?? onlyNetwork(recognised);
  return [storeReport({ ...report, networkId }, record.id, recognised)];
}

/** A report with what it is found by. `mark` tells it from another one of the same address and network. */
export function storeReport(
  report: Omit<Report, 'id'>,
  mark = '',
  recognised = recognise(report.address),
): StoredReport {
  const { address, network, networkId } = report;
  const { keys, fitting } = keysOf(report, recognised);
  return {
    report: { ...report, id: reportId(mark, network, address) },
    mark,
    keys,
    networks: networkId === null ? fitting : [networkId],
  };
}

/** The records without those that are there twice; the first counts. */
export function eachOnce(records: readonly StoredReport[]): StoredReport[] {
  const ids = new Set<string>();
  return records.filter(({ report: { id } }) => ids.size < ids.add(id).size);
}

/** What a report is found by, and the networks that its address fits. */
export function keysOf(
  { address, networkId }: Pick<Report, 'address' | 'networkId'>,
  { spelling, readings }: Recognised = recognise(address),
): { keys: string[]; fitting: NetworkId[] } {
  const meant = readings.filter(({ group }) => group.networks.some(({ id }) => id === networkId));
  const keys = accountKeys(spelling, meant.length > 0 ? meant : readings);
  return { keys, fitting: networksOf(readings) };
}

/** What to look an address up by (see findReports). Who has read it already can hand that over. */
export function lookupKeys(address: string, readings?: readonly Reading[]): string[] {
  const text = address.trim();
  const known = readings?.length ? { spelling: text, readings } : recognise(text);
  return [...new Set([...accountKeys(known.spelling, known.readings), textKey(text)])];
}

/** Where the case of letters counts and says nothing of another account: no two addresses of such a length differ by it alone. */
const cased = /^(?!0x)[\w-]{25,200}$/i;

/**
 * The same of an address, with what a source has of it that writes all in small letters. They decode to nothing then; or, where no checksum
 * stands against it, to an account that nobody has.
 */
export function soughtKeys(address: string, readings: readonly Reading[]): string[] {
  const keys = lookupKeys(address, readings);
  const text = address.trim();
  const small = text.toLowerCase();
  if (readings.length === 0 || small === text || !cased.test(text)) return keys;
  const isProven = readings.every(({ hit }) => hit.checksum === 'verified');
  return [...new Set([...keys, ...(isProven ? [textKey(small)] : lookupKeys(small))])];
}

/** Most readings of a text stand for one account, whose key is spelled once. */
function accountKeys(address: string, readings: readonly Reading[]): string[] {
  if (readings.length === 0) return [textKey(address)];
  const accounts = readings.filter(({ hit }, at) => !isSameAccount(hit, readings[at - 1]?.hit));
  return [...new Set(accounts.map(({ hit }) => keyOf(hit)))];
}

function textKey(address: string): string {
  return `text:${address}`;
}

type Recognised = { spelling: string; readings: readonly Reading[] };

function recognise(address: string): Recognised {
  const readings = readAddress(address);
  if (readings.length > 0) return { spelling: address, readings };
  // In whatever case it names the account: with a broken EIP-55 checksum, or in bech32, which allows no mixed case.
  const spelling = address.toLowerCase();
  if (/^0x[0-9a-f]{40}$/.test(spelling)) return { spelling, readings: readAddress(spelling) };
  // Another text in small letters may be anything that no checksum tells.
  const proven = bech32.test(spelling)
    ? readAddress(spelling).filter(({ hit }) => hit.checksum === 'verified')
    : [];
  return proven.length > 0 ? { spelling, readings: proven } : { spelling: address, readings };
}

/** A name, and 32 letters without 1, b, i and o (BIP-173). */
const bech32 = /^[a-z]{1,20}1[02-9ac-hj-np-z]{6,}$/;

/**
 * The addresses in a text that is none as it stands: in a payment link, between other words, with blanks inside, or without its '0x'.
 * Empty where there is none, or where there are several and it does not name them alone: one of them may be the victim's, or a token's.
 */
export function otherSpellings(text: string, names: string[]): string[] {
  if (/^[0-9a-f]{40}$/i.test(text)) {
    const address = `0x${text}`;
    const { key, networkId } = namedNetwork(names, address.toLowerCase());
    // On a network that is known it may be something else: a hash.
    return key === null && networkId !== null ? [] : [address];
  }
  // In letters and digits alone, of which most such texts are, there is nothing to find.
  if (/^[a-z\d]*$/i.test(text)) return [];
  const found = addressesIn(text);
  if (found.length > 0) return found.length === 1 || namesAlone(text, found) ? found : [];
  const joined = text.replaceAll(/\s+/g, '');
  return joined !== text && recognise(joined).readings.length > 0 ? [joined] : [];
}

/** What stands between addresses of which all are meant. An arrow does not: it goes from one to another. */
const between = /[\s,;|/&+:()[\]"'•·]+/;

/** Whether a text has nothing in it but addresses, what stands between them, and what their networks are called. */
function namesAlone(text: string, addresses: string[]): boolean {
  const rest = addresses.reduce((left, address) => left.replaceAll(address, ' '), text);
  const words = rest.split(between).filter((word) => word !== '');
  return words.every((word) => findNamed(word).length > 0 || word === 'and');
}

function onlyNetwork({ readings }: Recognised): NetworkId | null {
  const [only, ...others] = networksOf(readings);
  return only && others.length === 0 ? only : null;
}
