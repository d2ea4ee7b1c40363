import { describe, expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

/** The rows as 'network, address, label', and the texts of what was not taken. */
async function understood(list: unknown) {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const { rows, bad, problem } = await readList(text);
  return {
    rows: rows.map(({ networkId, address, label }) => [networkId, address, label]),
    bad: bad.rows.map((row) => row.text),
    problem,
  };
}

const good = (...rows: (string | null)[][]) => ({ rows, bad: [], problem: null });
const [ethOf, btcOf] = [
  (label: string) => ['ethereum', eth, label],
  (label: string) => ['bitcoin', btc, label],
];

test.each<[string, unknown, object]>([
  [
    'with names',
    [
      ['address', 'chain', 'comment'],
      [eth, 'eth', 'Shop'],
      [btc, 'btc', ''],
    ],
    good(ethOf('Shop'), btcOf('')),
  ],
  [
    'without',
    [
      [eth, 'ETH', 'Shop'],
      [btc, 'BTC', 'Ring'],
    ],
    good(ethOf('Shop'), btcOf('Ring')),
  ],
  ['of nothing else', [[eth, btc]], good([null, eth, ''], [null, btc, ''])],
  [
    'of payments',
    [
      ['from', 'to'],
      [eth, btc],
    ],
    good([null, btc, '']),
  ],
  ['of victims', [['victim', 'amount'], [eth, 12], [btc]], { rows: [], bad: ['', ''] }],
])('a table of lists in a list is read %s', async (_, list, expected) => {
  expect(await understood(list)).toMatchObject(expected);
});

test('a name of a million digits is looked at once', async () => {
  const { rows } = await readList(JSON.stringify({ [`${'1'.repeat(1e6)}!`]: {}, Ring: [btc] }));
  expect(rows).toMatchObject([{ address: btc, label: 'Ring' }]);
});

describe('a row is found', () => {
  test.each<[string, unknown, object]>([
    [
      'in a field of an entry',
      [{ id: 1, name: 'Shop', wallet: { address: eth, chain: 'eth' } }],
      good(ethOf('Shop')),
    ],
    [
      'in its attributes (JSON:API)',
      { data: [{ id: '1', attributes: { address: btc, chain: 'BTC' } }] },
      good(btcOf('')),
    ],
    [
      'in the node of an edge (GraphQL)',
      { data: { reports: { edges: [{ node: { address: eth, chain: 'ETH' } }] } } },
      good(ethOf('')),
    ],
    [
      'under its id, where its list accuses (The Graph)',
      { data: { scams: [{ id: eth, label: 'Shop' }], users: [{ id: btc }] } },
      { rows: [[null, eth, 'Shop']], bad: [''], problem: null },
    ],
    [
      'under its address, whatever is said of it',
      { [eth]: { scam_address: 'stolen funds' } },
      { rows: [[null, eth, '']], bad: [], problem: null },
    ],
    [
      'among entries, whose total is none',
      { entries: [{ address: eth, chain: 'eth' }], total: 1 },
      good(ethOf('')),
    ],
    [
      'beside what is said of all',
      { scams: [eth], total: 1, page: 1, version: '2' },
      good([null, eth, 'scams']),
    ],
    [
      'under its id (Firebase)',
      { '-Mx1a': { address: eth, chain: 'eth' }, '0': { address: btc, chain: 'btc' } },
      good(btcOf(''), ethOf('')),
    ],
    [
      'under its network',
      { ethereum: { [eth]: 'Shop' }, BTC: { [btc]: {} } },
      good(ethOf('Shop'), btcOf('')),
    ],
    [
      'among the addresses of a network',
      { ethereum: { addresses: [eth] }, Ring: { addresses: { BTC: [btc] } } },
      good(ethOf(''), btcOf('Ring')),
    ],
    [
      'for each of several, in whatever field they stand',
      [
        { name: 'Ring', wallets: [eth, btc] },
        { name: 'Shop', addresses: `${eth}, ${btc}` },
      ],
      good([null, eth, 'Ring'], [null, btc, 'Ring']),
    ],
    [
      'of a family (Ransomwhere)',
      [{ address: btc, family: 'Netwalker' }],
      good([null, btc, 'Netwalker']),
    ],
    [
      'before a comma that was left behind',
      `[\n  "${eth}",\n  "${btc}",\n]`,
      good([null, eth, ''], [null, btc, '']),
    ],
    [
      'in fields that are called like networks',
      [{ name: 'Ring', ETH: eth, BTC: btc, USDT: '' }],
      good(ethOf('Ring'), btcOf('Ring')),
    ],
    [
      'in columns that are called so',
      `Name,ETH,BTC\nRing,${eth},${btc}\nShop,,${btc}`,
      good(ethOf('Ring'), btcOf('Ring')),
    ],
    [
      'in such columns where the first row has but one',
      `Name,ETH,BTC\nRing,${eth},\nShop,,${btc}`,
      good(ethOf('Ring'), btcOf('Shop')),
    ],
    [
      'for each of several on the network of their entry',
      [{ name: 'Ring', chain: 'eth', wallets: [eth] }],
      good(ethOf('Ring')),
    ],
    [
      'for whoever is paid, beside amounts',
      [{ from: eth, to: btc, ETH: '1.5', BTC: '3' }],
      good([null, btc, '']),
    ],
    [
      'of each coin, in a field for wallets',
      [{ scammer: '@ring', wallets: { BTC: btc, ETH: [eth] } }],
      good(btcOf(''), ethOf('')),
    ],
    [
      'in a list of a network',
      { ethereum: { scams: [eth] }, bitcoin: { scams: [{ address: btc, name: 'Ring' }] } },
      good(ethOf('scams'), btcOf('Ring')),
    ],
    [
      'of a network in a list',
      { version: 2, blacklist: { ETH: [eth], BTC: { [btc]: 'Ring' } } },
      { ...good(ethOf('blacklist'), btcOf('Ring')), bad: ['version'] },
    ],
    [
      'in such as holds networks',
      { networks: { eth: [eth], btc: [btc] } },
      good(ethOf(''), btcOf('')),
    ],
    [
      'of each coin of a ring',
      { Ring: { ETH: [eth], BTC: [btc] } },
      good(ethOf('Ring'), btcOf('Ring')),
    ],
    ['before its label in a list', { blacklist: { [eth]: 'Shop' } }, good([null, eth, 'Shop'])],
    [
      'under a ring, whatever coin it took',
      { 'Ring (ETH)': [eth] },
      good([null, eth, 'Ring (ETH)']),
    ],
    ['before what it is called', { [eth]: ['phish', 'heist'] }, good([null, eth, 'phish, heist'])],
    [
      'on a page of the service on each line',
      [eth, btc].map((address) => JSON.stringify({ data: [{ address }], total: 2 })).join('\n'),
      good([null, eth, ''], [null, btc, '']),
    ],
  ])('%s', async (_, list, expected) => {
    expect(await understood(list)).toEqual(expected);
  });

  test.each<[string, unknown]>([
    ['where it is about who reported it', [{ url: 'x', reporter: { address: eth } }, btc]],
    ['where it may be about somebody else', [{ user: { address: eth } }, btc]],
    ['where there are two', [{ wallet: { address: eth }, node: { address: eth } }, btc]],
    ['under a victim', { victim: { address: eth }, Ring: [btc] }],
    ['under who keeps the list', { author: { wallet: eth, name: 'Joe' }, Ring: [btc] }],
    ['under one of those who keep it', { maintainer1: { address: eth }, Ring: [btc] }],
    ['under one of several victims', { victim_2: { address: eth }, Ring: [btc] }],
    ['under who gave for it', { donations: { [eth]: 'thanks' }, Ring: [btc] }],
    ['in a list of who helps to keep it', { contributors: [{ wallet: eth }], Ring: [btc] }],
    ['among the addresses of who gathers it', { donations: { addresses: [eth] }, Ring: [btc] }],
    ['before what clears it', { [eth]: ['exchange'], Ring: [btc] }],
    ['in a white list of a network', { bitcoin: { scams: [btc], whitelist: [eth] } }],
    ['in a network of a white list', { whitelist: { ETH: [eth] }, blacklist: { BTC: [btc] } }],
    ['before its label in a white list', { blacklist: [btc], whitelist: { [eth]: 'Shop' } }],
    ['in a list of whoever it may be', { contact: { wallets: [eth] }, Ring: [btc] }],
    ['under a coin for which one can give', { funding: { ETH: [eth] }, Ring: [btc] }],
    ['or in Spanish', { donaciones: { ETH: [eth] }, Ring: [btc] }],
    ['in a list of who keeps it', { author: { wallets: [eth] }, Ring: [btc] }],
  ])('but not %s', async (_, list) => {
    const { rows } = await understood(list);
    expect(rows.map(([, address]) => address)).toEqual([btc]);
  });
});

describe('reports under the address that they are of', () => {
  const fake = [{ type: 'phishing' }, { type: 'scam', coin: 'ETH' }];

  test.each([
    [
      'by themselves',
      { [eth]: [{ chain: 'eth', name: 'Shop' }], [btc]: [{ chain: 'btc' }] },
      'Shop',
    ],
    ['in a network', { ethereum: { [eth]: fake }, bitcoin: { [btc]: [{ id: 7 }] } }, 'phishing'],
  ])('are read %s', async (_, list, label) => {
    expect(await understood(list)).toEqual(good(ethOf(label), btcOf('')));
  });

  test('accuse nobody where they call it an exchange', async () => {
    const { rows, bad } = await understood({ ethereum: { [eth]: [{ type: 'exchange' }] } });
    expect([rows, bad]).toEqual([[], [eth]]);
  });
});
