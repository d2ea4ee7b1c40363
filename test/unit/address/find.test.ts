import { createHash } from 'node:crypto';
import { base58 } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { findAddresses } from '@/lib/address/find';
import { networks } from '@/lib/address/networks';
import { fc } from '@/test/unit/fc';
import { readVectors } from './vectors';

const btc = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const sol = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

describe('finds an address', () => {
  test.each([
    ['alone', btc, btc],
    ['in a payment URI', `bitcoin:${segwit}?amount=0.01&label=x`, segwit],
    ['in an upper-case payment URI', `BITCOIN:${segwit.toUpperCase()}`, segwit.toUpperCase()],
    ['in an Ethereum URI', `ethereum:${evm}@1/transfer`, evm],
    ['in an EIP-681 URI', `ethereum:pay-${evm}?value=1`, evm],
    ['in an explorer’s URL', `https://etherscan.io/address/${evm}#code`, evm],
    ['in an escaped URL', `?to=bitcoin%3A${segwit}%3Famount`, segwit],
    ['in CAIP-10', `eip155:1:${evm}`, evm],
    ['in brackets', `(${tron})[x]`, tron],
    ['in quotes', `“${tron}”`, tron],
    ['in JSON', `{"address":"${evm}","n":1}`, evm],
    ['after a character that JSON escapes', `{"text":"\\u5730\\u5740${evm}"}`, evm],
    ['after one with capital digits', `\\u003C${evm}\\u003e`, evm],
    ['with a full stop', `Send to ${btc}.`, btc],
    ['in key=value', `wallet=${btc};coin=btc`, btc],
    ['in Chinese without blanks', `请汇款到${evm}谢谢`, evm],
    ['in Japanese without blanks', `送金先は${tron}です`, tron],
    ['joined by _', `BTC_${btc}_main`, btc],
    ['joined by -', `order-${tron}-1`, tron],
    ['after a lone surrogate', `\ud83d${btc}`, btc],
    ['after emoji', `💰💰${evm}`, evm],
    ['at the end of a long text', `${'word '.repeat(9999)}${btc}`, btc],
    ['of Solana, alone', sol, sol],
    ['of Solana, in quotes', `'${sol}'`, sol],
    ['of Solana, with a full stop', `Pay ${sol}. Thanks`, sol],
    ['of Solana, in Chinese', `我的${sol}谢谢`, sol],
    ['of Solana, after a label', `Solana: ${sol}`, sol],
    ['of Solana, in key=value', `recipient_wallet=${sol}`, sol],
    ['of Solana, in a payment URI', `solana:${sol}?amount=1`, sol],
    ['of Solana, in an explorer’s URL', `https://solscan.io/account/${sol}`, sol],
    ['of Solana, nearest to the word address', `Transaction to the address ${sol}`, sol],
    [
      'of Solana, that no one would know without a label',
      'System program address: 11111111111111111111111111111111',
      '11111111111111111111111111111111',
    ],
  ])('%s', (_, text, address) => {
    const start = text.indexOf(address);
    expect(findAddresses(text)).toEqual([
      { start, end: start + address.length, address, networks: expect.any(Array) },
    ]);
  });

  const cash = 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
  const ton = 'EQBiA3tEroM6LYE7gIMkDWIVY4-J_qli9EU5zMLhM6y0_RZa';
  const rawTon = '0:62037b44ae833a2d813b8083240d6215638f89fea962f44539ccc2e133acb4fd';
  const kaspa = 'kaspa:qqkqkzjvr7zwxxmjxjkmxxdwju9kjs6e9u82uh59z07vgaks6gg62v8707g73';
  const principal = 'lnviz-hi3hs-lzbuu-2z5wb-ormd3-jml4y-2ss2c-tytaw-e4xkv-pkugx-fae';
  const sui = '0x494312728a1904dc6571d8ca59577a15c5da5c95448ee667cda69bf2194b8e52';
  const ar = '9_666Wkk2GzL0LGd3xhb0jY7HqNy71BaV4sULQlJsBQ';
  test.each([
    ['with its prefix', `Pay ${cash}?amount=1`, cash, 'bitcoin-cash'],
    ['after a word and its prefix', `BCH:${cash},`, cash, 'bitcoin-cash'],
    ['of TON, with - and _', `https://tonviewer.com/${ton}/jettons`, ton, 'ton'],
    ['of TON, after a word and _', `wallet_${ton}`, ton, 'ton'],
    ['of TON, in italics', `_${ton}_`, ton, 'ton'],
    ['of TON, before -', `my-${ton}-wallet`, ton, 'ton'],
    ['of TON, after full-width punctuation', `地址：${ton}，请汇款`, ton, 'ton'],
    ['of TON, after Cyrillic letters', `адрес${ton}`, ton, 'ton'],
    ['of TON, raw, in an explorer’s URL', `https://tonviewer.com/${rawTon}`, rawTon, 'ton'],
    ['of Kaspa, in an escaped URL', `?to=%20${kaspa}`, kaspa, 'kaspa'],
    [
      'of TON, with + and /',
      'TON Ef/CpH8leB0xMLU8tayakv2ImgkmVL/bd7+kndPTbI6ZNWDs.',
      'Ef/CpH8leB0xMLU8tayakv2ImgkmVL/bd7+kndPTbI6ZNWDs',
      'ton',
    ],
    ['in groups of five', `to ${principal}.`, principal, 'internet-computer'],
    ['in groups of five, in Chinese', `地址：${principal}。`, principal, 'internet-computer'],
    [
      'of Nano',
      `nano:nano_1111111111111111111111111111111111111111111111111111hifc8npp?a=1`,
      'nano_1111111111111111111111111111111111111111111111111111hifc8npp',
      'nano',
    ],
    ['of Sui, named', `My Sui wallet: ${sui}`, sui, 'sui'],
    ['of Arweave, named', `Arweave wallet ${ar}`, ar, 'arweave'],
    ['of Hedera, named', 'Hedera account 0.0.1377988.', '0.0.1377988', 'hedera'],
    ['of Hedera, with its checksum', '(0.0.123-vfmkw)', '0.0.123-vfmkw', 'hedera'],
    ['below .near', 'Send it to bob.token_x.near, please', 'bob.token_x.near', 'near'],
    ['below .near, in a question', 'Is it alice.near?', 'alice.near', 'near'],
    ['below .near, in a table', 'alice.near | none', 'alice.near', 'near'],
    [
      'below .near, in an explorer’s URL',
      'https://nearblocks.io/address/alice.near?tab=txns',
      'alice.near',
      'near',
    ],
    [
      'below .near, in another explorer’s',
      'https://explorer.near.org/accounts/alice.near',
      'alice.near',
      'near',
    ],
    ['of Flow, named', 'Flow account: 0xf233dcee88fe0abe', '0xf233dcee88fe0abe', 'flow'],
    ['of Aptos, special', 'the Aptos address 0x1 holds', '0x1', 'aptos'],
    ['of Filecoin, named', 'Filecoin miner f01234', 'f01234', 'filecoin'],
    [
      'of Filecoin, in an explorer’s URL',
      'https://filfox.info/en/address/f01234',
      'f01234',
      'filecoin',
    ],
    [
      'of Aptos, special, in an explorer’s URL',
      'https://explorer.aptoslabs.com/account/0x1?network=mainnet',
      '0x1',
      'aptos',
    ],
  ])('%s', (_, text, address, networkId) => {
    const start = text.indexOf(address);
    const [found, ...others] = findAddresses(text);
    expect(found).toMatchObject({ start, end: start + address.length, address });
    expect(found?.networks).toContain(networkId);
    expect(others).toEqual([]);
  });

  test('in groups of four, and leaves the words around it', () => {
    const groups = segwit.replace(/.{4}(?=.)/g, '$& ');
    const text = `Please send 1000 here: ${groups} that fits`;
    const start = text.indexOf('bc1q');
    expect(findAddresses(text)).toMatchObject([
      { start, end: start + groups.length, address: segwit, written: 'grouped' },
    ]);
    expect(findAddresses(`also this ${groups} this will fail`)).toMatchObject([{ start: 10 }]);
    expect(findAddresses(text.replace('gtzz', 'gtza'))).toEqual([]);
  });

  test('with an invisible character inside, and says so', () => {
    const text = `pay \u200b${segwit.slice(0, 9)}\u200b\u2060${segwit.slice(9)}\ufeff now`;
    expect(findAddresses(text)).toMatchObject([
      { start: 5, end: 7 + segwit.length, address: segwit, written: 'invisible-characters' },
    ]);
    const [found] = findAddresses(`pay \u200b${segwit}\u200b now`);
    expect(found).toMatchObject({ start: 5, end: 5 + segwit.length, address: segwit });
    expect(found).not.toHaveProperty('written');
  });

  test('and every other, in the order of the text', () => {
    const found = findAddresses(`${btc},${evm}\n3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy`);
    expect(found.map(({ start, end, networks }) => [start, end, networks[0]])).toEqual([
      [0, 34, 'bitcoin'],
      [35, 77, 'ethereum'],
      [78, 112, 'bitcoin'],
    ]);
  });

  const valid = networks
    .flatMap(({ id }) => readVectors(id))
    .filter(({ expected, vague }) => expected.status === 'valid' && !vague)
    // Two forms of Kadena's, and special or short ones, are addresses only where the user chose the network.
    .filter(({ address }) => address.length >= 25 && !/^[wu]:/.test(address));
  test.each(valid)('$address of $networkId, after its label', ({ networkId, address }) => {
    const [found] = findAddresses(`${networkId} address: ${address}, please`);
    expect(found).toMatchObject({
      start: networkId.length + 10,
      address: address.replace(/ /g, ''),
    });
    expect(found?.networks).toContain(networkId);
  });
});

