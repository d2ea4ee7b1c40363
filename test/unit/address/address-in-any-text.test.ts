import { expect, test } from 'vitest';
import { addressesIn, addressIn, mistypedIn } from '@/lib/address/address-in';
import { bech32Alphabet } from '@/lib/address/alphabets';
import { recogniseAddress } from '@/lib/address/recognise';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';

const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const ethereum = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const some = fc.string({ unit: anyCharacter, maxLength: 30 });
const bad = `${bitcoin.slice(0, -1)}b`;
const anyText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(bitcoin, ethereum, bad, ethereum.toLowerCase()) },
      { weight: 4, arbitrary: fc.constantFrom('bitcoin:', 'ethereum:pay-', '://', '?a=1', '@1') },
      { weight: 3, arbitrary: fc.constantFrom(' ', '\n', '\u200b', '"', 'q'.repeat(300)) },
      { weight: 2, arbitrary: some },
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const visible = (text: string) => text.replace(/[^!-~]/g, '');

test('addressIn: what any text is about stands in it, but for blanks', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const address of [addressIn(text), ...addressesIn(text)])
        expect(visible(text)).toContain(visible(address));
    }),
  );
});

test('mistypedIn: of any text it is a word of it that is no address, and few are looked at', () => {
  let found = 0;
  fc.assert(
    fc.property(anyText, (text) => {
      const seen: string[] = [];
      expect(mistypedIn(text, (word) => seen.push(word) < 0)).toBeUndefined();
      expect(seen.length).toBeLessThanOrEqual(40);
      expect(seen.filter((word) => !text.includes(word) || /\s/.test(word))).toEqual([]);
      const word = mistypedIn(text);
      if (word === undefined) return;
      found++;
      expect(seen).toContain(word);
      expect(recogniseAddress(word, null).validity.status).toBe('invalid');
    }),
  );
  expect(found).toBeGreaterThan(30);
});

test('mistypedIn: an address of BIP-173 with one changed character is found in any sentence', () => {
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const words = fc.array(fc.constantFrom('Pay', 'to', 'my', 'new', 'wallet:', '50', '(BTC)'), {
    maxLength: 30,
  });
  const place = fc.integer({ min: 4, max: address.length - 1 });
  fc.assert(
    fc.property(words, place, fc.constantFrom(...bech32Alphabet), (before, at, char) => {
      fc.pre(char !== address[at]);
      const changed = address.slice(0, at) + char + address.slice(at + 1);
      expect(mistypedIn(`${before.join(' ')} "${changed}", please`)).toBe(changed);
    }),
  );
});

test('addressIn: of a text without a good address ten long words are looked at, and any number of short ones', () => {
  const about = (count: number) =>
    addressIn(`${'cryptocurrencyexchange '.repeat(count)}${'to '.repeat(20)}${bad}`);
  expect(about(9)).toBe(bad);
  expect(about(10)).toContain('cryptocurrencyexchange');
});

test('a long text of blanks, or of marks, takes no time', () => {
  for (const sign of [' ', '"', '\n', '. ', '>', '1:', 'a1\n']) {
    const text = `Aa: ${sign.repeat(100_000)}b c`;
    expect(addressIn(text)).toBe(text);
  }
});
