import { browser } from '@/lib/extension/browser';
import { longestList } from '@/lib/extension/feed-messages';
import { readRetryAfter } from '@/lib/service/retry-after';
import { loggedFetch } from './request-log';

/** What an earlier answer said of itself, so that the same list is not sent again. */
export type Condition = { etag: string | null; lastModified: string | null };

export type FetchedList =
  | ({ status: 'fetched'; text: string } & Condition)
  | { status: 'unchanged' }
  | { status: 'failed'; message: string; retryAfter?: number; hostPattern: string | null };

/** For all of it, body included, in milliseconds. */
const deadline = 60_000;

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
    const host = new URL(url).host;
    const message = `The browser does not let the extension reach ${host}. Allow it, then try again.`;
    return { status: 'failed', message, hostPattern };
  }
  const late = AbortSignal.timeout(deadline);
  try {
    const response = await loggedFetch('list')(url, {
      headers: conditionHeaders(condition),
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, late]),
    });
    return await readResponse(response);
  } catch {
    // fetch says what happened in words that differ from browser to browser; only who stopped it can be told.
    signal.throwIfAborted();
    if (late.aborted) return failed('The list took too long to come. Try again later.');
    return failed(
      'The list cannot be reached. Check its address and your connection, then try again.',
    );
  }
}

function conditionHeaders({ etag, lastModified }: Condition): Headers {
  const headers = new Headers();
  if (etag !== null) headers.set('If-None-Match', etag);
  else if (lastModified !== null) headers.set('If-Modified-Since', lastModified);
  return headers;
}

async function readResponse(response: Response): Promise<FetchedList> {
  const { status, headers } = response;
  if (status === 304) return { status: 'unchanged' };
  // Browsers hide where a redirect leads; node shows its status.
  if (response.type === 'opaqueredirect' || Math.trunc(status / 100) === 3) {
    return failed('The address of the list redirects. Enter the address that it leads to.');
  }
  if (!response.ok) {
    await response.body?.cancel();
    const retryAfter = readRetryAfter(headers, Date.now());
    return { ...failed(statusWords(status)), ...(retryAfter !== null && { retryAfter }) };
  }
  const text = await readText(response);
  if (text === null)
    return failed(`The list is too big: up to ${longestList / 2 ** 20} MB are read.`);
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  return { status: 'fetched', text, etag, lastModified };
}

function statusWords(status: number): string {
  if (status === 404 || status === 410) return 'There is no list at this address any more.';
  if (status === 401 || status === 403) return 'The list is not open to all.';
  if (status === 429) return 'The server of the list answers no more requests for now.';
  return `The server of the list has a problem (${status}).`;
}

/** null: too long. The length that the headers promise saves reading it, but is not trusted. */
async function readText(response: Response): Promise<string | null> {
  if (Number(response.headers.get('content-length')) > longestList) {
    await response.body?.cancel();
    return null;
  }
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  let length = 0;
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.byteLength;
    if (length > longestList) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

function failed(message: string): Extract<FetchedList, { status: 'failed' }> {
  return { status: 'failed', message, hostPattern: null };
}
