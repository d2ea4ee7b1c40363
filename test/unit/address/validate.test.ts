import { describe, expect, test } from 'vitest';
import { identifyNetworks } from '@/lib/address/identify';
import { networks } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import { readVectors } from './vectors';

describe.each(networks.map(({ id }) => id))('%s', (id) => {
  test.each(readVectors(id))('answers "$address" ($source)', ({ address, expected }) => {
    expect(validateAddress(address, id)).toEqual(expected);
  });

  const valid = readVectors(id).filter(({ expected }) => expected.status === 'valid');
  test.each(valid)('is named for "$address", unless that is vague', ({ address, vague }) => {
    expect(identifyNetworks(address).includes(id)).toBe(!vague);
  });
});

// Known mistakes of other validators: texts of other networks, or with a wrong checksum, that one of them let pass.
const elsewhere = [
  ['pqx578nanz2h2estzmkr53zqdg6qt8xyqvffffffff', 'a cashaddr with a wrong checksum'],
  ['cosmos1xsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02', 'a Cosmos address with a wrong checksum'],
  ['sys1q42jdpqq4569ze73rskkrncplcv7mtejhdkxj90', 'a Syscoin address with a wrong checksum'],
  ['ak_11111111111111111111111111111111273Ytt', 'an Aeternity address with a wrong checksum'],
  ['NmH7tmeJUmHcncBDvpr7aJNEBk7rp5zYsB1qt', 'base58check of a foreign version'],
  ['DeeUhrRoTp4DftsqddVW96yMGMW4sgQFYUE', 'a Decred address'],
  ['1:0ccd5119f27f7fe4614476c34f7e5e93c7ae098e577cf2012f8b8043165cb809', 'a raw TON address'],
];

test.each(elsewhere)('no network of ours has %s (%s)', (address) => {
  expect(identifyNetworks(address)).toEqual([]);
  for (const { id } of networks) expect(validateAddress(address, id).status).toBe('invalid');
});
