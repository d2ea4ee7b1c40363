import * as z from 'zod/mini';
import { listFormats, whysPart } from '@/lib/extension/feed-messages';

/** A list that the user took, as it is stored. Times in milliseconds since 1970. */
export const Feed = z.lazy(() =>
  z.object({
    id: z.templateLiteral(['list:', z.string()]),
    name: z.string(),
    /** null: a file, which is never read again. */
    url: z.nullable(z.string()),
    networkId: z.nullable(z.string()),
    updatedAt: z.nullable(z.number()),
    /** When all of it came last; the server may have said since that nothing changed. An earlier version did not store it. */
    readAt: z.optional(z.nullable(z.number())),
    triedAt: z.nullable(z.number()),
    changedAt: z.nullable(z.number()),
    error: z.nullable(z.string()),
    failedSince: z.nullable(z.number()),
    /** Failures in a row. */
    failures: z.number(),
    /** When it may be tried again. */
    nextTry: z.nullable(z.number()),
    etag: z.nullable(z.string()),
    lastModified: z.nullable(z.string()),
    /** What is stored of it; see storeList in lib/background/store-list.ts. */
    version: z.nullable(z.string()),
    counts: z.nullable(
      z.object({
        format: z.enum(listFormats),
        total: z.number(),
        accounts: z.number(),
        duplicates: z.number(),
        bad: z.number(),
        guessed: z.number(),
        isPart: z.exactOptional(z.literal([...whysPart, true])),
      }),
    ),
    /** The networks that its accounts are on. */
    networks: z.array(z.string()),
  }),
);
export type Feed = z.infer<typeof Feed>;

/** What a reading brought. */
export type FeedNews = Pick<Feed, 'etag' | 'lastModified' | 'counts' | 'networks'> & {
  version: string;
};

const hour = 3_600_000;
const readEvery = 24 * hour;
const firstPause = hour / 4;
/** A server may say that nothing changed whatever it has, so that all is asked for now and then. */
const wholeEvery = 7 * readEvery;

/** A list that was not read yet. */
export function newFeed(feed: Pick<Feed, 'id' | 'name' | 'url' | 'networkId'>): Feed {
  return {
    ...feed,
    ...{ updatedAt: null, triedAt: null, changedAt: null, error: null, failedSince: null },
    ...{ failures: 0, nextTry: feed.url === null ? null : 0, etag: null, lastModified: null },
    ...{ version: null, counts: null, networks: [], readAt: null },
  };
}

/** Whether all of a list came so lately that its server may say that nothing changed since. */
export function mayBeUnchanged({ readAt }: Feed, now: number): boolean {
  const elapsed = now - (readAt ?? 0);
  return elapsed >= 0 && elapsed < wholeEvery;
}

/** The source says that nothing changed: the list is as good as read now. */
export function afterUnchanged(feed: Feed, now: number): Feed {
  return { ...feed, ...worked(feed, now) };
}

/** The list was read and stored. */
export function afterReading(feed: Feed, news: FeedNews, now: number): Feed {
  const changedAt = news.version === feed.version ? feed.changedAt : modified(news, now);
  return { ...feed, ...news, ...worked(feed, now), changedAt, readAt: now };
}

/**
 * The list could not be read: what is stored stays, and the next try is a quarter of an hour later, after each more failure twice as
 * long, up to a day, or when the source says.
 * @param luck from 0 to 1: a fifth of the pause, so that not all browsers come back at once
 */
export function afterFailure(
  feed: Feed,
  { message, retryAfter = 0 }: { message: string; retryAfter?: number | undefined },
  now: number,
  luck: number,
): Feed {
  const failures = feed.failures + 1;
  const pause = Math.min(readEvery, firstPause * 2 ** Math.min(feed.failures, 10));
  const nextTry = feed.url === null ? null : now + Math.max(retryAfter, pause * (1 + luck / 5));
  const failedSince = feed.failedSince ?? now;
  return { ...feed, triedAt: now, error: message, failedSince, failures, nextTry };
}

/** Whether a list is to be read now. */
export function isDue(feed: Feed, now: number): boolean {
  const due = dueAt(feed, now);
  return due !== null && now >= due;
}

/** When a list is to be read; null: never. A last try that lies ahead means that the clock was set back. */
export function dueAt({ nextTry, triedAt }: Feed, now: number): number | null {
  return nextTry !== null && (triedAt ?? 0) > now + hour ? now : nextTry;
}

function worked({ url }: Feed, now: number): Partial<Feed> {
  const nextTry = url === null ? null : now + readEvery;
  return { updatedAt: now, triedAt: now, error: null, failedSince: null, failures: 0, nextTry };
}

/** Since when the list says what it says: as its server tells, but no later than now. */
function modified({ lastModified }: FeedNews, now: number): number {
  const at = Date.parse(lastModified ?? '');
  return Number.isNaN(at) ? now : Math.min(at, now);
}
