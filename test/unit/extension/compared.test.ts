import { expect, test } from 'vitest';
import { findAlike } from '@/lib/address/lookalike';
import { compared } from '@/lib/extension/compared';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
const poisoned = '0x5290840f2a1b3c4d5e6f708192a3b4c5d6e69ee7';
const names = ['one', 'other'] as const;

test('what differs is marked in both, group by group', () => {
  const [found] = findAlike([alice, poisoned]);
  expect(found?.address).toBe(poisoned);
  const { known, differences } = found?.like ?? { known: { address: '' }, differences: [] };
  expect(known.address).toBe(alice);
  const [one, other] = compared(poisoned, known.address, differences, names);
  expect(one?.marked.startsWith('0x52 9084 0[f2a] [1b3c]')).toBe(true);
  expect(other?.marked.startsWith('0x52 9084 0[009] [8527]')).toBe(true);
  expect(one?.marked.endsWith('9e e7')).toBe(true);
});

test('of another length, all between the ends is marked', () => {
  const [one, other] = compared('abXXcd', 'abYYYcd', [{ start: 2, end: 4 }], names);
  expect([one?.marked, other?.marked]).toEqual(['ab[XX] cd', 'ab[YY] [Y]cd']);
});

test('the same address in another case is no pair, nor are strangers', () => {
  const stranger = '0xde709f2102306220921060314715629080e2fb77';
  expect(findAlike([alice, alice.toLowerCase(), stranger])).toEqual([]);
});

test('thousands of vanity addresses are compared in no time that anybody notices', () => {
  const vanity = Array.from(
    { length: 5000 },
    (_, at) => `0xc0ffee00${String(at).padStart(24, 'abcdef')}00c0ffee`,
  );
  expect(findAlike(vanity)).toHaveLength(4999);
});

test('a prefix that only one of two has is no difference', () => {
  const [one, other] = compared('qpm2XX', 'bitcoincash:qpm2YY', [{ start: 4, end: 6 }], names);
  expect(one?.marked).toBe('qpm2 [XX]');
  expect(other?.marked).toBe('bitcoincash: qpm2 [YY]');
});
