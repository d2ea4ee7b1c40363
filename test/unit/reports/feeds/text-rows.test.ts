import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const phrase = `${'abandon '.repeat(11)}about`;
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

test.each<[string, string]>([
  [`${btc} # fake shop`, 'fake shop'],
  [`${btc} #fake shop`, 'fake shop'],
  [`${btc}   ##  fake shop # 2`, 'fake shop # 2'],
  [`${btc} # {old} [fake]`, '{old} [fake]'],
  [`${btc} #`, ''],
  [`${btc} scammers`, 'scammers'],
  [`${btc}\u00a0 fake  shop # 2019`, 'fake shop # 2019'],
  [`${btc} 5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ`, ''],
  [`${btc} in ${'5be5543ff73456ab9f2d207887e2af87'.repeat(2)}`, 'in …'],
  [`${btc} # ${phrase}`, ''],
  [`${btc} #wif:(5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ)`, 'wif:(…)'],
  [`${btc} version 0.0.1`, 'version 0.0.1'],
  [`${btc} again ${btc}`, `again ${btc}`],
  [`  ${btc}  `, ''],
])('the label of "%s" is "%s"', async (line, label) => {
  const { format, rows, total } = await readList(`# Scams\n#\n \t\n  # old\n${line}\n`);
  expect([format, total]).toEqual(['text', 1]);
  expect(rows).toMatchObject([
    { address: btc, label, network: '', count: null, lastReported: null },
  ]);
});

test('a text with comments is no table, whatever stands behind an address in a later line', async () => {
  const { format, rows } = await readList(`# Scams\r\n${btc} # shop\r\n${tron} ; shop\r\n`);
  expect(format).toBe('text');
  expect(rows).toMatchObject([{ address: btc, label: 'shop' }, { address: tron }]);
});

test('a comment has a blank before it', async () => {
  const { bad } = await readList(`${btc}#1 # 2`);
  expect(bad.rows).toMatchObject([{ line: 1, text: `${btc}#1` }]);
});

test.each([
  'moved to TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  '(also:TJRabPrwbZy45sbavfcjinPJC18kjpRTv8)',
])('of several addresses in a line none is taken for the label of another: %s', async (behind) => {
  const { rows, bad } = await readList(`${btc}\n${btc} ${behind} # 2019`);
  expect(rows).toMatchObject([{ address: btc, label: '' }]);
  expect(bad.rows).toEqual([
    { line: 2, text: btc, reason: 'There are several addresses in this line.' },
  ]);
});

test.each([
  [`${btc.slice(0, -1)}Y mistyped`, 'Looks like Bitcoin. Its check digits do not fit.'],
  ['0x1234 short', 'Looks like Ethereum. Its length is wrong.'],
  ['hello world', 'This is not an address of any network that is known here.'],
])('of what stands first in a line, it is said what is wrong: %s', async (line, reason) => {
  const { bad } = await readList(`${btc}\n${line}`);
  expect(bad.rows).toMatchObject([{ line: 2, reason }]);
});

test('a line that begins with another word than its address is not taken', async () => {
  const { rows, bad } = await readList(`${btc}\nBTC ${btc} scammers`);
  expect(rows).toMatchObject([{ label: '' }]);
  expect(bad.rows).toMatchObject([{ line: 2, text: `BTC ${btc} scammers` }]);
});

test.each<[string, string, string]>([
  [`- ${btc} shop`, '', 'shop'],
  [`* ${btc}`, '', ''],
  [`• ${btc} // shop`, '', 'shop'],
  [`12. ${btc} ; shop`, '', 'shop'],
  [`3) "${btc}",`, '', ''],
  [`https://www.blockchain.com/explorer/addresses/btc/${btc} shop`, '', 'shop'],
  [`- [Fake shop](https://mempool.space/address/${btc})`, 'Bitcoin', 'Fake shop'],
  [`<https://mempool.space/address/${btc}>`, 'Bitcoin', ''],
  [`[${btc}](https://mempool.space/address/${btc}) shop`, 'Bitcoin', 'shop'],
])('a list for readers is read: %s', async (line, network, label) => {
  const { format, rows, bad } = await readList(`// Scams, of ours\n; Addresses\n\n${line}\n`);
  expect([format, bad.rows]).toEqual(['text', []]);
  expect(rows).toMatchObject([{ address: btc, label }]);
  if (network) expect(rows).toMatchObject([{ network }]);
});

test('a link to a transaction is not taken', async () => {
  const { bad } = await readList(`${btc}\nhttps://etherscan.io/tx/0x${'5be5543f'.repeat(8)}`);
  expect(bad.rows).toMatchObject([{ line: 2 }]);
});
