import { describe, expect, test } from 'vitest';
import { longestList } from '@/lib/extension/feed-messages';
import { mostRows } from '@/lib/reports/feeds/list-problems';
import { readList } from '@/lib/reports/feeds/read-list';
import { seededRandom } from '@/test/fixtures/random';
import { isMutated } from '@/test/unit/mutated';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const eth2 = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const p2sh = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const dot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
const ksm = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F';

/** Format, the good rows as 'network address label', duplicates and bad rows. */
async function understood(text: string) {
  const { format, rows, duplicates, bad, total } = await readList(text);
  expect(total).toBe(rows.length + duplicates + bad.count);
  return {
    format,
    rows: rows.map((row) => [row.networkId ?? row.networks[0], row.address, row.label]),
    duplicates,
    bad: bad.rows.map(({ line, text: shown }) => [line, shown]),
  };
}

const good = (...rows: string[][]) => ({ rows, duplicates: 0, bad: [] });

describe('the formats of public lists', () => {
  test.each<[string, string, string, string[][]]>([
    [
      'array of texts (ScamSniffer, OFAC)',
      `["${eth.toLowerCase()}","${btc}"]`,
      'json-texts',
      [
        ['ethereum', eth.toLowerCase(), ''],
        ['bitcoin', btc, ''],
      ],
    ],
    [
      'array of objects (MyEtherWallet)',
      `[{"address":"${eth}","comment":"Fake ROCK2PAY","date":""}]`,
      'json-objects',
      [['ethereum', eth, 'Fake ROCK2PAY']],
    ],
    [
      'object of arrays, keys are actors (polkadot-js)',
      `{"Atomic Wallet attacker":["${dot}"],"3xpool.bid":["${btc}"]}`,
      'json-groups',
      [
        ['polkadot', dot, 'Atomic Wallet attacker'],
        ['bitcoin', btc, '3xpool.bid'],
      ],
    ],
    [
      'object of arrays, keys are networks',
      `{"BTC":["${p2sh}"],"XBT":["${btc}"]}`,
      'json-groups',
      [
        ['bitcoin', p2sh, ''],
        ['bitcoin', btc, ''],
      ],
    ],
    [
      'object of addresses with labels (etherscan-labels)',
      `{"${eth}":{"name":"Heist","labels":["heist"]},"${btc}":"thief"}`,
      'json-groups',
      [
        ['ethereum', eth, 'Heist'],
        ['bitcoin', btc, 'thief'],
      ],
    ],
    [
      'sites with addresses by coin (CryptoScamDB)',
      `[{"name":"myelherwallel.com","url":"http://x","addresses":{"ETH":["${eth}"],"BTC":["${btc}"]}}]`,
      'json-objects',
      [
        ['ethereum', eth, 'myelherwallel.com'],
        ['bitcoin', btc, 'myelherwallel.com'],
      ],
    ],
    [
      'array in a wrapper',
      `{"updated":1,"data":["${eth}"]}`,
      'json-texts',
      [['ethereum', eth, '']],
    ],
    [
      'table with a header and quotes (ultrasound)',
      `date_added,address,name\n2020-09-10,${eth2},"LIFSHITS, ""Artem"""\n`,
      'csv',
      [['ethereum', eth2, 'LIFSHITS, "Artem"']],
    ],
    [
      'table with other names (Forta)',
      `banned_address,wallet_tag,data_source\r\n${eth},Fake_Phishing1772,etherscan\r\n`,
      'csv',
      [['ethereum', eth, 'Fake_Phishing1772']],
    ],
    [
      'table with semicolons, a byte order mark and a network',
      `\ufeffWallet Address;Coin;Note\n${p2sh};LTC;"two\nlines"\n`,
      'csv',
      [['litecoin', p2sh, 'two lines']],
    ],
    [
      'table with tabs and no header',
      `${eth}\tLAZARUS GROUP\n${btc}\tother\n`,
      'csv',
      [
        ['ethereum', eth, 'LAZARUS GROUP'],
        ['bitcoin', btc, 'other'],
      ],
    ],
    [
      'records in YAML (CryptoScamDB)',
      `- name: x.example\n  category: Phishing\n  addresses:\n    ETH:\n      - "${eth}"\n`,
      'yaml',
      [['ethereum', eth, 'x.example']],
    ],
    ['column of addresses', `address\n${btc}\n`, 'csv', [['bitcoin', btc, '']]],
    [
      'text with comments (crypto-firewall)',
      `# Crypto Firewall\n# Last modified: 13 May 2026\n\n${btc}\n${tron}  # fake shop\n`,
      'text',
      [
        ['bitcoin', btc, ''],
        ['tron', tron, 'fake shop'],
      ],
    ],
    [
      'text of an old Mac',
      `${btc}\r${eth}`,
      'text',
      [
        ['bitcoin', btc, ''],
        ['ethereum', eth, ''],
      ],
    ],
  ])('%s', async (_, text, format, rows) => {
    const result = await understood(text);
    expect({ ...result, duplicates: 0 }).toEqual({ format, ...good(...rows) });
  });

  test('the service’s own pages, one or several', async () => {
    const record = (address: string) => ({
      id: '7',
      address,
      reportCount: '12',
      lastReported: '2026-05-01T10:00:00Z',
      walletNetworkId: '1',
      walletNetwork: { symbol: 'BTC' },
    });
    const page = { data: [record(btc)], page: { total: 1, count: 1, current: 1 } };
    const one = await readList(JSON.stringify(page));
    expect(one).toMatchObject({ format: 'service', total: 1, guessed: 0, undated: 0 });
    expect(one.rows[0]).toMatchObject({
      networkId: 'bitcoin',
      network: 'BTC',
      count: 12,
      lastReported: Date.UTC(2026, 4, 1, 10),
    });
    const several = await readList(JSON.stringify([page, { data: [record(p2sh)] }]));
    expect(several).toMatchObject({ format: 'service', total: 2 });
  });

  test('one account of a directory (stellar-expert), which accuses only by some tags', async () => {
    const account = (...tags: string[]) =>
      JSON.stringify({
        address: 'GBZJVFQPW2ZVRTHVL6VXXKF3DZPJUKUDOYBLL6PWF3VNHW24X3WCBZOR',
        name: 'Minter',
        tags,
      });
    expect(await readList(account('malicious', 'unsafe'))).toMatchObject({
      total: 1,
      problem: null,
    });
    expect((await readList(account('exchange', 'memo-required'))).bad.rows).toEqual([
      {
        line: 1,
        text: 'GBZJVFQPW2ZVRTHVL6VXXKF3DZPJUKUDOYBLL6PWF3VNHW24X3WCBZOR',
        reason: 'Its tags (exchange, memo-required) do not call it a scam.',
      },
    ]);
  });
});

