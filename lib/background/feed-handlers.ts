import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { type FeedMessages, type FeedView, longestListName } from '@/lib/extension/feed-messages';
import { importList, listFeeds, refreshFeed, subscribe, unsubscribe } from './feeds';
import { Network, Nothing } from './inputs';
import { listName } from './list-name';
import { managedLists } from './managed-setup';
import { freshName, listPresets, previewList } from './preview-list';
import type { Handlers } from './serve';

const networkId = () => z.nullable(Network);
const url = () => z.string().check(z.maxLength(4096));
const name = () => z.string().check(z.trim(), z.maxLength(longestListName));
/** The browsers let no larger message through; readList says which lists are too big. */
const text = () => z.string().check(z.maxLength(2 ** 26));
const id = () =>
  z.custom<FeedView['id']>(
    (value) => typeof value === 'string' && /^list:[0-9a-f]{16}$/.test(value),
  );

/** One function a message about lists from elsewhere. */
export const feedHandlers: Pick<Handlers, keyof FeedMessages> = {
  'feeds/list': { input: () => Nothing, answer: viewFeeds },
  'feeds/presets': { input: () => Nothing, answer: listPresets },
  'feeds/preview': {
    input: () =>
      z.union([
        z.strictObject({ url: url(), networkId: networkId() }),
        z.strictObject({ text: text(), networkId: networkId() }),
      ]),
    answer: previewList,
  },
  'feeds/subscribe': {
    input: () => z.strictObject({ url: url(), name: name(), networkId: networkId() }),
    answer: (request) => subscribe({ ...request, name: listName(request.name, '') }),
  },
  'feeds/import': {
    input: () =>
      z.strictObject({
        text: text(),
        name: name().check(z.minLength(1)),
        networkId: networkId(),
      }),
    answer: async (request) =>
      importList({ ...request, name: listName(request.name, '') || (await freshName()) }),
  },
  'feeds/refresh': {
    input: () => z.strictObject({ id: id() }),
    answer: (request) => refreshFeed(request.id),
  },
  'feeds/unsubscribe': {
    input: () => z.strictObject({ id: id() }),
    answer: removeFeed,
  },
};

async function viewFeeds(): Promise<FeedView[]> {
  const locked = new Set((await managedLists()).map(({ id: own }) => own));
  return (await listFeeds()).map((feed) =>
    locked.has(feed.id) ? { ...feed, locked: true } : feed,
  );
}

async function removeFeed(request: { id: FeedView['id'] }): Promise<void> {
  const isLocked = (await managedLists()).some((list) => list.id === request.id);
  if (isLocked) throw new Error(i18n.t('options.managed'));
  await unsubscribe(request.id);
}
