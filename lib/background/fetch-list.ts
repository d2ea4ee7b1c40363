import { i18n } from '#i18n';
import { browser } from '@/lib/extension/browser';
import { longestList } from '@/lib/extension/feed-messages';
import { number } from '@/lib/extension/figures';
import { readUpTo, unpackText } from '@/lib/extension/unpack';
import { readRetryAfter } from '@/lib/service/retry-after';
import { loggedFetch } from './request-log';
import { stayAlive } from './stay-alive';

/** What an earlier answer said of itself, so that the same list is not sent again. */
export type Condition = { etag: string | null; lastModified: string | null };

/** The list is sent whatever it is. */
export const noCondition: Condition = { etag: null, lastModified: null };

export type FetchedList =
  /** `isPage`: the server says beside it that there are more. */
  | ({ status: 'fetched'; text: string; isPage: boolean } & Condition)
  | { status: 'unchanged' }
  | { status: 'failed'; message: string; retryAfter?: number; hostPattern: string | null };

/** For all of it, body included, in milliseconds. */
const deadline = 60_000;

/** The longest time that a list's server can ask to be left alone, in milliseconds: a day, as between two readings. */
const longestPause = 86_400_000;

/**
 * Reads a list from where it lives. Sends no cookie, no referrer and nothing of the user; follows no redirect, which could lead where
 * the user allowed nothing. Throws only the signal's reason.
 */
export async function fetchList(
  { url, hostPattern }: { url: string; hostPattern: string },
  condition: Condition,
  signal: AbortSignal,
): Promise<FetchedList> {
  if (!(await browser.permissions.contains({ origins: [hostPattern] }))) {
    return { status: 'failed', message: notAllowed(url), hostPattern };
  }
  const late = AbortSignal.timeout(deadline);
  try {
    // One that was killed each time would be asked for each minute, and nobody told.
    return await stayAlive(() => request(url, condition, AbortSignal.any([signal, late])));
  } catch {
    // fetch says what happened in words that differ from browser to browser; only who stopped it can be told.
    signal.throwIfAborted();
    if (late.aborted) return failed(i18n.t('feed.timeout'));
    return failed(i18n.t(navigator.onLine === false ? 'service.offline' : 'feed.unreachable'));
  }
}

/** That the browser does not let a list be read, in words for the user. */
export function notAllowed(url: string): string {
  return i18n.t('feed.noPermission', { host: new URL(url).host });
}

async function request(
  url: string,
  condition: Condition,
  signal: AbortSignal,
): Promise<FetchedList> {
  const headers = conditionHeaders(condition);
  const response = await loggedFetch('feed')(url, {
    headers,
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  });
  return readResponse(response, [...headers].length > 0);
}

function conditionHeaders({ etag, lastModified }: Condition): Headers {
  const headers = new Headers();
  if (etag !== null) headers.set('If-None-Match', etag);
  else if (lastModified !== null) headers.set('If-Modified-Since', lastModified);
  return headers;
}

/** @param hadCondition without one, a server has no list to say that nothing changed of */
async function readResponse(response: Response, hadCondition: boolean): Promise<FetchedList> {
  const { status, headers } = response;
  if (status === 304) return hadCondition ? { status: 'unchanged' } : failed(statusWords(status));
  // Browsers hide where a redirect leads; node shows its status.
  if (response.type === 'opaqueredirect' || Math.trunc(status / 100) === 3) {
    return failed(i18n.t('feed.redirect'));
  }
  // Any other status, as that of a part or of what is still being made, comes with no whole list.
  if (status !== 200 && status !== 203) {
    await response.body?.cancel();
    const retryAfter = readRetryAfter(headers, Date.now(), longestPause);
    return { ...failed(statusWords(status)), ...(retryAfter !== null && { retryAfter }) };
  }
  const text = await readText(response);
  if (text === null) return failed(i18n.t('feed.tooBig', { most: number(longestList / 2 ** 20) }));
  if (isCutOff(response)) return failed(i18n.t('feed.unreachable'));
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  return { status: 'fetched', text, isPage: hasNext(headers), etag, lastModified };
}

/** Whether there is a page behind this one, see RFC 8288: `Link: <…?page=2>; rel="next"`. */
function hasNext(headers: Headers): boolean {
  return /;\s*rel\s*=\s*(?:next\b|"(?:[^"]*\s)?next[\s"])/i.test(headers.get('link') ?? '');
}

function statusWords(status: number): string {
  if (status === 404 || status === 410) return i18n.t('feed.gone');
  if (status === 401 || status === 403) return i18n.t('feed.closed');
  if (status === 429) return i18n.t('feed.quota');
  return i18n.t('feed.server', { status });
}

/** null: too long. The length that the headers promise saves reading it, but is not trusted. */
async function readText(response: Response): Promise<string | null> {
  if (promisedBytes(response) > longestList) {
    await response.body?.cancel();
    return null;
  }
  if (!response.body) return '';
  // No more are noted than fit.
  performance.clearResourceTimings();
  const bytes = await readUpTo(response.body, longestList);
  return bytes && unpackText(bytes);
}

/** Whether less came than was promised, where that is known. Firefox takes what is packed for whole wherever it ends. */
function isCutOff(response: Response): boolean {
  const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sent = timings.findLast(({ name }) => name === response.url)?.encodedBodySize ?? 0;
  return sent > 0 && sent < promisedBytes(response);
}

function promisedBytes({ headers }: Response): number {
  return Number(headers.get('content-length'));
}

function failed(message: string): Extract<FetchedList, { status: 'failed' }> {
  return { status: 'failed', message, hostPattern: null };
}
