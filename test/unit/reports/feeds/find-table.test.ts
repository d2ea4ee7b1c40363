import { expect, test } from 'vitest';
import { findTable } from '@/lib/reports/feeds/find-table';
import { firstLines } from '@/lib/reports/feeds/first-lines';
import { readList } from '@/lib/reports/feeds/read-list';

const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const other = '0x8589427373d6d84e98730d7795d8f6f8731fda16';

test.each<[string, string[]]>([
  ['a comment', ['# last_seen,address,reports']],
  ['behind a title', ['Our list', 'last_seen,address,reports']],
  ['a comment over another', ['# last_seen,address,reports', '# from here on,we,go']],
])('the columns have names where the header is %s', async (_, lines) => {
  const { rows, bad } = await readList([...lines, `2024-01-02,${btc},3`].join('\n'));
  expect(rows).toMatchObject([{ count: 3, lastReported: Date.UTC(2024, 0, 2), label: '' }]);
  expect(bad.count).toBe(0);
});

test.each([
  ['Dear reader, report each address', `${btc},Shop`],
  ['# Dear reader, report each address', `${btc},Shop`],
  ['# removed, wrong', `${btc},Shop`],
])('a sentence is no header: %s', async (sentence, row) => {
  const { rows } = await readList(['Scams', sentence, row].join('\n'));
  expect(rows).toMatchObject([{ address: btc, label: 'Shop' }]);
});

test.each([
  [`${eth} deposit address`, `${btc} Shop`],
  [`${eth},phishing address`, `${btc},Shop`],
  [`Phishing wallet;${eth}`, `Shop;${btc}`],
])('what has an address in it is no header, whatever is said of it: %s', async (first, second) => {
  const { rows, bad } = await readList(`${first}\n${second}\n`);
  expect(rows.map(({ address }) => address)).toEqual([eth, btc]);
  expect(bad.count).toBe(0);
});

test.each([
  ['Shop;31.12.2023', 'Ring;1.2.2024'],
  ['31.12.2023;Shop', '1.2.2024;Ring'],
  ['Shop;1.2.3', 'Ring;10.0.1'],
])('a date or a version beside an address is no account of Hedera: %s', async (one, another) => {
  const { rows, bad } = await readList(`${btc};${one}\n${eth};${another}\n`);
  expect(rows.map(({ address }) => address)).toEqual([btc, eth]);
  expect(bad.count).toBe(0);
});

test.each([
  [['Scam addresses 2024,,,', ',,,', 'No,Address,Chain,Note', `1,${eth},ETH,Shop`]],
  [['List of scammer addresses', 'Address,Chain,Note', `${eth},ETH,Shop`]],
  [['Scammer-Adressen;;', 'Adresse;Netzwerk;Grund', `${eth};ETH;Shop`]],
])('a title that names addresses is no header: %j', async (lines) => {
  const { rows, bad } = await readList(lines.join('\n'));
  expect(rows).toMatchObject([{ address: eth, networkId: 'ethereum', label: 'Shop' }]);
  expect(bad.count).toBe(0);
});

test('a title says of whom the table below it is', async () => {
  const { rows, bad } = await readList(
    `Whitelisted addresses,,\nAddress,Name,Chain\n${eth},A,ETH\n`,
  );
  expect(rows).toEqual([]);
  expect(bad.rows).toMatchObject([{ line: 3, text: eth }]);
});

test('a header may ask as a form does: whose own address it is, is not accused', async () => {
  const header = 'Timestamp,Wallet address (scammer),Your own wallet address (optional),Network';
  const { rows, bad } = await readList(`${header}\n2024-05-01,${eth},${btc},ETH\n`);
  expect(rows).toMatchObject([{ address: eth, networkId: 'ethereum' }]);
  expect(bad.count).toBe(0);
});

test('of columns that nobody knows, those are not accused that say so, and no hash is an address', async () => {
  const header = 'victim,first_collector,second_collector,hash';
  const row = `${btc},${eth},${other},0x${'ab'.repeat(32)}`;
  const broken = `,${btc.slice(0, -1)}x,none,`;
  const { rows, bad } = await readList([header, row, broken, 'a,b,c,d'].join('\n'));
  expect(rows.map(({ address }) => address)).toEqual([eth, other]);
  expect(bad.rows).toMatchObject([
    { line: 2, text: btc, reason: 'It stands under “victim”, which accuses nobody.' },
    { line: 3, text: `${btc.slice(0, -1)}x` },
    { line: 4 },
  ]);
});

test('the hash beside an address whose column nobody knows is not accused', async () => {
  const { rows } = await readList(`evt_tx_hash,_user\n0x${'cd'.repeat(32)},${eth}\n`);
  expect(rows.map(({ address }) => address)).toEqual([eth]);
});

test('of columns that nobody knows, short addresses are read, too', async () => {
  const { rows } = await readList('first,second\n0.0.123,0.0.456\n0.0.789,0x12\n');
  expect(rows.map(({ address }) => address)).toEqual(['0.0.123', '0.0.456', '0.0.789']);
});

test('each line knows whether nothing but comments stands before it, however many do', () => {
  const lines = firstLines(`${'#\n'.repeat(200_000)}${'a|b\n'.repeat(100_000)}`);
  expect(Array.from(lines, ({ isFirst }) => isFirst).lastIndexOf(true)).toBe(200_000);
  expect(findTable(`${'#\n'.repeat(200_000)}${'a|b\n'.repeat(100_000)}`)).toBeNull();
});
