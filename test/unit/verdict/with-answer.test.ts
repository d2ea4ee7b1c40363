import { describe, expect, test } from 'vitest';
import type { Facts, Report, ServiceAnswer, SourceState } from '@/lib/verdict/facts';
import { judge } from '@/lib/verdict/judge';
import { answerIn, withAnswerBefore } from '@/lib/verdict/with-answer';

const now = Date.UTC(2026, 4, 1);
const report: Report = {
  id: '1',
  sourceId: 'list:a',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  networkId: 'ethereum',
  network: 'Ethereum',
  count: 1,
  lastReported: null,
};
const answers: [string, ServiceAnswer][] = [
  ['nothing', answered({ status: 'none' })],
  ['a report', answered({ status: 'reported', text: 'A scam.' })],
  ['nothing clear', answered({ status: 'unknown' })],
];
const lists: [string, Partial<Facts>][] = [
  ['only the starter list', {}],
  ['a fresh list without a report', { sources: [source(now)] }],
  ['an old list', { sources: [source(0)] }],
  ['a list that was never read', { sources: [source(null)] }],
  ['an old list of the service’s own', { sources: [{ ...source(0), id: 'service' }] }],
  ['its own list, never read', { sources: [{ ...source(null), id: 'service' }] }],
  ['no list that can be read', { sources: null }],
  ['a report', { sources: [source(now)], reports: [report] }],
  ['a contact', { own: { kind: 'trusted', name: 'Alice', note: '' } }],
];

describe('lists looked up anew with what the service said before are judged as both together', () => {
  for (const [said, answer] of answers)
    test.each(lists)(`${said} of the service, and %s`, (_, change) => {
      // What a list said then is no answer of the service.
      const before = judge(facts({ answer, sources: [source(now)] }));
      const both = judge(facts({ ...change, answer }));
      expect(withAnswerBefore(judge(facts(change)), answerIn(before))).toEqual(both);
    });
});

test('a verdict of the lists stays as it is where the service said nothing', () => {
  const verdict = judge(facts({}));
  expect(withAnswerBefore(verdict, [])).toBe(verdict);
});

function facts(change: Partial<Facts>): Facts {
  const { address } = report;
  return {
    address,
    networkId: null,
    validity: {
      status: 'valid',
      canonical: address,
      format: 'EVM',
      checksum: 'verified',
      testnet: false,
    },
    validityOf: 'ethereum',
    networks: ['ethereum'],
    secret: false,
    reports: [],
    sources: [],
    answer: { status: 'not-asked' },
    staleAfter: 604_800_000,
    now,
    ...change,
  };
}

function source(updatedAt: number | null): SourceState {
  const counts = { entries: 3, unreadable: 0 };
  return {
    ...{ id: 'list:a', name: 'A list', ...counts, updatedAt, triedAt: null },
    ...{ error: null, progress: null },
  };
}

function answered(said: Extract<ServiceAnswer, { status: 'answered' }>['report']): ServiceAnswer {
  const sourceName = 'checks.example';
  return { status: 'answered', sourceName, valid: true, report: said, message: 'ok', at: now };
}
