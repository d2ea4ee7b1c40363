// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { foundOn } from './read-page';

const legacy = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
// EIP-55, section "Test Cases".
const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const base58 = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T';
const hex = `0x${'0a1b2c3d4e5f60718293a4b5c6d7e8f9'.repeat(2)}`;

function read(html: string) {
  return foundOn(html).map(({ address, standsOut = false, mismatch = false }) => ({
    address,
    standsOut,
    mismatch,
  }));
}
/** As mempool.space shows addresses that look alike: in three items of a flex box, with what they have in common apart. */
const similar = (address: string, first: number, last: number) => {
  const parts = [address.slice(0, first), address.slice(first, -last), ` ${address.slice(-last)}`];
  const items = parts.map((part) => `<span style="display:block">${part}</span>`).join('');
  return `<a style="display:contents" href="/address/${address}" title="${address}">${items}</a>`;
};

test.each([
  [segwit, 8, 6],
  [legacy, 4, 4],
])('mempool.space, where two look alike: %s', (address, first, last) => {
  expect(read(similar(address, first, last))).toMatchObject([{ address, mismatch: false }]);
});

test('a link that shows in two parts what it goes to is told once; by its longer part too, where a word is joined to it', () => {
  const [long, rest] = [segwit.slice(0, 30), segwit.slice(30)];
  const link = (joined: string) =>
    `<a href="/address/${segwit}"><b>${long}</b>${rest}${joined}</a>`;
  const told = (joined: string) => read(link(joined)).map(({ address }) => address);
  expect(told('')).toEqual([segwit, long]);
  expect(told('<i>Copy</i>')).toEqual([`${segwit}Copy`, segwit]);
});

test('a link to another address than it shows is called out, also behind that one in pieces', () => {
  const alike = `${evm.slice(0, 8)}${'0'.repeat(26)}${evm.slice(-8)}`;
  const link = (shown: string) => `<a href="https://x.example/address/${evm}">${shown}</a>`;
  const pieces = link(`<b>${evm.slice(0, 20)}</b>${evm.slice(20)}`);
  expect(read(`<p>${pieces}</p><p>${link(alike)}</p>`)).toMatchObject([
    { address: evm, mismatch: false },
    { address: evm, mismatch: true },
  ]);
});

test.each([
  ['below each other', `<div>${other}</div><div>${evm}</div>`],
  ['in a row', `<span>${other}</span> to <span>${evm}</span>`],
])('two addresses %s in the link to one of them are two', (_, both) => {
  const found = read(`<a href="https://x.example/address/${other}">${both}</a>`);
  expect(found.map(({ address }) => address)).toEqual([other, evm]);
});

test('what a dash shortens is an address in hex (Blockscout), and no years or words that are around one', () => {
  const short = `${evm.slice(0, 6)}–${evm.slice(-6)}`;
  expect(read(`<a href="/address/${evm}">${short}</a>`)).toMatchObject([{ address: evm }]);
  expect(read(`<p title="${legacy}">1Bv–VN2, 2010–2015</p>`)).toEqual([]);
});

test.each(['…', '⋯', '‥', '–', '••', '..', '***'])(
  'of two addresses shortened by %s, the one that their link does not go to is not called out',
  (dots) => {
    const [one, two] = [evm, other].map((all) => all.slice(0, 6) + dots + all.slice(-4));
    expect(read(`<a href="https://x.example/address/${other}">${one} → ${two}</a>`)).toMatchObject([
      { address: other, mismatch: false },
    ]);
  },
);

test('a text of any length beside a short form is looked through in linear time', () => {
  // In square time it takes minutes.
  expect(read(`<a href="/address/${other}">0x5290…9EE7 名${'0x'.repeat(500_000)}</a>`)).toEqual([]);
});

test.each([
  ['of a contract (Starkscan, Voyager)', `<a href="/contract/${hex}">0x0a1b...e8f9</a>`],
  [
    'with its tooltip in the link',
    `<a href="/account/${hex}"><span title="${hex}">0x0a1b...e8f9</span></a>`,
  ],
])('the short form %s is meant as an address', (_, html) => {
  expect(read(html)).toMatchObject([{ address: hex, standsOut: true }]);
});

test.each(['/mainnet/account/', '/account/', '/contract/', 'https://suiscan.xyz/mainnet/account/'])(
  'a whole address in a link to %s is meant as one',
  (path) => {
    expect(read(`<a href="${path}${hex}?tab=1">${hex}</a>`)).toMatchObject([{ standsOut: true }]);
    expect(read(`<a href="${path}1">${hex}</a>`)).toMatchObject([{ standsOut: false }]);
  },
);

test.each(['/txns/', '/mainnet/tx/', '/object/'])('nothing in a link to %s is', (path) => {
  for (const text of [base58, hex]) {
    expect(read(`<a href="${path}${text}">${text}</a>`)).toMatchObject([{ standsOut: false }]);
  }
});

test.each([
  '/account/',
  '/token/',
  '/en/token/',
  '/tokens/',
  '/coin/',
  '/profile/',
  '/portfolio/',
  '/u/',
])(
  'an account of Solana in a link to %s within the site is meant as one, whole and shortened',
  (path) => {
    for (const shown of [base58, `${base58.slice(0, 4)}...${base58.slice(-4)}`])
      expect(read(`<a href="${path}${base58}?tab=1">${shown}</a>`)).toMatchObject([
        { address: base58, standsOut: true },
      ]);
  },
);

test.each(['/auth/token/', '/api/tokens/', 'https://x.example/token/', '/user-token/'])(
  'in a link to %s it may be a secret',
  (path) => {
    expect(read(`<a href="${path}${base58}">${base58}</a>`)).toMatchObject([{ standsOut: false }]);
  },
);

