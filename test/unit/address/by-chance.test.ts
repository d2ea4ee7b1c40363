import { base58 } from '@scure/base';
import { expect, test } from 'vitest';
import { findAddresses } from '@/lib/address/find';
import { identifyNetworks } from '@/lib/address/identify';
import { addressMakers, madeNetworks } from '@/test/fixtures/addresses';
import { seededRandom } from '@/test/fixtures/random';

// What random bytes can look like by chance is met only among thousands.
test.each(madeNetworks)('no address of %s is taken for something else by its look', (network) => {
  const random = seededRandom(madeNetworks.indexOf(network));
  // Where no checksum takes long to make.
  const count = network === 'solana' ? 20_000 : 500;
  const unknown = Array.from({ length: count }, () => addressMakers[network](random)).filter(
    (address) => !identifyNetworks(address).includes(network),
  );
  expect(unknown).toEqual([]);
});

test('an account of Solana that looks like bech32 is found in a text', () => {
  const address = 'EF1RR96yyRG6CTD482j8J7jeTECyUJ3v4WSc9q5uynTX';
  expect(base58.decode(address)).toHaveLength(32);
  expect(findAddresses(`Solana: ${address}`)).toMatchObject([{ address, networks: ['solana'] }]);
});
