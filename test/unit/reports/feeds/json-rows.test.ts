import { describe, expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const p2sh = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';

/** Format, the good rows as 'network address label', and of the others which entry and what it says. */
async function understood(list: unknown) {
  const { format, rows, bad } = await readList(JSON.stringify(list));
  return {
    format,
    rows: rows.map((row) => [row.networkId ?? row.networks[0], row.address, row.label]),
    bad: bad.rows.map(({ line, text }) => [line, text]),
  };
}

const good = (format: string, ...rows: string[][]) => ({ format, rows, bad: [] });
const other = (count: number) => Array.from({ length: count }, (_, i) => [`other${i}`, 'x']);
const btcOf = (label: string) => ['bitcoin', btc, label];
const ethOf = (label: string) => ['ethereum', eth, label];

describe('an object is', () => {
  test.each<[string, object, object]>([
    ['a row, by its address', { wallet: btc, name: 'Shop' }, good('json-objects', btcOf('Shop'))],
    [
      'a row, with a list of its own',
      { address: btc, data: [eth] },
      good('json-objects', btcOf('')),
    ],
    [
      'a group, where a field holds a list',
      { wallet: [btc] },
      good('json-groups', btcOf('wallet')),
    ],
    [
      'a row, by an address as its hundredth field',
      Object.fromEntries([...other(99), ['address', btc]]),
      good('json-objects', btcOf('')),
    ],
    ['a list without entries', {}, good('json-groups')],
  ])('%s', async (_, list, expected) => {
    expect(await understood(list)).toEqual(expected);
  });

  test('no row by an address behind a hundred other fields', async () => {
    const { format, bad } = await understood(Object.fromEntries([...other(100), ['address', btc]]));
    expect([format, bad.length]).toEqual(['json-groups', 100]);
  });

  test.each(['data', 'result', 'results', 'items', 'list', 'records', 'accounts', 'addresses'])(
    'what its list stands in, under %s',
    async (name) => {
      const list = { updated: 'today', [name]: [{ addr: btc, note: 'Shop' }] };
      expect(await understood(list)).toEqual(good('json-objects', btcOf('Shop')));
    },
  );
});

describe('an array is', () => {
  test.each<[string, unknown[], object]>([
    [
      'of objects, though the first entry is null',
      [null, { address: btc }],
      { format: 'json-objects', rows: [btcOf('')], bad: [[1, '']] },
    ],
    [
      'the service’s, by the id of a network',
      [{ address: btc, walletNetworkId: 1 }],
      good('service', btcOf('')),
    ],
    [
      'the service’s, by a network',
      [{ address: btc, walletNetwork: null }],
      good('service', btcOf('')),
    ],
    [
      'of pages, whose rows are counted through',
      [{ data: [] }, { data: [btc, 7] }, { data: ['x', eth] }],
      {
        format: 'json-texts',
        rows: [btcOf(''), ethOf('')],
        bad: [
          [2, ''],
          [3, 'x'],
        ],
      },
    ],
    [
      'of rows, where one entry is no page',
      [{ data: [btc] }, { address: eth }],
      { format: 'json-objects', rows: [ethOf('')], bad: [[1, '']] },
    ],
    [
      'of rows that have data of their own',
      [
        { address: btc, data: [] },
        { address: eth, data: ['x'] },
      ],
      good('json-objects', btcOf(''), ethOf('')),
    ],
  ])('%s', async (_, list, expected) => {
    expect(await understood(list)).toEqual(expected);
  });

  test('of pages once: pages in pages without end are no rows, and no harm', async () => {
    const deep = `[${'{"data":['.repeat(20_000)}${']}'.repeat(20_000)}]`;
    const { total, problem } = await readList(deep);
    expect([total, problem]).toEqual([1, 'No row of this list has an address that is understood.']);
  });
});

describe('a site of several addresses', () => {
  test.each<[string, unknown, object]>([
    [
      'without coins',
      [{ name: 'Site', addresses: [btc, eth] }],
      good('json-objects', btcOf('Site'), ethOf('Site')),
    ],
    [
      'with one address of a coin',
      [{ label: 'Site', addresses: { LTC: p2sh } }],
      good('json-objects', ['litecoin', p2sh, 'Site']),
    ],
    [
      'under whose it is, unless it has a name',
      { Ring: [{ addresses: [btc] }, { name: 'Own', addresses: [eth] }] },
      good('json-groups', btcOf('Ring'), ethOf('Own')),
    ],
    [
      'with an address of its own is a row, and has them all',
      [{ name: 'Ring', address: btc, addresses: [btc, eth] }],
      good('json-objects', btcOf('Ring'), ethOf('Ring')),
    ],
    [
      'whose addresses are nothing, or none',
      [{ addresses: null }, { addresses: 7 }, { addresses: {} }],
      {
        format: 'json-objects',
        rows: [],
        bad: [
          [1, ''],
          [2, ''],
        ],
      },
    ],
  ])('%s', async (_, list, expected) => {
    expect(await understood(list)).toEqual(expected);
  });
});

describe('a group', () => {
  test.each<[string, object, object]>([
    [
      'is counted on where the last one ended',
      { Ring: [btc, 7], Other: ['x'], [eth]: 'thief', nobody: {} },
      {
        format: 'json-groups',
        rows: [btcOf('Ring'), ethOf('thief')],
        bad: [
          [2, ''],
          [3, 'x'],
          [5, 'nobody'],
        ],
      },
    ],
    [
      'of objects has their network unless they name another',
      { LTC: [{ address: p2sh }, { address: btc, chain: 'BTC', comment: 'Shop' }] },
      good('json-groups', ['litecoin', p2sh, ''], btcOf('Shop')),
    ],
    [
      'that is an address is that one, whatever stands in it',
      { [btc]: { address: eth, name: 'Thief' } },
      good('json-groups', btcOf('Thief')),
    ],
    ['that is called unknown says nothing', { Unknown: [btc] }, good('json-groups', btcOf(''))],
    [
      'whose name holds that word is called so',
      { 'unknown thief': [btc], 'still unknown': [eth] },
      good('json-groups', btcOf('unknown thief'), ethOf('still unknown')),
    ],
    ['that is a token is a label', { USDT: [btc] }, good('json-groups', btcOf('USDT'))],
  ])('%s', async (_, list, expected) => {
    expect(await understood(list)).toEqual(expected);
  });
});

describe('lists beside each other', () => {
  test.each<[string, object, object]>([
    [
      'are all read, by their names, but for those that say no more than that it is a list',
      { accounts: [btc, 7], contracts: [{ address: eth }], LTC: [` ${p2sh}`], total: 4 },
      {
        format: 'json-groups',
        rows: [btcOf(''), ethOf('contracts'), ['litecoin', p2sh, '']],
        bad: [[2, '']],
      },
    ],
    [
      'are two, whatever both are called',
      { data: ['x'], results: [btc] },
      { format: 'json-groups', rows: [btcOf('')], bad: [[1, 'x']] },
    ],
    [
      'are one where the first is empty',
      { data: [], results: [btc] },
      good('json-texts', btcOf('')),
    ],
    [
      'are one where the other is a group',
      { items: [], Ring: [btc] },
      good('json-groups', btcOf('Ring')),
    ],
    [
      'are sites, too',
      { data: [], Ring: [{ addresses: [btc] }] },
      good('json-groups', btcOf('Ring')),
    ],
    [
      'are one where the others are pages, links and words',
      {
        data: [{ address: btc }],
        total: 3,
        page: { data: [eth] },
        links: [{ url: '/?page=2', label: '2', active: false }, 'https://example.com'],
        tags: ['scam'],
        errors: [],
      },
      good('json-objects', btcOf('')),
    ],
    [
      'are more than a hundred, which are not looked into',
      { ...Object.fromEntries(other(99)), tags: ['scam'], data: [btc] },
      { format: 'json-groups', rows: [btcOf('')], bad: [[1, 'scam']] },
    ],
    [
      'of a hundred are looked into',
      { ...Object.fromEntries(other(98)), tags: ['scam'], data: [btc] },
      good('json-texts', btcOf('')),
    ],
    [
      'are looked into for a hundred entries',
      {
        data: [],
        Ring: [...Array.from({ length: 99 }, () => 'x'), btc],
        Gang: [...Array.from({ length: 100 }, () => 'x'), eth],
      },
      {
        format: 'json-groups',
        rows: [btcOf('Ring')],
        bad: expect.objectContaining({ length: 99 }),
      },
    ],
  ])('%s', async (_, list, expected) => {
    expect(await understood(list)).toEqual(expected);
  });
});

test.each<[string, object]>([
  ['a group', { Ring: [btc] }],
  ['a token', { USDT: [btc] }],
  ['an address', { [btc]: 'thief' }],
  ['a site', [{ name: 'Site', addresses: [btc] }]],
])('what is said of %s is not taken for its network', async (_, list) => {
  const { rows } = await readList(JSON.stringify(list));
  expect(rows).toMatchObject([{ address: btc, network: '', networkId: null }]);
});
