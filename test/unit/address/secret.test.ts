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
])('takes "%s" for a secret (%s)', (text) => {
  expect(looksLikeSecret(text)).toBe(true);
});

test.each([
  ['5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTK', 'a WIF key with a wrong checksum'],
  ['snoPBrXtMeMyMHUVTgbuqAfg1SUTc', 'a seed with a wrong checksum'],
  ['9f86d081884c7d659a2feaa0c55ad015', 'an MD5'],
  ['da39a3ee5e6b4b0d3255bfef95601890afd80709', 'a git hash'],
  ['abandon abandon abandon abandon', 'four words'],
  ['Send the money to this address please and tell nobody what it is for', 'a sentence'],
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

test('an address looks like a secret only where both are 64 digits and no checksum tells them apart', () => {
  const alike = valid.filter(({ address }) => isLikelySecret(address, null));
  expect(alike.filter(({ address }) => !/^(0x)?[0-9a-fA-F]{64}$/.test(address))).toEqual([]);
  expect([...new Set(alike.map(({ networkId }) => networkId))].sort()).toEqual([
    'aion',
    'aptos',
    'iota',
    'near',
    'sui',
  ]);
  expect(isLikelySecret(hexKey, null)).toBe(true);
  expect(isLikelySecret(hexKey, 'ethereum')).toBe(true);
  expect(isLikelySecret(hexKey, 'sui')).toBe(false);
});
