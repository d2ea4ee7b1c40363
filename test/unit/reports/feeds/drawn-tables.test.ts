import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const other = '0x8589427373d6d84e98730d7795d8f6f8731fda16';

async function understood(lines: string[]) {
  const { format, rows, bad } = await readList(lines.join('\n'));
  expect(format).toBe('csv');
  return {
    rows: rows.map(({ address, networkId, label }) => [address, networkId, label]),
    bad: bad.rows.map(({ line }) => line),
  };
}

test.each<[string, string[]]>([
  [
    'in Markdown',
    [
      '# Scams, of ours',
      '',
      '| Address | Network | Comment |',
      '|:--|---|---:|',
      `| ${eth} | Ethereum | Shop, fake, of shoes, of hats |`,
      `| \`${btc}\` | BTC | Ring |`,
    ],
  ],
  [
    'in Markdown with links, below a title',
    [
      'Scams',
      '| Comment | Network | Address |',
      '|--|--|--|',
      `| Shop, fake, of shoes, of hats | Ethereum | [${eth}](https://etherscan.io/address/${eth}) |`,
      `| Ring | BTC | ${btc} |`,
    ],
  ],
  [
    'by a database',
    [
      ' address | network | comment ',
      '---------+---------+---------',
      ` ${eth} | eth | Shop, fake, of shoes, of hats`,
      ` ${btc} | btc | Ring`,
    ],
  ],
  ['without a header', [`${eth} | ETH | Shop, fake, of shoes, of hats`, `${btc} | BTC | Ring`]],
])('a table that is drawn %s is read', async (_, lines) => {
  expect((await understood(lines)).rows).toMatchObject([
    [expect.stringContaining(eth), 'ethereum', 'Shop, fake, of shoes, of hats'],
    [expect.stringContaining(btc), 'bitcoin', 'Ring'],
  ]);
});

test('of links in Markdown, labels have the words', async () => {
  const row = `| ${eth} | [Fake shop](https://a.example/?q=1), see [1](b) [x] (y) |`;
  expect((await understood(['| Address | Comment |', '|---|---|', row])).rows).toEqual([
    [eth, null, 'Fake shop, see 1 [x] (y)'],
  ]);
});

test('of several tables, each has a header of its own: nobody is accused for the one above', async () => {
  const lines = ['| Address | Who |', '|---|---|', `| ${btc} | Ring |`, ''];
  const victims = ['| Victim | Amount |', '|---|---|', `| ${eth} | 12 |`, ''];
  const next = ['| Comment | Address |', '|---|---|', `| Shop | ${other} |`];
  expect(await understood([...lines, ...victims, ...next])).toEqual({
    rows: [
      [btc, null, ''],
      [other, null, 'Shop'],
    ],
    bad: [5, 7, 9],
  });
});

test.each(['Victims:', '**Victims**', '### Victims'])(
  'nobody is accused in a table under "%s"',
  async (heading) => {
    const head = ['| Address | Who |', '|---|---|'];
    const lines = ['Scams:', '', ...head, `| ${btc} | Ring |`, '', heading, ''];
    const { rows } = await understood([...lines, ...head, `| ${eth} | Jo |`]);
    expect(rows).toEqual([[btc, null, '']]);
  },
);

test('strokes within the labels of a table with commas part nothing', async () => {
  const lines = [`${btc},a|b|c|d`, `${eth},a | b | c`];
  const rows = [
    [btc, null, 'a|b|c|d'],
    [eth, null, 'a | b | c'],
  ];
  expect((await understood(['address,label', ...lines])).rows).toEqual(rows);
  expect((await understood(lines.toReversed())).rows).toEqual(rows.toReversed());
});

test.each([
  ['address|chain|label', `${eth}|eth|Shop, fake`, `${btc}|btc|`],
  ['# scams', `${eth}|eth|Shop, fake`, `${btc}|btc|`],
])('strokes without blanks part the cells of a table: %s', async (...lines) => {
  expect(await readList(lines.join('\n'))).toMatchObject({
    format: 'csv',
    rows: [
      { address: eth, networkId: 'ethereum', label: 'Shop, fake' },
      { address: btc, networkId: 'bitcoin', label: '' },
    ],
    bad: { count: 0 },
  });
});

test.each([
  ['a sentence', ['Updated weekly.']],
  [
    'a long page',
    ['# Scams', '', 'Read it.', 'Ask.', 'Tell, please.', 'Go.', 'Wait.', 'Stay.', '## List', ''],
  ],
])(
  'a table in Markdown is found behind %s, whatever its cells are written in',
  async (_, before) => {
    const lines = [
      ...before,
      '| # | Address | Network |',
      '|---|:--|---|',
      `| 1 | \`${eth}\` | ETH |`,
      `| 2 | [${btc}](https://blockchair.com/bitcoin/address/${btc}) | BTC |`,
    ];
    expect(await understood(lines)).toEqual({
      rows: [
        [eth, 'ethereum', ''],
        [btc, 'bitcoin', ''],
      ],
      bad: [],
    });
  },
);

test('a text with addresses stays one, whatever table follows', async () => {
  const lines = [...Array(7).fill(btc), '| Address | Network |', '|---|---|', `| ${eth} | ETH |`];
  expect(await readList(lines.join('\n'))).toMatchObject({ format: 'text' });
});
