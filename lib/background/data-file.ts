import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { findNamed } from '@/lib/address/name-network';
import { findNetwork } from '@/lib/address/networks';
import { mostKept } from '@/lib/extension/history-messages';
import { fitsInMessage } from '@/lib/extension/message-limit';
import { readOwn } from '@/lib/extension/own-list';
import { parseJson } from '@/lib/extension/parse-json';
import { migrateSettings, readOwnSettings, type Settings } from '@/lib/extension/settings';
import { exportReports } from '@/lib/reports/export-reports';
import type { Feed } from '@/lib/reports/feeds/feed';
import { sourceStates } from '@/lib/reports/sources';
import type { Report } from '@/lib/verdict/facts';
import { feedView, readFeeds } from './feed-store';
import { mayBeKept } from './history';
import { lastChecks, type NewEntry } from './history-store';
import { Check } from './inputs';
import { listName } from './list-name';
import { reportStore } from './open-lists';
import { exportOwn, ownFormat } from './own-file';
import { refused } from './refused';

const format = 'wallet-address-check/everything';
const newestVersion = 1;

const List = z.lazy(() =>
  z.object({
    name: z.pipe(
      z.string(),
      z.transform((name) => listName(name, i18n.t('feed.imported'))),
    ),
    /** null: its rows are in the file, since they are nowhere else. */
    url: z.nullable(z.string()),
    network: z.nullable(z.string()),
    /** When it was last read; files of the first versions do not say. */
    updatedAt: z._default(z.nullable(z.string()), null),
    rows: z._default(z.array(z.unknown()), []),
  }),
);
export type List = z.infer<typeof List>;

const File = z.lazy(() =>
  z.object({
    format: z.literal(format),
    version: z.int(),
    settings: z.unknown(),
    lists: z.array(List),
    own: z.unknown(),
    /** Files of the first versions have none. */
    checks: z._default(z.array(Check), []),
  }),
);

export type DataFile = {
  settings: Settings | null;
  lists: List[];
  own: string;
  checks: NewEntry[];
};

/** All that the user made or chose but the key, as a file that people can read, too. Throws words for the user where it is too much. */
export async function exportData(): Promise<{ fileName: string; text: string; lost: string[] }> {
  const now = Date.now();
  const exportedAt = new Date(now).toISOString();
  const [{ settings }, { records }, { here, lost }, kept] = await Promise.all([
    readOwnSettings(),
    readOwn(),
    feedsHere(),
    lastChecks(mostKept),
  ]);
  const lists: List[] = [];
  for (const feed of here) lists.push(await exportList(feed));
  const own: unknown = JSON.parse(exportOwn(records, now).text);
  const checks = kept.map(({ id: _, ...check }) => check);
  const file = { format, version: newestVersion, exportedAt, settings, lists, own, checks };
  const text = `${JSON.stringify(file, null, 2)}\n`;
  if (!fitsInMessage(text)) throw new Error(i18n.t('options.data.tooMuch'));
  const fileName = `wallet-address-check-${exportedAt.slice(0, 10)}.json`;
  return { fileName, text, lost: lost.map(({ name }) => name) };
}

/** The lists that the user took. A file of which nothing is stored is `lost`, or there was no room for it. */
export async function feedsHere(): Promise<{ here: Feed[]; lost: Feed[] }> {
  const [feeds, stored] = await Promise.all([readFeeds(), reportStore().then(sourceStates)]);
  const isHere = ({ id, url }: Feed) => url !== null || stored.some((state) => state.id === id);
  return { here: feeds.filter(isHere), lost: feeds.filter((feed) => !isHere(feed)) };
}

/** Reads an exported file, or one of the user's own addresses alone; or says in words why it cannot be taken. */
export function readDataFile(
  text: string,
): ({ status: 'ok' } & DataFile) | { status: 'refused'; message: string } {
  const value = parseJson(text);
  if (value === undefined) return refused(i18n.t('options.data.notJson'));
  const kind = z.object({ format: z.string(), version: z.int() }).safeParse(value);
  if (kind.success && kind.data.format === ownFormat)
    return { status: 'ok', settings: null, lists: [], own: text, checks: [] };
  if (!kind.success || kind.data.format !== format) return refused(i18n.t('options.data.notOurs'));
  if (kind.data.version > newestVersion) return refused(i18n.t('ownEntry.newerFile'));
  const file = File.safeParse(value);
  const settings = file.success ? migrateSettings(file.data.settings) : null;
  if (!file.success || !settings) return refused(i18n.t('options.data.damaged'));
  const { lists, own, checks } = file.data;
  const kept = checks.filter(({ address, networkId }) => mayBeKept(address, networkId));
  return { status: 'ok', settings, lists, own: JSON.stringify(own) ?? '', checks: kept };
}

async function exportList(feed: Feed): Promise<List> {
  const { name, url } = feed;
  const updatedAt = feed.updatedAt === null ? null : new Date(feed.updatedAt).toISOString();
  const { networkId } = feedView(feed);
  const network = networkId && findNetwork(networkId).name;
  return { name, url, network, updatedAt, rows: url === null ? await rowsOf(feed.id) : [] };
}

async function rowsOf(sourceId: Feed['id']): Promise<unknown[]> {
  const store = await reportStore();
  const rows: unknown[] = [];
  let after: Parameters<typeof exportReports>[1]['after'] = null;
  do {
    const filter = { search: '', networkId: null, sourceId };
    const batch = await exportReports(store, { ...filter, after });
    rows.push(...batch.reports.map(rowOf));
    after = batch.next;
  } while (after !== null);
  return rows;
}

/** As readJson in lib/reports/feeds/json-rows.ts takes it: without what is not known, and the text alone where that is all. */
function rowOf({ address, networkId, network: name, count, lastReported, label }: Report): unknown {
  // The list may have put its token in place of its name.
  const isSaid = networkId === null || findNamed(name)[0]?.id === networkId;
  const network = isSaid ? name : findNetwork(networkId).name;
  const said = {
    ...(network && { network }),
    ...(count !== null && { count }),
    ...(lastReported !== null && { date: new Date(lastReported).toISOString() }),
    ...(label && { label }),
  };
  return Object.keys(said).length === 0 ? address : { address, ...said };
}
