import { expect, test } from 'vitest';
import { lookUpAnswer } from '@/lib/background/page-answer';
import type { Verdict } from '@/lib/verdict/verdict';

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
