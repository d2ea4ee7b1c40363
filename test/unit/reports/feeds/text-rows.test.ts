import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

test.each<[string, string]>([
  [`${btc} # fake shop`, 'fake shop'],
  [`${btc} #fake shop`, 'fake shop'],
  [`${btc}   ##  fake shop # 2`, 'fake shop # 2'],
  [`${btc} # {old} [fake]`, '{old} [fake]'],
  [`${btc} #`, ''],
  [`  ${btc}  `, ''],
])('the label of "%s" is "%s"', async (line, label) => {
  const { format, rows, total } = await readList(`# Scams\n#\n \t\n  # old\n${line}\n`);
  expect([format, total]).toEqual(['text', 1]);
  expect(rows).toMatchObject([
    { address: btc, label, network: '', count: null, lastReported: null },
  ]);
});

test('a comment has a blank before it', async () => {
  const { bad } = await readList(`${btc}#1 # 2`);
  expect(bad.rows).toMatchObject([{ line: 1, text: `${btc}#1` }]);
});
