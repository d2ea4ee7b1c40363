import { describe, expect, test } from 'vitest';
import { parseYaml } from '@/lib/reports/feeds/parse-yaml';
import { readList } from '@/lib/reports/feeds/read-list';
import { fc } from '../../fc';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

test.each<[string, string, unknown]>([
  [
    'records',
    `---\n# by hand\n- a: b # c\n  d:\n    - e\n    - 'it''s'\n-\n  f: "g: \\u00e9"\n`,
    [{ a: 'b', d: ['e', "it's"] }, { f: 'g: é' }],
  ],
  [
    'entries right below their key',
    'a:\n- b\n- c: d\n  e: ~\nf: [g, "h"]',
    {
      ...{ a: ['b', { c: 'd', e: null }], f: ['g', 'h'] },
    },
  ],
  ['texts over lines', 'a: >-\n  b: c\n  d\ne: f\n  g\n', { a: 'b: c d', e: 'f g' }],
  [
    'sites as keys',
    '"a b":\n  - c\nhttp://d.example:\n  - e',
    {
      ...{ 'a b': ['c'], 'http://d.example': ['e'] },
    },
  ],
  [
    'signs in quotes',
    `- "a: \\"b": 'c # d: ''e'\n- "f\\": g" # h\n- 'i: j'`,
    [{ 'a: "b': "c # d: 'e" }, 'f": g', 'i: j'],
  ],
  ['long texts', `- a: "${'b\\"'.repeat(100_000)}"`, [{ a: 'b"'.repeat(100_000) }]],
  ['numbers, which stay texts', '- a: 012\n  b: 1e3', [{ a: '012', b: '1e3' }]],
])('reads %s', (_, text, value) => expect(parseYaml(text)).toEqual(value));

test.each([
  ['a mapping in one line', '- a: {b: c}'],
  ['an anchor', '- &a b'],
  ['a line that is none', 'a: b\nc'],
  ['a field further in than its text', 'a: b\n  c: d'],
  ['a tab', 'a:\n\tb: c'],
  ['more blocks than anybody writes', '- '.repeat(50)],
])('not %s', (_, text) => expect(parseYaml(text)).toBeUndefined());

test('what is written as YAML is read as it was', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/).filter((one) => one !== 'null');
  const entry = fc.dictionary(word, fc.oneof(word, fc.array(word, { minLength: 1 })), {
    minKeys: 1,
    noNullPrototype: true,
  });
  const written = (fields: Record<string, string | string[]>) =>
    Object.entries(fields)
      .map(([key, value]) =>
        typeof value === 'string'
          ? `  ${key}: ${value}\n`
          : `  ${key}:\n${value.map((one) => `    - ${one}\n`).join('')}`,
      )
      .join('');
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
      const text = entries.map((fields) => written(fields).replace(/^ /, '-')).join('');
      expect(parseYaml(text)).toEqual(entries);
    }),
  );
});

test('never throws', () => {
  const piece = fc.constantFrom(
    '- ',
    ': ',
    ':',
    'a',
    '\n',
    '  ',
    '"',
    "'",
    '#',
    '[',
    ']',
    '|',
    '>',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      parseYaml(pieces.join(''));
    }),
  );
});

describe('a list in it', () => {
  test('is read with what each record says', async () => {
    const { rows, bad, format } = await readList(
      [
        `- address: ${eth}\n  network: bsc\n  name: Shop\n  date: 2024-03-02\n  reports: 3`,
        `- address: ${btc}\n  status: removed`,
        `- name: Börse\n  category: exchange\n  addresses:\n    TRX: [${tron}]`,
      ].join('\n'),
    );
    expect(format).toBe('yaml');
    expect(rows).toMatchObject([
      { address: eth, networkId: 'bsc', label: 'Shop', count: 3, lastReported: 1709337600000 },
    ]);
    expect(bad.rows.map(({ text }) => text)).toEqual([btc, tron]);
  });

  test('may have many fields beside each address', async () => {
    const site = (at: number) =>
      `- name: site${at}.example\n  url: http://site${at}.example\n  category: Phishing\n  reporter: x\n`;
    const text = Array.from({ length: 6000 }, (_, at) => site(at)).join('');
    const { rows } = await readList(`${text}- name: y\n  addresses:\n    ETH:\n    - "${eth}"\n`);
    expect(rows).toMatchObject([{ address: eth, networkId: 'ethereum', label: 'y' }]);
  });

  test.each([
    ['below each other', `Address: ${eth}\nStatus: removed\n\nAddress: ${btc}\nStatus: active\n`],
    ['of several documents', `---\naddress: ${eth}\nstatus: removed\n---\naddress: ${btc}\n`],
    ['in a key', `a:\n  address: ${eth}\n  status: removed\n  address: ${btc}\n`],
  ])('may have its records %s', async (_, text) => {
    const { rows, bad, format } = await readList(text);
    expect(format).toBe('yaml');
    expect(rows).toMatchObject([{ address: btc }]);
    expect(bad.rows.map((row) => row.text)).toEqual([eth]);
  });

  test.each([
    ['two of a name in one record', `name: x\naddress: ${eth}\naddress: ${btc}`],
    ['more addresses beside one', `name: x\naddress: ${eth}\nphisher: ${btc}`],
    ['a list beside one', `address: ${eth}\nname: x\nothers:\n  - ${btc}`],
    [
      'groups that say nothing',
      `database:\n  entries:\n    - address: ${eth}\n      x: y\n    - ${btc}`,
    ],
  ])('loses none of %s: it is a text', async (_, text) => {
    const { rows, format } = await readList(text);
    expect(format).toBe('text');
    expect(rows).toMatchObject([{ address: eth }, { address: btc }]);
  });

  test('may have addresses with what is said of them among records', async () => {
    const { rows } = await readList(`- name: x\n  address: ${eth}\n- ${tron} : fake shop\n`);
    expect(rows).toMatchObject([{ address: eth }, { address: tron, label: 'fake shop' }]);
  });

  test('of headings alone stays a text', async () => {
    const { format, rows } = await readList(`Scammers:\n- ${eth} fake shop\nVictims:\n- ${btc}`);
    expect(format).toBe('text');
    expect(rows).toMatchObject([{ address: eth, label: 'fake shop' }]);
  });
});

test('what a list says of itself counts for entries with nothing but an address', async () => {
  const text = (category: string) =>
    `title: Tags\ncategory: ${category}\ntags:\n  - address: ${btc}\n`;
  expect(await readList(text('exchange'))).toMatchObject({ rows: [], isCleared: true });
  expect(await readList(text('ransomware'))).toMatchObject({ rows: [{ address: btc }] });
});