describe('finds none in', () => {
  const hash = createHash('sha256').update('x');
  const digest = hash.digest();
  test.each([
    ['nothing', ''],
    ['words', 'Donaudampfschifffahrtsgesellschaftskapitaen pneumonoultramicroscopicsilico'],
    ['a transaction hash', `tx 0x${digest.toString('hex')}`],
    ['a Bitcoin transaction hash', digest.toString('hex')],
    ['a git hash', 'commit da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['a UUID', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'],
    ['an integrity string', `integrity="sha256-${digest.toString('base64')}"`],
    ['base64', Buffer.from(Array.from({ length: 900 }, (_, at) => at * 31)).toString('base64')],
    ['call data', `0xa9059cbb000000000000000000000000${evm.slice(2)}${'0'.repeat(62)}01`],
    ['a shortened address', '0x5aAeb6…1BeAed and bc1qar0s...f5mdq'],
    ['a longer run', `x${btc} ${btc}x ${evm}0`],
    ['a typo', `${btc.slice(0, -1)}3 ${evm.slice(0, -1)}c ${segwit.slice(0, -1)}p`],
    ['a test network’s address', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'],
    ['hex without 0x', evm.slice(2)],
    ['a private key', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
    [
      'a JWT, even after the word wallet',
      `wallet: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${sol}`,
    ],
    ['base 58 named a transaction', `Transaction hash: ${sol}`],
    ['base 58 named a block', `the Solana block ${sol}`],
    ['base 58 named a token', `X-Api-Token: ${sol}`],
    ['base 58 in a path', `https://example.com/files/${sol}.png`],
    ['base 58 with padding', `wallet ${sol}=`],
    ['base 58 joined to base64', `address ${sol}+ +${sol}`],
    ['base 58 joined by - or _ without a word', `a-${sol} ${sol}_b`],
    ['32 bytes of hex without a word', `Sent in 0x${digest.toString('hex')}`],
    ['32 bytes of hex named a transaction', `the wallet's transaction 0x${digest.toString('hex')}`],
    [
      'a Move type',
      'address 0x494312728a1904dc6571d8ca59577a15c5da5c95448ee667cda69bf2194b8e52::coin::X',
    ],
    ['43 characters of base64url without a word', '9_666Wkk2GzL0LGd3xhb0jY7HqNy71BaV4sULQlJsBQ'],
    ['version numbers', 'hedera 0.0.1-alpha 1.0.0.1234 v0.0.1234'],
    ['code, further in', 'light.shadow.camera.near, params.camera.near, cam.near, frustum.near,'],
    ['a version', 'Hedera SDK 0.0.12 released'],
    ['code', 'camera.near = this.near; foo.near(1); https://wallet.near.org a.near'],
    ['pointers', 'overflow at 0x00007fff5fbff8c0, 0x1 and f0123'],
    ['an IBAN in groups', 'GB29 NWBK 6016 1331 9268 19 MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
    ['words of four letters', 'they also said that when this kind goes home some will stay'],
    ['an IPFS CID', 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'],
    ['a PGP block', 'mQENBFzZ8wMBCADSyfxQbFVLgz6Y1aQfOZ4hLqMNtXlhxxNdC2Q/0RkFPWnUtJ5+\n=aB3d'],
    ['32 characters of 1 without a word', '11111111111111111111111111111111'],
  ])('%s', (_, text) => {
    expect(findAddresses(text)).toEqual([]);
  });

  test('base64, base64url, JWTs and alphanumeric ids made at random', () => {
    // Seeded, so that the number is a fact. Unpadded base64url of 32 bytes that stands alone and happens to be base 58
    // cannot be told from Solana: 1.5 % of those.
    const bytes = (at: number, size: number) =>
      Buffer.from(
        Array.from({ length: Math.ceil(size / 32) }, (_, part) =>
          createHash('sha256').update(`${at}/${part}`).digest(),
        ).flatMap((block) => [...block]),
      ).subarray(0, size);
    const count = (form: (at: number) => string) => {
      let found = 0;
      for (let at = 0; at < 2000; at++) found += findAddresses(form(at)).length;
      return found;
    };
    expect({
      hex: count((at) => bytes(at, 20).toString('hex')),
      blobs: count((at) => bytes(at, 300).toString('base64')),
      integrity: count((at) => `sha256-${bytes(at, 32).toString('base64')}`),
      padded: count((at) => bytes(at, 32).toString('base64')),
      jwt: count(
        (at) =>
          `eyJhbGciOiJIUzI1NiJ9.${bytes(at, 60).toString('base64url')}.${bytes(at, 32).toString('base64url')}`,
      ),
      transactions: count((at) => base58.encode(bytes(at, 64))),
      named: count((at) => `token ${bytes(at, 32).toString('base64url')}`),
      unpadded: count((at) => bytes(at, 32).toString('base64url')),
    }).toEqual({
      hex: 0,
      blobs: 0,
      integrity: 0,
      padded: 0,
      jwt: 0,
      transactions: 0,
      named: 0,
      unpadded: 30,
    });
  });
});

test('offsets are exact wherever an address stands among other text', () => {
  const blank = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `${text} `);
  fc.assert(
    fc.property(fc.array(blank), fc.constantFrom(btc, segwit, evm, tron), (parts, address) => {
      const text = parts.map((part) => part + address).join(' ');
      const found = findAddresses(text).filter((one) => one.address === address);
      expect(found).toHaveLength(parts.length);
      for (const { start, end } of found) expect(text.slice(start, end)).toBe(address);
    }),
  );
});

test.each([
  ['one token', 'a'.repeat(1_000_000)],
  ['one token of 1', '1'.repeat(1_000_000)],
  ['tokens just too long', `${'1'.repeat(122)} `.repeat(8000)],
  ['lone surrogates', '\ud800'.repeat(1_000_000)],
  ['0x', '0x'.repeat(500_000)],
  ['words of four letters', 'word '.repeat(200_000)],
  ['groups of four digits', '1234 '.repeat(200_000)],
  ['invisible characters', 'a\u200b'.repeat(500_000)],
  ['nothing but invisible ones', '\u{e0041}'.repeat(500_000)],
  ['groups in lines of their own', 'a1b2\r\n'.repeat(166_000)],
  ['tables of numbers', `${'1234  '.repeat(9)}\n`.repeat(18_000)],
  ['slashes', 'EQa/'.repeat(250_000)],
  ['hyphens', 'abcde-'.repeat(166_000)],
  ['beginnings of short forms', 'a.near 0.0. f0 0x '.repeat(55_000)],
  ['a name without end', `${'a.'.repeat(500_000)}near`],
])('a million characters of %s hold none, and are read to the end', (_, text) => {
  expect(findAddresses(text)).toEqual([]);
});
