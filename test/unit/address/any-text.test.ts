import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { decodeAddress } from '@/lib/address/decode';
import { findAddresses } from '@/lib/address/find';
import { identifyNetworks } from '@/lib/address/identify';
import { findNetwork, networks } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import {
  hashedStarts,
  longTexts,
  readers,
  starts,
  units,
  wordsOf,
} from '@/test/fixtures/address-readers';
import { fc } from '@/test/unit/fc';

const parts = fc.oneof(
  fc.constantFrom(
    ...starts,
    ...units,
    ':',
    '_',
    '.',
    'X-',
    'k:',
    'nano_',
    '\udc00',
    'İ',
    'ß',
    '\u212a',
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.stringMatching(/^[0-9A-Za-z]{20,110}$/),
);
const anyText = fc.oneof(
  fc.array(parts, { maxLength: 6 }).map((some) => some.join('')),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units16) => String.fromCharCode(...units16)),
  fc.stringMatching(/^(0x|bc1|ltc1|ltcmweb1|1|3|L|r|X|T|addr1|cosmos1|G|EQ)[0-9A-Za-z]{0,130}$/),
);

test('no text makes any function throw, but accountKey for what is invalid', () => {
  const someNetworks = fc.array(fc.constantFrom(...networks), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(anyText, someNetworks, (text, some) => {
      for (const read of Object.values(readers)) read(text);
      const named = identifyNetworks(text);
      for (const { id } of some) {
        const validity = validateAddress(text, id);
        if (validity.status === 'valid')
          expect(accountKey(text, id)).toMatch(/^[@\w-]+:[0-9a-f]+$/);
        else expect(() => accountKey(text, id)).toThrow(`is not a valid ${id} address`);
        const hit = decodeAddress(text, findNetwork(id).encodings);
        const isVague = hit.status === 'hit' && hit.checksum === 'vague';
        expect(named.includes(id)).toBe(validity.status === 'valid' && !isVague);
      }
      for (const { start, end, address } of findAddresses(text)) {
        expect(text.slice(start, end).replace(/[^!-~]/g, '')).toBe(address);
      }
    }),
  );
});

// How long that takes, and how it grows, is for npm run bench:address to say: here nothing fails, and nothing hangs.
describe.each(Object.entries(readers))('%s', (_, read) => {
  test('comes to the end of any long text', () => {
    for (const text of longTexts(100_000)) expect(() => read(text)).not.toThrow();
  });

  test.each(hashedStarts)('comes to the end of words that begin with %s', (start) => {
    const words = wordsOf(start);
    for (const text of [...words, words.join(' ')]) expect(() => read(text)).not.toThrow();
  });
});
