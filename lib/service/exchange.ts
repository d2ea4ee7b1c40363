import type { ServiceErrorKind } from '@/lib/verdict/facts';
import { endpoint, type ServicePath } from './base-address';
import { readWalletCheck } from './read-answers';
import { readErrorText } from './read-error-text';
import { readIdentifier } from './read-fields';
import { type Received, receive } from './receive';
import { readRetryAfter } from './retry-after';
import { type ServiceFailure, serviceFailure } from './service-error';

/** Where the service is and how to reach it. All but `base` and `key` have defaults. */
export type Connection = {
  /** From parseBaseAddress. */
  base: string;
  key: string | null;
  fetch?: typeof fetch;
  /** Whether there is a network at all. */
  online?: () => boolean;
  /** For one whole exchange, headers and body, in milliseconds. */
  deadline?: number;
  /** Sleeps between two tries; rejects with the signal's reason when that aborts. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** One request, and how to read its answer: `read` gives null for a body that is not understood, and never throws. */
export type Question<T> = {
  path: ServicePath;
  query?: Readonly<Record<string, string>>;
  /** The edition of the answer that is known (its `ETag`), and what to give where it is still that one. */
  known?: { edition: string; value: T };
  /** Sent as JSON by POST. Without it the request is a GET. */
  body?: unknown;
  read: (body: unknown) => T | null;
};

/** `edition`: what the service calls this edition of its answer; null where it calls it nothing. */
export type Outcome<T> = { status: 'ok'; value: T; edition: string | null } | ServiceFailure;

const defaultDeadline = 8000;

/**
 * One request to the service and its answer, whatever goes wrong on the way. Follows no redirect, sends no cookie and no referrer.
 * Throws only the reason of the caller's signal, when that aborts.
 */
export async function exchange<T>(
  connection: Connection,
  question: Question<T>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  signal.throwIfAborted();
  // A key that no header can carry makes fetch throw, which would look like a broken network.
  if (connection.key !== null && !/^[\x21-\x7e]+$/.test(connection.key)) {
    return serviceFailure('key');
  }
  const received = await request(connection, question, signal);
  return 'error' in received ? received : interpret(received, question);
}

async function request(
  connection: Connection,
  question: Question<unknown>,
  signal: AbortSignal,
): Promise<Received | ServiceFailure> {
  const { base, deadline = defaultDeadline, fetch = globalThis.fetch } = connection;
  const own = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    own.abort();
  }, deadline);
  try {
    const response = await fetch(endpoint(base, question.path, question.query), {
      ...requestOf(question, connection.key),
      signal: AbortSignal.any([signal, own.signal]),
    });
    // Browsers hide where a redirect leads; node shows its status.
    const isRedirect =
      response.type === 'opaqueredirect' ||
      (Math.trunc(response.status / 100) === 3 && !isUnchanged(response, question));
    return isRedirect ? serviceFailure('redirect') : await receive(response);
  } catch {
    // fetch says what happened in words that differ from browser to browser; only who stopped it can be told.
    signal.throwIfAborted();
    if (isLate) return serviceFailure('timeout');
    const { online = isOnline } = connection;
    return serviceFailure(online() ? 'unreachable' : 'offline');
  } finally {
    clearTimeout(timer);
    // Ends what was not read.
    own.abort();
  }
}

function requestOf({ body, known }: Question<unknown>, key: string | null): RequestInit {
  const headers = new Headers({ Accept: 'application/json' });
  if (key !== null) headers.set('X-Api-Key', key);
  if (known) headers.set('If-None-Match', known.edition);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return {
    ...(body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) }),
    headers,
    // A custom header survives a redirect to another origin, so following one could give the key away.
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  };
}

function interpret<T>(received: Received, question: Question<T>): Outcome<T> {
  const { read, known } = question;
  if (known && isUnchanged(received, question)) return { status: 'ok', ...known };
  const { status: httpStatus, headers, body } = received;
  const said = body.status === 'json' ? readErrorText(body.json) : '';
  const retryAfter = readRetryAfter(headers, Date.now());
  const fail = (error: ServiceErrorKind) => serviceFailure(error, { httpStatus, said, retryAfter });
  if (httpStatus < 200 || httpStatus > 299) return fail(errorOfStatus(httpStatus, body));
  if (body.status !== 'json') return serviceFailure(errorOfBody[body.status], { httpStatus });
  const failure = failureIn(body.json);
  if (failure) return fail(failure);
  const value = read(body.json);
  return value === null
    ? serviceFailure('not-understood', { httpStatus })
    : { status: 'ok', value, edition: readEdition(headers) };
}

/** RFC 9110, section 15.4.5: only who told an edition may be answered like this. */
function isUnchanged({ status }: { status: number }, { known }: Question<unknown>): boolean {
  return status === 304 && known !== undefined;
}

/** RFC 9110, section 8.8.3. */
function readEdition(headers: Headers): string | null {
  const etag = headers.get('etag') ?? '';
  return /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/.test(etag) ? etag : null;
}

const errorOfBody = {
  empty: 'empty',
  other: 'not-the-service',
  'too-big': 'too-big',
  broken: 'broken',
} as const;

/** The status tells first; then a web page, or a missing path that is not told in JSON, is not from the service. */
function errorOfStatus(status: number, body: Received['body']): ServiceErrorKind {
  if (status === 401 || status === 403) return 'key';
  if (status === 402 || status === 429) return 'quota';
  if (body.status === 'other' && (body.html || status === 404)) return 'not-the-service';
  if (status === 404) return 'not-found';
  if (status === 400 || status === 422) return 'rejected';
  return status >= 500 ? 'server' : 'refused';
}

/** Some services tell their failures under a status of success; null: it tells none. */
function failureIn(json: unknown): ServiceErrorKind | null {
  if (typeof json !== 'object' || json === null) return null;
  const body: Partial<Record<string, unknown>> = { ...json };
  const { error, success } = body;
  if ((typeof error === 'string' && error.trim() !== '') || success === false) return 'refused';
  // Beside rows, or a report, other words are about those. A list that is empty since it could not be read clears nobody, nor does an answer.
  if (!hasNoRows(body) && !hasNoReport(body)) return null;
  const told = [body, body['data'], body['result']].map((one) => failureBesideNothing(Object(one)));
  return told.find((one) => one !== null) ?? null;
}

/** Whether it answers a check with no report, and finds nothing else wrong. */
function hasNoReport(body: unknown): boolean {
  const check = readWalletCheck(body);
  return check?.scamReport.status === 'none' && check.valid !== false;
}

/** Whether there are rows where those of a page may stand, but none in them. */
function hasNoRows({ data, result }: Partial<Record<string, unknown>>): boolean {
  const inner = [data, result].map((one) => Object(one).data);
  return [data, ...inner].find(Array.isArray)?.length === 0;
}

function failureBesideNothing(body: Partial<Record<string, unknown>>): ServiceErrorKind | null {
  const { status, code, statusCode, success, ok, error, errors } = body;
  const told = [code, statusCode, status].map(readIdentifier);
  const failed = told.find((one) => /^[45]\d\d$/.test(one));
  if (failed) return errorOfStatus(Number(failed), { status: 'json', json: body });
  const isFailed =
    [success, ok, status].includes(false) ||
    error === true ||
    told.some((one) => /^(?:error|fail(?:ed|ure)?)$/i.test(one));
  const isSaid = [error, errors].some((one) => Object.keys(trimmed(one) ?? {}).length > 0);
  return isFailed || isSaid ? 'refused' : null;
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}
