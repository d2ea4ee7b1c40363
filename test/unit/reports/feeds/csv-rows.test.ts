import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

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
])('a table %s', async (_, lines) => {
  expect(await understood(...lines)).toEqual(oneRow);
});

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

test('a column called undefined is none of those that are looked for', async () => {
  const { rows } = await readList(`address,undefined\n${btc},BTC\n`);
  expect(rows).toMatchObject([{ address: btc, networkId: null, network: '', label: '' }]);
});

test('of a cell that is kept from being a formula, the one apostrophe goes; any other stays', async () => {
  const lines = ['address,name', `"${btc}",''-1`, `'${tron},'+1`];
  expect(await understood(...lines)).toEqual({
    format: 'csv',
    rows: [[btc, "''-1"]],
    bad: [[3, `'${tron}`]],
  });
  const table = ['name,address', `"'=1",${btc}`, `'@a,${tron}`];
  expect(await understood(...table)).toMatchObject({
    rows: [
      [btc, '=1'],
      [tron, '@a'],
    ],
  });
});
