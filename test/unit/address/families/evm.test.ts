import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { networks } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import { fc } from '@/test/unit/fc';

const accounts = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(bytesToHex);

/** EIP-1191 as it is written there; EIP-55 where there is no chain. */
function capitalise(digits: string, chainId = ''): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(chainId ? `${chainId}0x${digits}` : digits)));
  return Array.from(digits, (digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  ).join('');
}

const isMixed = (digits: string) =>
  digits !== digits.toLowerCase() && digits !== digits.toUpperCase();

test('an address in EIP-55 case is valid on every EVM network, and its key is one', () => {
  const evm = networks.filter(({ encodings }) => encodings.some(({ family }) => family === 'evm'));
  fc.assert(
    fc.property(accounts, (digits) => {
      const address = `0x${capitalise(digits)}`;
      for (const { id } of evm) {
        expect(validateAddress(address, id)).toHaveProperty('canonical', address);
        expect(accountKey(address, id)).toBe(`evm20:${digits}`);
      }
    }),
  );
}, 60_000);

describe('Rootstock', () => {
  test('takes EIP-1191 case of chain 30 beside EIP-55, and tells chain 31 as the test network', () => {
    fc.assert(
      fc.property(accounts, (digits) => {
        const [plain, main, inTest] = [
          capitalise(digits),
          capitalise(digits, '30'),
          capitalise(digits, '31'),
        ];
        // Where there are few letters, Wanchain's case may be the same.
        const inverted = plain.replace(/[a-f]/gi, (letter) =>
          letter < 'a' ? letter.toLowerCase() : letter.toUpperCase(),
        );
        fc.pre([plain, main, inTest].every(isMixed));
        fc.pre(new Set([plain, main, inTest, inverted]).size === 4);
        expect(validateAddress(`0x${plain}`, 'rootstock')).toMatchObject({ format: 'EIP-55' });
        expect(validateAddress(`0x${main}`, 'rootstock')).toMatchObject({ format: 'EIP-1191' });
        expect(validateAddress(`0x${inTest}`, 'rootstock')).toMatchObject({ reason: 'testnet' });
        // Where there are few letters, Starknet's case may fit as well.
        fc.pre(validateAddress(`0x${main}`, 'starknet').status === 'invalid');
        expect(validateAddress(`0x${main}`, 'ethereum')).toEqual({
          status: 'invalid',
          reason: 'wrong-network',
          networks: ['rootstock'],
        });
      }),
    );
  });
});

describe.each([
  ['ronin', 'ronin:'],
  ['xdc', 'xdc'],
] as const)('%s', (id, prefix) => {
  test(`takes ${prefix} instead of 0x, in EIP-55 case or in one case`, () => {
    fc.assert(
      fc.property(accounts, (digits) => {
        const canonical = prefix + capitalise(digits);
        for (const spelling of [digits, digits.toUpperCase(), capitalise(digits)]) {
          expect(validateAddress(prefix + spelling, id)).toHaveProperty('canonical', canonical);
        }
        expect(accountKey(canonical, id)).toBe(`evm20:${digits}`);
        expect(validateAddress(canonical, 'ethereum')).toMatchObject({ reason: 'wrong-network' });
      }),
    );
  });
});
