import { expect, test } from 'vitest';
import { addressesIn, addressIn } from '@/lib/address/address-in';

const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const ethereum = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const solana = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const solanaToken = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const monero =
  '4AdUndXHHZ6cfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2684Rge';
const sui = '0x494312728a1904dc6571d8ca59577a15c5da5c95448ee667cda69bf2194b8e52';
const polkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
const icrc =
  'k2t6j-2nvnp-4zjm3-25dtz-6xhaa-c7boj-5gayf-oj3xs-i43lp-teztq-6ae-dfxgiyy.102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20';
const other = '0x52908400098527886E0F7030069857D2E4169EE7';
// Together they look like a mistyped address.
const words = 'soup envy step quiz iron seed spot pave mind';
const inGroups = (address: string) => address.replace(/.{4}(?=.)/g, '$& ');

test.each([
  ['the address itself', bitcoin, bitcoin],
  ['blanks around it', ` ${bitcoin}\n`, bitcoin],
  ['a payment link (BIP-21)', `bitcoin:${bitcoin}?amount=1`, bitcoin],
  ['a page of an explorer', `https://etherscan.io/address/${ethereum}#code`, ethereum],
  [
    'a page of an explorer, as browsers write the signs in it',
    'https://tonviewer.com/0%3A62037b44ae833a2d813b8083240d6215638f89fea962f44539ccc2e133acb4fd',
    '0:62037b44ae833a2d813b8083240d6215638f89fea962f44539ccc2e133acb4fd',
  ],
  [
    'one with a sign of Lava in it',
    'https://explorer.example/account/lava%401w508d6qejxtdg4y5r3zarvary0c5xw7kz9qlg4',
    'lava@1w508d6qejxtdg4y5r3zarvary0c5xw7kz9qlg4',
  ],
  ['a number of Hedera behind a label', 'Address: 0.0.1377988', '0.0.1377988'],
  ['32 bytes in hex behind a label', `Deposit address: ${sui}`, sui],
  ['a hash behind a label', `Transaction: ${sui}`, `Transaction: ${sui}`],
  ['a version behind a label', 'Version: 0.0.1377988', 'Version: 0.0.1377988'],
  // Cyrillic у, full-width 1; what else stands beside it would be an address of Solana, or a name on NEAR.
  [
    'a letter that only looks right at the end',
    `${solanaToken.slice(0, -1)}у`,
    `${solanaToken.slice(0, -1)}у`,
  ],
  ['a digit that only looks right at the begin', `１${solana}`, `１${solana}`],
  ['a mathematical letter within', `15o𝐅${polkadot.slice(4)}`, `15o𝐅${polkadot.slice(4)}`],
  ['a Cyrillic а in a name on NEAR', 'аlice.near', 'аlice.near'],
  ['an accent in a name on NEAR', 'zoé.near', 'zoé.near'],
  ['a name on NEAR behind Chinese', '转给alice.near', 'alice.near'],
  [
    'an account of ICRC-1 with a mistyped subaccount',
    icrc.replace(/0$/, '7'),
    icrc.replace(/0$/, '7'),
  ],
  ['a public key of NEAR', `ed25519:${solana}`, `ed25519:${solana}`],
  ['a link without an address', 'https://shop.example/a%3Ab', 'https://shop.example/a%3Ab'],
  ['a sentence that names it twice', `Pay ${bitcoin}. Again: ${bitcoin}`, bitcoin],
  ['groups of four', inGroups(bitcoin), bitcoin],
  [
    'groups of four that no checksum proves',
    inGroups(ethereum.toLowerCase()),
    ethereum.toLowerCase(),
  ],
  [
    'groups of four behind 0x, in capitals',
    '0x5290 8400 0985 2788 6E0F 7030 0698 57D2 E416 9EE7',
    '0x52908400098527886E0F7030069857D2E4169EE7',
  ],
  ['groups with hyphens', inGroups(bitcoin).replaceAll(' ', '-'), bitcoin],
  [
    'groups with hyphens that are as long as an address of Arweave',
    't1UY-sZVJ-kLPe-MjxE-tACv-SxfW-uNmd-dpWf-xzs',
    't1UYsZVJkLPeMjxEtACvSxfWuNmddpWfxzs',
  ],
  [
    'groups with hyphens that no checksum proves',
    inGroups(solana).replaceAll(' ', '-'),
    inGroups(solana).replaceAll(' ', '-'),
  ],
  ['groups of four of Solana', inGroups(solana), solana],
  ['mistyped groups of four', inGroups(`${bitcoin.slice(0, -1)}b`), `${bitcoin.slice(0, -1)}b`],
  ['a part of a recovery phrase, of words of four letters', words, words],
  ['a zero-width blank inside', `${bitcoin.slice(0, 9)}\u200b${bitcoin.slice(9)}`, bitcoin],
  ['mathematical letters in a sentence', `Pay 𝟏${bitcoin.slice(1)} today`, `𝟏${bitcoin.slice(1)}`],
  [
    'a superscript in a sentence',
    `Pay ${bitcoin.replace('1z', '¹z')} today`,
    bitcoin.replace('1z', '¹z'),
  ],
  [
    'the source of a mail (RFC 2045), in a line and the next',
    `Send it to=20${bitcoin.slice(0, 9)}=\r\n${bitcoin.slice(9)} today.`,
    bitcoin,
  ],
  [
    'the source of a mail, in a link',
    `href=3D"?to=3D${ethereum.slice(0, 9)}=\n${ethereum.slice(9)}"`,
    ethereum,
  ],
  ['a value after = in the next line', `to=\n${bitcoin}`, bitcoin],
  ['two lines', `${ethereum.slice(0, 20)}\n  ${ethereum.slice(20)}`, ethereum],
  [
    'two lines, behind a label (as a PDF’s column is copied)',
    `BTC address:\r\n${bitcoin.slice(0, 20)}\r\n${bitcoin.slice(20)}\r\n`,
    bitcoin,
  ],
  [
    'two lines, with a label joined to it, and words behind it',
    `Address:${bitcoin.slice(0, 20)}\n${bitcoin.slice(20)} thanks`,
    bitcoin,
  ],
  [
    'two lines in a sentence that a mail quotes',
    `> Please pay to ${ethereum.slice(0, 20)}\n> ${ethereum.slice(20)}, today`,
    ethereum,
  ],
  [
    'lines of which one has the form of an address of Solana',
    `XMR: ${monero.slice(0, 44)}\n${monero.slice(44, 88)}\n${monero.slice(88)}\nThanks`,
    monero,
  ],
  [
    'an address, and a line that begins with what could be more of it',
    `${ethereum.toLowerCase()}\n${bitcoin.slice(0, 20)}`,
    ethereum.toLowerCase(),
  ],
  [
    'two lines without a checksum, behind a label',
    `Address: 0x${'5a'.repeat(9)}\n${'5a'.repeat(11)}`,
    `Address: 0x${'5a'.repeat(9)}\n${'5a'.repeat(11)}`,
  ],
  [
    'two lines without a checksum',
    `0x${'5a'.repeat(9)}\n${'5a'.repeat(11)}`,
    `0x${'5a'.repeat(9)}\n${'5a'.repeat(11)}`,
  ],
  [
    'a mistyped address in a payment link',
    'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb?amount=1',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
  ],
  [
    'one whose prefix looks like a scheme',
    'kaspa:qqkqkzjvr7zwxxmjxjkmxxdwju9kjs6e9u82uh59z07vgaks6gg62v8707g74?amount=1',
    'kaspa:qqkqkzjvr7zwxxmjxjkmxxdwju9kjs6e9u82uh59z07vgaks6gg62v8707g74',
  ],
  [
    'one whose prefix is no scheme’s by chance',
    `solana:${solana.slice(0, -1)}l`,
    `${solana.slice(0, -1)}l`,
  ],
  [
    'one that has the prefix of another spelling behind such a prefix',
    `ronin:${ethereum.slice(0, -1)}x?amount=1`,
    `${ethereum.slice(0, -1)}x`,
  ],
  ['a payment link (EIP-681)', `ethereum:pay-${ethereum}@1?value=2e18`, ethereum],
  [
    'a link to pay in a token (EIP-681), whose contract stands first',
    `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${ethereum}&uint256=1e6`,
    ethereum,
  ],
  [
    'such a link that opens a wallet',
    `https://metamask.app.link/send/0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${ethereum}&uint256=1e6`,
    ethereum,
  ],
  ...['ton://', 'tonkeeper://', 'https://app.tonkeeper.com/'].map((app) => [
    `a link to pay in a token of TON, behind ${app}`,
    `${app}transfer/EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N?jetton=EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs&amount=1`,
    'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
  ]),
  [
    'a link to call a contract otherwise',
    `ethereum:${ethereum}/approve?address=0x52908400098527886E0F7030069857D2E4169EE7`,
    `ethereum:${ethereum}/approve?address=0x52908400098527886E0F7030069857D2E4169EE7`,
  ],
  [
    'a link that pays nobody',
    'mailto:somebody.else@shop.example',
    'mailto:somebody.else@shop.example',
  ],
  [
    'a mistyped address in a sentence',
    'Pay 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb, please',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
  ],
  [
    'one that is mistyped in its prefix there',
    'Pay bv1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4, please',
    'bv1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ],
  [
    'one without its last character there',
    `Pay ${ethereum.slice(0, -1)}, please`,
    ethereum.slice(0, -1),
  ],
  [
    'one with a character twice there',
    'Pay bc1qar0srrrr7xfkvy5l643lydnw9re59gtzzwf5mdq, please',
    'bc1qar0srrrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  [
    'half of one there',
    `Pay ${ethereum.slice(0, 22)}, please`,
    `Pay ${ethereum.slice(0, 22)}, please`,
  ],
  [
    'a mistyped one in an explorer’s link',
    'https://www.blockchain.com/explorer/addresses/btc/1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
  ],
  [
    'a mistyped one there at the end of a sentence',
    `https://etherscan.io/address/${ethereum.replace('f', 'F')}.`,
    ethereum.replace('f', 'F'),
  ],
  [
    'a part of one there',
    `https://etherscan.io/address/${ethereum.slice(0, 20)}`,
    ethereum.slice(0, 20),
  ],
  ['one in two spellings', `${ethereum.toLowerCase()} or ${ethereum}`, ethereum],
  ['whom a link of Solana pays in a token', `solana:${solana}?spl-token=${solanaToken}`, solana],
  [
    'a call of a contract, which may pay anybody',
    `ethereum:${ethereum}/approve?address=${other}`,
    `ethereum:${ethereum}/approve?address=${other}`,
  ],
  ['two behind words', `from:${bitcoin}&to:${ethereum}`, `from:${bitcoin}&to:${ethereum}`],
  [
    'a place in the memory of a program there, though an account of Flow is as long',
    'Crash at 0x00007fff5fbff8c0, please',
    'Crash at 0x00007fff5fbff8c0, please',
  ],
  ['two behind coins', `ETH:${ethereum}/BTC:${bitcoin}`, `ETH:${ethereum}/BTC:${bitcoin}`],
  ['two addresses', `${bitcoin} ${ethereum}`, `${bitcoin} ${ethereum}`],
  ['none', ' hello ', 'hello'],
  ['nothing', '', ''],
])('%s', (_, text, address) => {
  expect(addressIn(text)).toBe(address);
});

test('several addresses are told apart, each once', () => {
  expect(addressesIn(`${bitcoin}, ${ethereum}\n${bitcoin}`)).toEqual([bitcoin, ethereum]);
  expect(addressesIn(' hello ')).toEqual([]);
  expect(addressesIn('')).toEqual([]);
});

test.each([
  ['check digits', `${bitcoin.slice(0, -1)}b`],
  ['the check digits of bech32', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdp'],
  ['the length', bitcoin.slice(0, -2)],
  ['the length, of TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6'],
  ['a character', `${bitcoin.slice(0, 20)}O${bitcoin.slice(21)}`],
  ['the case', ethereum.replace('B', 'b')],
])(
  'marks around an address, or a label before it, are none of it where %s is wrong',
  (_, address) => {
    for (const text of [
      `"${address}"`,
      `“${address}”`,
      `(${address})`,
      `${address}.`,
      `${address},`,
    ])
      expect(addressIn(text)).toBe(address);
    for (const text of [`BTC address: ${address}`, `地址：${address}`, `Адрес: «${address}».`])
      expect(addressIn(text)).toBe(address);
  },
);

test.each([
  ['0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331', 'Sui'],
  ['0.0.9167857', 'Hedera'],
  ['k:584deb6f81d8efe67767309d1732019cf6ad14f9f0007cff50c730ef62521c68', 'Kadena'],
  ['0x1654653399040a61', 'Flow'],
  [solana, 'Solana'],
])('marks around an address are none of it, though it has no checksum: %s (%s)', (address) => {
  for (const [before, after] of [
    '""',
    '“”',
    '()',
    '<>',
    '__',
    [' • ', ''],
    ['', '.'],
    ['#', ';'],
    ['\u200e', '\u200b'],
  ])
    expect(addressIn(`${before}${address}${after}`)).toBe(address);
});
