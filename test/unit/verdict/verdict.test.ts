import { expect, test } from 'vitest';
import type { InvalidReason } from '@/lib/address/validate';
import { judge } from '@/lib/verdict/judge';
import { isDisguise, isNoAddress, isOnlyBlocked, levelSoFar, levels } from '@/lib/verdict/verdict';
import { facts, own, report } from './some-facts';

test('nothing is called clear before all have answered; what is worse is said at once', () => {
  expect(levels.map(levelSoFar)).toEqual(['danger', 'caution', 'invalid', 'unknown', 'unknown']);
});

test('what the user blocked is blocked alone only where no list reports it', () => {
  const is = (change: object) => isOnlyBlocked(judge(facts(change)));
  expect(is({ own: own('blocked') })).toBe(true);
  expect(is({ own: own('blocked'), reports: [report()] })).toBe(false);
  expect(is({ own: own('trusted') })).toBe(false);
  expect(is({})).toBe(false);
});

test.each<[InvalidReason, { isNone: boolean; isTrick: boolean }]>([
  ['empty', { isNone: true, isTrick: false }],
  ['not-an-address', { isNone: true, isTrick: false }],
  ['checksum', { isNone: false, isTrick: false }],
  ['foreign-letter', { isNone: false, isTrick: true }],
])('whether a text that is invalid by %s is no address at all, or a trick', (reason, expected) => {
  const validity = { status: 'invalid', reason } as const;
  // The last reason is another one: one of them is enough.
  const answer = { status: 'not-asked', isNoAddress: true } as const;
  const verdict = judge(facts({ validity, answer }));
  expect({ isNone: isNoAddress(verdict), isTrick: verdict.reasons.some(isDisguise) }).toEqual(
    expected,
  );
});
