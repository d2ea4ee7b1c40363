import { expect, test } from 'vitest';
import { planImport } from '@/lib/background/own-file';
import { OwnRecord, type OwnRecords } from '@/lib/extension/own-entries';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const p2sh = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const xrp = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** What is taken of a file, and the lines that are not. */
function taken(text: string, records: OwnRecords = new Map()) {
  const { told } = planImport(text, records, 2e12);
  if (told.status === 'refused') return told.message;
  const { added, bad } = told;
  const rows = added.map(({ address, networkId, kind, name, note }) =>
    [address, networkId, kind, name, note].join(' | '),
  );
  return { rows, bad: bad.rows.map(({ line, text: shown }) => [line, shown]) };
}

test.each<[string, string[], string[]]>([
  [
    'name, address, network and memo',
    ['name,address,network,memo', `Alice,${eth},Polygon,`, `Exchange,${xrp},XRP,12345`],
    [`${eth} | polygon | trusted | Alice | `, `${xrp} | xrp | trusted | Exchange | memo: 12345`],
  ],
  [
    'a token, whose network stands beside it',
    [
      '"Address Label","Coin","Network","Address","Address Tag","Comment"',
      `"Rent; flat 2","USDT","TRC20","${tron}","","first of the month"`,
    ],
    [`${tron} | tron | trusted | Rent; flat 2 | first of the month`],
  ],
  ['Safe', ['address,name,chainId', `${eth},Alice,137`], [`${eth} | polygon | trusted | Alice | `]],
  [
    'a spreadsheet',
    ['\ufeffsep=;', 'Name;Adresse;Netzwerk', '', `Mama;${p2sh};Litecoin`, `"A ""B""";${btc};`],
    [`${p2sh} | litecoin | trusted | Mama | `, `${btc} |  | trusted | A "B" | `],
  ],
  [
    'strokes between its cells',
    ['name|address|network', `Alice, 2|${eth}|Polygon`],
    [`${eth} | polygon | trusted | Alice, 2 | `],
  ],
  [
    'names as exchanges call them in Chinese',
    ['地址备注,币种,网络,地址', `Alice,USDT,TRX,${tron}`],
    [`${tron} | tron | trusted | Alice | `],
  ],
  [
    'a column for remarks in German',
    ['Name;Adresse;Netzwerk;Notiz', `Alice;${p2sh};Litecoin;Miete`],
    [`${p2sh} | litecoin | trusted | Alice | Miete`],
  ],
  [
    'remarks before the name in Spanish',
    ['Observaciones;Nombre;Dirección', `alquiler;Alice;${tron}`],
    [`${tron} |  | trusted | Alice | alquiler`],
  ],
  [
    'remarks beside the name in Japanese',
    ['名前,アドレス,備考', `Alice,${tron},家賃`],
    [`${tron} |  | trusted | Alice | 家賃`],
  ],
  [
    'a reason beside the name in Arabic',
    ['الاسم,العنوان,السبب', `Alice,${tron},إيجار`],
    [`${tron} |  | trusted | Alice | إيجار`],
  ],
  ['no header', [`Alice,${eth}`, `Bob,${btc}`], [`${eth} |  | trusted | Alice | `]],
  ['cells as formulas', ['name,address', `="Alice",="${eth}"`], [`${eth} |  | trusted | Alice | `]],
  ['a tag alone', ['address\ttag', `${xrp}\t7`], [`${xrp} |  | trusted |  | tag: 7`]],
  [
    'a coin that is none of its address',
    ['name,address,coin', `Alice,${eth},BTC`],
    [`${eth} |  | trusted | Alice | `],
  ],
  [
    'a column for each network, as people keep it themselves',
    ['Name,BTC,ETH,Notes', `Alice,${btc},${eth},rent`],
    [`${btc} | bitcoin | trusted | Alice | rent`, `${eth} | ethereum | trusted | Alice | rent`],
  ],
  [
    'columns for the addresses of networks, of which most are empty',
    ['name;btc_address;tron_address', `Alice;–;${tron}`, `Bob;${btc};`],
    [`${tron} | tron | trusted | Alice | `, `${btc} | bitcoin | trusted | Bob | `],
  ],
])('an address book with %s is taken', (_, lines, [first, second]) => {
  expect(taken(lines.join('\r\n'))).toMatchObject({
    rows: second ? [first, second] : { 0: first },
    bad: [],
  });
});

