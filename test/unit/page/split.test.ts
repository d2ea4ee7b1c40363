// @vitest-environment jsdom
import { bech32 } from '@scure/base';
import { beforeEach, expect, test } from 'vitest';
import { findWhole } from '@/lib/page/shortened';
import { readPage as read } from './read-page';

// EIP-55, section "Test Cases"; BIP-173.
const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

beforeEach(() => document.body.replaceChildren());

const head = evm.slice(0, 4);
const tail = evm.slice(4);

test('an address with a part in bold', () => {
  expect(read(`<p>Send to <b>${head}</b>${tail} today</p>`)).toEqual([
    `${evm}, 0 in '${head}' to 38 in '${tail} today'`,
  ]);
});

test('one in groups of four, each in an element of its own', () => {
  const groups = segwit.match(/.{1,4}/g) ?? [];
  const html = groups.map((group) => `<span>${group}</span>`).join('');
  expect(read(`<p>${html}</p>`)).toEqual([`${segwit}, 0 in 'bc1q' to 2 in 'dq'`]);
});

test.each([
  ['a word', 'only'],
  ['nothing', ''],
  ['another address', other],
])('one in groups of four with blanks between, and %s behind it in the next block', (_, behind) => {
  const html = (segwit.match(/.{1,4}/g) ?? []).map((group) => `<b>${group}</b>`).join(' ');
  const grouped = segwit.replaceAll(/.{4}(?=.)/g, '$& ');
  const found = read(`<p>Send to</p><p>${html}</p><p>${behind}</p>`);
  if (behind !== other) expect(found).toEqual([`${grouped}, 0 in 'bc1q' to 2 in 'dq'`]);
  else expect(found).toContain(`${other}, 0 in '${other}' to 42`);
});

test('one that may wrap, and one with a comment inside', () => {
  const half = segwit.slice(0, 21);
  const rest = segwit.slice(21);
  for (const between of ['<wbr>', '<!-- here -->', '<wbr><wbr>']) {
    expect(read(`<p>${half}${between}${rest}</p>`)).toEqual([
      `${segwit}, 0 in '${half}' to 21 in '${rest}'`,
    ]);
  }
});

test.each([
  ['</p><p>'],
  ['</b><button>Copy</button><b>'],
  ['</b><div>Copy</div><b>'],
  ['</b></p><p>or</p><p><b>'],
])('no address goes over %s', (between) => {
  expect(read(`<p><b>${segwit.slice(0, 21)}${between}${segwit.slice(21)}</b></p>`)).toEqual([]);
});

test('cells side by side are not one word', () => {
  const row = `<td>12</td><td>${segwit}</td><td>in</td><td>${evm}</td><td>0.5</td><td>${other}</td>`;
  expect(read(`<table><tr>${row}</tr></table>`)).toEqual(
    [segwit, evm, other].map((address) => `${address}, 0 in '${address}' to 42`),
  );
});

const short = `${evm.slice(0, 6)}…${evm.slice(-4)}`;

test.each([
  `<a href="/address/${evm}">${short}</a>`,
  `<a href="/address/${evm.toLowerCase()}"><span>${short}</span></a>`,
  `<span title="${evm}">${short}</span>`,
  `<span data-address="${evm}">${short}</span>`,
  `<td aria-label="Address ${evm}">${short}</td>`,
  `<span>${short}</span><button data-clipboard-text="${evm}">Copy</button>`,
])('a shortened text in %s stands for the whole address', (html) => {
  const [found] = read(`<table><tr><td>${html}</td></tr></table>`);
  expect(found?.toLowerCase()).toBe(`${evm}, 0 in '${short}' to 11, ${short}`.toLowerCase());
});

test.each([
  `<a href="/address/${evm}"><div>${short}</div></a>`,
  `<a href="/address/${evm}"><div><i><p>${short}</p></i></div><p>and what else the card of an account shows</p></a>`,
  `<a href="/address/${evm}"><b><i><u><s><span>${short}</span></s></u></i></b></a>`,
])('a shortened text in a block of its link stands for the whole address: %s', (html) => {
  expect(read(html)).toEqual([`${evm}, 0 in '${short}' to 11, ${short}`]);
});

test('in a block of its link, another address is called out, but for what the link is not about', () => {
  const block = `<div title="${evm}">${short}</div>`;
  expect(read(`<a href="/address/${other}">${block}</a>`)).toEqual([
    `${other}, 0 in '${short}' to 11, ${short}, mismatch`,
  ]);
  expect(
    read(`<a href="/address/${other}">${block} sent 0.5 to the account of a shop</a>`),
  ).toEqual([`${evm}, 0 in '${short}' to 11, ${short}`]);
});

