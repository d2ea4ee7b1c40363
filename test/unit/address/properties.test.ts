import { base58, bech32, bech32m } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { bech32Alphabet, bitcoinAlphabet, rippleAlphabet } from '@/lib/address/alphabets';
import { toBase58Check } from '@/lib/address/base58';
import { decodeAddress } from '@/lib/address/decode';
import { findAddresses } from '@/lib/address/find';
import { toHex } from '@/lib/address/hex';
import { identifyNetworks } from '@/lib/address/identify';
import { findNetwork, type NetworkId, networks } from '@/lib/address/networks';
import { recogniseAddress } from '@/lib/address/recognise';
import { looksLikeSecret } from '@/lib/address/secret';
import { validateAddress } from '@/lib/address/validate';

const payload = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

type Spelling = {
  networkId: NetworkId;
  format: string;
  kind: string;
  bytes: number;
  alphabet: string;
  encode: (input: Uint8Array) => string;
};

const checked = (
  networkId: NetworkId,
  format: string,
  kind: string,
  version: number,
  alphabet = bitcoinAlphabet,
): Spelling => ({
  networkId,
  format,
  kind,
  bytes: 20,
  alphabet,
  encode: (input) => toBase58Check(new Uint8Array([version, ...input]), alphabet),
});

const segwit = (
  networkId: NetworkId,
  hrp: string,
  [format, kind]: [string, string],
  version: number,
  bytes: number,
): Spelling => ({
  networkId,
  format,
  kind,
  bytes,
  alphabet: bech32Alphabet,
  encode: (input) => {
    const codec = version === 0 ? bech32 : bech32m;
    return codec.encode(hrp, [version, ...codec.toWords(input)], 130);
  },
});

const spellings: Spelling[] = [
  checked('bitcoin', 'P2PKH', 'h160', 0x00),
  checked('bitcoin', 'P2SH', 'script', 0x05),
  checked('tron', 'TRON account', 'evm20', 0x41),
  checked('litecoin', 'P2PKH', 'h160', 0x30),
  checked('litecoin', 'P2SH', 'script', 0x32),
  checked('xrp', 'classic', 'h160', 0x00, rippleAlphabet),
  segwit('bitcoin', 'bc', ['P2WPKH', 'h160'], 0, 20),
  segwit('bitcoin', 'bc', ['P2WSH', 'script'], 0, 32),
  segwit('bitcoin', 'bc', ['P2TR', 'p2tr'], 1, 32),
  segwit('litecoin', 'ltc', ['P2WPKH', 'h160'], 0, 20),
  segwit('litecoin', 'ltc', ['P2TR', 'p2tr'], 1, 32),
  segwit('litecoin', 'ltcmweb', ['MWEB', 'mweb'], 0, 66),
];

describe.each(spellings)('$networkId $format', (spelling) => {
  const { networkId, format, kind, bytes, alphabet, encode } = spelling;

  test('every payload is valid, is named, is found in text and gives its key', () => {
    fc.assert(
      fc.property(payload(bytes), (input) => {
        const address = encode(input);
        const expected = { status: 'valid', canonical: address, format, checksum: 'verified' };
        expect(validateAddress(address, networkId)).toEqual({ ...expected, testnet: false });
        expect(identifyNetworks(address)).toContain(networkId);
        expect(accountKey(address, networkId)).toBe(`${kind}:${toHex(input)}`);
        const [found] = findAddresses(`pay <${address}>.`);
        expect(found).toMatchObject({ start: 5, end: 5 + address.length, address });
      }),
    );
  });

  test('any one changed character makes it invalid wherever there is a checksum', () => {
    fc.assert(
      fc.property(payload(bytes), fc.nat(), fc.nat({ max: 56 }), (input, place, change) => {
        const address = encode(input);
        const at = place % address.length;
        const others = [...alphabet].filter((char) => char !== address[at]);
        const changed =
          address.slice(0, at) + others[change % others.length] + address.slice(at + 1);
        // A changed first character can leave base 58 of 32 bytes, which carries no checksum.
        expect(identifyNetworks(changed).filter((id) => id !== 'solana')).toEqual([]);
        expect(validateAddress(changed, networkId).status).toBe('invalid');
      }),
      { numRuns: 300 },
    );
  });
});

test('Solana takes base 58 of 32 bytes and of no other length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 28, maxLength: 36 }), (input) => {
      const isValid = validateAddress(base58.encode(input), 'solana').status === 'valid';
      expect(isValid).toBe(input.length === 32);
    }),
  );
});

test('an EVM address in its EIP-55 case is valid, and in any other mixed case not', () => {
  fc.assert(
    fc.property(payload(20), fc.nat({ max: 39 }), (input, place) => {
      const lower = `0x${toHex(input)}`;
      const validity = validateAddress(lower, 'ethereum');
      if (validity.status !== 'valid') throw new Error(validity.reason);
      const { canonical } = validity;
      expect(canonical.toLowerCase()).toBe(lower);
      expect(validateAddress(canonical, 'bsc').status).toBe('valid');
      const at = 2 + place;
      const char = canonical.charAt(at);
      const swapped = char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase();
      const other = canonical.slice(0, at) + swapped + canonical.slice(at + 1);
      const digits = other.slice(2);
      const isSingle = digits === digits.toLowerCase() || digits === digits.toUpperCase();
      const status = swapped === char || isSingle ? 'valid' : 'invalid';
      expect(validateAddress(other, 'ethereum').status).toBe(status);
    }),
  );
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.stringMatching(/^(0x|bc1|ltc1|ltcmweb1|1|3|L|r|X|T)[0-9A-Za-z]{0,130}$/),
);

const someNetworks = fc.array(fc.constantFrom(...networks), { minLength: 5, maxLength: 5 });

test('no text makes any function throw, but accountKey for what is invalid', () => {
  fc.assert(
    fc.property(anyText, someNetworks, (text, some) => {
      const named = identifyNetworks(text);
      for (const { id } of some) {
        const validity = validateAddress(text, id);
        if (validity.status === 'valid') expect(accountKey(text, id)).toMatch(/^[\w-]+:[0-9a-f]+$/);
        else expect(() => accountKey(text, id)).toThrow(`is not a valid ${id} address`);
        const hit = decodeAddress(text, findNetwork(id).encodings);
        const isVague = hit.status === 'hit' && hit.vague === true;
        expect(named.includes(id)).toBe(validity.status === 'valid' && !isVague);
      }
      recogniseAddress(text, null);
      looksLikeSecret(text);
      for (const { start, end, address } of findAddresses(text)) {
        expect(text.slice(start, end).replace(/[^!-~]/g, '')).toBe(address);
      }
    }),
    { numRuns: 500 },
  );
});
