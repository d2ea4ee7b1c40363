import { toHex } from '@/lib/address/hex';
import type { NetworkId } from '@/lib/address/networks';
import type { ListCounts } from '@/lib/extension/feed-messages';
import type { Feed, FeedNews } from '@/lib/reports/feeds/feed';
import type { ListReading } from '@/lib/reports/feeds/read-list';
import type { ListRow } from '@/lib/reports/feeds/read-row';
import { storeReport } from '@/lib/reports/record';
import type { ReportStore } from '@/lib/reports/report-store';
import { replaceSource } from '@/lib/reports/sources';
import type { Report } from '@/lib/verdict/facts';

/** Changes when rows come to be understood in another way, so that all lists are stored anew. */
const readerVersion = 32;

/** The source id of a list: the same for the same URL or file name. */
export async function feedId(of: string): Promise<Feed['id']> {
  return `list:${(await digest(of)).slice(0, 16)}`;
}

/** Whether what was last read of the list is in the store, so that it need not be sent again. */
export async function isStored(
  store: ReportStore,
  { id, version, networkId }: Feed,
): Promise<boolean> {
  if (version === null || !version.endsWith(readingOf(networkId))) return false;
  // A later reading may have been stored and, the background being killed, not noted down.
  return (await store.memory.sources()).some((row) => row.id === id && row.version === version);
}

/** Puts a list in place of what it brought before: what was removed upstream goes here too. */
export async function storeList(
  store: ReportStore,
  { id, name, networkId }: Feed,
  text: string,
  reading: ListReading,
): Promise<Pick<FeedNews, 'version' | 'counts' | 'networks'>> {
  const version = `${await digest(text)}${readingOf(networkId)}`;
  const records = reading.rows.map((row) => storeReport(reportOf(row, id)));
  await replaceSource(store, { id, name, version, updatedAt: Date.now() }, records);
  const networks = [...new Set(reading.rows.flatMap(meantNetworks))];
  return { version, counts: countsOf(reading), networks };
}

/**
 * The networks that a row speaks of. Where nobody named one, the likeliest: that a list of Bitcoin's has nothing on an address of
 * Litecoin says nothing, though both write some alike. On the EVM networks an account is the same.
 */
function meantNetworks({ networkId, networks }: ListRow): NetworkId[] {
  if (networkId) return [networkId];
  return networks.includes('ethereum') ? networks : networks.slice(0, 1);
}

/** A reading in numbers. */
export function countsOf({
  format,
  total,
  rows,
  duplicates,
  bad,
  guessed,
  isPart,
}: ListReading): ListCounts {
  const counts = { format, total, accounts: rows.length, duplicates, bad: bad.count, guessed };
  return isPart ? { ...counts, isPart } : counts;
}

function reportOf(row: ListRow, sourceId: Feed['id']): Report {
  const { key, address, networkId, network, count, lastReported, label } = row;
  const report = { id: key, sourceId, address, networkId, network, count, lastReported };
  return label ? { ...report, label } : report;
}

function readingOf(networkId: string | null): string {
  return `/${readerVersion}/${networkId ?? ''}`;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(bytes));
}
