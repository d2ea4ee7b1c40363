import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Connection, checkWallet, listNetworks, listReports } from '@/lib/service/client';
import type { Outcome } from '@/lib/service/exchange';
import { type ServiceFailure, serviceFailure } from '@/lib/service/service-error';
import { tryAgain } from '@/lib/service/try-again';

const { signal } = new AbortController();

/** A service that gives these answers, one after the other, and the last one for ever. */
function serviceOf(...answers: (() => Response)[]) {
  const asked: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url} ${init.body ?? ''}`.trim());
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    return answer?.() ?? Response.error();
  };
  const connection: Connection = {
    base: 'https://checks.example:8080/v1',
    key: 'k1',
    fetch: fetch as NonNullable<Connection['fetch']>,
    wait: async () => {},
  };
  return { asked, connection };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => {
  return () => Response.json(body, { status, headers });
};

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('a check', () => {
  test('sends address and network, and tells what was answered, by whom and when', async () => {
    const { asked, connection } = serviceOf(json({ valid: false, scamReport: '', message: 'm' }));
    const question = { address: 'a1', network: 'btc' };
    expect(await checkWallet(connection, question, signal)).toEqual({
      status: 'answered',
      sourceName: 'checks.example:8080',
      valid: false,
      report: { status: 'none' },
      message: 'm',
      at: 1_700_000_000_000,
    });
    expect(asked).toEqual([
      'POST https://checks.example:8080/v1/wallet-checks {"address":"a1","network":"btc"}',
    ]);
  });
});

describe('a page of the list', () => {
  const page = json({ data: [], page: { total: 1, count: 2, current: 3 } }, 200, { etag: '"e2"' });
  const query = { page: 3 };

  test('is asked for by its number, and by its length where that is chosen', async () => {
    const { asked, connection } = serviceOf(page);
    expect(await listReports(connection, query, signal)).toEqual({
      status: 'page',
      edition: '"e2"',
      records: [],
      unreadable: 0,
      paging: { total: 1, count: 2, current: 3 },
    });
    await listReports(connection, { ...query, limit: 50 }, signal);
    expect(asked).toEqual([
      'GET https://checks.example:8080/v1/scam-reports?page=3&search=',
      'GET https://checks.example:8080/v1/scam-reports?page=3&search=&limit=50',
    ]);
  });

  test('whose rows cannot be read is a page, unless it is the first', async () => {
    const { connection } = serviceOf(json({ data: [{}] }));
    const asked = (page: number) => listReports(connection, { page }, signal);
    for (const first of [0, 1])
      expect(await asked(first)).toMatchObject({ status: 'failed', error: 'not-understood' });
    expect(await asked(2)).toMatchObject({ status: 'page', records: [], unreadable: 1 });
  });

  test('before the first may be forbidden, which says nothing of the key', async () => {
    const { connection } = serviceOf(json({}, 403));
    const asked = (page: number) => listReports(connection, { page }, signal);
    expect(await asked(0)).toMatchObject({ status: 'failed', error: 'refused' });
    expect(await asked(1)).toMatchObject({ status: 'failed', error: 'key' });
  });

  test('without content is none, unless it is the first', async () => {
    const { connection } = serviceOf(() => new Response(null, { status: 204 }));
    const asked = (page: number) => listReports(connection, { page }, signal);
    for (const other of [0, 2])
      expect(await asked(other)).toMatchObject({ status: 'failed', error: 'not-found' });
    expect(await asked(1)).toMatchObject({ status: 'failed', error: 'empty' });
  });

  test('is unchanged only where an edition of it is known', async () => {
    const { connection } = serviceOf(() => new Response(null, { status: 304 }));
    expect(await listReports(connection, { ...query, edition: '"e1"' }, signal)).toEqual({
      status: 'unchanged',
    });
    expect(await listReports(connection, query, signal)).toMatchObject({ error: 'redirect' });
  });

  test('is told not to be had', async () => {
    const { connection } = serviceOf(json({ detail: 'No' }, 403));
    expect(await listReports(connection, query, signal)).toEqual({
      status: 'failed',
      error: 'key',
      said: 'No',
      httpStatus: 403,
    });
  });
});

describe('the networks', () => {
  test('are listed', async () => {
    const { asked, connection } = serviceOf(json([{ id: 'btc', symbol: 'BTC', name: 'Bitcoin' }]));
    expect(await listNetworks(connection, signal)).toEqual({
      status: 'listed',
      networks: [{ code: 'btc', symbol: 'BTC', name: 'Bitcoin' }],
    });
    expect(asked).toEqual(['GET https://checks.example:8080/v1/networks']);
  });

  const notListed = [400, 404, 405, 410, 422, 501, 409, 418];
  test.each(notListed)('are not where the service has no such list: %i', async (status) => {
    const { connection } = serviceOf(json({}, status));
    expect(await listNetworks(connection, signal)).toEqual({ status: 'not-listed' });
  });

  test.each<[string, () => Response]>([
    ['not understood', json({})],
    ['empty', () => new Response(null, { status: 204 })],
    ['404 as a text', () => new Response('', { status: 404 })],
    ['broken', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
    [
      'too big',
      () =>
        new Response('1', {
          headers: { 'content-type': 'application/json', 'content-length': '2000000' },
        }),
    ],
    ['refused', json({ success: false })],
  ])('nor where what comes is %s', async (_, answer) => {
    const { connection } = serviceOf(answer);
    expect(await listNetworks(connection, signal)).toEqual({ status: 'not-listed' });
  });

  test.each<[string, () => Response]>([
    ['key', json({}, 401)],
    ['quota', json({}, 429)],
    ['server', json({}, 503)],
    ['redirect', () => new Response(null, { status: 302 })],
    ['not-the-service', () => new Response('', { headers: { 'content-type': 'text/html' } })],
  ])('but other requests go no better where it is %s', async (error, answer) => {
    const { connection } = serviceOf(answer);
    expect(await listNetworks(connection, signal)).toMatchObject({ status: 'failed', error });
  });
});

describe('what may go better is tried again', () => {
  const ok: Outcome<number> = { status: 'ok', value: 1, edition: null };

  async function tried(failure: ServiceFailure, times = 9) {
    const waits: number[] = [];
    let left = times;
    const attempt = async () => (left-- > 0 ? failure : ok);
    const wait = async (ms: number) => void waits.push(ms);
    const { status } = await tryAgain(attempt, { wait }, signal);
    return { status, waits };
  }

  test.each<[ServiceFailure['error'], number[]]>([
    ['empty', [250]],
    ['broken', [250]],
    ['unreachable', [250, 750]],
    ['server', [250, 750]],
    ['timeout', []],
    ['key', []],
    ['refused', []],
  ])('%s: after %j', async (error, waits) => {
    expect(await tried(serviceFailure(error))).toEqual({ status: 'failed', waits });
  });

  test('a conflict once; and nothing where the service says how long to wait', async () => {
    const conflict = serviceFailure('refused', { httpStatus: 409 });
    expect(await tried(conflict)).toEqual({ status: 'failed', waits: [250] });
    const busy = serviceFailure('server', { retryAfter: 0, httpStatus: 503 });
    expect(await tried(busy)).toEqual({ status: 'failed', waits: [] });
  });

  test('until it goes well', async () => {
    expect(await tried(serviceFailure('server'), 1)).toEqual({ status: 'ok', waits: [250] });
  });

  test('after a real pause, which ends at once where the caller gives up', async () => {
    const caller = new AbortController();
    let attempts = 0;
    const attempt = async () => {
      attempts++;
      return serviceFailure('server');
    };
    const all = tryAgain(attempt, {}, caller.signal);
    const given = expect(all).rejects.toThrow('closed');
    await vi.advanceTimersByTimeAsync(249);
    expect(attempts).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempts).toBe(2);
    caller.abort(new Error('closed'));
    await given;
    expect(vi.getTimerCount()).toBe(0);
    expect(attempts).toBe(2);
  });
});
