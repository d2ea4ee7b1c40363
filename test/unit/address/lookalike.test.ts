import { expect, test } from 'vitest';
import { familiar, findAlike, findLookalike } from '@/lib/address/lookalike';
import { poisonedHistory } from '@/test/fixtures/poisoned-history';

const alice = {
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  name: 'Alice',
};

test.each([
  ['four digits at both ends, in another case', '0x5290333333333333333333333333333333339ee7'],
  ['five at the beginning and three at the end', '0x5290833333333333333333333333333333333ee7'],
])('the same ends: %s', (_, address) => {
  expect(findLookalike(address, familiar([alice]))).toMatchObject({ known: alice, how: 'ends' });
});

test('the characters that differ are told', () => {
  const mistyped = alice.address.replace('098527', '198528');
  expect(findLookalike(mistyped, familiar([alice]))).toEqual({
    known: alice,
    how: 'typo',
    differences: [
      { start: 10, end: 11 },
      { start: 15, end: 16 },
    ],
  });
});

test.each([
  ['a digit changed at the end', '0x52908400098527886E0F7030069857D2E4169EE8'],
  ['a digit lost at the beginning', '0x2908400098527886E0F7030069857D2E4169EE7'],
  ['a digit doubled at the end', '0x52908400098527886E0F7030069857D2E4169EE77'],
  ['three digits changed, spread', '0x42908400098527886E0F7030069857D2E416aEE6'],
  ['a digit changed in the middle', '0x52908400098527886E0F8030069857D2E4169EE7'],
  ['a digit lost in the middle', '0x52908400098527886E0F030069857D2E4169EE7'],
  ['a digit doubled in the middle', '0x52908400098527886E0F77030069857D2E4169EE7'],
])('a typo: %s', (_, address) => {
  expect(findLookalike(address, familiar([alice]))).toMatchObject({ known: alice, how: 'typo' });
});

test('of two that begin and end alike, the one with a typo is meant', () => {
  const poisoner = { address: '0x5290333333333333333333333333333333339ee7', name: 'Mallory' };
  const mistyped = alice.address.replace('F7030', 'F8030');
  expect(findLookalike(mistyped, familiar([poisoner, alice]))?.known).toBe(alice);
});

test.each([
  ['the address itself', alice.address],
  ['the address itself in another case', alice.address.toLowerCase()],
  [
    'three digits at both ends, which chance makes often',
    '0x5293333333333333333333333333333333333ee7',
  ],
  ['a stranger', '0xde709f2102306220921060314715629080e2fb77'],
  ['a short name', 'alice.near'],
  ['nothing', ''],
])('no lookalike: %s', (_, address) => {
  expect(findLookalike(address, familiar([alice, { address: 'alise.near' }]))).toBeNull();
});

test('an address without its 0x is no lookalike of itself', () => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
  expect(findLookalike(address.slice(2), familiar([{ address }]))).toBeNull();
});

test.each([
  [
    'precompiled contracts',
    '0x0000000000000000000000000000000000000001',
    '0x0000000000000000000000000000000000000002',
  ],
  [
    'what nobody has a key to',
    '0x000000000000000000000000000000000000dEaD',
    '0x0000000000000000000000000000000000000000',
  ],
  [
    'contracts that a network puts at round numbers',
    '0x4200000000000000000000000000000000000006',
    '0x4200000000000000000000000000000000000010',
  ],
  [
    'vanity contracts with zeros before, of which three digits behind are the same',
    '0x000000000022D473030F116dDEE9F6B43aC78BA3',
    '0x00000000009726632680FB29d3F7A9734E30Eba3',
  ],
  [
    'Solana’s own accounts',
    'SysvarRent111111111111111111111111111111111',
    'SysvarC1ock11111111111111111111111111111111',
  ],
])('padding makes no lookalike of %s', (_, address, other) => {
  expect(findLookalike(other, familiar([{ address }]))).toBeNull();
  expect(findAlike([address, other])).toEqual([]);
});

test('an address that copies zeros and four digits behind them is a lookalike all the same', () => {
  const address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
  const poisoned = '0x0000333333333333333333333333333333338ba3';
  expect(findLookalike(poisoned, familiar([{ address }]))?.how).toBe('ends');
});

test('TON’s addresses look alike whatever their tags', () => {
  const address = 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2';
  const poisoned = `UQDtFp${'b'.repeat(38)}p4q2`;
  expect(findLookalike(poisoned, familiar([{ address }]))).toMatchObject({
    how: 'ends',
    differences: [{ start: 6, end: 44 }],
  });
});

test('in seeded histories, 99.5 % of what shares 4 + 4 characters with a contact is found, and at most one stranger in 100,000', () => {
  const { contacts, incoming } = poisonedHistory(1, {
    contacts: 1000,
    incoming: 100_000,
    vanity: 5000,
  });
  const index = familiar(contacts);
  const strong = incoming.filter(({ poisonOf: p }) => p && p.head >= 4 && p.tail >= 4);
  const caught = strong.filter(
    ({ address, poisonOf }) => findLookalike(address, index)?.known.address === poisonOf?.address,
  );
  expect(strong.length).toBeGreaterThan(500);
  expect(caught.length / strong.length).toBeGreaterThanOrEqual(0.995);
  const strangers = incoming.filter(({ poisonOf }) => !poisonOf);
  expect(strangers.filter(({ address }) => findLookalike(address, index)).length).toBeLessThan(2);
});

test.each([
  [
    'TON, also with an underscore near the beginning',
    'EQa_bcdefghijklmnopqrstuvwxyz0123456789ABCDEFGH',
    5,
    true,
  ],
  [
    'Cardano’s test network, whose name counts for nothing',
    'addr_test1qz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer',
    12,
    false,
  ],
] as const)('the ends of an address of %s', (_, address, same, isAlike) => {
  const middle = [...address.slice(same, -same)].reverse().join('');
  const other = `${address.slice(0, same)}${middle}${isAlike ? address.slice(-same) : 'q'.repeat(same)}`;
  expect(findLookalike(other, familiar([{ address }])) !== null).toBe(isAlike);
});

test('twenty that share a little with an address do not hide the one that shares much', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const poisoned = `0x5290840${'ab'.repeat(13)}69EE7`.padEnd(42, '0').slice(0, 42);
  const few = Array.from(
    { length: 40 },
    (_, n) => `0x529${'f'.repeat(32)}${(n + 10).toString().padStart(2, '0')}ee7`,
  );
  const found = findAlike([...few, poisoned.slice(0, 37) + address.slice(37), address]);
  expect(found.map((one) => one.address)).toContain(address);
});
