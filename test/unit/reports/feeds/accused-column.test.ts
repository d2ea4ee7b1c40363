import { expect, test } from 'vitest';
import { readRows } from '@/components/many/read-rows';
import { readList } from '@/lib/reports/feeds/read-list';

/** Whoever is accused, and whoever is not. */
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';

/** A table with two rows, the accused under names that say so, ! before them, and others who are none before and after. */
function tableOf(header: string): string {
  const names = header.split(',');
  const cells = names.map((name) => {
    if (name.startsWith('!')) return tron;
    return name.startsWith('-') ? 'John' : btc;
  });
  return `${names.map((name) => name.replace(/^[!-]/, '')).join()}\n${cells.join()}\n${cells.join()}`;
}

test.each([
  '-date,contract,!scammer_address',
  'account,!scammer_address',
  'wallet,!reported_address',
  'reporter_address,!scam_wallet',
  'victim_wallet,!scammer_wallet',
  'from,!to,-value',
  'from,!to',
  'Sender,!Recipient',
  'victim,!thief',
  'victim,!suspect,-amount',
  'victim_address,!scammer,-amount',
  'address,!malicious address',
  'address,!AttackerAddress',
  'wallet,!thief wallet',
  'address,!suspect_account',
  'address,!Address of the thief',
  'reported_by_address,!address',
  'scammed_address,!wallet',
  'hacked_wallet,!wallet',
  'scam_reporter_wallet,!wallet',
  'sender_address,!contract',
  '!wallet,contract',
  '!address,victim_address',
  '-is_scam_address,!address',
  '-scammer,!address',
  '-suspect,!wallet',
  '-scammer_email_address,!wallet',
  '-scam_site_address,!wallet',
  '-scam_type,!address',
  '-reported_at,!account',
  '!addr',
  '!blacklist,whitelist',
  'allowlist,!denylist',
  '!scam,legit',
  'real_address,!fake_address',
  'OriginalAddress,!phishing_address',
  'original,!lookalike',
  'impersonated_address,!address',
  'target,!attacker',
  'token_address,!drainer',
  '!token_address,pair_address,creator',
  'pool_address,!token_address',
  '-pair,!wallet',
  '!fake_token,real_token',
  'expected_address,!actual_address',
  'good_address,!bad_address',
  'complainant,!accused',
  'plaintiff wallet,!defendant wallet',
  'affected_address,!attacker',
  'compromised_contract,!wallet',
  'customer_address,!destination_address',
  '!address,reviewer_address',
  'owner,!spender',
  'reporter_address,!token_address',
  'sender_address,!token_address',
  'creator_address,!token_address',
  'from,!token',
  'user_address,!recipient_address',
  'user,!recipient',
  '!wallet,-recipient',
  '!user_address',
  'von,!an,-Betrag',
  '!scammer,Sent to',
  'Billetera del perjudicado,!Billetera',
  'Portefeuille du plaignant,!Portefeuille',
  'Carteira do lesado,!Carteira',
  '报案人钱包,!钱包',
  "What is your wallet address?,!Scammer's wallet address",
  'Please enter your wallet address,!Address you sent the money to',
  'My wallet address,!Address I sent to',
  'Absender,!Empfänger',
  'de,!para',
  '!wallet,your wallet',
  '!Adresse des Betrügers,Ihre Adresse',
  '!Dirección del estafador,Tu dirección',
  "!Adresse de l'escroc,Votre adresse",
  '!Endereço do golpista,Seu endereço',
  '!詐欺師のアドレス,あなたのアドレス',
  '!骗子地址,您的地址',
  '!عنوان المحتال,عنوانك',
])(
  'of the columns %s, the one that is marked is accused, and the first of its row in `Many`',
  async (header) => {
    const text = tableOf(header);
    expect(await readList(text)).toMatchObject({
      rows: [{ address: tron }],
      duplicates: 1,
      bad: { count: 0 },
      columns: [/!([^,]*)/.exec(header)?.[1]],
    });
    const many = await readRows(text, null);
    const rows = many.status === 'read' ? many.rows : [];
    const firsts = rows.filter(({ line }, at) => line !== rows[at - 1]?.line);
    expect(firsts).toMatchObject([
      { line: 2, address: tron },
      { line: 3, address: tron },
    ]);
  },
);

test.each([
  'wallet,!recipient',
  'Wallet,!Sent to,-Amount',
  '-date,wallet,!recipient_address',
  'account,!beneficiary wallet',
  '!wallet,from,recipient',
  '!address,recipient',
])('whoever is paid is accused beside a mere wallet: %s', async (header) => {
  const { rows, bad } = await readList(tableOf(header));
  expect([rows.map(({ address }) => address), bad.count]).toEqual([[tron], 0]);
});

test.each([
  '-lfd. Nr.,-Name,Wallet Geschädigter,!Wallet Täter,-Betrag',
  '-№,-Loss ($),wallet_of_the_victim_who_reports_it,!wallet_of_who_is_reported',
])('a header may have signs, and long names: %s', async (header) => {
  const { rows, bad } = await readList(`Annexure B,,,,\n${tableOf(header)}`);
  expect([rows.map(({ address }) => address), bad.count]).toEqual([[tron], 0]);
});

test('in JSON, too', async () => {
  const rows = [
    { account: btc, scammer_address: tron },
    { attacker: tron, sent_to: btc },
    { victim_wallet: btc, scammer_wallet: tron },
    { victimAddress: btc, scammer: tron },
    { reporter: btc, reported: tron },
  ];
  expect(await readList(JSON.stringify(rows))).toMatchObject({
    rows: [{ address: tron }],
    duplicates: 4,
    columns: ['scammer_address', 'attacker', 'scammer_wallet', 'scammer', 'reported'],
  });
});

