import { afterEach, describe, expect, test, vi } from 'vitest';
import { csvRows } from '@/lib/reports/feeds/csv-rows';
import { findTable } from '@/lib/reports/feeds/find-table';
import { readList } from '@/lib/reports/feeds/read-list';

const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
/** Another account, by no checksum. */
const badCase = '0x098b716B8Aaf21512996dC57EB0615e2383E2f96';

/** Format, address and label of the good rows, line and text of the others. */
async function understood(...lines: string[]) {
  const { format, rows, bad } = await readList(lines.join('\n'));
  return {
    format,
    rows: rows.map(({ address, label }) => [address, label]),
    bad: bad.rows.map(({ line, text }) => [line, text]),
  };
}

const oneRow = { format: 'csv', rows: [[btc, 'Shop']], bad: [] };
const noTable = { format: 'text', rows: [] };

test.each<[string, string[]]>([
  [
    'has its header behind comments and blank lines',
    ['# Scams', '', ' \t', 'SEP=;', 'address;name', `${btc};Shop`],
  ],
  [
    'may have comments and blank lines among its rows',
    ['name,address', '', `Shop,${btc}`, ' # old', ''],
  ],
  ['without a header has its label behind the address', [`7;${btc};Shop;other`]],
  ['without a header has its label before an address that ends the row', [`7;Shop;${btc}`]],
  ['of two cells without a header may have the label first', [`Shop,${btc}`]],
  ['without a header may name the network beside the address', [`${btc},bitcoin,Shop`]],
])('a table %s', async (_, lines) => {
  expect(await understood(...lines)).toEqual(oneRow);
});

test.each([
  [`${eth},bsc,Shop`, 'bsc', 'Shop'],
  [`Shop;BSC;${eth}`, 'bsc', 'Shop'],
  // No network of the address: a label that is called like one.
  [`${btc},Tron`, 'bitcoin', 'Tron'],
  [`${btc},Some ring (BTC)`, 'bitcoin', 'Some ring (BTC)'],
])('a table without a header names a network: %s', async (line, networkId, label) => {
  const { rows } = await readList(line, { network: 'bitcoin' });
  expect(rows).toMatchObject([{ networkId, label }]);
});

test.each([
  ['in each row', [`${btc} ; bitcoin ; Shop`, '', `${tron} ; tron ; b`]],
  ['under a header', ['Wort ; Grund', `${btc} ; Shop`, tron]],
  ['in rows without blanks', [`${btc};Shop`, tron]],
  ['in each row of a long one', [`${btc} ; Shop`, ...Array(25_000).fill(`${tron} ; Shop`)]],
])('semicolons make a table: %s', async (_, lines) => {
  const { format, rows } = await understood(...lines);
  expect([format, rows[0], rows[1]?.[0]]).toEqual(['csv', [btc, 'Shop'], tron]);
});

test.each([';', ',', '\t'])(
  'a table without a header may have comments in place of cells: %s',
  async (sign) => {
    const lines = [`${btc}${sign}Shop`, `${eth} // phish${sign} 2019`, `${tron} # x`];
    const { rows, bad } = await understood(...lines);
    expect(rows.map(([address]) => address)).toEqual([btc, eth, tron]);
    expect([rows[2], bad]).toEqual([[tron, 'x'], []]);
  },
);

test('a table may begin on the fifth line that says something, and not later', async () => {
  const prose = ['Dear reader', 'this is', '', 'what we', 'found'];
  const { format, rows, bad } = await understood(...prose, `Shop,${btc}`);
  expect([format, rows, bad.length]).toEqual(['csv', [[btc, 'Shop']], 4]);
  expect(await understood(...prose, 'lately', `Shop,${btc}`)).toMatchObject(noTable);
});

test('a header is the first line that says something: later, an address is only spoken of', async () => {
  expect(await understood(btc, 'not an address', tron)).toEqual({
    format: 'text',
    rows: [
      [btc, ''],
      [tron, ''],
    ],
    bad: [[2, 'not an address']],
  });
});

