import { expect, test } from 'vitest';
import { separatorOf } from '@/lib/extension/cells';
import { readList } from '@/lib/reports/feeds/read-list';

const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const p2sh = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';

/** Who is accused, of what, and who is not. */
async function shown(text: string) {
  const { rows, bad } = await readList(text);
  return [rows.map(({ address, label }) => `${address} ${label}`), bad.rows.map((row) => row.text)];
}

test.each(['，', '、', '；', '：', '、 '])(
  'what is said behind "%s", as Chinese and Japanese keyboards write it, is said of the address',
  async (sign) => {
    const text = `${tron}${sign}诈骗\n${btc}${sign}交易所`;
    expect(await shown(text)).toEqual([[`${tron} 诈骗`], [btc]]);
  },
);

test('so is what stands in wide brackets', async () => {
  expect(await shown(`${tron}（诈骗）\n${btc}（交易所）`)).toEqual([[`${tron} 诈骗`], [btc]]);
});

test('behind an Arabic comma, too', async () => {
  const text = `${tron}، احتيال\n${btc}، منصة تداول`;
  expect(await shown(text)).toEqual([[`${tron} احتيال`], [btc]]);
});

test('a table may be parted by them, and have a header', async () => {
  const text = `地址，网络，标签\n${tron}，TRON，诈骗\n${btc}，比特币，交易所`;
  expect(await shown(text)).toEqual([[`${tron} 诈骗`], [btc]]);
});

test('addresses beside each other are each one', async () => {
  expect(await shown(`${tron}、${btc}、${p2sh}`)).toEqual([
    [`${tron} `, `${btc} `, `${p2sh} `],
    [],
  ]);
});

test.each([
  ['a，b', '，'],
  ['a،b', '،'],
  ['a,b，c，d', ','],
  ['a;b；c；d', ';'],
  ['a | b，c', '|'],
  ['a', ','],
])('the cells of "%s" are parted by "%s": a wide comma stands in texts, too', (line, sign) => {
  expect(separatorOf(line)).toBe(sign);
});
