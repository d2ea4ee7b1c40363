import { describe, expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';
import { seededRandom } from '@/test/fixtures/random';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** The addresses that are taken, and those that are not with the reason. */
async function understood(list: unknown) {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const { rows, bad } = await readList(text);
  return {
    taken: rows.map(({ address }) => address),
    left: bad.rows.map(({ text: shown, reason }) => [shown, reason]),
  };
}

const stands = (group: string) => `It stands under “${group}”, which accuses nobody.`;
const says = (field: string, value: string) => `Its ${field} (${value}) does not call it a scam.`;

describe('a group of innocents is left out, and told', () => {
  test.each([
    'whitelist',
    'Whitelisted addresses',
    'white_list',
    'allowlist',
    'allowed',
    'safe',
    'safe-list',
    'trusted',
    'exchanges',
    'Exchange wallets',
    'victims',
    'removed',
    'falsePositives',
    'false positives',
    'false_positive',
    'known exchanges',
    'allow',
    'not-scam',
    'exceptions',
    'excluded',
    'ignore',
    'ignore-list',
  ])('%s', async (name) => {
    expect(await understood({ blacklist: [btc], [name]: [tron, { address: eth }] })).toEqual({
      taken: [btc],
      left: [
        [tron, stands(name)],
        [eth, stands(name)],
      ],
    });
  });

  test('beside the list, as a name or as coins of a site, and as all that is said of an address', async () => {
    expect(await understood({ data: [btc], whitelist: [tron] })).toEqual({
      taken: [btc],
      left: [[tron, stands('whitelist')]],
    });
    const sites = [
      { name: 'Whitelist', addresses: [tron] },
      { name: 'Site', addresses: { victims: [eth], scammers: [btc] } },
    ];
    expect(await understood(sites)).toEqual({
      taken: [btc],
      left: [
        [tron, stands('Whitelist')],
        [eth, stands('victims')],
      ],
    });
    expect(await understood({ [btc]: 'thief', [eth]: 'exchange' })).toEqual({
      taken: [btc],
      left: [[eth, stands('exchange')]],
    });
    expect(await understood({ [btc]: true, [eth]: false, [tron]: 0 })).toEqual({
      taken: [btc],
      left: [
        [eth, says('scam', 'false')],
        [tron, says('scam', '0')],
      ],
    });
  });

  test.each([
    'blacklist',
    'Fake exchanges',
    'safe-exchange.example',
    'Victims of Ring',
    'trusted-wallet.example',
    'reported',
    'Safe Moon scam',
  ])('but "%s" is none', async (name) => {
    expect(await understood({ [name]: [btc] })).toEqual({ taken: [btc], left: [] });
  });
});

describe('a row that does not accuse is left out, and told', () => {
  test.each<[object, string, string]>([
    [{ isScam: false }, 'isScam', 'false'],
    [{ scam: false }, 'scam', 'false'],
    [{ is_scam: 'false' }, 'is_scam', 'false'],
    [{ is_scam: 0 }, 'is_scam', '0'],
    [{ malicious: 'No' }, 'malicious', 'No'],
    [{ status: 'removed' }, 'status', 'removed'],
    [{ status: 'Resolved' }, 'status', 'Resolved'],
    [{ status: 'false positive' }, 'status', 'false positive'],
    [{ Status: 'FALSE_POSITIVE' }, 'Status', 'FALSE_POSITIVE'],
    [{ category: 'exchange' }, 'category', 'exchange'],
    [{ category: ['Exchange'] }, 'category', 'Exchange'],
    [{ type: 'whitelist' }, 'type', 'whitelist'],
    [{ status: 'safe' }, 'status', 'safe'],
    [{ status: 'Whitelist' }, 'status', 'Whitelist'],
    [{ status: 'victim' }, 'status', 'victim'],
    [{ label: 'safe' }, 'label', 'safe'],
    [{ note: 'victim' }, 'note', 'victim'],
    [{ verdict: 'benign' }, 'verdict', 'benign'],
    [{ risk: 'trusted' }, 'risk', 'trusted'],
    [{ role: 'victim' }, 'role', 'victim'],
    [{ list: 'whitelist' }, 'list', 'whitelist'],
    [{ verdict: 'not a scam' }, 'verdict', 'not a scam'],
    [{ is_scam: 'safe' }, 'is_scam', 'safe'],
    [{ safe: true }, 'safe', 'true'],
    [{ whitelisted: true }, 'whitelisted', 'true'],
    [{ Whitelist: 'Yes' }, 'Whitelist', 'Yes'],
    [{ falsePositive: 'yes' }, 'falsePositive', 'yes'],
    [{ isScam: false, phishing: 0, name: 'Shop' }, 'isScam', 'false'],
    [{ deleted: true }, 'deleted', 'true'],
    [{ delisted: 'yes' }, 'delisted', 'yes'],
    [{ tags: 'exchange' }, 'tags', 'exchange'],
    [{ tag: 'custodian, memo-required' }, 'tag', 'custodian, memo-required'],
    [{ labels: ['binance', 'exchange'] }, 'labels', 'binance, exchange'],
    [{ label: 'exchange hot wallet' }, 'label', 'exchange hot wallet'],
    [{ type: 'Cold-Wallet' }, 'type', 'Cold-Wallet'],
    [{ category: 'Centralized Exchange' }, 'category', 'Centralized Exchange'],
    [{ category: 'CEX', entity: 'Kraken' }, 'category', 'CEX'],
    [{ nameTag: 'Binance: Hot Wallet 7' }, 'nameTag', 'Binance: Hot Wallet 7'],
    [{ name: 'Binance 14' }, 'name', 'Binance 14'],
    [{ label: 'Coinbase deposit' }, 'label', 'Coinbase deposit'],
    [{ FLAG: 0 }, 'FLAG', '0'],
    [{ reports: 0 }, 'reports', '0'],
    [{ reportCount: '0' }, 'reportCount', '0'],
    [{ 'Number of reports': 0 }, 'Number of reports', '0'],
    [{ risk: 'low' }, 'risk', 'low'],
    [{ risk_level: 'No risk' }, 'risk_level', 'No risk'],
    [{ label: 0 }, 'label', '0'],
    [{ note: 'not a scam' }, 'note', 'not a scam'],
    [{ note: 'Kein Betrug' }, 'note', 'Kein Betrug'],
    [{ Status: 'entwarnt' }, 'Status', 'entwarnt'],
    [{ Estado: 'Desestimada' }, 'Estado', 'Desestimada'],
    [{ statut: 'retiré' }, 'statut', 'retiré'],
    [{ 状态: '已撤销' }, '状态', '已撤销'],
    [{ Grund: 'Kein Betrug' }, 'Grund', 'Kein Betrug'],
    [{ Motivo: 'No es una estafa' }, 'Motivo', 'No es una estafa'],
    [{ 理由: '詐欺ではない' }, '理由', '詐欺ではない'],
    [{ 类别: '交易所' }, '类别', '交易所'],
    [{ type: 'víctima' }, 'type', 'víctima'],
    [{ category: '交易所' }, 'category', '交易所'],
    [{ label: '詐欺ではない' }, 'label', '詐欺ではない'],
    [{ label: 'ضحية' }, 'label', 'ضحية'],
    [{ comment: 'Not a scammer, an exchange' }, 'comment', 'Not a scammer, an exchange'],
    [{ reason: 'false positive (2024)' }, 'reason', 'false positive (2024)'],
    [{ label: 'victim of phishing' }, 'label', 'victim of phishing'],
    [{ description: 'whitelisted' }, 'description', 'whitelisted'],
    [{ note: 'Binance hot wallet' }, 'note', 'Binance hot wallet'],
    [{ label: 'exchange: Kraken' }, 'label', 'exchange: Kraken'],
    [{ comment: 'Exchange (OKX)' }, 'comment', 'Exchange (OKX)'],
    [{ 'Scam?': 'No' }, 'Scam', 'No'],
    [{ 'Is it a scam?': 'no' }, 'Is it a scam', 'no'],
  ])('%j', async (fields, name, value) => {
    expect(await understood([{ address: btc }, { address: eth, ...fields }])).toEqual({
      taken: [btc],
      left: [[eth, says(name, value)]],
    });
  });

  test('in a table, under an address and among sites, too', async () => {
    expect(await understood(`address,is_scam\n${btc},true\n${eth},false\n${tron},\n`)).toEqual({
      taken: [btc, tron],
      left: [[eth, says('is_scam', 'false')]],
    });
    expect(await understood({ [btc]: { name: 'a' }, [eth]: { isScam: false } })).toEqual({
      taken: [btc],
      left: [[eth, says('isScam', 'false')]],
    });
    expect(await understood([{ name: 'Site', status: 'removed', addresses: [eth] }])).toEqual({
      taken: [],
      left: [[eth, says('status', 'removed')]],
    });
  });

  test.each([
    { isScam: true },
    { isScam: null },
    { scam: 'Fake shop' },
    { isScam: false, isPhishing: true },
    { phishing: false, ponzi: true },
    { status: 'active' },
    { status: 'Offline' },
    { status: 'removed from the App Store' },
    { category: 'Fake exchange' },
    { label: 'Safe Moon scam' },
    { safe: false },
    { category: 'exchange', name: 'Fake Binance' },
    { category: 'exchange', comment: 'Phishing site' },
    { category: 'exchange', tags: ['scam'] },
    { category: ['exchange', 'phishing'] },
    { category: 'scam', tags: 'exchange' },
    { tags: 'exchange', name: 'Fake Binance' },
    { tags: 'exchange; phishing' },
    { labels: ['exchange', 'phish-hack'] },
    { labels: ['heist'] },
    { deleted: false },
    { subcategory: 'Exchange' },
    { name: 'exchange' },
    { name: 'Binance' },
    { name: 'Binance 14', category: 'Phishing' },
    { name: 'Coinbase deposit', comment: 'Impersonates it' },
    { label: 'Garantex hot wallet' },
    { category: 'hot' },
    { FLAG: 1 },
    { reports: 1 },
    { count: 0 },
    { risk: 'high' },
    { severity: 'low' },
    { risk: 'low', category: 'phishing' },
    { risk: 'low', type: 'scam' },
    { risk_level: 'Low', label: 'Fake shop' },
    { reports: 0, type: 'scam' },
    { type: 'deposit address' },
    { flag: 'US' },
    { label: 1 },
    { whitelisted: false },
    { removed: '2020-01-01' },
    { trusted: true, scamCategory: 'PHISHING' },
    { reportCount: '0', walletNetwork: { symbol: 'BTC' } },
    { note: 'Victim Support Ltd' },
    { category: 'Exchange', label: 'Betrüger' },
    { category: '交易所', name: '诈骗' },
    { note: 'Opfer von Ring 7' },
    { label: 'Exchange: Garantex' },
    { label: 'exchange: fake Kraken' },
    { note: 'no scammer is worse' },
    { name: 'Ring 7', note: 'Coinbase deposit' },
  ])('but not for %j', async (fields) => {
    expect(await understood([{ address: btc, ...fields }])).toEqual({ taken: [btc], left: [] });
  });

  test('but not for what is called like an exchange’s under a heading that accuses', async () => {
    const found = await understood({ Phishing: [{ address: btc, name: 'Kraken 2' }] });
    expect(found).toEqual({ taken: [btc], left: [] });
  });
});

test('however many are not accused, those who are are taken', async () => {
  const { hex } = seededRandom(11);
  const whitelist = Array.from({ length: 20_001 }, () => `0x${hex(40)}`);
  const { rows, bad, problem } = await readList(JSON.stringify({ whitelist, blacklist: [btc] }));
  expect([rows.length, bad.count, problem]).toEqual([1, 20_001, null]);
});

test('a list of exchanges in which a row says that it is a scam accuses that one, and not its victim', async () => {
  const rows = [
    { address: btc, type: 'scam', list: 'exchanges' },
    { address: eth, category: 'Phishing', side: 'victim' },
    { address: tron, group: 'Exchange' },
  ];
  expect((await understood(rows)).taken).toEqual([btc]);
});

test('of the labels of an explorer, only those who are called what accuses are', async () => {
  const tags = { chainId: 1, nameTag: null };
  const rows = [
    { address: btc, ...tags, label: 'airdrop-hunter' },
    { address: eth, ...tags, label: 'phish-hack' },
    { address: tron, chainId: 1, label: 'uniswap', nameTag: 'Fake_Phishing1' },
  ];
  expect(await understood(rows)).toEqual({
    taken: [eth, tron],
    left: [[btc, says('label', 'airdrop-hunter')]],
  });
  const byAddress = {
    [btc]: { name: 'Uniswap V2: Router', labels: ['uniswap', 'dex'] },
    [eth]: { name: 'Ronin Bridge Exploiter', labels: ['bridge'] },
    [tron]: { name: '', labels: ['ofac-sanctions-lists'] },
  };
  expect(await understood(byAddress)).toEqual({
    taken: [eth, tron],
    left: [[btc, says('labels', 'uniswap, dex')]],
  });
});

test.each([
  ['Uniswap Labs Default', 0],
  ['Scam tokens', 1],
])('of a list of tokens, "%s", %d are accused', async (name, count) => {
  const token = { chainId: 56, address: eth, name: 'ZEPE.io', symbol: 'ZEPE', decimals: 18 };
  const list = { name, keywords: ['defi'], version: { major: 1 }, tokens: [token] };
  expect((await understood(list)).taken).toHaveLength(count);
});
