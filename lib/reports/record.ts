import { accountKey } from '@/lib/address/account-key';
import { identifyNetworks } from '@/lib/address/identify';
import { findNetwork, type Network, type NetworkId, networks } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import type { ListedRecord } from '@/lib/service/read-answers';
import type { Report, SourceId } from '@/lib/verdict/facts';
import type { StoredReport } from './report-schema';

/**
 * The report of a service's record. The network is the one that the record names; where that is a token ('USDT') or unknown, it
 * is the only one that the address fits, else null.
 */
export function serviceReport(record: ListedRecord, sourceId: SourceId): Report {
  const address = record.address.trim();
  const names = [...record.networkNames, record.walletNetworkId].filter(
    (name) => name.trim() !== '',
  );
  const network = names[0]?.trim() ?? '';
  return {
    // A service that gives one id to two records, or none to any, must not make them one.
    id: JSON.stringify([record.id, network, address]),
    sourceId,
    address,
    networkId: namedNetwork(names, address) ?? onlyNetwork(address),
    network,
    count: record.reportCount,
    lastReported: record.lastReported,
  };
}

/** A report with what it is found by. `generation`: the reading of the source that brought it. */
export function storeReport(report: Report, generation: string): StoredReport {
  const { address, networkId, lastReported } = report;
  const { spelling, fitting } = recognise(address);
  const meant = networkId !== null && fitting.includes(networkId) ? [networkId] : fitting;
  return {
    report,
    keys: accountKeys(spelling, meant),
    networks: networkId === null ? fitting : [networkId],
    order: lastReported === null ? Number.POSITIVE_INFINITY : -lastReported,
    generation,
  };
}

/** What to look an address up by, given the networks that it fits (see findReports). */
export function lookupKeys(address: string, fitting: NetworkId[]): string[] {
  const text = address.trim();
  if (fitting.length > 0) return [...accountKeys(text, fitting), textKey(text)];
  const { spelling, fitting: networksOfSpelling } = recognise(text);
  return [...new Set([...accountKeys(spelling, networksOfSpelling), textKey(text)])];
}

function accountKeys(address: string, fitting: NetworkId[]): string[] {
  if (fitting.length === 0) return [textKey(address)];
  // Networks that share their encodings, as those of EVM do, give the same key.
  const alike = new Map(fitting.map((id) => [findNetwork(id).encodings, id]));
  return [...new Set(Array.from(alike.values(), (networkId) => accountKey(address, networkId)))];
}

function textKey(address: string): string {
  return `text:${address}`;
}

function recognise(address: string): { spelling: string; fitting: NetworkId[] } {
  const fitting = identifyNetworks(address);
  if (fitting.length > 0) return { spelling: address, fitting };
  // Lists write EVM addresses in any case; with a broken EIP-55 checksum they still name the account.
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return { spelling: address, fitting };
  const spelling = address.toLowerCase();
  return { spelling, fitting: identifyNetworks(spelling) };
}

/** Several rows can share a symbol: the one on which the address is valid is meant, else the first. */
function namedNetwork(names: string[], address: string): NetworkId | null {
  const named = names
    .flatMap((name) => networksByName().get(name.trim().toLowerCase()) ?? [])
    .sort((a, b) => a.rank - b.rank);
  const valid = named.find(({ id }) => validateAddress(address, id).status === 'valid');
  return (valid ?? named[0])?.id ?? null;
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

function onlyNetwork(address: string): NetworkId | null {
  const [only, ...others] = recognise(address).fitting;
  return only && others.length === 0 ? only : null;
}