test.each(['kind', 'Status', 'list', 'Category'])(
  'whom an address book says to be blocked, or a scammer, in its %s is not trusted',
  (column) => {
    const said = ['blocked', 'scam', 'trusted', 'Family'];
    const rows = [eth, btc, p2sh, xrp].map((address, at) => `A,${address},${said[at]}`);
    expect(taken([`name,address,${column}`, ...rows].join('\n'))).toEqual({
      rows: [
        `${eth} |  | blocked | A | `,
        `${btc} |  | blocked | A | `,
        `${p2sh} |  | trusted | A | `,
        `${xrp} |  | trusted | A | `,
      ],
      bad: [],
    });
  },
);

test('so is who stands as blocked in a column of that name', () => {
  expect(taken(`address,blacklisted\n${eth},true\n${btc},false`)).toEqual({
    rows: [`${eth} |  | blocked |  | `, `${btc} |  | trusted |  | `],
    bad: [],
  });
});

test('a tag may say that somebody is a scammer, too, but mostly is what a payment needs', () => {
  expect(taken(`name,address,tag\nA,${eth},scammer\nB,${xrp},12345`)).toMatchObject({
    rows: [`${eth} |  | blocked | A | tag: scammer`, `${xrp} |  | trusted | B | tag: 12345`],
  });
});

test('who is to be paid how much is a contact, where nothing says when it was', () => {
  expect(taken(`name,address,amount\nA,${eth},3`)).toMatchObject({
    rows: [`${eth} |  | trusted | A | `],
  });
});

test('of two address books beside each other both are taken, and who stands under scammers is blocked', () => {
  const rows = [`Alice,${eth},Bob,${btc}`, `,,Carol,${p2sh}`];
  const names = ['Name', 'Address', 'Name', 'Address'].join();
  expect(taken([names, ...rows].join('\n'))).toEqual({
    rows: [
      `${eth} |  | trusted | Alice | `,
      `${btc} |  | trusted | Bob | `,
      `${p2sh} |  | trusted | Carol | `,
    ],
    bad: [],
  });
  expect(taken(['Friends,,Scammers,', names, ...rows].join('\n'))).toMatchObject({
    rows: [
      `${eth} |  | trusted | Alice | `,
      `${btc} |  | blocked | Bob | `,
      `${p2sh} |  | blocked | Carol | `,
    ],
  });
});

test('what stands before the addresses of two networks, each with its network, is said of both', () => {
  const names = ['Name', 'Status', 'Address', 'Network', 'Address', 'Network'].join();
  const rows = [`Alice,,${eth},ETH,${btc},BTC`, `Bob,blocked,,,${p2sh},BTC`];
  expect(taken([names, ...rows].join('\n'))).toMatchObject({
    rows: [
      `${eth} | ethereum | trusted | Alice | `,
      `${btc} | bitcoin | trusted | Alice | `,
      `${p2sh} | bitcoin | blocked | Bob | `,
    ],
  });
});

test('the backup of MetaMask is one', () => {
  const book = {
    '0x89': { [eth]: { address: eth, chainId: '0x89', isEns: false, memo: 'rent', name: 'Alice' } },
    '*': { [eth]: { address: eth, name: 'Alice' }, x: { name: 'Bob' } },
  };
  const text = JSON.stringify({ preferences: {}, addressBook: { addressBook: book } });
  expect(taken(text)).toEqual({
    rows: [`${eth} | polygon | trusted | Alice | rent`],
    bad: [[3, '']],
  });
});

test('the contacts of Electrum are one; an account that is not an address is told', () => {
  const contacts = { [btc]: ['address', 'Alice'], 'bob.example': ['openalias', 'Bob'] };
  expect(taken(JSON.stringify(contacts))).toEqual({
    rows: [`${btc} |  | trusted | Alice | `],
    bad: [[2, 'bob.example']],
  });
});

test('the labels of a wallet of Bitcoin (BIP-329) are one, but for those of payments and keys', () => {
  const labels = [
    { type: 'tx', ref: 'f'.repeat(64), label: 'rent' },
    { type: 'addr', ref: btc, label: 'Alice' },
    { type: 'xpub', ref: 'xpub6CUG', label: null },
    { type: 'addr', ref: 'bc1q', label: 'Bob' },
  ];
  const text = labels.map((label) => JSON.stringify(label)).join('\n');
  const [whole, one] = [text, JSON.stringify(labels[1])].map((file) => taken(`${file}\n`));
  expect(whole).toEqual({
    rows: [`${btc} | bitcoin | trusted | Alice | `],
    bad: [[4, 'bc1q']],
  });
  expect(one).toEqual({ rows: [`${btc} | bitcoin | trusted | Alice | `], bad: [] });
});

