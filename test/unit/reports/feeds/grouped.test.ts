import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

// Nimiq's documentation; BIP-173.
const nimiq = 'NQ07 0000 0000 0000 0000 0000 0000 0000 0000';
const segwit = 'bc1q ar0s rrr7 xfkv y5l6 43ly dnw9 re59 gtzz wf5m dq';

test('addresses in groups of four are read from a text, with what is said behind them', async () => {
  const { rows, bad } = await readList(
    `${nimiq}\n${segwit} # fake shop\nScammer: ${segwit}\nnext word here`,
  );
  expect(rows).toMatchObject([
    { address: nimiq.replaceAll(' ', ''), label: '' },
    { address: segwit.replaceAll(' ', ''), label: 'fake shop' },
  ]);
  expect(bad.count).toBe(1);
});
