import { describe, expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const link = `https://etherscan.io/address/${eth}`;

/** The addresses that are taken, with their networks where they are named, and how many rows are bad. */
async function understood(text: string) {
  const { rows, bad } = await readList(text);
  return [...rows.map(({ address, networkId }) => [address, networkId]), bad.count];
}

describe.each<[string, (cell: string) => string]>([
  ['a table', (cell) => `address,label\n"${cell}",Shop`],
  ['JSON', (cell) => JSON.stringify([{ address: cell, label: 'Shop' }])],
])('in the field for the address in %s is read', (_, listOf) => {
  test.each<[string, string, [string, string | null][]]>([
    ['a link to it', link, [[eth, 'ethereum']]],
    ['a link in Markdown', `[0xD0cC…1407](${link})`, [[eth, 'ethereum']]],
    ['a link to pay', `bitcoin:${btc}?amount=1`, [[btc, 'bitcoin']]],
    [
      'several',
      `${btc}; ${tron}`,
      [
        [btc, null],
        [tron, 'tron'],
      ],
    ],
    ['one in quotes', `'${btc}'`, [[btc, null]]],
    ['one with its network behind (CryptoScamDB)', `${btc} (btc)`, [[btc, null]]],
    ['one behind who it is', `scammer: ${btc}`, [[btc, null]]],
    ['one without 0x', eth.slice(2), [[`0x${eth.slice(2)}`, null]]],
  ])('%s', async (_name, cell, expected) => {
    expect(await understood(listOf(cell))).toEqual([...expected, 0]);
  });

  test.each([
    ['one in other words', `refund to ${btc}`],
    ['one that was robbed', `${btc} (victim)`],
    ['one that is struck out', `~~${btc}~~`],
    ['a link that is struck out', `~~[0xD0cC…1407](${link})~~`],
    ['one after the other', `${btc} -> ${tron}`],
    ['a link with two', `${link}?from=${btc}`],
    ['a link to a mistyped one', `bitcoin:${btc.replace('23', '32')}`],
  ])('but not %s', async (_name, cell) => {
    expect(await understood(listOf(cell))).toEqual([1]);
  });
});

describe.each<[string, (text: string) => string]>([
  ['alone', (text) => JSON.stringify([text])],
  ['in a field', (text) => JSON.stringify([{ address: text }])],
])('an address %s is read without marks around it', (_, listOf) => {
  test.each(['()', '[]', '<>', '**', '``', "''", '".', ' ,', ' .', ' :', ' ;'])(
    '%s',
    async ([before = '', behind = '']) => {
      const text = `${before}${btc}${behind}`.trim();
      expect(await understood(listOf(text))).toEqual([[btc, null], 0]);
    },
  );
});

test('but not behind one that may take it back', async () => {
  const marks = ['!', '@@', '~', '~~', '-'];
  expect(await understood(JSON.stringify(marks.map((mark) => mark + btc)))).toEqual([5]);
});

test('nor in a line with what ends a sentence behind it', async () => {
  expect(await understood(`${btc}.\n${tron},\n`)).toEqual([[btc, null], [tron, 'tron'], 0]);
});

test.each([
  [`tron:0x2b6653dc:${tron}`, tron, 'tron'],
  [`bip122:000000000019d6689c085ae165831e93:${btc}`, btc, null],
  [`eip155:56:${eth}`, eth, 'bsc'],
])('of the id of an account (CAIP-10), the address is read: %s', async (id, address, network) => {
  expect(await understood(id)).toEqual([[address, network], 0]);
  expect(await understood(`address,name\n${id},x`)).toEqual([[address, network], 0]);
});

test('of texts that stand alone, links are read', async () => {
  const list = [link, `see ${btc}`, `${btc}, ${tron}`, eth.slice(2)];
  expect(await understood(JSON.stringify(list))).toEqual([[eth, 'ethereum'], 3]);
});

test('what the row says of a chain counts more than its link', async () => {
  expect(await understood(`address,network\n${link},bsc`)).toEqual([[eth, 'bsc'], 0]);
});

test('a count may be called a number of reports, a network by its name and symbol', async () => {
  const { rows } = await readList(`address,network,Number of reports\n${eth},Polygon (MATIC),7`);
  expect(rows).toMatchObject([{ networkId: 'polygon', count: 7 }]);
});

test.each([
  ['a table', `name,btc_address,TRON Wallet\nShop,${btc},${tron}\nX,,${tron}\nY,,`],
  [
    'JSON',
    JSON.stringify([
      { name: 'Shop', btcAddress: btc, tron_wallet_address: tron, ip_address: '192.0.2.1' },
      { name: 'X', btcAddress: null, tron_wallet_address: tron },
      { name: 'Y', btcAddress: '', tron_wallet_address: '' },
    ]),
  ],
])('of %s with a field for each network, all are read', async (_, text) => {
  const { rows, duplicates, bad } = await readList(text);
  expect(rows).toMatchObject([
    { address: btc, networkId: 'bitcoin', label: 'Shop' },
    { address: tron, networkId: 'tron', label: 'Shop' },
  ]);
  expect([duplicates, bad.count]).toEqual([1, 1]);
});

test('a network may have none in the first row, or be all that a row has', async () => {
  const taken = [[btc, 'bitcoin'], [tron, 'tron'], 0];
  expect(await understood(`name,BTC wallet,TRON wallet\nX,${btc},\nY,,${tron}`)).toEqual(taken);
  const list = [
    { name: 'X', btc },
    { name: 'Y', tron_wallet: tron },
  ];
  expect(await understood(JSON.stringify(list))).toEqual(taken);
});

test('beside them, an address of its own is read, too', async () => {
  const { rows } = await readList(`address,btc_address,tron_address\n${eth},${btc},${tron}`);
  expect(rows).toMatchObject([{ address: eth }, { address: btc }, { address: tron }]);
});

test.each([`I sent 1 BTC to ${tron}`, `Scammer's wallet ${tron}`, `See ${tron} and ${eth}`])(
  'of what may be said of an address in a line, that is told: %s',
  async (line) => {
    const reason = 'It has an address in it, but nobody can tell whether that is accused.';
    expect((await readList(`${btc}\n${line}`)).bad.rows).toEqual([{ line: 2, text: line, reason }]);
  },
);

test.each([' ', '; ', ', ', '\n'])(
  'of several addresses in a cell, each is a row: %j',
  async (sign) => {
    const { rows } = await readList(`Name,Addresses\nRing,"${[eth, tron].join(sign)}"\n`);
    expect(rows).toMatchObject([
      { address: eth, label: 'Ring' },
      { address: tron, label: 'Ring' },
    ]);
  },
);

test.each([
  ['a heading in brackets', `[scams]\n${eth}`],
  ['a comment of Markdown', `[//]: # (made by a script)\n${eth}`],
  ['a link in Markdown', `[Shop](https://etherscan.io/address/${eth})`],
  ['a link in angle brackets', `<https://etherscan.io/address/${eth}>`],
])('a text that begins with %s is neither JSON nor a web page', async (_, text) => {
  expect(await readList(text)).toMatchObject({ problem: null, rows: [{ address: eth }] });
});

test.each(['0x12…34', eth])('a link that a page writes is read in a cell: %s', async (shown) => {
  const link = `"<a href=""https://bscscan.com/address/${eth}"" target=""_blank"">${shown}</a>"`;
  const { rows } = await readList(`address,total\n${link},5\n`);
  expect(rows).toMatchObject([{ address: eth, networkId: 'bsc' }]);
});

test('what only shares its name with a network is no field for addresses', async () => {
  const hash = `0x${'ab12cd34'.repeat(8)}`;
  const others = [{ hash }, { symbol: 'SCAM' }, { story: 'They took it all' }, { btc: '12.5' }];
  const { rows, bad, isPart } = await readList(JSON.stringify([{ address: eth }, ...others]));
  expect(rows.map(({ address }) => address)).toEqual([eth]);
  expect(new Set(bad.rows.map(({ reason }) => reason))).toEqual(
    new Set(['There is no address in this row.']),
  );
  expect(isPart).toBeUndefined();
});