test('a shortened text in a shadow tree stands for what its host carries, or the link around it', () => {
  for (const [html, name] of [
    [`<a href="/address/${evm}"><x-short></x-short></a>`, 'title'],
    ['<x-short></x-short>', 'address'],
  ] as const) {
    document.body.innerHTML = html;
    const host = document.querySelector('x-short');
    if (name === 'address') host?.setAttribute(name, evm);
    const root = host?.attachShadow({ mode: 'open' });
    const node = new Text(short);
    root?.append(node);
    expect(findWhole(short, node)).toMatchObject({ address: evm, shortened: short });
  }
});

test.each(['…', '⋯', '‥', '..', '...', '••', '••••', '***'])('a text shortened by %s', (dots) => {
  const shown = `${evm.slice(0, 6)}${dots}${evm.slice(-4)}`;
  expect(read(`<a href="/address/${evm}">${shown}</a>`)).toEqual([
    `${evm}, 0 in '${shown}' to ${shown.length}, ${shown}`,
  ]);
  expect(read(`<a href="/address/${other}">${shown}</a>`)).toEqual([
    `${other}, 0 in '${shown}' to ${shown.length}, ${shown}, mismatch`,
  ]);
});

test.each([segwit, '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'])(
  'the first of two boxes that show an address stands for the whole that their link goes to: %s',
  (address) => {
    const boxes = [address.slice(0, -4), address.slice(-4)].map((text) => `<div>${text}</div>`);
    const [first = ''] = boxes.map((box) => box.slice(5, -6));
    const found = `${address}, 0 in '${first}' to ${first.length}, ${first}`;
    const link = (more: string) => `<a href="/address/${address}">${boxes.join('')}${more}</a>`;
    expect(read(link(''))).toEqual([found]);
    // mempool.space: what is copied lies over them.
    const all = `${address}, 0 in '${address}' to ${address.length}`;
    expect(read(link(`<div>${address}</div>`))).toEqual([found, all]);
  },
);

test('a link to what begins as the address that it shows, and goes on, is called out', () => {
  expect(read(`<a href="/address/${segwit}qq">${segwit}</a>`)).toEqual([
    `${segwit}qq, 0 in '${segwit}' to 42, ${segwit}, mismatch`,
  ]);
});

test('a shortened text over three elements', () => {
  const html = `<a href="/address/${evm}"><span>${short.slice(0, 6)}</span>...<span>9EE7</span></a>`;
  expect(read(html)).toEqual([`${evm}, 0 in '0x5290' to 4 in '9EE7', 0x5290...9EE7`]);
});

test('a shortened text whose link goes to another address is called out', () => {
  expect(read(`<p><a href="/address/${other}" title="${evm}">${short}</a></p>`)).toEqual([
    `${other}, 0 in '${short}' to 11, ${short}, mismatch`,
  ]);
});

const solana = [
  '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
];
const legacy = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const shortOf = (address: string) => `${address.slice(0, 6)}…${address.slice(-5)}`;
const coded = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');

test.each([
  ['an account of Solana to another', solana[0], solana[1], `/account/${solana[1]}`],
  ['bech32 to base 58', segwit, legacy, `bitcoin:${legacy}?amount=1`],
  ['base 58 to bech32', legacy, segwit, `bitcoin:${segwit}`],
  ['one coin to another', tron, legacy, `/address/${legacy}`],
  ['one to another that is escaped', segwit, legacy, `/pay?to=bitcoin%3A${legacy}`],
  ['one to another that is escaped twice', segwit, legacy, `/go?url=bitcoin%253A${legacy}`],
  ['one to another that is escaped as a whole', segwit, legacy, `/pay?to=${coded(legacy)}`],
  [
    'one to another with a line break in it',
    evm,
    other,
    `/address/${other.slice(0, 9)}\n${other.slice(9)}`,
  ],
])('a link from %s is called out, whole or short', (_, shown = '', to, href) => {
  for (const text of [shown, shortOf(shown)]) {
    expect(read(`<p><a href="${href}">${text}</a></p>`)).toEqual([
      `${to}, 0 in '${text}' to ${text.length}, ${text}, mismatch`,
    ]);
  }
});

