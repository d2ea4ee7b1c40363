import { expect, test } from 'vitest';
import { splitCells } from '@/lib/extension/cells';
import { readList } from '@/lib/reports/feeds/read-list';

const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

test('a table has its cells in quotes, with blanks around them', async () => {
  const { rows, disagreements } = await readList(
    `"Address", "Network", "Label"\n"${btc}" , "BTC", "Scam, phishing"`,
  );
  expect(rows).toMatchObject([{ networkId: 'bitcoin', label: 'Scam, phishing' }]);
  expect(disagreements.count).toBe(0);
});

test.each([
  ['a, "b, c"', ['a', 'b, c']],
  ['a, "b ""c"", d" , e', ['a', 'b "c", d', 'e']],
  ['a,  "b"', ['a', 'b']],
  ['a, ""', ['a', '']],
  // Where a cell has more than what is quoted, the quotes are its own.
  ['a, "b" c, d', ['a', '"b" c', 'd']],
  ['a, 6" pipe, 3" pipe', ['a', '6" pipe', '3" pipe']],
  ['a, "b, c', ['a', '"b', 'c']],
  ['a, "b, "c"', ['a', '"b', 'c']],
])('the cells of %s', (line, cells) => {
  expect(splitCells(line, ',')).toEqual(cells);
});
