import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { addressIn } from '@/lib/address/address-in';
import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { findCandidates } from '@/lib/address/candidates';
import { contextNames } from '@/lib/address/context-names';
import { decodeAddress } from '@/lib/address/decode';
import { findAddresses, tellsByItself } from '@/lib/address/find';
import { identifyNetworks } from '@/lib/address/identify';
import { looksLikeKey } from '@/lib/address/key';
import { findNetwork, networks } from '@/lib/address/networks';
import { isLikelySecret, recogniseAddress } from '@/lib/address/recognise';
import { looksLikeSecret } from '@/lib/address/secret';
import { standsOut } from '@/lib/address/stands-out';
import { validateAddress } from '@/lib/address/validate';
import { fc } from '@/test/unit/fc';

/** Every function of the address core that reads a text from outside. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  findAddresses,
  findCandidates,
  identifyNetworks,
  recogniseAddress: (text) => recogniseAddress(text, null),
  isLikelySecret: (text) => isLikelySecret(text, null),
  looksLikeSecret,
  looksLikeKey,
  tellsByItself,
  addressIn,
  standsOut: (text) => standsOut(text, text.length >> 1, text.length, contextNames),
  'validateAddress for Bitcoin': (text) => validateAddress(text, 'bitcoin'),
  'validateAddress for Ergo': (text) => validateAddress(text, 'ergo'),
  'decodeAddress for every network': (text) => {
    for (const { encodings } of networks) decodeAddress(text, encodings);
  },
};

const starts = [
  '',
  'bc1q',
  '0x',
  'bitcoincash:q',
  'u1q',
  'ckb1q',
  'Ae2td',
  '9',
  'EQ',
  'cfx:a',
  'f4',
];
const units = ['1', 'q', 'F', 'aA1 ', 'a\u04301', 'a.near ', '\u{1f600}', '\ud800', '\u200b'];
const long = (start: string, unit: string, length: number) =>
  start + unit.repeat(Math.ceil(length / unit.length));

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
        const isVague = hit.status === 'hit' && hit.vague === true;
        expect(named.includes(id)).toBe(validity.status === 'valid' && !isVague);
      }
      for (const { start, end, address } of findAddresses(text)) {
        expect(text.slice(start, end).replace(/[^!-~]/g, '')).toBe(address);
      }
    }),
  );
});

// Reading every character once takes about a millisecond a megabyte, so a thousand readings are a millisecond a kilobyte.
const mostReadings = 1000;
/** What takes less says nothing of how it grows: a busy machine stops everything for so long. */
const fewReadings = 100;

describe.each(Object.entries(readers))('%s', (_, read) => {
  test('takes at most a millisecond a kilobyte, and ten times the text about ten times as long', {
    timeout: 60_000,
  }, () => {
    for (const start of starts) {
      for (const unit of units) {
        const [short, whole] = [long(start, unit, 100_000), long(start, unit, 1_000_000)];
        const isQuickEnough = () => {
          const floor = timeOf(readPlainly, whole);
          const time = timeOf(read, whole);
          const most = Math.max(fewReadings * floor, 20 * timeOf(read, short));
          return time < Math.min(most, mostReadings * floor);
        };
        // A busy machine can stop any measurement, but not each of five.
        const isQuick = [1, 2, 3, 4, 5].some(isQuickEnough);
        expect(isQuick ? '' : `slow: ${JSON.stringify(start + unit)}`).toBe('');
      }
    }
  });
});

// No two alike, so nothing is remembered: what begins like the base58check of several hashes, and has the bytes but no checksum.
const wordsOf = (start: string, length: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const digits = createHash('sha512').update(`${start}${at}`).digest();
    return (
      start +
      Array.from(digits, (byte) => bitcoinAlphabet[byte % 58])
        .join('')
        .slice(1, length)
    );
  });

describe.each(['3', 'F', 'm', 'n', '2', 'D', 'T'])('words that begin with %s', (start) => {
  // Decred's have 35 characters.
  const words = wordsOf(start, start === 'D' || start === 'T' ? 35 : 34, 200);
  const text = words.join(' ');

  test.each(Object.entries(readers).filter(([name]) => !name.includes('every network')))(
    'take %s at most a millisecond a kilobyte, one by one and together',
    (_, read) => {
      const readAll = () => words.forEach(read);
      const isQuickEnough = () => {
        const most = (mostReadings / 10) * timeOf(readPlainly, text.repeat(10));
        return timeOf(readAll, text) < most && timeOf(read, text) < most;
      };
      // A busy machine can stop any measurement, but not each of so many.
      expect(new Array(30).fill(0).some(isQuickEnough)).toBe(true);
    },
  );
});

function timeOf(read: (text: string) => unknown, text: string): number {
  const begin = performance.now();
  read(text);
  return performance.now() - begin;
}

function readPlainly(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum + text.charCodeAt(at)) | 0;
  return sum;
}
