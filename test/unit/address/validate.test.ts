import { describe, expect, test } from 'vitest';
import { identifyNetworks } from '@/lib/address/identify';
import { networks } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import { readVectors, type Vector } from './vectors';

describe.each(networks.map(({ id }) => id))('%s', (id) => {
  const vectors = readVectors(id);
  const named = ({ address, source }: Vector) => `${address} (${source})`;

  test('answers each vector as its source says', () => {
    const answers = vectors.map((vector) => [named(vector), validateAddress(vector.address, id)]);
    expect(answers).toEqual(vectors.map((vector) => [named(vector), vector.expected]));
  });

  test('has vectors that are addresses, and such that are none', () => {
    const status = new Set(vectors.map(({ expected }) => expected.status));
    expect([...status].sort()).toEqual(['invalid', 'valid']);
  });

  test('is named for each valid one, unless that is vague', () => {
    const valid = vectors.filter(({ expected }) => expected.status === 'valid');
    const answers = valid.map(({ address }) => [address, identifyNetworks(address).includes(id)]);
    expect(answers).toEqual(valid.map(({ address, vague }) => [address, !vague]));
  });
});

// Known mistakes of other validators: texts of other networks, or with a wrong checksum, that one of them let pass.
const elsewhere = [
  ['pqx578nanz2h2estzmkr53zqdg6qt8xyqvffffffff', 'a cashaddr with a wrong checksum'],
  ['cosmos1xsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02', 'a Cosmos address with a wrong checksum'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'taproot in bech32'],
  ['683E07492fBDfDA84457C16546ac3f433BFaa128', 'an EVM address without 0x'],
  ['0XD1220A0CF47C7B9BE7A2E6BA89F429762E7B9ADB', 'an EVM address with 0X'],
  ['rHcaB9cE6D2oj1adme2YZw68URt7RunVd', 'an XRP address that has lost a character'],
  ['sys1q42jdpqq4569ze73rskkrncplcv7mtejhdkxj90', 'a Syscoin address with a wrong checksum'],
  ['ak_11111111111111111111111111111111273Ytt', 'an Aeternity address with a wrong checksum'],
  ['NmH7tmeJUmHcncBDvpr7aJNEBk7rp5zYsB1qt', 'base58check of a foreign version'],
  ['1:0ccd5119f27f7fe4614476c34f7e5e93c7ae098e577cf2012f8b8043165cb809', 'a raw TON address'],
];

test.each(elsewhere)('no network of ours has %s (%s)', (address) => {
  expect(identifyNetworks(address)).toEqual([]);
  // For who says so, nearly any lower-case word is a name on NEAR, and 43 letters and digits are an address of Arweave.
  const others = networks.filter(({ id }) => id !== 'near' && id !== 'arweave');
  for (const { id } of others) expect(validateAddress(address, id).status).toBe('invalid');
});
