import { base58, bech32, bech32m } from '@scure/base';
import { expect, test } from 'vitest';
import { bitcoinAlphabet, rippleAlphabet } from '@/lib/address/alphabets';
import { toBase58Check } from '@/lib/address/base58';
import { findAddresses } from '@/lib/address/find';
import { identifyNetworks } from '@/lib/address/identify';
import { validateAddress } from '@/lib/address/validate';
import { fc } from '@/test/unit/fc';

// What holds for each form by itself is in families/, where its encoder is.

const checked =
  (version: number, alphabet = bitcoinAlphabet) =>
  (input: Uint8Array) =>
    toBase58Check(new Uint8Array([version, ...input]), alphabet);

const segwit = (hrp: string, version: number) => (input: Uint8Array) => {
  const codec = version === 0 ? bech32 : bech32m;
  return codec.encode(hrp, [version, ...codec.toWords(input)], false);
};

test.each<[form: string, bytes: number, encode: (input: Uint8Array) => string]>([
  ['Bitcoin’s P2PKH', 20, checked(0x00)],
  ['Bitcoin’s P2SH', 20, checked(0x05)],
  ['TRON', 20, checked(0x41)],
  ['XRP', 20, checked(0x00, rippleAlphabet)],
  ['Bitcoin’s P2WSH', 32, segwit('bc', 0)],
  ['Bitcoin’s P2TR', 32, segwit('bc', 1)],
  ['MWEB', 66, segwit('ltcmweb', 0)],
])(
  '%s: every address is found in text, and one changed character is on no network',
  (_, bytes, encode) => {
    const payload = fc.uint8Array({ minLength: bytes, maxLength: bytes });
    const letter = fc.constantFrom(...bitcoinAlphabet.toLowerCase());
    fc.assert(
      fc.property(payload, fc.nat(), letter, (input, place, char) => {
        const address = encode(input);
        const text = `pay <${address}>.`;
        expect(findAddresses(text)).toMatchObject([{ start: 5, end: 5 + address.length, address }]);
        const at = place % address.length;
        const changed = address.slice(0, at) + char + address.slice(at + 1);
        fc.pre(changed !== address);
        // A changed first character can leave base 58 of 32 bytes, which carries no checksum.
        expect(identifyNetworks(changed).filter((id) => id !== 'solana')).toEqual([]);
      }),
      { seed: 7, numRuns: 1000 },
    );
  },
);

test('Solana takes base 58 of 32 bytes and of no other length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 28, maxLength: 36 }), (input) => {
      const isValid = validateAddress(base58.encode(input), 'solana').status === 'valid';
      expect(isValid).toBe(input.length === 32);
    }),
  );
});
