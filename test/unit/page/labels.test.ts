// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { foundOn } from './read-page';

const base58 = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T';
const hex = `0x${'0a1b2c3d4e5f60718293a4b5c6d7e8f9'.repeat(2)}`;

test.each([
  `<div>Block Hash</div>\n<div><span>${base58}</span></div>`,
  `<table><tr><td>Previous blockhash:</td> <td>${base58}</td></tr></table>`,
  `<dl><dt>Event digest</dt><dd><code>${base58}</code></dd></dl>`,
  `<table><tr><th>Signature:</th><td>${base58}</td></tr></table>`,
  `<table><tr><td>Signature</td></tr><tr><td>${base58}</td></tr></table>`,
  `<b>Receipt ID</b><p>${base58}</p>`,
  `<ul><li><span>recentBlockhash</span><span>: </span><span>"${base58}"</span></li></ul>`,
  `<p><b><i>"</i>blockhash<i>"</i></b><i>:</i> <span>"${base58}"</span></p>`,
  `<div>区块哈希</div><div>${base58}</div>`,
  `<table><tr><td>交易哈希值：</td><td>${base58}</td></tr></table>`,
  `<dl><dt>トランザクションハッシュ</dt><dd>${base58}</dd></dl>`,
  `<b>Хеш транзакции:</b> <i>${base58}</i>`,
  `<div>Hash de la transacción</div><div>${base58}</div>`,
  `<div>Hash do bloco</div><div>${base58}</div>`,
])('what a label calls a hash is no address: %s', (html) => {
  expect(foundOn(html)).toMatchObject([{ address: base58, standsOut: false }]);
});

test.each([
  `<div>Leader</div><div>${base58}</div>`,
  `<div>Program ID</div><div>${base58}</div>`,
  `<div>Hash</div><div>所有者</div><div>${base58}</div>`,
  `<div>Hash of what was voted</div><div>${base58}</div>`,
  `<table><tr><th>Hash</th></tr><tr><td><a href="/account/${base58}">${base58}</a></td></tr></table>`,
  `<table><tr><th>Wallet</th><th>Signature</th></tr>\n<tr><td>${base58}</td><td>5Kq</td></tr></table>`,
  `<div role="row"><b>Wallet</b><b>Signature</b></div><div role="row"><p>${base58}</p></div>`,
  // Who signed, and an owner.
  `<div>签名者</div><div>${base58}</div>`,
  `<div>哈希所有者</div><div>${base58}</div>`,
  `<div>Hash de quien paga</div><div>${base58}</div>`,
])('what another label, or none, stands before is one: %s', (html) => {
  expect(foundOn(html)).toMatchObject([{ address: base58, standsOut: true }]);
});

test.each([
  [`<ul><li>Sui address: <code>${hex}</code></li></ul>`, true],
  [`<table><tr><td>SUI</td><td>${hex}</td></tr></table>`, true],
  [`<table><tr><td>Aptos</td><td>${hex}</td></tr></table>`, false],
  [`<dl><dt>IOTA Rebased wallet</dt><dd>${hex}</dd></dl>`, true],
  [`<b>Sui 钱包地址：</b><p>${hex}</p>`, true],
  [`<p><b>Starknet:</b> <code>${hex}</code></p>`, true],
  [`<b>Aptos transaction:</b><p>${hex}</p>`, false],
  [`<b>Hash on Aptos</b><p>${hex}</p>`, false],
  [`<b>Aptos transaction hash</b><p>${hex}</p>`, false],
  [`<p>Sent to our Sui address today:</p><p>${hex}</p>`, false],
])('32 bytes of hex below a label %s are meant as an address: %s', (html, isMeant) => {
  expect(foundOn(html)).toMatchObject([{ address: hex, standsOut: isMeant }]);
});
