import { expect, test } from 'vitest';
import type { Facts } from '@/lib/verdict/facts';
import { judge } from '@/lib/verdict/judge';
import { facts, own, valid } from './some-facts';

const address = '0x5290333333333333333333333333333333339ee7';
const like = facts({
  address,
  validity: valid({ canonical: address, format: 'hex', checksum: 'absent' }),
  lookalike: {
    known: {
      from: 'contact',
      address: '0x52908400098527886E0F7030069857D2E4169EE7',
      name: 'Alice',
    },
    how: 'ends',
    differences: [{ start: 6, end: 38 }],
  },
});
const invalid: Partial<Facts> = { validity: { status: 'invalid', reason: 'length' }, networks: [] };

test.each<[string, Partial<Facts>, string, string]>([
  ['it looks like a contact', {}, 'caution', 'lookalike'],
  ['and the user blocked it', { own: own('blocked') }, 'danger', 'own-blocked'],
  ['but is a contact too', { own: own('trusted') }, 'unknown', 'starter-only'],
  ['but is no address', invalid, 'invalid', 'invalid'],
  ['but may be a secret', { secret: true }, 'invalid', 'secret'],
])('%s', (_, change, level, code) => {
  const verdict = judge({ ...like, ...change });
  expect([verdict.level, verdict.reasons[0]?.code]).toEqual([level, code]);
});

test('of what is no address, it is still said which contact it is nearly', () => {
  const { reasons } = judge({ ...like, ...invalid });
  expect(reasons.map(({ code, level }) => [code, level])).toEqual([
    ['invalid', 'invalid'],
    ['lookalike', 'invalid'],
  ]);
});
