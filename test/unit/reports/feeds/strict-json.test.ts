import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';
import { isEscaped, strictJson } from '@/lib/reports/feeds/strict-json';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

test.each<[string, string, unknown]>([
  ['comments', '// a "b\n[1, /* 2, "\n */ 3] # c', [1, 3]],
  ['a comment without an end', '[1] /* 2', [1]],
  [
    'signs of comments in texts',
    '["#a", "//b", "/*c", "d\\"//e"] //',
    ['#a', '//b', '/*c', 'd"//e'],
  ],
  ['backslashes before the end of a text', '["a\\\\", "b"] //', ['a\\', 'b']],
  ['other quotes', `['a', 'say "b"', "it's"]`, ['a', 'say "b"', "it's"]],
  ['commas behind the last entries', '{"a":[1, // b\n],\n}', { a: [1] }],
])('what is written by hand as JSON is read: %s', (_, text, value) => {
  expect(JSON.parse(strictJson(text))).toEqual(value);
});

test('nothing takes long', () => {
  for (const sign of ['"', "'", '\\"', '/*', '//', '#', '\\'])
    expect(strictJson(`["${sign.repeat(200_000)}`).length).toBeLessThan(500_000);
});

test('what is behind a backslash is escaped, unless that is, too', () => {
  expect(['"', '\\"', '\\\\"'].map((text) => isEscaped(text, text.length - 1))).toEqual([
    false,
    true,
    false,
  ]);
});

test.each([
  [
    'above it',
    `// Scams\n/* of\n2024 */\n[{"address":"${eth}"},{"address":"${btc}","status":"removed"}]`,
  ],
  ['within', `[{"address":"${eth}"}, // new\n{"address":"${btc}","status":"removed"}, # old\n]`],
  ['in front', `[ // new\n{"address":"${eth}"}, {"address":"${btc}","status":"removed"}]`],
  ['in other quotes', `[{'address':'${eth}'},{'address':'${btc}','status':'removed'}]`],
])('a list with comments is JSON, so that whom it removed is not accused: %s', async (_, text) => {
  const { format, rows, total } = await readList(text);
  expect([format, rows.map(({ address }) => address), total]).toEqual(['json-objects', [eth], 2]);
});

test('a text with comments is none', async () => {
  const { format, rows } = await readList(`# Scams\n${eth} # it's "new"\n// ${btc}\n`);
  expect([format, rows.map(({ address }) => address)]).toEqual(['text', [eth]]);
});
