import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
/** Contracts of tokens. */
const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const usdc = 'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8';

test.each([`USDT ${tron}`, `USDT: ${tron}`, `USDT – ${tron} # shop`])(
  'a ticker before an address of TRON is of what is paid there: %j',
  async (line) => {
    expect((await readList(`${line}\n${eth}`)).rows).toMatchObject([
      { address: tron, networkId: 'tron' },
      { address: eth },
    ]);
  },
);

test.each([
  `ETH ${btc}`,
  `Victim ${btc}`,
  `USDT ${eth}`,
  `USDT ${usdt}`,
  `USDC ${usdc}`,
  '#1 reason to report them',
])('and "%s" is taken for none', async (line) => {
  expect((await readList(`${line}\n${tron}`)).rows).toMatchObject([{ address: tron }]);
});

test.each([
  ...['From', 'Victim of Ring 7', 'Reported by', 'Hacked wallet', 'Drained wallet'],
  ...['Scammer?', 'Anti-scam fund', 'Donate', 'My address', 'Former scammer'],
  ...['Token', 'Binance', 'Robinhood', 'Hash', 'Real', 'USDT'],
])('"%s:" before an address is no accusation that is certain', async (word) => {
  const { rows, bad } = await readList(`${tron}\n${word}: ${eth}`);
  expect(rows).toMatchObject([{ address: tron }]);
  const reason = `Its label (${word}) does not call it a scam.`;
  expect(bad.rows).toEqual([{ line: 2, text: eth, reason }]);
});

test('a number before the colon is no comment, and a long stroke none of the label', async () => {
  const other = '0x43412801d29861ecc4c4d86e5becfd16af86a67b';
  const { rows, bad } = await readList(`Scammer #1: ${eth}\nScammer #2: ${other} -- of Bob`);
  expect(rows).toMatchObject([
    { address: eth, label: 'Scammer #1' },
    { address: other, label: 'Scammer #2: of Bob' },
  ]);
  expect(bad.count).toBe(0);
});

test('a chat that begins with a day in brackets is not said to be damaged JSON', async () => {
  const { bad, problem } = await readList(`[27.11.2024, 10:21:03] Bob: careful with ${eth}`);
  expect(bad.rows).toMatchObject([{ line: 1 }]);
  expect(problem).not.toContain('JSON');
});
