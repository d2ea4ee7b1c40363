import { expect, test } from 'vitest';
import type { Facts } from '@/lib/verdict/facts';
import { judge } from '@/lib/verdict/judge';

const facts: Facts = {
  address: '0x5290333333333333333333333333333333339ee7',
  networkId: null,
  networks: ['ethereum'],
  validity: {
    status: 'valid',
    canonical: '0x5290333333333333333333333333333333339ee7',
    format: 'hex',
    checksum: 'absent',
    testnet: false,
  },
  validityOf: 'ethereum',
  secret: false,
  reports: [],
  sources: [],
  answer: { status: 'not-asked' },
  staleAfter: 604_800_000,
  lookalike: {
    known: {
      from: 'contact',
      address: '0x52908400098527886E0F7030069857D2E4169EE7',
      name: 'Alice',
    },
    how: 'ends',
    differences: [{ start: 6, end: 38 }],
  },
  now: 0,
};
const invalid: Partial<Facts> = { validity: { status: 'invalid', reason: 'length' }, networks: [] };

test.each<[string, Partial<Facts>, string, string]>([
  ['it looks like a contact', {}, 'caution', 'lookalike'],
  [
    'and the user blocked it',
    { own: { kind: 'blocked', name: '', note: '' } },
    'danger',
    'own-blocked',
  ],
  [
    'but is a contact too',
    { own: { kind: 'trusted', name: '', note: '' } },
    'unknown',
    'starter-only',
  ],
  ['but is no address', invalid, 'invalid', 'invalid'],
  ['but may be a secret', { secret: true }, 'invalid', 'secret'],
])('%s', (_, change, level, code) => {
  const verdict = judge({ ...facts, ...change });
  expect([verdict.level, verdict.reasons[0]?.code]).toEqual([level, code]);
});

test('of what is no address, it is still said which contact it is nearly', () => {
  const { reasons } = judge({ ...facts, ...invalid });
  expect(reasons.map(({ code, level }) => [code, level])).toEqual([
    ['invalid', 'invalid'],
    ['lookalike', 'invalid'],
  ]);
});
