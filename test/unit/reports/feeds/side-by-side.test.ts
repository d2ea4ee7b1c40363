import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';
import { sidesOf } from '@/lib/reports/feeds/side-by-side';

const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const p2sh = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** Who is accused, and who is not, with the reason. */
async function shown(lines: string[]) {
  const { rows, bad } = await readList(lines.join('\n'));
  return [
    rows.map(({ address }) => address),
    bad.rows.map(({ line, text, reason }) => `${line} ${text} ${reason}`),
  ];
}

test.each([
  ['Victims,,Scammers,', p2sh, btc],
  ['Scammers,,Victims,', btc, p2sh],
])('of the tables under "%s" who stands under scammers is accused', async (above, left, right) => {
  const lines = [above, 'Address,Chain,Address,Chain', `${left},BTC,${right},BTC`];
  const victims = `3 ${p2sh} It stands under “Victims”, which accuses nobody.`;
  expect(await shown(lines)).toEqual([[btc], [victims]]);
});

test('of tables beside each other all rows are read, though one is shorter, with what stands before them', async () => {
  const lines = ['Date,Wallet,Coin,,Wallet,Coin', `2026-01-02,${btc},BTC,,${tron},TRX`];
  const { rows } = await readList([...lines, `2026-01-03,,,,${p2sh},BTC`].join('\n'));
  const days = rows.map(({ address, networkId, lastReported }) => {
    return [address, networkId, new Date(lastReported ?? 0).toISOString().slice(0, 10)];
  });
  expect(days).toEqual([
    [btc, 'bitcoin', '2026-01-02'],
    [tron, 'tron', '2026-01-02'],
    [p2sh, 'bitcoin', '2026-01-03'],
  ]);
});

test.each([
  [['Address', 'Chain', 'Address', 'Chain'], [], 2],
  [['No', 'Address', '', 'No', 'Address'], [], 2],
  [['Address', 'Note', 'Address', 'Amount'], ['Scammers', '', 'Victims', ''], 2],
  [['Address', 'Address'], ['Scammers', 'Victims'], 2],
  // Joined, perhaps, with those who were robbed: nobody knows.
  [['Address', 'Note', 'Address', 'Amount'], [], 0],
  [['Address', 'Note', 'Address', 'Amount'], ['Scammers', '', '', ''], 0],
  [['Address', 'Address'], [], 0],
  [['Address', 'Chain'], ['Scammers', ''], 0],
  [['Name', 'Chain'], [], 0],
])('the columns %j under %j are %2$s tables beside each other', (columns, above, count) => {
  expect(sidesOf(columns, above)).toHaveLength(count);
});
