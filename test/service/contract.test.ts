import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networks } from '@/lib/address/networks';
import {
  NetworkList,
  ProblemDetails,
  ScamReportPage,
  WalletCheckAnswer,
} from '@/lib/service/schemas';
import { seededNetworks } from './make-address';
import {
  badAddress,
  reportedAddress,
  reportedAddresses,
  unreportedAddress,
  unreportedAddresses,
} from './seed';
import { startService, type TestService } from './server';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  await fetch(`${service.url}/__control`, { method: 'DELETE' });
  await fetch(`${service.url}/__seen`, { method: 'DELETE' });
});

function check(body: unknown, headers: Record<string, string> = { 'X-Api-Key': service.key }) {
  return fetch(`${service.url}/wallet-checks`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function answerTo(address: string, network: string): Promise<WalletCheckAnswer> {
  const answer = await check({ address, network });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  return WalletCheckAnswer.parse(await answer.json());
}

function list(query = '') {
  return fetch(`${service.url}/scam-reports${query}`);
}

async function pageOf(query = ''): Promise<ScamReportPage> {
  const answer = await list(query);
  expect(answer.status).toBe(200);
  return ScamReportPage.parse(await answer.json());
}

async function problemOf(answer: Response): Promise<ProblemDetails> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = ProblemDetails.parse(await answer.json());
  expect(problem.status).toBe(answer.status);
  return problem;
}

describe('POST /wallet-checks', () => {
  test('a reported address', async () => {
    expect(await answerTo(reportedAddress, 'btc')).toEqual({
      valid: true,
      scamReport: 'Reported 3 times, last on 2026-05-01',
      message: 'The address is valid.',
    });
  });

  test('an unreported one', async () => {
    expect(await answerTo(unreportedAddress, 'btc')).toEqual({
      valid: true,
      scamReport: '',
      message: 'The address is valid.',
    });
  });

  test('a mistyped one', async () => {
    expect(await answerTo(badAddress, 'btc')).toEqual({
      valid: false,
      scamReport: '',
      message: 'The address is not valid: checksum.',
    });
  });

  test.each(['btc', 'BTC', 'Btc', 'bitcoin', 'Bitcoin'])('the network as %s', async (network) => {
    expect(await answerTo(unreportedAddress, network)).toHaveProperty('valid', true);
  });

  test('a reported account in another spelling, asked for as eth', async () => {
    const { scamReport } = await answerTo(reportedAddresses.bsc.toLowerCase(), 'eth');
    expect(scamReport).toMatch(/^Reported \d+ times?, last on 2026-04-\d\d$/);
  });

  test.each(seededNetworks)('the example addresses of %s', async (id) => {
    const reported = await answerTo(reportedAddresses[id], id);
    expect(reported.valid).toBe(true);
    expect(reported.scamReport).toMatch(/^Reported \d+ times?, last on 2026-0[345]-\d\d$/);
    const unreported = await answerTo(unreportedAddresses[id], id);
    expect(unreported).toMatchObject({ valid: true, scamReport: '' });
  });

  test('without a key: 401', async () => {
    const answer = await check({ address: reportedAddress, network: 'btc' }, {});
    expect(answer.status).toBe(401);
    expect(await problemOf(answer)).toHaveProperty('title', 'No key');
  });

  test('with a wrong key: 403', async () => {
    const headers = { 'X-Api-Key': 'wrong' };
    const answer = await check({ address: reportedAddress, network: 'btc' }, headers);
    expect(answer.status).toBe(403);
    expect(await problemOf(answer)).toHaveProperty('title', 'Wrong key');
  });

  test.each<[what: string, body: unknown]>([
    ['no JSON', '{'],
    ['no network', { address: 'x' }],
    ['a field that is not in the contract', { address: 'x', network: 'btc', url: 'https://x' }],
    ['other types', { address: 1, network: 'btc' }],
  ])('%s: 400', async (_, body) => {
    const answer = await check(body);
    expect(answer.status).toBe(400);
    await problemOf(answer);
  });

  test('an unknown network: 422', async () => {
    const answer = await check({ address: 'x', network: 'nonsense' });
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).detail).toBe('There is no network “nonsense”.');
  });
});

