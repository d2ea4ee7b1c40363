import { i18n } from '#i18n';
import { readSettings } from '@/lib/extension/settings';
import { sourceStates } from '@/lib/reports/sources';
import type { SourceState } from '@/lib/verdict/facts';
import { readFeeds, withFeeds } from './feed-store';
import { lossOfList } from './lost-list';
import { reportStore } from './open-lists';

/** Why the service's list could not be stored, where that could not be stored either; the next try says so again. */
let notStored: string | null = null;

/** Notes that the service's list cannot be stored, in words for the user; null: it can. */
export function noteNotStored(why: string | null): void {
  notStored = why;
}

/** The sources of reports: the starter list, and the service where one is set, though its list may not have been read yet. */
export async function listSources(reading = readSettings()): Promise<SourceState[]> {
  return (await unnamedSources(reading)).map(inWords);
}

/** The same for who does not read their names: Chromium reads its words when the first one is asked for, which takes as long as to look up 50 addresses. */
export async function unnamedSources(reading = readSettings()): Promise<SourceState[]> {
  const [stored, { settings }, feeds] = await Promise.all([
    reportStore().then(sourceStates),
    reading,
    readFeeds(),
  ]);
  const states = withFeeds(stored, feeds).map(withNotStored);
  const address = settings.serviceAddress;
  if (address === null || states.some(({ id }) => id === 'service')) return states;
  const never = { entries: 0, unreadable: 0, updatedAt: null, triedAt: null, progress: null };
  const error = notStored ?? (await lossOfList(address));
  return [...states, { id: 'service', name: new URL(address).host, ...never, error }];
}

/** The state of the service's list, where a service is set; its name is not in words, see unnamedSources. */
export async function serviceSource(): Promise<SourceState | undefined> {
  return (await unnamedSources()).find(({ id }) => id === 'service');
}

/** A list that cannot be stored is as old as one that cannot be read. */
function withNotStored(state: SourceState): SourceState {
  if (state.id !== 'service' || !notStored) return state;
  return { ...state, error: notStored, failedSince: state.failedSince ?? state.triedAt };
}

/** The lists keep a name of their own in the language that they were stored in. */
function inWords(state: SourceState): SourceState {
  return state.id === 'starter' ? { ...state, name: i18n.t('sources.starter') } : state;
}
