import { describe, expect, test } from 'vitest';
import { findCandidates } from '@/lib/address/candidates';
import { findAddresses } from '@/lib/address/find';

const btc = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const lower = evm.toLowerCase();
const kaspa = 'kaspa:qqkqkzjvr7zwxxmjxjkmxxdwju9kjs6e9u82uh59z07vgaks6gg62v8707g73';
const ton = 'EQBiA3tEroM6LYE7gIMkDWIVY4-J_qli9EU5zMLhM6y0_RZa';
const ronin = 'ronin:5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const nimiq = 'NQ07 0000 0000 0000 0000 0000 0000 0000 0000';

describe('an invisible character beside an address hides it not', () => {
  test.each([
    ['after a word', `to\u200b${segwit}`, [segwit]],
    ['after a word with -', `pay-to\u200b${segwit}`, [segwit]],
    ['before a word', `${segwit}\u200bthanks`, [segwit]],
    ['between two', `${segwit}\u200b${btc}`, [segwit, btc]],
    ['between two of EVM', `${evm}\u200b${lower}`, [evm, lower]],
    ['around one with a prefix', `\u200b${kaspa}\u200b`, [kaspa]],
    ['before one with - and _', `to\u200b${ton}\u200b`, [ton]],
  ])('%s', (_, text, addresses) => {
    expect(findAddresses(text)).toEqual(
      addresses.map((address) => ({
        start: text.indexOf(address),
        end: text.indexOf(address) + address.length,
        address,
        networks: expect.any(Array),
      })),
    );
  });
});

test.each(['\u200b', '\u200b\u200b', '\u202a', '\ufeff'])(
  'wherever an address before %j and a blank stands, it is found',
  (invisible) => {
    for (let words = 0; words < 60; words++) {
      const text = `${'.'.repeat(words)}${btc}${invisible} ${evm}${invisible} `;
      expect(findAddresses(text)).toMatchObject([{ address: btc }, { address: evm }]);
    }
  },
);

describe('an invisible character inside of an address is said', () => {
  test.each([
    ['after a word and -', 'my-', segwit, 9],
    ['in the prefix', '', kaspa, 3],
    ['in the digits after a prefix', 'Kaspa ', kaspa, 20],
    ['in Ronin’s', '', ronin, 16],
    ['in TON’s, with - and _', 'to ', ton, 20],
    ['in 0x', 'pay: ', evm, 1],
  ])('%s', (_, before, address, at) => {
    const text = `${before}${address.slice(0, at)}\u200b${address.slice(at)} now`;
    expect(findAddresses(text)).toMatchObject([
      {
        start: before.length,
        end: before.length + address.length + 1,
        address,
        written: 'invisible-characters',
      },
    ]);
  });

  test.each([
    0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180e, 0x200b, 0x200d, 0x202a,
    0x202e, 0x2060, 0x2064, 0x2066, 0x2069, 0x206a, 0x206f, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0,
    0xe0001, 0xe0041, 0xe007f, 0xe0100,
  ])('U+%#x', (code) => {
    const char = String.fromCodePoint(code);
    const text = `${evm.slice(0, 10)}${char}${evm.slice(10)}`;
    expect(findAddresses(text)).toMatchObject([
      { start: 0, end: text.length, address: evm, written: 'invisible-characters' },
    ]);
    const beside = `${char}${evm}${char}`;
    expect(findAddresses(beside)).toMatchObject([{ start: char.length, address: evm }]);
  });

  test('and between addresses makes no candidate, in emoji no address', () => {
    const text = `${btc}-\u200b${segwit}\u200b`;
    expect(findCandidates(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      btc,
      segwit,
    ]);
    expect(findAddresses('💰💰\u200b✂\ufe0f👩\u200d🦰'.repeat(20))).toEqual([]);
    expect(findAddresses(`👩\u200d🦰${evm}✂\ufe0f`)).toMatchObject([{ start: 5, address: evm }]);
  });
});

describe('what escapes a character is no part of an address', () => {
  test.each([
    ['of JSON', '{"text":"\\u0022', '\\u0022"}'],
    ['of JSON, escaped twice', '"{\\\\n', '\\\\n}"'],
    ['of code', 'x = "\\x22', '\\x22"'],
    ['of a pattern', '/\\b', '\\b/'],
    ['of a URL', '?to=%22', '%22&x'],
    ['of a URL in a URL', '?u=https%253A%252F%252Fx.io%252F', '%253Famount'],
    ['of HTML', '&quot;', '&quot;'],
    ['of a terminal', '\x1b[33m', '\x1b[0m'],
    ['of a terminal, bold', '\x1b[1;38;5;208m', '\x1b[m'],
    ['of a terminal, in 24 bits', '\x1b[1;38;2;255;100;100m', '\x1b[0m'],
    ['of a terminal, as text', '\\u001b[33m', '\\033[0m'],
    ['of a terminal, in a shell', '\\e[1;33m', '\\e[0m'],
  ])('%s', (_, before, after) => {
    for (const address of [btc, segwit, evm, lower, kaspa, ton]) {
      const start = before.length;
      const end = start + address.length;
      expect(findAddresses(before + address + after)).toEqual([
        { start, end, address, networks: expect.any(Array) },
      ]);
    }
  });

  test.each([
    ['a percentage', `50%${btc}`, btc],
    [
      'a bracket',
      `wallet [4Nd1mYvJmzSgXuRUnDrmxPEAYaeJRsyGjxPnZqFSCpVF]`,
      '4Nd1mYvJmzSgXuRUnDrmxPEAYaeJRsyGjxPnZqFSCpVF',
    ],
    [
      'a folder before an X-address',
      'C:\\X7d3eHCXzwBeWrZec1yT24iZerQjYL8m8zCJ16ACxu1BrBY',
      'X7d3eHCXzwBeWrZec1yT24iZerQjYL8m8zCJ16ACxu1BrBY',
    ],
  ])('nor is %s an escape', (_, text, address) => {
    expect(findAddresses(text)).toMatchObject([{ address }]);
  });
});

