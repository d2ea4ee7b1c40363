import { base58 } from '@scure/base';
import { expect, test } from 'vitest';
import { secretReason } from '@/lib/verdict/judge';

const hex = 'E9873D79C6D87DC0FB6A5778633389F4453213303DA61F20BD67FC233AA33262';

// Base 58 of 64 bytes ff.
const signature = base58.encode(new Uint8Array(64).fill(255));

test.each<[string, string, 'hash' | 'transaction' | null]>([
  ['64 hex digits may be a hash as well', hex, 'hash'],
  ['with 0x', `0x${hex.toLowerCase()}`, 'hash'],
  ['with blanks around', ` ${hex}\n`, 'hash'],
  ['one of Starknet without its zeros', `0x${hex.slice(1)}`, 'hash'],
  ['one digit more is none', `${hex}0`, null],
  ['one digit less is none', hex.slice(1), null],
  ['something before it', `key ${hex}`, null],
  ['64 bytes in base 58 may be a transaction of Solana as well', signature, 'transaction'],
  ['with blanks around', `\t${signature} `, 'transaction'],
  ['a character more than 64 bytes can have', `${signature}22`, null],
  ['another letter', hex.replace('E', 'G'), null],
  ['a phrase', 'legal winner thank year wave sausage worth useful legal winner thank yellow', null],
])('%s', (_, text, either) => {
  expect(secretReason(text)).toEqual({ code: 'secret', level: 'invalid', either });
});