test('a row that cannot be taken is told by its line, and one of an account that is here changes nothing', () => {
  const here = planImport(`name,address\nAlice,${eth}`, new Map(), 1e12).records;
  const text = `name,address\nBob,nonsense\nAl,${eth.toLowerCase()}\n,${btc}`;
  expect(taken(text, here)).toEqual({
    rows: [`${btc} |  | trusted |  | `],
    bad: [[2, 'nonsense']],
  });
  expect(planImport(text, here, 2e12).told).toMatchObject({
    changed: [],
    kept: [{ name: 'Al' }],
  });
});

test('of two entries of one account the second is told, and is nothing that is here', () => {
  const text = `name,address,memo\nMe,${xrp},1\nYou,${xrp},2\nMe,${xrp},1`;
  expect(planImport(text, new Map(), 2e12).told).toMatchObject({
    added: [{ name: 'Me', note: 'memo: 1' }],
    same: 1,
    kept: [],
    bad: {
      count: 1,
      rows: [{ line: 3, text: xrp, reason: expect.stringMatching(/same account/) }],
    },
  });
});

test.each([
  `Date,From,To,Hash\n2026-01-02,${eth},${btc},0xabc`,
  `"Txhash","DateTime","From","To","ContractAddress"\n"0xabc","2026","${eth}","","${eth}"`,
  `Date,From,To,Amount\n2026-01-02,${eth},${btc},3`,
  // What wallets write of payments: Bitcoin Core, Exodus, and a spreadsheet of a German.
  `"Confirmed","Date","Type","Label","Address","Amount (BTC)","ID"\n"true","2026-01-02T10:00:00","Sent to","","${btc}","-0.1","ab"`,
  `DATE,TYPE,FROMPORTFOLIO,TOPORTFOLIO,OUTAMOUNT,OUTCURRENCY,FEEAMOUNT,FEECURRENCY,TOADDRESS,OUTTXID\n2026,withdrawal,a,,1,BTC,0,BTC,${btc},ab`,
  `Datum;Betrag (EUR);Adresse\n02.01.2026;12,50;${btc}`,
  `scammer_address,comment\n${eth},phishing`,
  `address,label,reports\n${eth},phishing,3`,
  // The tables of reports, of many addresses and of the history that are saved here.
  `address,network,count,last_reported,name,source,link\n${eth},Ethereum,,,Ronin theft,Starter list,`,
  `row,address,network,label,level,verdict,networks,reasons,service,same_as_row,checked_at\n1,${eth},,A,danger,Reported,eth,,not asked,,2026`,
  `checked_at,address,network,level,verdict\n2026,${eth},,danger,Reported`,
  '',
  '[]',
  '{}',
  `{"type":"tx","ref":"${'f'.repeat(64)}","label":"rent"}`,
  `{"Scams":["${btc}","${eth}"]}`,
  `{"entries":[{"address":"${eth}","name":""}]`,
  '"name,address"',
  'Dear all,\nhello',
  `Pay ${eth}`,
])('a text that is none is refused: %j', (text) => {
  expect(taken(text)).toMatch('This is no file of your contacts.');
});

const cell = fc.oneof(
  fc.constantFrom(eth, btc, xrp, 'XRP', '137', '', '"', "'=1", '# x', `"${tron}"`, `eth:${eth}`),
  fc.string({ unit: anyCharacter, maxLength: 70 }),
);
const table = fc
  .tuple(
    fc.constantFrom('name,address,network,memo', 'Tag;Wallet;chainId', 'address', 'a\tb'),
    fc.constantFrom(',', ';', '\t'),
    fc.array(fc.array(cell, { maxLength: 5 })),
  )
  .map(([header, separator, rows]) =>
    [header, ...rows.map((row) => row.join(separator))].join('\n'),
  );

test('whatever stands in a table, what is taken of it can be stored', () => {
  fc.assert(
    fc.property(table, (text) => {
      const { told, records } = planImport(text, new Map(), 2e12);
      expect([...records.values()].every((one) => OwnRecord.safeParse(one).success)).toBe(true);
      expect(records.size).toBe(told.status === 'read' ? told.added.length : 0);
    }),
  );
});
