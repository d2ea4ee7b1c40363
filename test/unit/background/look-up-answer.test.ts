import { expect, test } from 'vitest';
import { markAddresses } from '@/lib/background/check';
import { lookUpAnswer } from '@/lib/background/page-answer';
import type { Verdict } from '@/lib/verdict/verdict';
import { addressMakers } from '@/test/fixtures/addresses';
import { seededRandom } from '@/test/fixtures/random';

const verdict: Verdict = {
  level: 'unknown',
  address: `0x${'0a1b2c3d4e5f60718293a4b5c6d7e8f9'.repeat(2)}`,
  networkId: null,
  networks: ['sui'],
  reasons: [],
  checksum: 'absent',
  at: 0,
};

test('an address without a checksum is told where the page calls it one, a reported one wherever it stands', () => {
  const { kinds } = lookUpAnswer([verdict, { ...verdict, level: 'danger' }]);
  expect(kinds).toMatchObject([
    { level: 'unknown', needsContext: true },
    { level: 'danger', needsContext: false },
  ]);
});

test('two of one network are told apart where the checksum of one proves it', () => {
  const { kinds, of } = lookUpAnswer([verdict, { ...verdict, checksum: 'verified' }, verdict]);
  expect(of).toEqual([0, 1, 0]);
  expect(kinds.map(({ needsContext }) => needsContext)).toEqual([true, false]);
});

test('among many of other kinds, an address is told as it is told alone', async () => {
  const random = seededRandom(7);
  const makers = Object.values(addressMakers);
  const made = makers.flatMap((make) => [make(random), make(random), make(random).toLowerCase()]);
  const verdicts = await markAddresses(made);
  const { kinds, of } = lookUpAnswer(verdicts);
  const together = of.map((kind) => (kind === null ? undefined : kinds[kind]));
  expect(together).toEqual(verdicts.map((one) => lookUpAnswer([one]).kinds[0]));
  expect(kinds.length).toBeLessThan(made.length / 2);
});