test('the network of a wallet may be named behind its address', () => {
  for (const [behind, standsOut] of [
    ['on Sui', true],
    ['on mine', false],
  ]) {
    const html = `<p>My wallet is ${hex} ${behind}</p>`;
    expect(read(html)).toMatchObject([{ address: hex, standsOut }]);
  }
});

test('a class hash of Starknet is not', () => {
  const html = `<a href="https://voyager.online/class/${hex}">0x0a1b...e8f9</a>`;
  expect(read(html)).toMatchObject([{ standsOut: false }]);
});

test('a hash without 0x in the link to it is not called out', () => {
  const found = read(`<a href="/account/${hex}">${hex.slice(2)}</a>`);
  expect(found.filter(({ mismatch }) => mismatch)).toEqual([]);
});

const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;
const linked = (shown: string) => `<a href="https://etherscan.io/address/${other}">${shown}</a>`;

test.each([
  ['behind its link', `${linked(short(other))}<span>Copy</span>`],
  ['behind it in the link', linked(`<span>${short(other)}</span><span>12.5 ETH</span>`)],
  ['as a badge', linked(`${short(other)}<span style="display:inline-block">3</span>`)],
  ['as an icon', linked(`<mat-icon>person</mat-icon>${short(other)}<mat-icon>send</mat-icon>`)],
  ['above', linked(`${short(other)}<sup>1</sup>`)],
  ['before it', `<b style="margin:4px">From</b><span title="${other}">${short(other)}</span>`],
  ['on both sides', `<i>To</i><span title="${other}">${short(other)}</span><i>Copy</i>`],
  ['in the next link', `${linked(short(other))}<a href="/tx/1">Details</a>`],
])('a short form is found where another word is joined to it: %s', (_, html) => {
  expect(read(`<p>${html}</p>`)).toMatchObject([{ address: other, mismatch: false }]);
});

test.each([
  `<b>0x</b>${short(other).slice(2)}`,
  `<b>${other.slice(0, 6)}</b>…${other.slice(-4)}`,
  `${other.slice(0, 6)}••••<b>${other.slice(-4)}</b>`,
])('a short form is found with a part of it marked: %s', (shown) => {
  expect(read(`<p>${linked(shown)}</p>`)).toMatchObject([{ address: other, mismatch: false }]);
});

test.each([
  '<i style="display:inline-block">content_copy</i>',
  '<span style="display:inline-block">Exploiter</span>',
  '<span>face</span>',
  '<sup>1</sup>',
])('a whole address is found in a sentence where %s is joined to it', (word) => {
  const found = read(`<p>Send to ${evm}${word}</p>`);
  expect(found.map(({ address }) => address)).toContain(evm);
});

test('a hash that goes on in the next node is none', () => {
  expect(read(`<p>${hex.slice(0, 42)}<b>${hex.slice(42)}</b></p>`)).not.toMatchObject([
    { address: hex.slice(0, 42) },
  ]);
});

test('a short form of another address than its link goes to is called out where a word is joined before it', () => {
  expect(read(`<p>${linked(`<b>Owner</b><i>${short(evm)}</i>`)}</p>`)).toMatchObject([
    { address: other, mismatch: true },
  ]);
});

test('texts of a picture are apart', () => {
  const texts = `<g><text>Attacker ${evm}</text></g><g><text>Drained</text></g>`;
  expect(read(`<svg>${texts}</svg>`)).toMatchObject([{ address: evm }]);
});

test.each([
  ['to pay it in a token (EIP-681)', evm, `ethereum:${other}@1/transfer?address=${evm}&uint256=1`],
  ['with the id of a shop (BTCPay)', segwit, `/stores/${base58}/payouts/BTC`],
  ['with the id of a user', segwit, '/users/hX7kQ2mNpR4tVwYzAbCdEfGhJ5s1/deposit'],
])('an address in a link %s is not called out', (_, address, href) => {
  expect(read(`<p><a href="${href}">${address}</a></p>`)).toMatchObject([
    { address, mismatch: false },
  ]);
});

test.each([
  [`<b>Mint</b><span>${base58}</span>`, true],
  [`<span>${base58}</span><span>Copy</span>`, true],
  [`<span>${base58}</span><i class="material-icons">content_copy</i>`, true],
  [`<span>To</span><span>${base58}</span><span>content_copy</span>`, true],
  [`<span>#12</span><span>${base58}</span>`, true],
  [`<span>SOL</span><span>${base58}</span><span>QR</span>`, true],
  [`<span>${base58}</span><span>COPY</span>`, true],
  [`<span>Hash</span><span>${base58}</span>`, false],
  // The ends of a longer text in bold.
  [`<b>5VER</b>${base58}<b>v8NM</b>`, false],
  [`${base58}<b>XnrLk</b>`, false],
])(
  'beside what joins it without a blank, an account without a checksum in %s is meant as one: %s',
  (html, isApart) => {
    const one = { address: base58, standsOut: isApart, mismatch: false };
    expect(read(`<p>${html}</p>`)).toContainEqual(one);
  },
);

test.each(['\x1b[32m', '\x1b[1;33m'])('a log that is coloured for a terminal by %j', (colour) => {
  const line = `<pre>sent to ${colour}${evm}\x1b[0m</pre>`;
  expect(read(line).map(({ address }) => address)).toContain(evm);
});

test.each([
  ['Address', legacy, 'QR'],
  ['Address', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'QR'],
  ['Sent', legacy, 'Copied'],
])(
  'what the words %s, %s and %s are together is no account of Solana',
  (before, address, behind) => {
    const found = read(`<p><b>${before}</b><span>${address}</span><i>${behind}</i></p>`);
    expect(found.filter(({ standsOut }) => standsOut)).toEqual([]);
    expect(found.map((one) => one.address)).toContain(address);
  },
);
