import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const p2sh = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

test('JSON with a record on each line is read, and lines that are no record are told', async () => {
  const lines = [
    `{"address":"${btc}","name":"Shop"}`,
    '',
    `{"address":"${eth}","chain":"Ethereum"},`,
    '{"address":',
    `{"from":"${tron}","to":"${p2sh}"}`,
  ];
  const { format, rows, bad, problem } = await readList(lines.join('\n'));
  expect([format, problem]).toEqual(['json-objects', null]);
  expect(rows.map(({ address, label }) => [address, label])).toEqual([
    [btc, 'Shop'],
    [eth, ''],
    [p2sh, ''],
  ]);
  expect(bad.rows).toEqual([
    { line: 4, text: '{"address":', reason: 'This line is no record in JSON.' },
  ]);
});

test('of payments, whoever is paid is accused', async () => {
  const { rows, bad } = await readList(`[{"from":"${btc}","to":"${eth}","time":"2026-01-01"}]`);
  expect(rows.map(({ address }) => address)).toEqual([eth]);
  expect(bad.count).toBe(0);
});

test('dates that cannot be read and networks that are not known are told with their line', async () => {
  const list = `address,chain,date\n${eth},Foochain,3rd of May\n${btc},,2026-05-01\n${tron},all,\n`;
  const { undated, disagreements } = await readList(list);
  expect(undated).toBe(1);
  expect(disagreements.rows).toEqual([
    {
      line: 2,
      text: eth,
      reason:
        'Network not known: Foochain. Its date (3rd of May) cannot be read, or is still to come.',
    },
  ]);
});

test('a field that is called like whoever is accused has the address where none is called so', async () => {
  const rows = [
    { blockchain: 'ethereum', scammer: eth, victim: btc },
    { attacker: 'Ring 7', victim: btc },
    { hacker: '', victim: btc },
  ];
  const { rows: taken, bad } = await readList(JSON.stringify(rows));
  expect(taken).toMatchObject([{ address: eth, networkId: 'ethereum' }]);
  expect(bad.count).toBe(2);
});
