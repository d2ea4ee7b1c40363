import { findNetwork } from '@/lib/address/networks';
import type { Report, SourceState } from '@/lib/verdict/facts';

/** '1 report', '12,345 reports'. */
export function reportsWords(count: number): string {
  return count === 1 ? '1 report' : `${count.toLocaleString('en')} reports`;
}

/** How often an address was reported, or that nobody says. */
export function timesWords(count: number | null): string {
  return count === null ? 'number of reports unknown' : reportsWords(count);
}

/** '2026-05-01', in universal time, as sources write it. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The symbol of a report's network; else what its source calls it. */
export function networkWords({
  networkId,
  network,
}: Pick<Report, 'networkId' | 'network'>): string {
  return (networkId ? findNetwork(networkId).symbol : network) || 'network unknown';
}

/** The names of sources by their id. */
export function namesOf(sources: readonly SourceState[]): ReadonlyMap<string, string> {
  return new Map(sources.map(({ id, name }) => [id, name]));
}
