import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const said = 'Digital Currency Address -';

test.each<[string, string, (string | null)[][]]>([
  [
    'as it is announced',
    `LAZARUS GROUP (a.k.a. "APPLEWORM"), Potonggang District; ${said} ETH ${eth}; alt. ${said} XBT ${btc}; Secondary sanctions risk: [DPRK3].`,
    [
      [eth, 'ethereum', 'LAZARUS GROUP'],
      [btc, 'bitcoin', 'LAZARUS GROUP'],
    ],
  ],
  [
    'in the table of all',
    `25308,"GHORBANIYAN, Mohammad","individual","CYBER2",-0- ,-0- ,"DOB 09 Mar 1987; ${said} XBT ${btc}; alt. ${said} USDT ${tron}."`,
    [
      [btc, 'bitcoin', 'GHORBANIYAN, Mohammad'],
      [tron, 'tron', 'GHORBANIYAN, Mohammad'],
    ],
  ],
  [
    'in lines of its own',
    `${said} XBT ${btc};\nalt. ${said} ETH ${eth}`,
    [
      [btc, 'bitcoin', ''],
      [eth, 'ethereum', ''],
    ],
  ],
  [
    'over the ends of lines',
    `X (a.k.a. Y), Iran; Digital Currency\nAddress - XBT ${btc}; alt. ${said}\nETH ${eth}; alt. ${said} USDT ${tron};`,
    [
      [btc, 'bitcoin', ''],
      [eth, 'ethereum', ''],
      [tron, 'tron', ''],
    ],
  ],
])('the addresses of a sanctions list are read %s', async (_, text, expected) => {
  const { rows, bad } = await readList(`SPECIALLY DESIGNATED NATIONALS LIST\n\n${text}\n`);
  expect(rows.map(({ address, networkId, label }) => [address, networkId, label])).toEqual(
    expected,
  );
  expect(bad.rows.filter(({ line }) => line !== 1 && line !== 3)).toEqual([]);
});

test('one that is mistyped there is told', async () => {
  const { bad } = await readList(`X; ${said} ETH ${eth.slice(0, -1)}; alt. ${said} XBT ${btc}`);
  expect(bad.rows).toEqual([
    { line: 1, text: eth.slice(0, -1), reason: 'Looks like Ethereum. Its length is wrong.' },
  ]);
});

test.each(['#', '//'])('a line of one behind %s is a comment', async (sign) => {
  const { rows } = await readList(`${sign} X; ${said} XBT ${btc}\n${eth}`);
  expect(rows).toMatchObject([{ address: eth }]);
});

test('a line of one without an address is told', async () => {
  const { bad } = await readList(`X; ${said} XBT, see below\n${eth}`);
  expect(bad.rows).toMatchObject([{ line: 1 }]);
});

test('a whole one, in which most lines are of those who have no address, is a list', async () => {
  const others = '1234,"ACME SHIPPING","vessel","CUBA",-0- ,"DOB 1970."\nTrading Co., Havana\n';
  const { rows, bad, problem } = await readList(`${others.repeat(10_001)}X; ${said} ETH ${eth}\n`);
  expect(problem).toBeNull();
  expect(rows).toMatchObject([{ address: eth, networkId: 'ethereum' }]);
  expect(bad.count).toBe(0);
});

test('who was deleted from one is not accused, and who was added is', async () => {
  const { rows, bad } = await readList(
    [
      'The following deletions have been made to OFAC’s SDN List:',
      `X (a.k.a. Y); ${said} XBT ${btc}.`,
      'The following entities have been added to OFAC’s SDN List:',
      `New Ring; ${said} ETH ${eth}.`,
    ].join('\n\n'),
  );
  expect(rows).toMatchObject([{ address: eth, label: 'New Ring' }]);
  expect(bad.rows.filter(({ text }) => text === btc)).toMatchObject([
    { reason: expect.stringMatching('which accuses nobody') },
  ]);
});

test('a text of very many empty lines is read at once', async () => {
  const { rows } = await readList(`${'\n'.repeat(300_000)}${eth}\n${' \n'.repeat(150_000)}`);
  expect(rows).toMatchObject([{ address: eth }]);
});

test('whoever stands above, each address of a line is one: "DE" is a part of a name', async () => {
  const lines = [
    '306,"BANCO NACIONAL DE CUBA",-0- ,"CUBA",-0- ,"a.k.a. \'BNC\'."',
    `36216,"SECONDEYE",-0- ,"CYBER2",-0- ,"Digital Currency Address - XBT ${btc}; alt. Digital Currency Address - ETH ${eth}; x."`,
  ];
  const { rows } = await readList(lines.join('\n'));
  expect(rows).toMatchObject([
    { address: btc, networkId: 'bitcoin', label: 'SECONDEYE' },
    { address: eth, networkId: 'ethereum', label: 'SECONDEYE' },
  ]);
});