test('the address is looked for in the first hundred columns', async () => {
  const before = (count: number) => 'x,'.repeat(count);
  const [header, row] = ['address,name', `${btc},Shop`];
  expect(await understood(before(99) + header, before(99) + row)).toMatchObject({
    format: 'csv',
    rows: [[btc, '']],
  });
  expect(await understood(before(100) + header, before(100) + row)).toMatchObject(noTable);
});

test('the address is looked for in the first ten thousand characters', async () => {
  const header = (before: number) => `${'x'.repeat(before)},address`;
  expect(await understood(header(9992), `Shop,${btc}`)).toMatchObject({ rows: [[btc, '']] });
  expect(await understood(header(9993), 'x,y')).toMatchObject(noTable);
});

test('rows are counted by the lines of the text, which a quoted cell may go over', async () => {
  const lines = ['address,name', `${btc},"Shop`, 'of coins"', 'nonsense,x'];
  expect(await understood(...lines)).toEqual({
    format: 'csv',
    rows: [[btc, 'Shop of coins']],
    bad: [[4, 'nonsense']],
  });
});

describe('a quote', () => {
  const doubler = '"Doubler';
  test.each<[string, string[], string[][]]>([
    [
      'in the middle of a cell is a character as any other',
      ['address,name', `${btc},6" pipe`, `${eth},plain`, `${tron},40" TV`],
      [
        [btc, '6" pipe'],
        [eth, 'plain'],
        [tron, '40" TV'],
      ],
    ],
    [
      'that only begins a cell, and one that only ends another, swallow no row between them',
      ['address\tname', `${btc}\t${doubler}`, `${eth}\tplain`, `${tron}\tgiveaway"`],
      [
        [btc, doubler],
        [eth, 'plain'],
        [tron, 'giveaway"'],
      ],
    ],
    [
      'that only begins a cell swallows no row that has one, too',
      [`${btc};${doubler}`, `${eth};"plain"`],
      [
        [btc, doubler],
        [eth, 'plain'],
      ],
    ],
    [
      'that only begins a cell swallows no address of a list without columns',
      [`${btc};${tron};"x`, `${eth};"${badCase}"`],
      [
        [btc, ''],
        [tron, ''],
        [eth, ''],
        [badCase, ''],
      ],
    ],
    [
      'goes over lines in several cells of a row, which may hold an address',
      [
        'name,address,note',
        `"Shop, 6""`,
        `of coins",${btc},"from`,
        eth,
        `to ""me"""`,
        `b,${tron},`,
      ],
      [
        [btc, 'Shop, 6" of coins'],
        [tron, 'b'],
      ],
    ],
  ])('%s', async (_, lines, rows) => {
    expect((await understood(...lines)).rows).toEqual(rows);
  });

  test.each([
    [11, '0 1 2 3 4 5 6 7 8 9 10', 0],
    [12, '"0', 11],
  ])('over %d lines gives the label %s', async (count, label, bad) => {
    const cell = Array.from({ length: count }, (_, i) => i).join('\n');
    const reading = await readList(`address,name\n${btc},"${cell}"\n${tron},b`);
    expect(reading).toMatchObject({ rows: [{ label }, { address: tron }], bad: { count: bad } });
  });
});

test('a column called undefined is none of those that are looked for', async () => {
  const { rows } = await readList(`address,undefined\n${btc},BTC\n`);
  expect(rows).toMatchObject([{ address: btc, networkId: null, network: '', label: '' }]);
});

test('of a cell that is kept from being a formula, the one apostrophe goes; any other stays', async () => {
  const lines = ['address,name', `"${btc}",''-1`, `'${tron},'+1`];
  expect(await understood(...lines)).toEqual({
    format: 'csv',
    rows: [
      [btc, "'-1"],
      [tron, '+1'],
    ],
    bad: [],
  });
  const table = ['name,address', `"'=1",${btc}`, `'@a,${tron}`];
  expect(await understood(...table)).toMatchObject({
    rows: [
      [btc, '=1'],
      [tron, '@a'],
    ],
  });
});

