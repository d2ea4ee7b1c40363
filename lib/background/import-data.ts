import { i18n } from '#i18n';
import { findNamed } from '@/lib/address/name-network';
import type { NetworkId } from '@/lib/address/networks';
import type { DataImport, SettingNews } from '@/lib/extension/data-messages';
import { lockedSettings } from '@/lib/extension/managed';
import { changeSettings, readSettings, type Settings } from '@/lib/extension/settings';
import type { Feed } from '@/lib/reports/feeds/feed';
import { parseFeedAddress } from '@/lib/reports/feeds/feed-address';
import { parseBaseAddress } from '@/lib/service/base-address';
import { readServiceSetup } from './connection';
import { type DataFile, feedsHere, type List, readDataFile } from './data-file';
import { errorText } from './error-text';
import { takeLists } from './feeds';
import { addChecks, lackingChecks } from './history-store';
import { nameApart } from './list-name';
import { importOwn, previewOwn } from './own-lists';
import { restoreList } from './restore-list';
import { saveService } from './service-setup';
import { feedId } from './store-list';
import { refreshTabs } from './tabs';

/** What an exported file would change. */
export async function previewData(text: string): Promise<DataImport> {
  const file = readDataFile(text);
  return file.status === 'refused' ? file : planImport(file);
}

/**
 * Takes an exported file: its settings in place of those here; what it lacks of lists, sites and addresses stays. Throws an Error with
 * words for the user where lists or checks cannot be taken, after all else is.
 * @returns what changed
 */
export async function importData(text: string): Promise<DataImport> {
  const file = readDataFile(text);
  if (file.status === 'refused') return file;
  const plan = await planImport(file);
  if (plan.status === 'refused') return plan;
  await importOwn(file.own);
  const failures: string[] = [];
  // What was checked is the least of it.
  if (plan.checks > 0)
    await addChecks(file.checks).catch((error) => failures.push(errorText(error)));
  await takeSettings(plan.settings);
  const lacking = await lackingLists(file.lists);
  await takeLists(
    lacking.flatMap(({ id, url, name, networkId }) =>
      url === null ? [] : [{ id, url, name, networkId }],
    ),
  );
  for (const list of lacking) {
    const why = list.url === null ? await restoreList(list).catch(errorText) : null;
    if (why !== null) failures.push(i18n.t('options.data.badList', { name: list.name, why }));
  }
  await refreshTabs();
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return plan;
}

async function planImport({ settings, lists, own, checks }: DataFile): Promise<DataImport> {
  const told = await previewOwn(own);
  if (told.status === 'refused') return told;
  const news = settings ? await settingNews(settings) : [];
  const lacking = await lackingLists(lists);
  const service = news.flatMap((one) => (one.name === 'serviceAddress' ? [one.to] : []));
  const hosts = [
    ...service.map(parseBaseAddress),
    ...lacking.flatMap(({ url }) => (url ? [parseFeedAddress(url)] : [])),
  ];
  return {
    status: 'read',
    settings: news,
    lists: { added: lacking.map(nameWithHost), same: lists.length - lacking.length },
    own: told,
    checks: (await mayKeepChecks()) ? (await lackingChecks(checks)).length : 0,
    origins: [...new Set(hosts.flatMap((one) => (one.status === 'ok' ? [one.hostPattern] : [])))],
  };
}

/** Who made the file may have called a list anything: who it is read from every day stands beside that. */
function nameWithHost({ name, url }: Lacking): string {
  const from = url === null ? '' : `(${new URL(url).host})`;
  return name.endsWith(from) ? name : `${name} ${from}`;
}

/** Not where the user's organisation wants none kept. */
async function mayKeepChecks(): Promise<boolean> {
  const [{ settings }, locked] = await Promise.all([readSettings(), lockedSettings()]);
  return settings.history || !locked.includes('history');
}

const switches = [
  'pageChecks',
  'quietUnderline',
  'askOnHover',
  'holdPastes',
  'notifyReported',
  'history',
] as const;

/** What is locked stays, and so does a service where the file has none. */
async function settingNews(wanted: Settings): Promise<SettingNews[]> {
  const [{ settings: here }, locked] = await Promise.all([readSettings(), lockedSettings()]);
  const news: SettingNews[] = switches
    .filter((name) => wanted[name] !== here[name])
    .map((name) => ({ name, to: wanted[name] }));
  if (wanted.staleDays !== here.staleDays)
    news.push({ name: 'staleDays', from: here.staleDays, to: wanted.staleDays });
  const service = parseBaseAddress(wanted.serviceAddress ?? '');
  if (service.status === 'ok' && service.base !== here.serviceAddress)
    news.push({
      name: 'serviceAddress',
      to: service.base,
      losesKey: await hasKeyElsewhere(service.origin),
    });
  const added = wanted.offSites.filter((host) => !here.offSites.includes(host));
  const free = news.filter(({ name }) => !locked.some((one) => one === name));
  return added.length > 0 ? [...free, { name: 'offSites', added }] : free;
}

async function hasKeyElsewhere(origin: string): Promise<boolean> {
  const setup = await readServiceSetup();
  return setup.status === 'set' && setup.connection.key !== null && setup.origin !== origin;
}

async function takeSettings(news: SettingNews[]): Promise<void> {
  for (const one of news) {
    if (one.name === 'serviceAddress') {
      const result = await saveService(one.to);
      if (result.status === 'refused') throw new Error(result.message);
    }
  }
  await changeSettings((settings) => news.reduce(withNews, { ...settings, onboarded: true }));
}

function withNews(settings: Settings, news: SettingNews): Settings {
  switch (news.name) {
    case 'serviceAddress':
      return settings;
    case 'offSites':
      return { ...settings, offSites: [...settings.offSites, ...news.added] };
    case 'staleDays':
      return { ...settings, staleDays: news.to };
    default:
      return { ...settings, [news.name]: news.to };
  }
}

type Lacking = Omit<List, 'network'> & { id: Feed['id']; networkId: NetworkId | null };

/** The lists of the file that are not here; the address of each is read as if it were typed. Throws where one cannot be. */
async function lackingLists(lists: List[]): Promise<Lacking[]> {
  const feeds = (await feedsHere()).here.filter(isNotedDown);
  const here = new Set<string>(feeds.map(({ id }) => id));
  const read = namedApart(lists).map(async ({ name, url, network, updatedAt, rows }) => {
    const address = url === null ? null : parseFeedAddress(url);
    if (address?.status === 'refused')
      throw new Error(i18n.t('options.data.badList', { name, why: address.message }));
    const networkId = findNamed(network ?? '')[0]?.id ?? null;
    const id = await feedId(address ? address.url : `file ${name}`);
    return { id, name, url: address ? address.url : null, updatedAt, rows, networkId };
  });
  return (await Promise.all(read)).filter(({ id }) => !here.has(id));
}

/** A file may have been stored and, the background being killed, not noted down: whoever asks again takes it whole. */
function isNotedDown({ url, updatedAt }: Feed): boolean {
  return url !== null || updatedAt !== null;
}

/** Lists from files of one name, which the id of each is made of: or the last would take the place of the others. */
function namedApart(lists: List[]): List[] {
  const names = new Set<string>();
  return lists.map((list) => {
    if (list.url !== null) return list;
    const name = nameApart(list.name, names);
    names.add(name);
    return { ...list, name };
  });
}
