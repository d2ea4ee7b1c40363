import { i18n } from '#i18n';
import { findNetwork, shortNameOf } from '@/lib/address/networks';
import { day, number } from '@/lib/extension/figures';
import type { Report, SourceState } from '@/lib/verdict/facts';

/** '1 report', '12,345 reports'. */
export function reportsWords(count: number): string {
  return i18n.t('reports.count', count, [number(count)]);
}

/** How often an address was reported; empty where nobody says, which in each row of a list without numbers would be noise. */
export function knownTimes(count: number | null): string {
  return count ? reportsWords(count) : '';
}

/** 'last 1 May 2026', in universal time, as sources write it; or that nobody says. */
export function lastWords(at: number | null): string {
  return at === null ? i18n.t('reports.dateUnknown') : i18n.t('reports.last', { day: day(at) });
}

/** How often an address was reported, and when last. That it has no date is said where there is no name either, which says more. */
export function figuresOf({ label, count, lastReported }: Report): string[] {
  const isDateTold = lastReported !== null || !label;
  return [knownTimes(count), isDateTold ? lastWords(lastReported) : ''].filter(Boolean);
}

/** A report's network in short; else what its source calls it. */
export function networkWords({
  networkId,
  network,
}: Pick<Report, 'networkId' | 'network'>): string {
  return (
    (networkId ? shortNameOf(findNetwork(networkId)) : network) || i18n.t('reports.networkUnknown')
  );
}

/** The names of sources by their id. */
export function namesOf(sources: readonly SourceState[]): ReadonlyMap<string, string> {
  return new Map(sources.map(({ id, name }) => [id, name]));
}
