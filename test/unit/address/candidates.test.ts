import { expect, test } from 'vitest';
import { findCandidates } from '@/lib/address/candidates';
import { networks } from '@/lib/address/networks';
import { readVectors } from './vectors';

const found = (text: string) =>
  findCandidates(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['too short', 'abcdefghijklmnopqrstuvw1'],
  ['too long', `1${'a'.repeat(256)}`],
  ['a git hash', '9fceb02d0ae598e95dc970b74767f19372d61af8'],
  ['a SHA-512', '5c504ed432cb51138bcf09aa5e8a410d'.repeat(4)],
  ['a long word', 'Donaudampfschifffahrtsgesellschaft'],
  ['a long word in capitals', 'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT'],
  ['a line of 70 letters of DNA', 'GATTACA'.repeat(10)],
])('%s is no candidate', (_, text) => {
  expect(found(text)).toEqual([]);
});

test('a run is taken whole, with its offsets', () => {
  const text =
    '(0x52908400098527886E0F7030069857D2E4169EE7), bitcoin:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2?amount=1';
  expect(findCandidates(text)).toEqual([
    { start: 1, end: 43 },
    { start: 54, end: 88 },
  ]);
});

const valid = networks
  .flatMap(({ id }) => readVectors(id))
  .filter(({ expected, vague }) => expected.status === 'valid' && !vague)
  // Of an account of ICRC-1, its principal is one.
  .filter(({ address }) => address.length >= 25 && !/^[wu]:|^\w{5}-.*\./.test(address));

test.each(valid)('$address of $networkId is a candidate', ({ address }) => {
  expect(found(address)).toContain(address);
});

test('words and groups before and after an address hide none', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  for (let words = 0; words < 30; words++) {
    for (let dashes = 0; dashes < 30; dashes++) {
      const text = `${'word '.repeat(words)}${'-'.repeat(dashes)} ${address} ${'word '.repeat(30)}`;
      expect(found(text)).toEqual([address]);
    }
  }
});

test('one of TON with / and + is found wherever it stands, be it that a probe hits one of these', () => {
  const address = 'Ef9GsLgEzkRkFoUGrDaWJdjr/xmJgM2CHV1JkjqCYGCqKwaF';
  for (let words = 0; words < 30; words++) {
    const text = `${'.'.repeat(words)}${address}`;
    expect(found(text)).toEqual([address]);
  }
});
