import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

// Lists as they are published, by whom is said in each; shortened, with addresses of others.
const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const evm = '0x43412801d29861ecc4c4d86e5becfd16af86a67b';
const drainer = '0x101ce0cedd142f199c9ef61739ae59b6611a0fc0';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const other = '149w62rY42aZBox8fGcmqNsXUzSStKeq8C';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const xrp = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const sol = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';

/** Who is accused, on which network where that is certain, as what, and when; and how many rows are left out. */
async function understood(text: string) {
  const { rows, bad, duplicates } = await readList(text);
  return {
    accused: rows.map(({ address, networkId, label, lastReported }) => {
      const day = lastReported === null ? '' : new Date(lastReported).toISOString().slice(0, 10);
      return [address, networkId ?? '?', label, day].filter((part) => part !== '').join(' ');
    }),
    left: bad.count,
    duplicates,
  };
}

const lists: [name: string, text: string, accused: string[], left: number, duplicates: number][] = [
  [
    "OFAC's list as text, whose lines break anywhere",
    [
      `LAZARUS GROUP (a.k.a. "APPLEWORM"), Pyongyang, Korea, North; Digital Currency Address - ETH ${eth}; alt. Digital`,
      `   Currency Address - ETH ${evm}; alt. Digital Currency Address -`,
      `   XBT ${btc}; alt. Digital Currency Address - USDT`,
      `   ${tron}; Secondary sanctions risk [DPRK3].`,
    ].join('\n'),
    [`${eth} ethereum LAZARUS GROUP`, `${evm} ethereum`, `${btc} bitcoin`, `${tron} tron`],
    0,
    0,
  ],
  [
    'the same as a table',
    [
      '"Name","Digital Currency","Address","Date of Listing"',
      `"GHORBANIYAN, Mohammad","XBT","${other}","11/28/2018"`,
      `"LAZARUS GROUP","ETH","${evm}","04/14/2022"`,
    ].join('\n'),
    [
      `${other} bitcoin GHORBANIYAN, Mohammad 2018-11-28`,
      `${evm} ethereum LAZARUS GROUP 2022-04-14`,
    ],
    0,
    0,
  ],
  [
    'a column as pandas writes it by itself, with the number of each row',
    `,0\n0,${eth}\n1,${btc}\n`,
    [`${eth} ?`, `${btc} ?`],
    1,
    0,
  ],
  [
    'indicators of an attack, as of AlienVault OTX',
    JSON.stringify({
      name: 'WannaCry',
      indicators: [
        { indicator: btc, type: 'BitcoinAddress', created: '2017-05-12T15:01:11' },
        { indicator: 'shop.example', type: 'domain', created: '2017-05-12T15:01:11' },
        { indicator: '192.0.2.1', type: 'IPv4', created: '2017-05-12T15:01:11' },
      ],
    }),
    [`${btc} ? 2017-05-12`],
    2,
    0,
  ],
  [
    'the same, as of ThreatFox in JSON',
    JSON.stringify([
      { ioc: btc, ioc_type: 'btc_address', threat_type: 'payload', malware: 'win.wannacry' },
      { ioc: 'http://192.0.2.1/', ioc_type: 'url', threat_type: 'payload', malware: 'x' },
    ]),
    [`${btc} ?`],
    1,
    0,
  ],
  [
    'allowed and blocked ones beside each other, as of MetaMask',
    JSON.stringify({ version: 2, tolerance: 1, allowlist: [eth], blocklist: [evm, drainer] }),
    [`${evm} ? blocklist`, `${drainer} ? blocklist`],
    1,
    0,
  ],
  [
    'sites of ScamSniffer',
    JSON.stringify({ 'degen.example': [evm, drainer], 'safe-wallet.example': [evm, evm.slice(1)] }),
    [`${evm} ? degen.example`, `${drainer} ? degen.example`],
    1,
    1,
  ],
  [
    'sites of CryptoScamDB, some of which are gone',
    JSON.stringify({
      success: true,
      result: [
        {
          ...{ name: 'myether.example', url: 'http://myether.example', status: 'Inactive' },
          ...{ category: 'Phishing', reporter: 'CryptoScamDB' },
          addresses: { ETH: [eth, btc], XRP: [xrp], UNKNOWN: [tron] },
        },
      ],
    }),
    [
      `${eth} ethereum myether.example`,
      `${btc} ? myether.example`,
      `${xrp} xrp myether.example`,
      `${tron} tron myether.example`,
    ],
    0,
    0,
  ],
  [
    'the same in YAML',
    `- name: x.example\n  category: Phishing\n  addresses:\n    BTC:\n      - ${btc} (btc)\n      - "${other}"`,
    [`${btc} bitcoin x.example`, `${other} bitcoin x.example`],
    0,
    0,
  ],
  [
    'what Etherscan exports',
    [
      'Address,Name Tag,Balance,Txn Count',
      `${evm},Fake_Phishing1772,0 ETH,12`,
      `${drainer},Lendf.Me Attacker,0 ETH,3`,
      `${eth},Uniswap V3: Router,1 ETH,99999`,
    ].join('\n'),
    [`${evm} ? Fake_Phishing1772`, `${drainer} ? Lendf.Me Attacker`],
    1,
    0,
  ],
  [
    'reports of Chainabuse',
    [
      'id,createdAt,scamCategory,chain,address,domain,trusted,checked,description',
      `1,2023-05-01T10:00:00.000Z,PHISHING,BINANCE,${evm},meta.example,true,true,"They said: ""connect"",`,
      'then drained"',
      `2,2023-05-02T11:00:00.000Z,RANSOMWARE,BTC,${btc},,false,false,`,
      `3,2023-05-03T11:00:00.000Z,IMPERSONATION,SOL,${sol},,false,true,"not a scam, they say"`,
      '4,2023-05-04T11:00:00.000Z,OTHER,,,site.example,false,true,',
    ].join('\n'),
    [
      `${evm} bsc They said: "connect", then drained 2023-05-01`,
      `${btc} bitcoin RANSOMWARE 2023-05-02`,
      `${sol} solana not a scam, they say 2023-05-03`,
    ],
    1,
    0,
  ],
  [
    'reports of Bitcoin Abuse',
    [
      'id,address,abuse_type_id,abuse_type_other,abuser,description,from_country,created_at',
      `1,${btc},5,,a@example.com,"Victim of sextortion, paid",Germany,"2019-04-16 12:57:02"`,
      `2,${btc},2,,,again,,"2021-04-16 12:57:02"`,
      `3,${other.slice(0, -1)}x,99,Other,,spam,,`,
    ].join('\n'),
    [`${btc} ? Victim of sextortion, paid 2021-04-16`],
    1,
    1,
  ],
  [
    'a paste from Telegram',
    [
      '⚠️ SCAM ALERT ⚠️',
      '',
      `1. ${evm} – fake airdrop`,
      `[2] ${drainer}`,
      `USDT ${tron}`,
      `👉 https://etherscan.io/address/${evm}`,
      `Victim: ${eth}`,
      `Donate: ${btc}`,
    ].join('\n'),
    [`${evm} ? fake airdrop`, `${drainer} ?`, `${tron} tron`],
    3,
    1,
  ],
  ['a chat', `[27.11.2026 10:21] Ann: is ${evm} one?\n[27.11.2026 10:22] Bob: yes`, [], 2, 0],
  [
    "a German spreadsheet's",
    [
      '\ufeffAdresse;Netzwerk;Grund;Datum;Betrag',
      `${evm};ETH;Falscher Shop;01.02.2024;"1.234,50 €"`,
      `${btc};BTC;"Erpressung; per E-Mail";31.12.2023;`,
      ';;;;',
      `${tron};USDT (TRC20);Anlagebetrug;15.03.2024 10:20;`,
      `${eth};Ethereum;Opfer;15.03.2024;`,
    ].join('\r\n'),
    [
      `${evm} ethereum Falscher Shop 2024-02-01`,
      `${btc} bitcoin Erpressung; per E-Mail 2023-12-31`,
      `${tron} tron Anlagebetrug 2024-03-15`,
    ],
    1,
    0,
  ],
  [
    'the answers to a form',
    [
      'Timestamp\tYour wallet address\tScammer wallet address\tBlockchain\tNotes\tActive?',
      `11/26/2025 10:20:30\t${eth}\t${evm}\tEthereum\tFake support\tTRUE`,
      `11/25/2025 9:01:02\t\t${btc}, ${other}\tBitcoin\ttwo\tTRUE`,
      `11/24/2025 9:01:02\t\t${drainer}\tEthereum\tturned out fine\tFALSE`,
    ].join('\n'),
    [
      `${evm} ethereum Fake support 2025-11-26`,
      `${btc} bitcoin two 2025-11-25`,
      `${other} bitcoin two 2025-11-25`,
    ],
    1,
    0,
  ],
];

test.each(lists)('of %s', async (_, text, accused, left, duplicates) => {
  expect(await understood(text)).toEqual({ accused, left, duplicates });
});