describe('GET /scam-reports', () => {
  test('works without a key; 100 records a page, then the rest, then none', async () => {
    const [first, third, fourth] = [
      await pageOf('?page=1&search='),
      await pageOf('?page=3'),
      await pageOf('?page=4'),
    ];
    expect(first.page).toEqual({ total: 3, count: 248, current: 1 });
    expect(first.data).toHaveLength(100);
    expect(third.page.current).toBe(3);
    expect(third.data).toHaveLength(48);
    expect(fourth).toEqual({ data: [], page: { total: 3, count: 248, current: 4 } });
    expect(await pageOf()).toEqual(first);
  });

  test('a record', async () => {
    expect((await pageOf()).data[0]).toEqual({
      id: '1',
      address: reportedAddress,
      reportCount: '3',
      lastReported: '2026-05-01T12:00:00.000Z',
      walletNetworkId: 'bitcoin',
      walletNetwork: { symbol: 'BTC' },
    });
  });

  test('up to 1000 records with limit', async () => {
    expect((await pageOf('?limit=1000')).data).toHaveLength(248);
    expect((await pageOf('?limit=7&page=2')).page).toEqual({ total: 36, count: 248, current: 2 });
  });

  test('search is a substring in any case', async () => {
    const found = await pageOf(`?page=1&search=${reportedAddress.slice(4, 16).toLowerCase()}`);
    expect(found.data.map(({ address }) => address)).toEqual([reportedAddress]);
    expect(found.page).toEqual({ total: 1, count: 1, current: 1 });
    expect(await pageOf('?search=%25')).toEqual({
      data: [],
      page: { total: 0, count: 0, current: 1 },
    });
  });

  test.each(['?page=0', '?page=-1', '?page=x', '?limit=0', '?limit=1001'])(
    '%s: 400',
    async (query) => {
      const answer = await list(query);
      expect(answer.status).toBe(400);
      await problemOf(answer);
    },
  );
});

test('GET /networks lists the whole table', async () => {
  const answer = await fetch(`${service.url}/networks`);
  expect(answer.status).toBe(200);
  const { data } = NetworkList.parse(await answer.json());
  expect(data).toEqual(networks.map(({ id, symbol, name }) => ({ id, symbol, name })));
});

test('elsewhere there is nothing, told as a problem, and no page of another origin may read an answer', async () => {
  const answer = await fetch(`${service.url}/elsewhere`, {
    headers: { Origin: 'https://x.example' },
  });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  await problemOf(answer);
});

describe('the switches', () => {
  async function put(change: object): Promise<Response> {
    return fetch(`${service.url}/__control`, { method: 'PUT', body: JSON.stringify(change) });
  }

  test('the list needs the key', async () => {
    await put({ listNeedsKey: true });
    expect((await list()).status).toBe(401);
    const headers = { 'X-Api-Key': service.key };
    expect((await fetch(`${service.url}/scam-reports`, { headers })).status).toBe(200);
  });

  test.each<[reading: string, page: number, fields: object | undefined, records: number]>([
    ['records', 3, { total: 248, count: 48, current: 3 }, 48],
    ['swapped', 3, { total: 248, count: 3, current: 3 }, 48],
    ['zero-based', 0, { total: 3, count: 248, current: 0 }, 100],
    ['text', 1, { total: '3', count: '248', current: '1' }, 100],
    ['absent', 1, undefined, 100],
    ['another-page', 1, { total: 3, count: 248, current: 2 }, 100],
    ['repeats-last', 9, { total: 3, count: 248, current: 9 }, 48],
  ])('the page fields are read as %s', async (pageReading, page, fields, records) => {
    await put({ pageReading });
    const body = await (await list(`?page=${page}`)).json();
    expect(body).toHaveProperty('data.length', records);
    expect(Object(body).page).toEqual(fields);
  });

  test('a rate limit, with Retry-After', async () => {
    await put({ rateLimit: { after: 1, retryAfter: '30' } });
    expect((await list()).status).toBe(200);
    const answer = await list();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('30');
    await problemOf(answer);
  });

  test('disagrees about what is valid', async () => {
    await put({ disagrees: true });
    expect((await answerTo(unreportedAddress, 'btc')).valid).toBe(false);
    expect((await answerTo(badAddress, 'btc')).valid).toBe(true);
  });

  test('lists no networks', async () => {
    await put({ listsNetworks: false });
    expect((await fetch(`${service.url}/networks`)).status).toBe(404);
  });

  test('answers late', async () => {
    await put({ delay: 120 });
    const before = performance.now();
    await list();
    expect(performance.now() - before).toBeGreaterThan(115);
  });

  test('a fault for so many requests to one path', async () => {
    await put({ faults: [{ name: 's503', times: 2, path: '/networks' }] });
    const statusOf = async (path: string) => (await fetch(service.url + path)).status;
    const paths = ['/scam-reports', '/networks', '/networks', '/networks'];
    const statuses = [];
    for (const path of paths) statuses.push(await statusOf(path));
    expect(statuses).toEqual([200, 503, 503, 200]);
  });

  test('what is no switch is refused, and changes nothing', async () => {
    expect((await put({ faults: [{ name: 'nonsense' }] })).status).toBe(400);
    expect((await put({ delay: 5, speed: 7 })).status).toBe(400);
    expect(service.control()).toMatchObject({ faults: [], delay: 0 });
  });

  test('every request is written down', async () => {
    await check({ address: reportedAddress, network: 'btc' });
    await list('?page=2&search=abc');
    const seen = await (await fetch(`${service.url}/__seen`)).json();
    expect(seen).toMatchObject([
      {
        method: 'POST',
        path: '/wallet-checks',
        query: {},
        key: service.key,
        body: { address: reportedAddress, network: 'btc' },
        status: 201,
      },
      {
        method: 'GET',
        path: '/scam-reports',
        query: { page: '2', search: 'abc' },
        key: null,
        body: null,
        status: 200,
      },
    ]);
    expect(service.seen()).toEqual(seen);
  });
});
