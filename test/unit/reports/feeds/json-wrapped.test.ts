import { describe, expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

/** Format, the good rows as 'network address label', and how many others there are. */
async function understood(list: unknown) {
  const { format, rows, bad } = await readList(JSON.stringify(list));
  const said = rows.map((row) => [row.networkId ?? row.networks[0], row.address, row.label]);
  return { format, rows: said, bad: bad.count };
}

const good = (format: string, ...rows: string[][]) => ({ format, rows, bad: 0 });
const btcOf = (label: string) => ['bitcoin', btc, label];
const ethOf = (label: string) => ['ethereum', eth, label];

describe('a list is found', () => {
  test.each<[string, object, object]>([
    ['in two objects', { data: { records: [btc] } }, good('json-texts', btcOf(''))],
    [
      'in an object, in groups',
      { status: 'ok', data: { BTC: [btc], Ring: [eth] } },
      good('json-groups', btcOf(''), ethOf('Ring')),
    ],
    [
      'in groups that are called addresses',
      { addresses: { BTC: [btc] } },
      good('json-groups', btcOf('')),
    ],
    [
      'in an object, by its addresses',
      { result: { [btc]: { name: 'Shop' } } },
      good('json-groups', btcOf('Shop')),
    ],
    [
      'as a directory writes it',
      { _embedded: { records: [{ address: btc }] } },
      good('json-objects', btcOf('')),
    ],
    [
      'where each report has its addresses as objects (Chainabuse)',
      [{ scamCategory: 'PHISHING', addresses: [{ address: btc, chain: 'BTC' }, { address: eth }] }],
      good('json-objects', btcOf('PHISHING'), ethOf('PHISHING')),
    ],
  ])('%s', async (_, list, expected) => {
    expect(await understood(list)).toEqual(expected);
  });

  test('each with the date of its report', async () => {
    const report = { createdAt: '2020-01-02', addresses: [{ address: btc }, eth] };
    const lastReported = Date.UTC(2020, 0, 2);
    const { rows } = await readList(JSON.stringify([report]));
    expect(rows).toMatchObject([{ lastReported }, { lastReported }]);
  });

  test.each<[object, object]>([
    [{ name: 'Whitelist' }, { name: 'Blacklist' }],
    [{ type: 'allowlist' }, { type: 'addresses' }],
    [{ category: 'exchange' }, { category: 'exchange', title: 'Fake exchanges' }],
  ])(
    'and accuses nobody where it says so of itself as a whole: %o, not %o',
    async (said, other) => {
      for (const list of [{ addresses: [btc] }, { tags: [{ address: btc }] }, { BTC: [btc] }]) {
        expect(await understood({ ...said, ...list })).toMatchObject({ rows: [], bad: 1 });
        expect(await understood({ ...other, ...list })).toMatchObject({
          rows: [{ 1: btc }],
          bad: 0,
        });
      }
    },
  );

  test.each([
    { category: 'exchange', blacklist: [btc] },
    { name: 'Exchange', scams: [{ address: btc }] },
    { type: 'whitelist', whitelist: [eth], blacklist: [btc] },
    { name: 'Exchanges', addresses: [{ address: eth }, { address: btc, category: 'phishing' }] },
  ])('but whom a group or a row in it accuses, is: %o', async (list) => {
    expect(await understood(list)).toMatchObject({ rows: [{ 1: btc }] });
  });

  test('under its address, among records', async () => {
    const list = [{ [eth]: 'phishing' }, { address: btc }];
    expect(await understood(list)).toMatchObject({ rows: [{ 1: eth }, { 1: btc }], bad: 0 });
  });

  test('not where a server says that something failed', async () => {
    const { problem } = await readList(JSON.stringify({ success: false, data: { BTC: [] } }));
    expect(problem).toBe("This is a server's message that something failed, not a list.");
  });

  test('nor in objects without end', async () => {
    const deep = `${'{"data":'.repeat(5000)}{}${'}'.repeat(5000)}`;
    expect((await readList(deep)).rows).toEqual([]);
    // So may be what a server says of a failure.
    const failed = `{"error":${'['.repeat(20_000)}${']'.repeat(20_000)},"data":[]}`;
    expect((await readList(failed)).problem).toContain('failed');
  });
});

describe('a list says that it is a part', () => {
  const data = [btc, eth];
  const isPart = async (list: object) => (await readList(JSON.stringify(list))).isPart;

  test.each<object>([
    { data, page: { total: 7, count: 650, current: 1 } },
    { results: data, count: 3, limit: 2 },
    { results: data, next: 'https://list.example/?page=2' },
    { results: data, nextPageToken: 'CAUQAA' },
    { items: data, has_more: true },
    { items: data, incomplete_results: true },
    { items: data, pagination: { page: 2, total_pages: 3 } },
    { data: { records: data, pageInfo: { hasNextPage: true } } },
    { _links: { next: { href: '/page/2' } }, _embedded: { records: data } },
    // Spring, Laravel, Strapi, OData, Airtable, Cosmos, DynamoDB, Azure, Jira, Elasticsearch.
    { content: data, totalElements: 5, totalPages: 3, number: 0, size: 2, last: false },
    { content: data, page: { size: 2, number: 0, totalElements: 5, totalPages: 3 } },
    { current_page: 1, data, next_page_url: 'https://list.example/?page=2', per_page: 2 },
    { data, meta: { pagination: { page: 1, pageSize: 2, pageCount: 3, total: 5 } } },
    { '@odata.nextLink': 'https://list.example/?$skip=2', value: data },
    { records: data, offset: 'itrNCnQQMoDcUkLvT/recTcgRGkcyHhDgLF' },
    { denylist: data, pagination: { next_key: 'YWJj', total: '0' } },
    { Items: data, Count: 2, LastEvaluatedKey: { id: { S: '2' } } },
    { items: data, continuationToken: 'abc' },
    { values: data, isLast: false },
    { hits: { total: { value: 5, relation: 'eq' }, hits: data } },
    { data, pagination: { next: { page: 2, limit: 2 } } },
    { items: data, more: true },
    // GraphQL, as of GitHub or Relay.
    { data: { scams: { edges: [{ node: { address: btc } }], pageInfo: { hasNextPage: true } } } },
    { BTC: { list: [btc], hasMore: true } },
  ])('in %j', async (list) => expect(await isPart(list)).toBe('elsewhere'));

  test.each<object>([
    { data, page: { total: 1, count: 2, current: 1 } },
    { data, page: { total: 2, count: 2, current: 1 } },
    { results: data, next: null, previous: 'https://list.example/?page=1' },
    { results: data, nextPageToken: '' },
    { items: data, has_more: false, total: 2, limit: 100 },
    { items: data, total: 3000 },
    { items: data, pagination: { page: 3, total_pages: 3 } },
    { BTC: [btc], next: [eth] },
    { content: data, totalElements: 2, totalPages: 1, number: 0, size: 20, last: true },
    { data, meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 2 } } },
    { records: data, offset: 0, next: {} },
    { denylist: data, pagination: { next_key: null, total: '2' } },
    { hits: { total: { value: 2, relation: 'eq' }, hits: data } },
    { data: { scams: { edges: [{ node: { address: btc } }], pageInfo: { hasNextPage: false } } } },
    data,
  ])('but not in %j', async (list) => expect(await isPart(list)).toBeUndefined());
});
