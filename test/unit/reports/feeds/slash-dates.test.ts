import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

test.each<[string, string, number | null]>([
  ['of which another one has its month first', '2/28/2020', Date.UTC(2020, 2, 4)],
  ['of which another one has its day first', '28/2/2020', Date.UTC(2020, 3, 3)],
  ['beside one that tells nothing', '5/6/2020', null],
  ['beside both', '28/2/2020 or 2/28/2020', null],
])('a date with slashes is read as the list writes them, %s', async (_, other, time) => {
  const table = await readList(`address,date\n${eth},3/4/2020\n${btc},${other}\n`);
  const entries = [
    { address: eth, date: '3/4/2020' },
    { address: tron, note: other },
  ];
  for (const { rows, undated } of [table, await readList(JSON.stringify(entries))]) {
    expect(rows[0]).toMatchObject({ address: eth, lastReported: time });
    expect(undated > 0).toBe(time === null);
  }
});