test('what is written as a formula of a text is that text', async () => {
  const rows = [`="${btc}",="Fake shop"`, `"=""${tron}""","=""Shop"""`];
  const { rows: read } = await understood('address,name', ...rows);
  expect(read.flat()).toEqual([btc, 'Fake shop', tron, 'Shop']);
});

describe('of a line of ten thousand cells', () => {
  afterEach(() => vi.restoreAllMocks());

  const line = `${btc},${'x,'.repeat(9999)}`;
  const trimmed = (text: string) => {
    const table = findTable(text);
    const trim = vi.spyOn(String.prototype, 'trim');
    if (table) csvRows(text, table).find((row) => row !== null);
    const { length } = trim.mock.calls;
    trim.mockRestore();
    return length;
  };

  test('only a hundred are read under a header, or for a label', () => {
    expect(trimmed(`address,name\n${line}`)).toBeLessThan(200);
    expect(trimmed(line)).toBeLessThan(200);
  });

  test('that are addresses all are read, one after the other', async () => {
    const text = `${btc},${eth},${`${tron},`.repeat(9998)}`;
    expect(trimmed(text)).toBeLessThan(200);
    expect(await readList(text)).toMatchObject({ total: 10_000, duplicates: 9997 });
  });

  test('what is between them is told by its beginning', () => {
    const split = vi.spyOn(String.prototype, 'split');
    expect(findTable(line.repeat(2))).toMatchObject({ separator: ',' });
    expect(Math.max(...split.mock.contexts.map((text) => `${text}`.length))).toBe(10_000);
  });
});

describe('of addresses beside each other', () => {
  const unlabelled = (...addresses: string[]) => addresses.map((address) => [address, '']);

  test.each<[string, string[]]>([
    ['by commas on one line', [`${btc}, ${eth}, ${tron}`]],
    ['by semicolons, the last one, too', [`${btc};${eth};`, `${tron};`]],
    ['by tabs, on some of the lines', [btc, `${eth}\t${tron}`]],
  ])('that are parted %s, each is a row', async (_, lines) => {
    const rows = unlabelled(btc, eth, tron);
    expect(await understood(...lines)).toEqual({ format: 'csv', rows, bad: [] });
  });

  test('what is none is told, and what comes again is counted', async () => {
    const reading = await readList(`${btc},nonsense,${eth}\n${btc},${tron}\nx,${tron}`);
    expect(reading).toMatchObject({
      total: 7,
      duplicates: 2,
      rows: [{ address: btc }, { address: eth }, { address: tron }],
      bad: {
        rows: [
          { line: 1, text: 'nonsense' },
          { line: 3, text: 'x' },
        ],
      },
    });
  });

  test('the hash of a transaction is none, nor is it a label: it may be a key', async () => {
    const hash = `0x${'2b81c0c2e5a17d40'.repeat(4)}`;
    const rows = unlabelled(eth);
    expect(await understood(`${eth},${hash}`)).toEqual({ format: 'csv', rows, bad: [] });
  });

  test('none is the label of another, whose checksum is wrong, either', async () => {
    expect(await understood(`${badCase},${btc}`)).toMatchObject({
      rows: unlabelled(badCase, btc),
    });
    expect(await understood(`${tron},Shop`, `${badCase},${btc}`, `x,${eth}`)).toMatchObject({
      rows: [[tron, 'Shop'], ...unlabelled(badCase, btc, eth)],
      bad: [[3, 'x']],
    });
  });

  test.each(['victim_address,scammer_address,amount', 'from_address,to_address,value'])(
    'who was robbed is not accused: %s',
    async (header) => {
      expect(await understood(header, `${btc},${tron},1`)).toMatchObject({ rows: [[tron, '']] });
    },
  );

  test('under a header, the columns are what it says', async () => {
    expect(await understood('address,name', `${btc},${tron}`)).toMatchObject({
      rows: [[btc, tron]],
    });
  });
});
