import { sha256 } from '@noble/hashes/sha2.js';
import { base58check } from '@scure/base';
import { expect, test } from 'vitest';
import type { NetworkId } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';

// Each of these is answered wrongly by one or more of the libraries that know several networks.
test.each<[mistake: string, network: NetworkId, address: string]>([
  [
    'CashAddr of 24 bytes',
    'bitcoin-cash',
    'bitcoincash:q9adhakpwzztepkpwp5z0dq62m6u5v5xtyj7j3h2ws4mr9g0',
  ],
  [
    'taproot needs no set-up',
    'bitcoin',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  ['an unknown witness version', 'bitcoin', 'BC1SW50QGDZ25J'],
  [
    'a subaddress',
    'monero',
    '8AsN91rznfkBGTY8psSNkJBg9SZgxxGGRUhGwRptBhgr5XSQ1XzmA9m8QAnoxydecSh5aLJXdrgXwTDMMZ1AuXsN1EX5Mtm',
  ],
  ['a stake address', 'cardano', 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw'],
  ['an X-address', 'xrp', 'X7qvLs7gSnNoKvZzNWUT2e8st17QPY64PPe7zriLNuJszeg'],
  ['a contract', 'stellar', 'CA242XKXANKC46P53M355OPYWMHWPPTKQM5T5DNMOBWJMHOWDLNPJTN4'],
  ['TEX', 'zcash', 'tex1s2rt77ggv6q989lr49rkgzmh5slsksa9khdgte'],
  ['N3', 'neo', 'NPTmAHDxo6Pkyic8Nvu3kwyXoYJCvcCB6i'],
  ['a script', 'decred', 'DeeUhrRoTp4DftsqddVW96yMGMW4sgQFYUE'],
  ['segwit', 'bitcoin-gold', 'btg1qtesn92ddy8m5yvypgsdtft3zj5qldj9g2u52sk'],
  ['segwit', 'qtum', 'qc1qytnqzjknvv03jwfgrsmzt0ycmwqgl0as6uywkk'],
  ['seven digits', 'hedera', '0.0.9167857'],
  ['HIP-15', 'hedera', '0.0.1-dfkxr'],
  ['a short form', 'aptos', '0x1'],
  ['a short form', 'aptos', '0xf'],
  ['a name', 'eos', 'amckmy2ei4x'],
  ['a name of 11 characters', 'eos', 'binncecleos'],
  ['a contract', 'icon', 'cx116f042497e5f34268b1b91e742680f84cf4e9f3'],
  ['EIP-55 case', 'rootstock', '0x542fDA317318eBF1d3DEAf76E0b632741A7e677d'],
  ['one case', 'starknet', '0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7'],
  ['the zero address (multicoin-address-validator, issue 126)', 'ethereum', `0x${'0'.repeat(40)}`],
])('taken: %s on %s', (_, network, address) => {
  expect(validateAddress(address, network).status).toBe('valid');
});

const checksum = { reason: 'checksum' };
const prefix = { reason: 'prefix' };
const length = { reason: 'length' };
const character = (position: number) => ({ reason: 'character', position });
const belongsTo = (...ids: NetworkId[]) => ({ reason: 'wrong-network', networks: ids });

test.each<[mistake: string, network: NetworkId, address: string, why: object]>([
  ['a wrong checksum', 'bitcoin-cash', 'pqx578nanz2h2estzmkr53zqdg6qt8xyqvffffffff', checksum],
  [
    'CashAddr of a foreign prefix',
    'bitcoin-cash',
    'pref:pr6m7j9njldwwzlg9v7v53unlr4jkmx6ey65nvtks5',
    prefix,
  ],
  [
    'taproot in bech32',
    'bitcoin',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    checksum,
  ],
  ['version 16 in bech32', 'bitcoin', 'BC1SW50QA3JX3S', checksum],
  ['Bitcoin’s segwit', 'qtum', 'bc1qh66h4zd4t3kvgl7dsjh8faye6lemwsfmfryymt', belongsTo('bitcoin')],
  [
    'Bitcoin’s segwit',
    'komodo',
    'bc1qhxtthndg70cthfasy8y4qlk9h7r3006azn9md0fad5dg9hh76nkqaufnuz',
    belongsTo('bitcoin'),
  ],
  ['two version bytes more', 'tron', '27bLJCYjbH6MT8DBF9xcrK6yZnm43vx7MNQ', prefix],
  ['a version of TRON', 'namecoin', 'TUrMmF9Gd4rzrXsQ34ui3Wou94E7HFuJQh', belongsTo('tron')],
  ['a version of TRON', 'ontology', 'TWBAPzpPiZarfVsY2BLXeaLhNHurn4wkWG', belongsTo('tron')],
  ['a foreign version', 'tezos', 'NmH7tmeJUmHcncBDvpr7aJNEBk7rp5zYsB1qt', prefix],
  ['a wrong checksum', 'cosmos', 'cosmos1xsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02', checksum],
  ['a wrong checksum', 'syscoin', 'sys1q42jdpqq4569ze73rskkrncplcv7mtejhdkxj90', checksum],
  ['a wrong checksum', 'binance-beacon', 'bnb1grpf0955h0ykzq3ar6nmum7y6gdfl6lxfn46h2', checksum],
  ['a wrong checksum', 'aeternity', 'ak_11111111111111111111111111111111273Ytt', checksum],
  ['31 bytes', 'solana', '2DHGApRJfSbFdKUy62d1bJvamdXURvFiAa7o2C6ZDNx', length],
  [
    'another prefix',
    'polkadot',
    '212ywJGVK2Nxnt5bjKXVHi4YY7FCFd4rVvhyt95CjpeHGZee',
    belongsTo('acala'),
  ],
  [
    'a character too many',
    'nano',
    'xrb_1mbj7xi6yrwcuwetzd5535pdqjea5rfpsoqo9nw4gxg8itycgntucp49i1n44',
    length,
  ],
  ['an XRP address', 'cardano', 'rHcaB9cE6D2oj1adme2YZw68URt7RunVdj', belongsTo('xrp')],
  [
    'an X-address of the test network',
    'xrp',
    'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ',
    { reason: 'testnet' },
  ],
  ['a zero too many', 'hedera', '0.00.123', { reason: 'payload' }],
  ['two dots', 'hedera', '0..01', prefix],
  ['nothing after the dot', 'hedera', '0.0.', prefix],
  ['a dot at the end', 'hedera', '0.0.123.', { reason: 'payload' }],
  ['a 7 in a name', 'eos', 'amckmp72ei4x', character(6)],
  ['an 8 in a name', 'eos', 'indodax8ccnt', character(7)],
  ['a 0', 'nem', 'NAMOAVHFVPJ6Fp32YP2GCM64WSRMKXA5KKYWWHPY', character(13)],
  ['a lower-case letter', 'stacks', 'SM1Y6EXF21RZ9739DFTEQKb1H044BMM0XVCM4A4NY', character(22)],
  ['an upper-case letter', 'icon', 'hxde8ba8fd110625a0c47ecf29de308b8f5bd20eD6', character(40)],
  [
    'CashAddr',
    'bitcoin-sv',
    'qqgs0xq7nz6sf4042zehsycpd29fzm64ayfu225wu4',
    belongsTo('bitcoin-cash'),
  ],
  [
    'workchain 1',
    'ton',
    '1:0ccd5119f27f7fe4614476c34f7e5e93c7ae098e577cf2012f8b8043165cb809',
    prefix,
  ],
  ['workchain 4', 'ton', 'EQEMzVEZ8n9_5GFEdsNPfl6Tx64Jjld88gEvi4BDFly4CSyl', { reason: 'payload' }],
  ['no 0x', 'ethereum', '683E07492fBDfDA84457C16546ac3f433BFaa128', prefix],
  ['0X', 'ethereum', '0XD1220A0CF47C7B9BE7A2E6BA89F429762E7B9ADB', character(1)],
  ['a blank at the end', 'filecoin', 'f0150 ', character(5)],
  [
    'a public key',
    'eos',
    'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
    { reason: 'not-an-address' },
  ],
])('refused: %s on %s', (_, network, address, why) => {
  expect(validateAddress(address, network)).toEqual({ status: 'invalid', ...why });
});

test('refused: 50 bytes under Bitcoin’s version', () => {
  const address = base58check(sha256).encode(new Uint8Array(51).fill(7).fill(0, 0, 1));
  expect(validateAddress(address, 'bitcoin')).toEqual({ status: 'invalid', ...length });
});

test('refused: a script of Bitcoin on Tezos, and where it belongs is said, Bitcoin first', () => {
  const validity = validateAddress('3QESSfkEUt6zceS46D2XsCTQET2WFmDpxs', 'tezos');
  expect(validity).toMatchObject({ status: 'invalid', reason: 'wrong-network' });
  expect('networks' in validity && validity.networks?.[0]).toBe('bitcoin');
});
