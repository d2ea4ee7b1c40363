import { i18n } from '#i18n';
import type { FeedInput, FeedPreset, FeedPreview } from '@/lib/extension/feed-messages';
import { number } from '@/lib/extension/figures';
import { networkNames } from '@/lib/extension/network-names';
import { parseFeedAddress } from '@/lib/reports/feeds/feed-address';
import { presets } from '@/lib/reports/feeds/presets';
import { type ListReading, readList } from '@/lib/reports/feeds/read-list';
import { readFeeds } from './feed-store';
import { fetchList, noCondition } from './fetch-list';
import { nameApart } from './list-name';
import { countsOf } from './store-list';

const sampleSize = 5;

/** The lists that are known to be kept up, and which of them the user took. */
export async function listPresets(): Promise<FeedPreset[]> {
  const taken = new Set((await readFeeds()).map(({ url }) => url));
  return presets().map((preset) => ({ ...preset, taken: taken.has(preset.url) }));
}

/** What is understood of a list. Takes nothing. */
export async function previewList(input: FeedInput): Promise<FeedPreview> {
  const options = { network: input.networkId };
  if ('text' in input) return preview(await readList(input.text, options), await freshName());
  const address = parseFeedAddress(input.url);
  if (address.status === 'refused') return failed(address.message);
  const got = await fetchList(address, noCondition, new AbortController().signal);
  if (got.status === 'failed') return { ...failed(got.message), hostPattern: got.hostPattern };
  if (got.status === 'unchanged') return failed(i18n.t('feed.sentNothing'));
  const name = presets().find(({ url }) => url === address.url)?.name ?? address.name;
  return preview(await readList(got.text, { ...options, isPage: got.isPage }), name);
}

function preview(reading: ListReading, name: string): FeedPreview {
  const { problem, rows, bad, disagreements, undated } = reading;
  if (problem !== null) return failed([problem, exampleOf(reading)].join(' ').trim());
  return {
    status: 'read',
    name,
    counts: countsOf(reading),
    undated,
    columns: reading.columns,
    networks: reading.networks.map(({ networks, count }) => ({
      names: networkNames(networks),
      count,
    })),
    badRows: bad.rows,
    disagreements: disagreements.count,
    disagreeing: disagreements.rows,
    sample: rows.slice(0, sampleSize).map(({ address, networks, label, lastReported }) => ({
      ...{ address, label, lastReported },
      networks: networkNames(networks),
    })),
  };
}

/** Why a row is not taken, for one of them. */
function exampleOf({ bad: { rows } }: ListReading): string {
  const [first] = rows;
  return first ? `${i18n.t('addList.line', { line: number(first.line) })} ${first.reason}` : '';
}

function failed(message: string): Extract<FeedPreview, { status: 'failed' }> {
  return { status: 'failed', message, hostPattern: null };
}

/** What a pasted list may be called: it would take the place of the one of its name, which is for the user to say. */
export async function freshName(): Promise<string> {
  const taken = new Set((await readFeeds()).map(({ name }) => name));
  return nameApart(i18n.t('feed.imported'), taken);
}
