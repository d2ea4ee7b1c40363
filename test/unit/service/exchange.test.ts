import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Connection, exchange, type Question } from '@/lib/service/exchange';

const base = 'https://checks.example/v1';
const { signal } = new AbortController();
const question: Question<unknown> = { path: 'wallet-checks', read: (body) => body };

type Sent = { url: string; init: RequestInit };

/** Asks a service that answers so; gives what was sent, and what came of it. */
async function ask(
  answer: () => Response | Promise<Response>,
  { over = {}, ...change }: Partial<Question<unknown>> & { over?: Partial<Connection> } = {},
) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  };
  const connection = { base, key: 'k1', fetch: fetch as Connection['fetch'], ...over };
  const outcome = await exchange(connection as Connection, { ...question, ...change }, signal);
  return { sent, outcome };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const typed = (text: string | null, status: number, type: string) =>
  new Response(text, { status, headers: { 'content-type': type } });
const failed = (error: string, more: object = {}) => ({
  status: 'failed',
  error,
  said: '',
  ...more,
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what is sent', () => {
  test('of a question without a body: a GET that carries the key and nothing of the browser', async () => {
    const { sent } = await ask(() => json(1), { query: { page: '2' } });
    const [{ url, init } = { url: '', init: {} }] = sent;
    expect(url).toBe(`${base}/wallet-checks?page=2`);
    const { headers, signal: own, ...rest } = init;
    expect(Object.fromEntries(headers as Headers)).toEqual({
      accept: 'application/json',
      'x-api-key': 'k1',
    });
    expect(rest).toEqual({
      method: 'GET',
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    // What was not read of the answer is ended with the request.
    expect(own?.aborted).toBe(true);
  });

  test('of one with a body: a POST of it as JSON', async () => {
    const { sent } = await ask(() => json(1), { body: { network: 'btc' }, over: { key: null } });
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"network":"btc"}' });
    expect(Object.fromEntries(sent[0]?.init.headers as Headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  test('the edition that is known', async () => {
    const { sent } = await ask(() => json(1), { known: { edition: '"e1"', value: 7 } });
    expect(new Headers(sent[0]?.init.headers).get('if-none-match')).toBe('"e1"');
  });

  test.each(['', 'a b', 'k\n', '\u007f', 'é'])('nothing with the key %j', async (key) => {
    const { sent, outcome } = await ask(() => json(1), { over: { key } });
    expect([sent, outcome]).toEqual([[], failed('key')]);
  });

  test('the shortest and the strangest key that a header can carry', async () => {
    for (const key of ['!', '~', 'aZ09!~']) {
      const { sent } = await ask(() => json(1), { over: { key } });
      expect(new Headers(sent[0]?.init.headers).get('x-api-key')).toBe(key);
    }
  });
});

describe('of an answer', () => {
  test.each<[string, () => Response, object]>([
    ['the value is read', () => json({ a: 1 }), { status: 'ok', value: { a: 1 }, edition: null }],
    ['299 is one', () => json(5, 299), { status: 'ok', value: 5, edition: null }],
    ['300 leads elsewhere', () => json(1, 300), failed('redirect')],
    ['399 leads elsewhere', () => json(1, 399), failed('redirect')],
    [
      'nobody asked, 304 leads elsewhere',
      () => new Response(null, { status: 304 }),
      failed('redirect'),
    ],
    ['400', () => json(1, 400), failed('rejected', { httpStatus: 400 })],
    ['422', () => json(1, 422), failed('rejected', { httpStatus: 422 })],
    ['401', () => json(1, 401), failed('key', { httpStatus: 401 })],
    ['403 as a web page', () => typed('', 403, 'text/html'), failed('key', { httpStatus: 403 })],
    ['402', () => json(1, 402), failed('quota', { httpStatus: 402 })],
    ['429', () => json(1, 429), failed('quota', { httpStatus: 429 })],
    ['404', () => json(1, 404), failed('not-found', { httpStatus: 404 })],
    [
      '404 as a text',
      () => typed('', 404, 'text/plain'),
      failed('not-the-service', { httpStatus: 404 }),
    ],
    [
      '404 without a word',
      () => typed('', 404, 'application/json'),
      failed('not-found', { httpStatus: 404 }),
    ],
    [
      '500 as a web page',
      () => typed('', 500, 'text/html'),
      failed('not-the-service', { httpStatus: 500 }),
    ],
    ['500 as a text', () => typed('', 500, 'text/plain'), failed('server', { httpStatus: 500 })],
    ['499', () => json(1, 499), failed('refused', { httpStatus: 499 })],
    ['400 as a text', () => typed('', 400, 'text/plain'), failed('rejected', { httpStatus: 400 })],
    ['nothing', () => new Response(null, { status: 204 }), failed('empty', { httpStatus: 204 })],
    ['a text', () => typed('x', 200, 'text/plain'), failed('not-the-service', { httpStatus: 200 })],
    ['no JSON', () => typed('{', 200, 'application/json'), failed('broken', { httpStatus: 200 })],
    [
      'too much',
      () => typed(' '.repeat((1 << 20) + 1), 200, 'application/json'),
      failed('too-big', { httpStatus: 200 }),
    ],
    [
      'a failure that calls itself a success',
      () => json({ success: false, message: 'No credit left' }),
      failed('refused', { httpStatus: 200, said: 'No credit left' }),
    ],
    [
      'a failure that tells its error beside no data',
      () => json({ data: [], error: 'database is down' }),
      failed('refused', { httpStatus: 200, said: 'database is down' }),
    ],
    [
      'one without an error',
      () => json({ data: [], error: ' ' }),
      { status: 'ok', value: { data: [], error: ' ' }, edition: null },
    ],
    [
      'one that is true',
      () => json({ success: true }),
      { status: 'ok', value: { success: true }, edition: null },
    ],
    [
      'one that is no word of success',
      () => json({ success: 0 }),
      { status: 'ok', value: { success: 0 }, edition: null },
    ],
    [
      'rows beside an error in words',
      () => json({ data: [1], error: 'No credit left' }),
      failed('refused', { httpStatus: 200, said: 'No credit left' }),
    ],
    ['a text as JSON', () => json('success'), { status: 'ok', value: 'success', edition: null }],
    ['null', () => json(null), failed('not-understood', { httpStatus: 200 })],
  ])('%s', async (_, answer, outcome) => {
    expect((await ask(answer)).outcome).toEqual(outcome);
  });

  test('it is told how long to wait, and what the service said', async () => {
    const body = { message: 'Too many' };
    expect((await ask(() => json(body, 429, { 'retry-after': '7' }))).outcome).toEqual(
      failed('quota', { httpStatus: 429, said: 'Too many', retryAfter: 7000 }),
    );
    // Nobody is to wait for what is only not understood.
    expect((await ask(() => json(null, 200, { 'retry-after': '7' }))).outcome).toEqual(
      failed('not-understood', { httpStatus: 200 }),
    );
  });

  test.each([
    ['"e1"', '"e1"'],
    ['W/"e1"', 'W/"e1"'],
    ['""', '""'],
    ['e1', null],
    ['w/"e1"', null],
    ['"e"1"', null],
    ['"e 1"', null],
    ['x"e1"', null],
    ['"e1"x', null],
    [`"${'e'.repeat(200)}"`, `"${'e'.repeat(200)}"`],
    [`"${'e'.repeat(201)}"`, null],
  ])('the edition %j is kept as %j', async (etag, edition) => {
    expect((await ask(() => json(1, 200, { etag }))).outcome).toMatchObject({ edition });
  });

  test('that it is unchanged, where an edition was told', async () => {
    const known = { edition: '"e1"', value: 7 };
    const unchanged = () => new Response(null, { status: 304 });
    expect((await ask(unchanged, { known })).outcome).toEqual({
      status: 'ok',
      edition: '"e1"',
      value: 7,
    });
    expect((await ask(() => json(1, 303), { known })).outcome).toEqual(failed('redirect'));
    expect((await ask(() => json(8), { known })).outcome).toMatchObject({ value: 8 });
  });

  test('a redirect as browsers hide it', async () => {
    const hidden = Object.defineProperty(json(1), 'type', { value: 'opaqueredirect' });
    expect((await ask(() => hidden)).outcome).toEqual(failed('redirect'));
  });
});

describe('where none comes', () => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch'));

  test('nobody is there, or there is no network', async () => {
    const online = (is: boolean) => ({ over: { online: () => is } });
    expect((await ask(broken, online(true))).outcome).toEqual(failed('unreachable'));
    expect((await ask(broken, online(false))).outcome).toEqual(failed('offline'));
  });

  test('the browser tells whether there is a network, where it does', async () => {
    const told: unknown[] = [];
    for (const navigator of [{ onLine: false }, { onLine: true }, {}, undefined]) {
      vi.stubGlobal('navigator', navigator);
      const { outcome } = await ask(broken);
      told.push(outcome.status === 'failed' && outcome.error);
    }
    expect(told).toEqual(['offline', 'unreachable', 'unreachable', 'unreachable']);
  });

  test('within eight seconds, it is late', async () => {
    vi.useFakeTimers();
    const fetch: Connection['fetch'] = (_, init) =>
      new Promise((_, reject) => {
        const { signal } = init ?? {};
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const ended = vi.fn();
    const asked = ask(broken, { over: { fetch } }).finally(ended);
    await vi.advanceTimersByTimeAsync(7999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
    expect((await asked).outcome).toEqual(failed('timeout'));
  });

  test('because the caller gave up, the caller gets its own reason, and before the first word nothing is sent', async () => {
    const caller = new AbortController();
    let requests = 0;
    const fetch: Connection['fetch'] = async () => {
      requests++;
      caller.abort(new Error('closed'));
      throw new TypeError('Failed to fetch');
    };
    const asked = () => exchange({ base, key: null, fetch }, question, caller.signal);
    await expect(asked()).rejects.toThrow('closed');
    await expect(asked()).rejects.toThrow('closed');
    expect(requests).toBe(1);
  });
});