describe('what is no list', () => {
  test.each<[string, string, string]>([
    [
      'a web page',
      '<!doctype html><title>404</title>',
      'This is a web page, not a list. Use the address of the file itself.',
    ],
    ['cut JSON', `["${eth}"`, 'This begins like JSON, but it is damaged or cut off.'],
    [
      'nested without end',
      '['.repeat(200_000),
      'This begins like JSON, but it is damaged or cut off.',
    ],
    ['nothing', ' \n ', 'There is nothing in this list.'],
    [
      'prose',
      'Dear reader,\nno address here.',
      'No row of this list has an address that is understood.',
    ],
    [
      'a large file of something else',
      'nonsense\n'.repeat(30_000),
      'Too few rows of this list have an address that is understood.',
    ],
    [
      'a file of 50 MB',
      'x'.repeat(50 * 2 ** 20),
      'This list is too big: it has 50 MB, and lists of up to 16 MB are read.',
    ],
  ])('%s', async (_, text, problem) => {
    expect((await readList(text)).problem).toBe(problem);
  });

  test.each<[string, string, string]>([
    ['JSON list', '[]', 'json-texts'],
    [
      'JSON object of lists',
      '{"updated":"2024-01-02","eth":[],"Bitcoin":[],"scams":[]}',
      'json-groups',
    ],
    ['text with comments alone', '# Scams\n# none at the moment\n', 'text'],
    ['table with its header alone', 'address,name\n', 'csv'],
    ['table with its header and a comment', '# Scams\naddress;name\n\n', 'csv'],
  ])('an emptied %s is a list that accuses nobody', async (_, text, format) => {
    expect(await readList(text)).toMatchObject({ format, total: 0, rows: [], problem: null });
  });
});

test.skipIf(isMutated)(
  'others get their turn while a long list is read, and of too many accounts none is taken',
  async () => {
    const { hex } = seededRandom(7);
    const lines = Array.from({ length: mostRows + 1 }, () => `0x${hex(40)}`);
    expect(lines.join('\n').length).toBeLessThan(longestList);
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    const { problem, rows } = await readList(lines.join('\n'), { pause });
    expect(problem).toBe('This list is too big: of one list, up to 200,000 accounts are taken.');
    expect(rows).toEqual([]);
    expect(pauses).toBeGreaterThan(10);
  },
  60_000,
);

test('an address that the list writes for two networks of one account is on both', async () => {
  const list = { 'site.example': [dot, ksm, dot] };
  const { rows, duplicates } = await readList(JSON.stringify(list));
  expect([rows.map(({ networkId }) => networkId), duplicates]).toEqual([['polkadot', 'kusama'], 1]);
});

describe('a chain id', () => {
  test.each([
    ['chain_id', '56'],
    ['chainId', '56'],
    ['chainid', '0x38'],
    ['chain', 'eip155:56'],
    ['network', '56'],
    ['blockchain', '56'],
  ])('is a network, in the column %s as %s', async (column, id) => {
    const bsc = { networkId: 'bsc', network: 'BNB Smart Chain' };
    const csv = await readList(`address,${column}\n${eth},${id}`);
    expect(csv).toMatchObject({ rows: [bsc], guessed: 0 });
    const json = await readList(JSON.stringify([{ address: eth, [column]: Number(id) || id }]));
    expect(json).toMatchObject({ rows: [bsc], guessed: 0 });
  });

  test.each(['coin', 'symbol', 'asset', 'currency', 'walletNetworkId'])(
    'is none in the column %s',
    async (column) => {
      const { rows } = await readList(`address,${column}\n${eth},56`);
      expect(rows).toMatchObject([{ networkId: null }]);
    },
  );

  test('of a chain that is not known leaves the network open', async () => {
    const { rows } = await readList(`address,chain_id\n${eth},999999999`);
    expect(rows).toMatchObject([{ address: eth, networkId: null }]);
  });
});
