import { expect, test } from 'vitest';
import { secretReason } from '@/lib/verdict/judge';

const hex = 'E9873D79C6D87DC0FB6A5778633389F4453213303DA61F20BD67FC233AA33262';

test.each<[string, string, boolean]>([
  ['64 hex digits may be a hash as well', hex, true],
  ['with 0x', `0x${hex.toLowerCase()}`, true],
  ['with blanks around', ` ${hex}\n`, true],
  ['one digit more is none', `${hex}0`, false],
  ['one digit less is none', hex.slice(1), false],
  ['something before it', `key ${hex}`, false],
  ['another letter', hex.replace('E', 'G'), false],
  [
    'a phrase',
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    false,
  ],
])('%s', (_, text, isHash) => {
  expect(secretReason(text)).toEqual({ code: 'secret', level: 'invalid', isHash });
});