test.each<[list: unknown, columns: string[]]>([
  [`BTC,ETH\n${btc},\n,${eth}\n`, ['BTC', 'ETH']],
  [`wallet a,wallet b\n${btc},${tron}\n`, ['wallet a', 'wallet b']],
  [`victim,,scammer,\naddress,name,address,name\n,,${btc},Bob\n`, ['address']],
  [`Scam wallet\n${btc}\n`, ['Scam wallet']],
  [`| Scam wallet | Note |\n|---|---|\n| ${btc} | Shop |\n`, ['Scam wallet']],
  [[{ name: 'Ring', wallet: { address: btc } }], ['address']],
  [
    {
      data: [
        ['note', 'scam wallet'],
        ['Shop', btc],
      ],
    },
    ['scam wallet'],
  ],
  [[{ address: { $oid: btc } }], ['address']],
  [{ scams: [{ evt_tx_hash: '0x', contract_address: eth, account: tron }] }, ['account']],
  // Nobody wrote a name above it.
  [`${btc},Shop\n`, []],
  [`${btc}\n`, []],
  [[btc], []],
  [[[btc, 'Shop']], []],
  [{ [btc]: { label: 'Shop' } }, []],
])('what is called so, the addresses are read from: %j', async (list, columns) => {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const reading = await readList(text);
  expect([reading.problem, reading.columns]).toEqual([null, columns]);
});

test.each(['From,To,ContractAddress,TokenSymbol', 'ContractAddress,to,from'])(
  'in a table of payments, %s, as explorers export them, nobody can tell who is accused',
  async (header) => {
    const cells = header.split(',').map((name) => (/^(?:from|to)$/i.test(name) ? btc : tron));
    const { rows, bad, problem } = await readList(`${header}\n${cells.join()}`);
    expect([rows, bad.rows]).toMatchObject([[], [{ line: 2, text: tron }]]);
    expect(problem).toBe('No row of this list has an address that is understood.');
  },
);

test('who names no two sides with addresses has no table of payments', async () => {
  const text = `contract,label,from,to\n${tron},Drainer,2024-01-02,2024-02-03`;
  expect(await readList(text)).toMatchObject({ rows: [{ address: tron }], bad: { count: 0 } });
});

test('what is said of a JSON list is none of its addresses', async () => {
  const page = { from: '2020-01-01', to: '2020-02-01', scammer: 'John', data: [tron] };
  expect((await readList(JSON.stringify(page))).rows).toMatchObject([{ address: tron }]);
  const site = { from: 'x', suspect: 'John', addresses: [tron] };
  expect((await readList(JSON.stringify([site]))).rows).toMatchObject([{ address: tron }]);
});

test.each(['victim_address', 'victim', 'whitelist'])(
  'where the only column is %s, nobody is accused, which is told; `Many` reads it',
  async (name) => {
    const text = `${name},amount\n${tron},1`;
    const { rows, bad } = await readList(text);
    expect([rows, bad.rows]).toEqual([
      [],
      [expect.objectContaining({ line: 2, text: tron, reason: expect.stringMatching('nobody') })],
    ]);
    expect(await readRows(text, null)).toMatchObject({ rows: [{ address: tron }] });
  },
);

test('of two columns that nobody knows, neither is the label of the other', async () => {
  const { rows } = await readList(`left,right\n${tron},${btc}`);
  expect(rows).toMatchObject([
    { address: tron, label: '' },
    { address: btc, label: '' },
  ]);
});

test('a first line with a mistyped address is no header', async () => {
  const text = `${tron.replace('R', 'S')},Shop\n${tron},Shop`;
  expect(await readList(text)).toMatchObject({ rows: [{ address: tron }], bad: { count: 1 } });
  expect(await readRows(text, null)).toMatchObject({ rows: [{ line: 1 }, { line: 2 }] });
});

test.each<[string, string[]]>([
  ['is a comment', ['# victim,scammer']],
  ['is a comment of other words', ['# Opfer,Täter']],
  ['is a comment among others', ['# A list', '# victim_address,scammer_address', '# ---']],
  ['is a comment beside a date', ['//date,victim_address,scammer_address', '!2024-01-02']],
  ['begins with a sign for a number', ['#,Victim,Scammer', '!1']],
  ['stands behind a title', ['Our report', 'victim,scammer']],
  ['stands behind a title of as many cells', ['Our report,', 'victim,scammer']],
  ['stands behind a title and two lines', ['Report 7', 'Source: us', '', 'victim,scammer']],
])('a header tells who is accused where it %s', async (_, lines) => {
  const header = lines.filter((line) => !line.startsWith('!'));
  const cells = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const text = [...header, [...cells, btc, tron].join()].join('\n');
  expect(await readList(text)).toMatchObject({
    rows: [{ address: tron, label: '' }],
    bad: { count: 0 },
  });
});

test('where its cell for whoever is accused is empty, nobody is', async () => {
  const { rows } = await readList(`# victim,scammer_address\n${btc},\n${btc},${tron}`);
  expect(rows).toMatchObject([{ address: tron }]);
});

test('a title that names who is not accused counts for the table below its header', async () => {
  const { rows, bad } = await readList(`Victims\n\naddress,label\n${tron},x`);
  expect([rows, bad.count]).toEqual([[], 1]);
});

test('where only a user has an address, nobody can tell whether that is accused', async () => {
  const list = [{ user: tron, x: 1 }, { address: btc }];
  const { rows, bad, isPart } = await readList(JSON.stringify(list));
  expect([rows.map(({ address }) => address), bad.count, isPart]).toEqual([[btc], 1, 'unread']);
});
