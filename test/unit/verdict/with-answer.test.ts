import { describe, expect, test } from 'vitest';
import type { Facts, ServiceAnswer } from '@/lib/verdict/facts';
import { judge } from '@/lib/verdict/judge';
import { answerIn, withAnswerBefore } from '@/lib/verdict/with-answer';
import { answered, facts, now, own, report, source } from './some-facts';

const list = (updatedAt: number | null) => source('list:a', { updatedAt });
const answers: [string, ServiceAnswer][] = [
  ['nothing', answered()],
  ['a report', answered({ report: { status: 'reported', text: 'A scam.' } })],
  ['nothing clear', answered({ report: { status: 'unknown' } })],
];
const lists: [string, Partial<Facts>][] = [
  ['only the starter list', {}],
  ['a fresh list without a report', { sources: [list(now)] }],
  ['an old list', { sources: [list(0)] }],
  ['a list that was never read', { sources: [list(null)] }],
  ['an old list of the service’s own', { sources: [{ ...list(0), id: 'service' }] }],
  ['its own list, never read', { sources: [{ ...list(null), id: 'service' }] }],
  ['no list that can be read', { sources: null }],
  ['a report', { sources: [list(now)], reports: [report({ sourceId: 'list:a' })] }],
  ['a contact', { own: own('trusted') }],
];

describe('lists looked up anew with what the service said before are judged as both together', () => {
  for (const [said, answer] of answers)
    test.each(lists)(`${said} of the service, and %s`, (_, change) => {
      // What a list said then is no answer of the service.
      const before = judge(facts({ answer, sources: [list(now)] }));
      const both = judge(facts({ ...change, answer }));
      expect(withAnswerBefore(judge(facts(change)), answerIn(before))).toEqual(both);
    });
});

test('a verdict of the lists stays as it is where the service said nothing', () => {
  const verdict = judge(facts());
  expect(withAnswerBefore(verdict, [])).toBe(verdict);
});
