// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressText } from '@/components/AddressText';

const groupsOf = (address: string) =>
  [...render(<AddressText address={address} />).container.querySelectorAll('code > span')].map(
    (group) => group.textContent,
  );

test('an address stands in groups of four', () => {
  expect(groupsOf('115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn').slice(0, 3)).toEqual([
    '115p',
    '7UMM',
    'ngoj',
  ]);
});

test('what begins with a colon behind it stands by itself', () => {
  const address = 'kaspa:qqkqkzjvr7zwxxmjxjkmxxdwju9kjs6e9u82uh59z07vgaks6gg62v8707g73';
  expect(groupsOf(address).slice(0, 3)).toEqual(['kaspa:', 'qqkq', 'kzjv']);
  // A line is not broken within a group.
  expect(groupsOf(`${'x'.repeat(40)}:`).slice(0, 2)).toEqual(['xxxx', 'xxxx']);
});

test.each(['alice.near', 'eosio.token', '0.0.12345', 'hello', 'two words, longer than an address'])(
  'a name, a number and what has blanks are read as words: %s',
  (text) => {
    expect(groupsOf(text)).toEqual([text]);
  },
);
