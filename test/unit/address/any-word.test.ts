import { expect, test } from 'vitest';
import { decodeAddress } from '@/lib/address/decode';
import { locateTypo } from '@/lib/address/locate-typo';
import { findNamed } from '@/lib/address/name-network';
import { findNetwork, type NetworkId, networks } from '@/lib/address/networks';
import { otherKind } from '@/lib/address/other-kind';
import { findShortForms } from '@/lib/address/short-forms';
import { validateAddress } from '@/lib/address/validate';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';

const text = fc.string({ unit: anyCharacter });
const joined = (...parts: string[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...parts) },
        { weight: 1, arbitrary: text },
        { weight: 1, arbitrary: fc.stringMatching(/^[\da-z]{1,60}$/) },
      ),
      { maxLength: 6 },
    )
    .map((some) => some.join(''));

const kinds: unknown[] = [
  null,
  ...['shortened', 'extended-key', 'lightning-invoice', 'lightning-offer', 'lightning-link'],
  ...['mail-like', 'ens-name', 'domain-name', 'public-key'],
];

test('otherKind: any text is one kind or none, with blanks around it, too; an address is none', () => {
  const some = joined(
    '…',
    '...',
    'xpub',
    'lnbc1',
    'lno1',
    'lnurl1',
    'a@b.example',
    '.eth',
    '.',
    ' ',
  );
  fc.assert(
    fc.property(some, (word) => {
      const kind = otherKind(word);
      expect(kinds).toContain(kind);
      expect(otherKind(`\n ${word} `)).toBe(kind);
      const isSegwit = validateAddress(word.trim(), 'bitcoin').status === 'valid';
      expect([isSegwit, isSegwit && kind !== null]).toEqual([isSegwit, false]);
    }),
  );
  expect(otherKind(`${'a.'.repeat(1000)}eth`)).toBeNull();
});

test('findShortForms: what is found in any text stands there, is a valid address, and overlaps no other of its network', () => {
  let found = 0;
  const some = joined(
    ...[
      'hedera ',
      'hedera 0.0.12345 ',
      '0.0.12345',
      '0.0.',
      '-zbhlt',
      ' flow account ',
      '0x1654653399040a61',
      ' ',
    ],
    ...[
      ' alice.near ',
      'alice.near',
      '.near',
      '/',
      '(',
      'Filecoin ',
      'f01234',
      'f0',
      'aptos account ',
      '0x1',
    ],
    'nearblocks.io/address/',
  );
  fc.assert(
    fc.property(some, (whole) => {
      const ends = new Map<NetworkId, number>();
      for (const { start, end, address, networks: named } of findShortForms(whole)) {
        found++;
        expect(whole.slice(start, end)).toBe(address);
        const isValid = (id: NetworkId) => validateAddress(address, id).status === 'valid';
        expect(named.filter(isValid).length).toBeGreaterThan(0);
        for (const id of named) {
          expect(start).toBeGreaterThanOrEqual(ends.get(id) ?? 0);
          ends.set(id, end);
        }
      }
    }),
  );
  expect(found).toBeGreaterThan(50);
});

test('findNamed: any name is of networks that are so called, whatever its case and the blanks around it, or of none', () => {
  const names = networks.flatMap(({ id, code, symbol, name }) => [id, code, symbol, name]);
  const some = fc.oneof(
    fc.constantFrom(...names, 'USDT', '__proto__', 'constructor', 'toString', 'bep20', 'Ripple'),
    text,
  );
  const others = ['bep20', 'ripple'];
  const tokens = ['usdc', 'usdt', 'usdt0', 'dai', 'gho', 'usd'];
  fc.assert(
    fc.property(some, (name) => {
      const plain = name.trim().toLowerCase();
      const found = findNamed(name);
      for (const { id, code, symbol, name: own } of found) {
        const called = [id, code, symbol, own].map((one) => one.toLowerCase());
        expect([...called, ...others]).toContain(plain);
      }
      const isKnown = names.includes(name) && !tokens.includes(plain);
      expect(found.length > 0).toBe(isKnown || found.length > 0);
      // The network whose id it is comes first; of the others, case tells nothing.
      const upper = findNamed(` ${name.toUpperCase()}\t`);
      if (isKnown) expect(new Set(upper)).toEqual(new Set(found));
      if (isKnown && found[0]?.id !== name) expect(upper).toEqual(found);
    }),
  );
});

const examples: [NetworkId, string][] = [
  // BIP-173; BIP-350; the first block
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
];

test('locateTypo: where it points in any text, one other character makes an address', () => {
  let located = 0;
  const letter = fc.oneof(fc.stringMatching(/^[\da-zA-Z]$/), anyCharacter);
  const changed = fc
    .tuple(fc.constantFrom(...examples), fc.nat(70), letter)
    .map(([[id, address], at, char]): [NetworkId, string] => [
      id,
      address.slice(0, at) + char + address.slice(at + 1),
    ]);
  const any = fc.tuple(fc.constantFrom<NetworkId[]>('bitcoin', 'tron', 'ethereum', 'sui'), text);
  fc.assert(
    fc.property(fc.oneof({ weight: 3, arbitrary: changed }, any), ([id, word]) => {
      const at = locateTypo(word, id);
      if (at === undefined) return;
      located++;
      const { encodings } = findNetwork(id);
      expect(decodeAddress(word, encodings).status).toBe('miss');
      const fits = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
        (char) =>
          decodeAddress(word.slice(0, at) + char + word.slice(at + 1), encodings).status === 'hit',
      );
      expect(fits.length).toBeGreaterThan(0);
    }),
  );
  expect(located).toBeGreaterThan(50);
}, 60_000);