test.each([
  [
    'the two spellings of a script',
    '3CK4fEwbMP7heJarmU4eqA3sMbVJyEnU3V',
    'MJRSgZ3UUFcTBTBAcN38XAXvZLwRe8WVw7',
  ],
  [
    'the two of an account of Bitcoin Cash',
    legacy,
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  ],
  [
    'the spellings of Polkadot and Kusama',
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
  ],
  [
    'the two tags of TON',
    'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2',
    'UQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p9dz',
  ],
  ['an escaped one to itself', legacy, coded(legacy)],
])('no mismatch between %s', (_, shown, to) => {
  for (const text of [shown, shortOf(shown)]) {
    const found = read(`<p><a href="/address/${to}">${text}</a></p>`);
    expect(found.filter((one) => one.includes('mismatch'))).toEqual([]);
  }
});

test.each([
  `<a href="/tx/0x${'5'.repeat(64)}">${short}</a>`,
  `<a href="/account/${solana[0]}">${'4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'.repeat(2)}</a>`,
  `<a href="/account/${solana[0]}">SomeLong…Name</a>`,
  `<a href="/token/${other}?a=${evm}">${short}</a>`,
  `<a href="/address/${other}">from ${short} to 0x8617…070D</a>`,
  `<a href="/help">${short}</a>`,
  // A token's market, a file's name.
  `<a href="https://photon.example/en/lp/${solana[0]}">EPjFWdd5…TDt1v</a>`,
  `<a href="https://photon.example/en/lp/${solana[0]}">${solana[1]}</a>`,
  `<a href="https://dexscreener.com/ethereum/${other}">${short}</a>`,
  `<a href="https://dexscreener.com/base/${other}?embed=1">${evm}</a>`,
  `<a href="/account/${solana[0]}">Screen2…pdf</a>`,
  `<a href="/account/${solana[0]}">7Screen2...pdf</a>`,
  `<a href="/address/${segwit}">Read more…</a>`,
])('no mismatch in %s', (html) => {
  expect(read(`<p>${html}</p>`).filter((found) => found.includes('mismatch'))).toEqual([]);
});

// GeckoTerminal, PancakeSwap, DEXTools, Uniswap, Sushi, Photon.
const markets = [
  '/eth/pools/',
  '/info/v3/pairs/',
  '/app/en/ether/pair-explorer/',
  '/explore/pools/ethereum/',
  '/pool/1:',
  '/en/lp/',
];
test.each(markets)('a token in a link to its market at %s is not called out', (path) => {
  for (const text of [evm, short])
    expect(
      read(`<p><a href="https://dex.example${path}${other}">${text}</a></p>`).join(),
    ).not.toContain('mismatch');
  // The market itself.
  expect(read(`<a href="${path}${evm}">${short}</a>`)).toEqual([
    `${evm}, 0 in '${short}' to 11, ${short}`,
  ]);
});

const accounts = ['/address/', '/token/', '/eth/', '/', 'https://pool-x.example/eth/', '/pool?of='];
accounts.push('https://dexscreener.com.example/eth/', 'https://dexscreener.com/?of=');
test.each(accounts)('an address in a link to another at %s is called out', (path) => {
  for (const text of [evm, short])
    expect(read(`<p><a href="${path}${other}">${text}</a></p>`).join()).toContain('mismatch');
});

test('no mismatch between an account of Cosmos, whole or short, and its validator, which has the same key', () => {
  const account = 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02';
  const { words } = bech32.decode(account);
  const validator = bech32.encode('cosmosvaloper', words);
  const another = bech32.encode('cosmosvaloper', words.toReversed());
  const alike = bech32.encode('cosmos', [...words.slice(0, -1), 0]);
  for (const shown of [account, `${account.slice(0, 11)}…${account.slice(-5)}`]) {
    const link = (to: string) => `<p><a href="/validators/${to}">${shown}</a></p>`;
    expect(read(link(validator)).join()).not.toContain('mismatch');
    for (const other of [another, alike]) expect(read(link(other)).join()).toContain('mismatch');
  }
});

test.each([
  ['behind its own', `https://scan.example/address/${other}#${evm}`],
  ['in what is asked for', `https://scan.example/address/${other}?x=${evm}`],
  ['in a note', `ethereum:${other}?note=${evm}`],
  ['before very much', `https://scan.example/address/${other}?x=${'a'.repeat(2100)}`],
])('a link that goes to another address is called out, whatever it says %s', (_, href) => {
  expect(read(`<p><a href="${href}">${evm}</a></p>`).join()).toContain(`${other}, `);
  expect(read(`<p><a href="${href}">${evm}</a></p>`).join()).toContain('mismatch');
});
