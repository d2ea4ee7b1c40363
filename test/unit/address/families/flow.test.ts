import { expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { identifyNetworks } from '@/lib/address/identify';
import { validateAddress } from '@/lib/address/validate';
import { fc } from '@/test/unit/fc';

/** The first rows of the generator matrix (flow-go, model/flow/address.go): the addresses of the accounts 1, 2, 4, 8 and so on. */
const rows = [
  0xe467b9dd11fa00dfn,
  0xf233dcee88fe0aben,
  0xf919ee77447b7497n,
  0xfc8cf73ba23a260dn,
  0xfe467b9dd11ee2a1n,
  0xff233dcee888d807n,
  0xff919ee774476ce6n,
  0x7fc8cf73ba231d10n,
  0x3fe467b9dd11b183n,
  0x1ff233dcee8f96d6n,
  0x8ff919ee774757ban,
  0x47fc8cf73ba2b331n,
  0x23fe467b9dd27f6cn,
  0x11ff233dceee8e82n,
  0x88ff919ee775dd8fn,
  0x447fc8cf73b905e4n,
  0xa23fe467b9de0d83n,
  0xd11ff233dce8d5a7n,
  0xe88ff919ee73c38an,
  0x7447fc8cf73f171fn,
];

const testNetwork = 0x6834ba37b3980209n;

const written = (word: bigint) => `0x${word.toString(16).padStart(16, '0')}`;
const account = fc
  .integer({ min: 1, max: 2 ** rows.length - 1 })
  .map((index) => rows.reduce((word, row, at) => ((index >> at) & 1 ? word ^ row : word), 0n));

test('an account of Flow is read, in any case, and told from one of the test network', () => {
  fc.assert(
    fc.property(account, (word) => {
      const address = written(word);
      const valid = { status: 'valid', canonical: address, checksum: 'verified' };
      expect(validateAddress(address, 'flow')).toMatchObject(valid);
      expect(validateAddress(`0x${address.slice(2).toUpperCase()}`, 'flow')).toMatchObject(valid);
      expect(identifyNetworks(address)).toEqual(['flow']);
      expect(accountKey(address, 'flow')).toBe(`flow:${address.slice(2)}`);
      const inTest = validateAddress(written(word ^ testNetwork), 'flow');
      expect(inTest).toEqual({ status: 'invalid', reason: 'testnet' });
    }),
  );
});

test('a digit that is another one, two that changed places, and one that is missing are seen', () => {
  const place = fc.integer({ min: 2, max: 17 });
  fc.assert(
    fc.property(account, place, fc.integer({ min: 1, max: 15 }), (word, at, by) => {
      const address = written(word);
      const digit = (Number.parseInt(address.charAt(at), 16) ^ by).toString(16);
      const mistyped = address.slice(0, at) + digit + address.slice(at + 1);
      const checksum = { status: 'invalid', reason: 'checksum' };
      expect(validateAddress(mistyped, 'flow')).toEqual(checksum);
      expect(identifyNetworks(mistyped)).toEqual([]);
      const [before = '', one = ''] = address.slice(at - 1, at + 1);
      const swapped = address.slice(0, at - 1) + one + before + address.slice(at + 1);
      const isOther = at > 2 && one !== before;
      if (isOther) expect(validateAddress(swapped, 'flow')).toEqual(checksum);
      const length = { status: 'invalid', reason: 'length' };
      expect(validateAddress(address.slice(0, -1), 'flow')).toEqual(length);
    }),
  );
});