test.each(['_', '__', '*'])('an account of ICRC-1 between %s is found whole', (mark) => {
  const address = 'k2t6j-2nvnp-4zjm3-25dtz-6xhaa-c7boj-5gayf-oj3xs-i43lp-teztq-6ae-6cc627i.1';
  expect(findAddresses(mark + address + mark)).toMatchObject([{ address }]);
});

describe('finds groups of four', () => {
  const groups = inFours(segwit);
  test.each([
    ['after words with capitals', `Send This Here ${groups} now`, groups],
    ['after words in capitals', `SEND THIS HERE ${groups}`, groups],
    ['after numbers', `Sent 2024 2025 ${groups}`, groups],
    ['with thin blanks', `to ${groups.replaceAll(' ', '\u2009')}`, groups],
    ['with narrow blanks', `to ${groups.replaceAll(' ', '\u202f')}`, groups],
    ['with two blanks', `to: ${groups.replaceAll(' ', '  ')}, thanks`, groups],
    ['each in a line', `Here:\n${groups.replaceAll(' ', '\n')}\n`, groups],
    ['in two lines', `Here:\r\n${groups.slice(0, 24)}\r\n${groups.slice(25)}\r\n`, groups],
  ])('%s', (_, text, written) => {
    const start = text.indexOf('bc1q');
    const end = text.indexOf('dq') + 2;
    expect(findAddresses(text)).toEqual([
      {
        start,
        end,
        address: written.replaceAll(' ', ''),
        networks: ['bitcoin'],
        written: 'grouped',
      },
    ]);
  });

  test.each(['0x ', '0x'])('after %j', (prefix) => {
    const text = `Send it to ${prefix}${inFours(evm.slice(2))}.`;
    expect(findAddresses(text)).toMatchObject([
      { start: 11, end: text.length - 1, address: evm, written: 'grouped' },
    ]);
  });

  test('in one line each', () => {
    const found = findAddresses(`${nimiq}\n${nimiq}\n${groups}\n${inFours(btc)}`);
    expect(found.map(({ start, address }) => [start, address])).toEqual([
      [0, nimiq.replaceAll(' ', '')],
      [45, nimiq.replaceAll(' ', '')],
      [90, segwit],
      [91 + groups.length, btc],
    ]);
  });
});

function inFours(address: string): string {
  return address.replace(/.{4}(?=.)/g, '$& ');
}

test.each([
  ['few digits', 'TLWGpDecHAxvsxAnCx97ArwDVsJZDtDBdh', 'tron'],
  ['a prefix of letters', 'cosmos1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0emlrvp', 'cosmos'],
  [
    'a prefix as long as a group',
    'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    'cardano',
  ],
])('an address in groups of four with %s is found', (_, address, networkId) => {
  const [found] = findAddresses(`Please send it to ${inFours(address)} now`);
  expect(found).toMatchObject({ address, written: 'grouped' });
  expect(found?.networks).toContain(networkId);
});

test('an invisible character hides no address that only its look tells, nor makes another of it', () => {
  const solana = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4';
  for (const at of [1, 20, solana.length - 1]) {
    const text = `${solana.slice(0, at)}\u200b${solana.slice(at)} `;
    const written = 'invisible-characters';
    const end = solana.length + 1;
    const whole = { start: 0, end, address: solana, networks: ['solana'], written };
    expect(findAddresses(text)).toEqual([whole]);
  }
});

describe('an address in the source of another format is found', () => {
  const xrp = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
  const cash = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
  const tezos = 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb';
  const sol = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';
  test.each([
    ['after a line break of JSON', `{"note":"pay to\\n${evm}\\nor\\t${btc}\\r\\n"}`, [evm, btc]],
    ['after a letter of its own', `{"note":"\\n${xrp}\\n"}`, [xrp]],
    [
      'with a prefix',
      `{"note":"\\nbitcoincash:${cash}\\t${kaspa}"}`,
      [`bitcoincash:${cash}`, kaspa],
    ],
    ['two in a row', `{"note":"\\n${xrp}-${btc}"}`, [xrp, btc]],
    ['in the name of a file', `C:\\wallets\\${xrp}.txt or C:\\t1\\${tezos}`, [xrp, tezos]],
    ['in bold of Markdown', `Send it to **${btc}** or **${sol}**.`, [btc, sol]],
  ])('%s', (_, text, addresses) => {
    expect(findAddresses(text).map(({ address }) => address)).toEqual(addresses);
  });
});
