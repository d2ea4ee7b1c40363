import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';

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
