import { isSameAccount, keyOf } from '@/lib/address/account-key';
import { addressesIn } from '@/lib/address/address-in';
import { decodeAddress } from '@/lib/address/decode';
import { networksOf, type Reading, readAddress } from '@/lib/address/identify';
import { type Network, type NetworkId, networks } from '@/lib/address/networks';
import type { ListedRecord } from '@/lib/service/read-answers';
import type { Report, SourceId } from '@/lib/verdict/facts';

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
 * The report of a service's record. The network is the one that the record names; where that is a token ('USDT') or unknown, it
 * is the only one that the address fits, else null. Of a text that is no address but has one in it, as a payment link has, the address
 * is taken: by its text nobody would find it.
 */
export function serviceRecord(record: ListedRecord, sourceId: SourceId): StoredReport {
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
    return { report, mark: record.id, keys: [named.key], networks: [named.networkId] };
  const recognised = recognise(address);
  const isRead = named.isText || recognised.readings.length > 0;
  const other = isRead ? null : otherSpelling(address, names);
  if (other !== null) return serviceRecord({ ...record, address: other }, sourceId);
  const networkId = named.networkId ?? onlyNetwork(recognised);
  return storeReport({ ...report, networkId }, record.id, recognised);
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
 * The address in a text that is none as it stands: in a payment link, between other words, with blanks inside, or without the '0x' that
 * the named network needs. null: there is none.
 */
function otherSpelling(text: string, names: string[]): string | null {
  if (/^[0-9a-f]{40}$/i.test(text)) {
    const address = `0x${text}`;
    return namedNetwork(names, address.toLowerCase()).key === null ? null : address;
  }
  // In letters and digits alone, of which most such texts are, there is nothing to find.
  if (/^[a-z\d]*$/i.test(text)) return null;
  const [only, another] = addressesIn(text);
  if (only !== undefined) return another === undefined ? only : null;
  const joined = text.replaceAll(/\s+/g, '');
  return joined !== text && recognise(joined).readings.length > 0 ? joined : null;
}

/**
 * The network that is named, and the account's key on it. Several rows can share a symbol: the one on which the address is valid is
 * meant, of several the one that has most of the names, of those the first; where there is none, the same of all. The key is null where
 * the address does not fit the network, or looks like so much else that the name alone makes it one: that `isText` tells.
 */
function namedNetwork(
  names: string[],
  address: string,
):
  | { networkId: NetworkId; key: string }
  | { networkId: NetworkId | null; key: null; isText: boolean } {
  const named = networksNamed(names);
  for (const { id, encodings } of named) {
    const decoding = decodeAddress(address, encodings);
    if (decoding.status === 'miss' || decoding.testnet) continue;
    return decoding.vague
      ? { networkId: id, key: null, isText: true }
      : { networkId: id, key: keyOf(decoding) };
  }
  return { networkId: named[0]?.id ?? null, key: null, isText: false };
}

/** What lists call their networks, most of them over and over. */
const known = new Map<string, readonly Network[]>();
const mostKnown = 1000;

/** The networks that names may mean, likeliest first; of those that share their encodings, the first. */
function networksNamed(names: string[]): readonly Network[] {
  const joined = names.join('\n');
  const before = known.get(joined);
  if (before) return before;
  const all = names.flatMap((name) => networksByName().get(name.trim().toLowerCase()) ?? []);
  const ordered = [...Map.groupBy(all, (network) => network)]
    .sort(([a, { length: ofA }], [b, { length: ofB }]) => ofB - ofA || a.rank - b.rank)
    .map(([network]) => network);
  const firsts = [...Map.groupBy(ordered, ({ encodings }) => encodings).values()];
  const named = firsts.flatMap(([first]) => first ?? []);
  if (known.size >= mostKnown) known.clear();
  known.set(joined, named);
  return named;
}

let byName: Map<string, Network[]> | undefined;

/** By id, code, symbol and name, in lower case. */
function networksByName(): Map<string, Network[]> {
  if (byName) return byName;
  byName = new Map();
  for (const network of networks) {
    const { id, code, symbol, name } = network;
    for (const text of new Set([id, code, symbol, name].map((one) => one.toLowerCase()))) {
      byName.set(text, [...(byName.get(text) ?? []), network]);
    }
  }
  return byName;
}

function onlyNetwork({ readings }: Recognised): NetworkId | null {
  const [only, ...others] = networksOf(readings);
  return only && others.length === 0 ? only : null;
}
