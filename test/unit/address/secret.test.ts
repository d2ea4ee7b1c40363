import { expect, test } from 'vitest';
import { networks } from '@/lib/address/networks';
import { isLikelySecret } from '@/lib/address/recognise';
import { looksLikeSecret } from '@/lib/address/secret';
import { readVectors } from './vectors';

const hexKey = '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318';

const phrase =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';

test.each([
  ['5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', 'Bitcoin wiki, Wallet import format'],
  ['KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617', 'Bitcoin wiki, compressed'],
  ['5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTK', 'the same, mistyped'],
  ['KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98618', 'compressed, mistyped'],
  ['T6BuSEcYVosXgSi599pEah6Ade1VVc1jjKtYuFULwnxUEmP7CJ2o', 'Litecoin, version b0'],
  [hexKey, 'web3.js documentation'],
  ['0C28FCA386C7A227600B2FE50B7CAE11EC86D3BF1FBE471BE89827E19D72AA1D', 'Bitcoin wiki, raw key'],
  [
    'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    'BIP-32, test vector 1',
  ],
  [
    'zprvAWgYBBk7JR8Gjrh4UJQ2uJdG1r3WNRRfURiABBE3RvMXYSrRJL62XuezvGdPvG6GFBZduosCc1YP5wixPox7zhZLfiUm8aunE96BBa4Kei5',
    'BIP-84, test vectors',
  ],
  ['SBGWSG6BTNCKCOB3DIFBGCVMUPQFYPA2G4O34RMTB343OYPXU5DJDVMN', 'SEP-5, test vectors'],
  ['snoPBrXtMeMyMHUVTgbuqAfg1SUTb', 'xrpl.org, "masterpassphrase"'],
  ['sEdTM1uX8pu2do5XvTnutH6HsouMaM2', 'xrpl.js, ed25519 seed'],
  [phrase, 'BIP-39, test vectors'],
  [`  ${phrase.replaceAll(' ', '\n')}\n`, 'BIP-39, one word a line'],
  [`A${phrase.slice(1)}`, 'BIP-39, as a telephone writes it'],
  [phrase.toUpperCase(), 'BIP-39, in capitals'],
  [`“${phrase}”`, 'BIP-39, in quotes'],
  [phrase.replaceAll(' ', '-'), 'BIP-39, joined'],
  [
    phrase
      .split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join('\n'),
    'BIP-39, numbered',
  ],
  ['的 的 的 的 的 的 的 的 的 的 的 在', 'BIP-39, the Chinese list'],
  ['ábaco ábaco ábaco ábaco ábaco ábaco ábaco ábaco ábaco ábaco ábaco abierto', 'Spanish'],
  [`${'abandon '.repeat(24)}invest`, 'Algorand, 25 words'],
  [hexKey.replace('0x4', '0x'), 'Starknet, without the zero before it'],
  [`0x${'12'.repeat(64)}`, '64 bytes'],
  [`${hexKey.slice(2)}01`, 'a key with the mark of a compressed one'],
  [`[${Array.from({ length: 64 }, (_, at) => at * 4).join(', ')}]`, 'a file of Solana'],
  [`ed25519:${'5'.repeat(88)}`, 'NEAR'],
  [`nsec1${'q'.repeat(58)}`, 'Nostr'],
  [`secret-extended-key-main1${'q'.repeat(274)}`, 'Zcash'],
  [`ed25519e_sk1${'q'.repeat(109)}`, 'Cardano, not of a wallet'],
  [
    'mn_shield-esk1wda5juujtyp7clcqgu6t9v7ptd7pdt2qfsw72pejwq7ez72y0euqyd5sy6c',
    'Midnight, what its shielded coins are read with',
  ],
  [`BLsk${'5'.repeat(50)}`, 'Tezos, BLS'],
  [`suiprivkey1${'q'.repeat(59)}`, 'Sui'],
  [`ed25519-priv-${hexKey}`, 'Aptos, AIP-80'],
  [`edsk${'3'.repeat(50)}`, 'Tezos'],
  [`PVT_K1_${'2'.repeat(50)}`, 'EOS'],
  ['6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg', 'BIP-38, test vectors'],
  [`root_xsk1${'q'.repeat(200)}`, 'Cardano, CIP-5'],
  ['S6c56bnXQiBjk9mqSYE7ykVQ7NzrRy', 'Bitcoin wiki, mini private key format'],
  ['SzavMBLoXU6kDrqtUVmffv', 'the same, of the first coins'],
])('takes "%s" for a secret (%s)', (text) => {
  expect(looksLikeSecret(text)).toBe(true);
});

test.each([
  ['T6BuSEcYVosXgSi599pEah6Ade1VVc1jjKtYuFULwnxUEmP7CJ2p', 'another coin’s with a wrong checksum'],
  ['snoPBrXtMeMyMHUVTgbuqAfg1SUTc', 'a seed with a wrong checksum'],
  ['9f86d081884c7d659a2feaa0c55ad015', 'an MD5'],
  ['da39a3ee5e6b4b0d3255bfef95601890afd80709', 'a git hash'],
  ['abandon abandon abandon abandon', 'four words'],
  ['Send the money to this address please and tell nobody what it is for', 'a sentence'],
  ['地址 收到 的 钱 请 汇款 到 这里 谢谢 你们 大家 好', 'a sentence in Chinese'],
  [`ed25519:${'5'.repeat(44)}`, 'a public key of NEAR'],
  [`0x${'1'.repeat(59)}`, 'too short for a key'],
  [`02${hexKey.slice(4)}01`, 'a public key, or an account of Casper'],
  [`6P${'A'.repeat(56)}`, 'an account of Algorand'],
  ['SzavMBLoXU6kDrqtUVmffw', 'a mini key with a wrong checksum'],
  [
    'SUZF FQSC VPHY YBDC QODE MFAO KRJD DDIR JFFI WFLR DDJQ RPKM JNOC SSKH XHGK',
    'an identity of Qubic in groups of four',
  ],
  ['', 'nothing'],
])('takes "%s" for none (%s)', (text) => {
  expect(looksLikeSecret(text)).toBe(false);
});

const valid = networks
  .flatMap(({ id }) => readVectors(id))
  .filter(({ expected }) => expected.status === 'valid');

test.each(valid)('takes $address for none where $networkId is chosen', ({ address, networkId }) => {
  expect(isLikelySecret(address, networkId)).toBe(false);
});

test('an address looks like a secret only where both are 64 digits, or some fewer after 0x, and no checksum tells them apart', () => {
  const alike = valid.filter(({ address }) => isLikelySecret(address, null));
  expect(
    alike.filter(({ address }) => !/^(0x)?[0-9a-fA-F]{64}$|^0x[0-9a-fA-F]{60,63}$/.test(address)),
  ).toEqual([]);
  expect([...new Set(alike.map(({ networkId }) => networkId))].sort()).toEqual([
    'aion',
    'aptos',
    'iota',
    'movement',
    'near',
    'starknet',
    'sui',
  ]);
  expect(isLikelySecret(hexKey, null)).toBe(true);
  expect(isLikelySecret(hexKey, 'ethereum')).toBe(true);
  expect(isLikelySecret(hexKey, 'sui')).toBe(false);
});
