import { describe, expect, test } from 'vitest';
import type { Facts } from '@/lib/verdict/facts';
import { judge } from '@/lib/verdict/judge';
import { isNote, sortWorstFirst } from '@/lib/verdict/order-reasons';
import type { Level, Reason } from '@/lib/verdict/verdict';
import {
  address,
  answered,
  facts,
  hour,
  invalid,
  list,
  now,
  own,
  report,
  starter,
  valid,
  week,
} from './some-facts';

const reasonsOf = (change: Partial<Facts>) => judge(facts(change)).reasons;
const said = { sourceName: 'checks.example', at: now };
const ofService = { sourceName: 'checks.example', ofService: true };

describe('each reason tells all that the words need', () => {
  test.each<[string, Partial<Facts>, object[]]>([
    [
      'a report: who says so and when the list was read',
      { sources: [starter, list], reports: [report()] },
      [
        {
          code: 'reported',
          level: 'danger',
          report: report(),
          elsewhere: false,
          sourceName: 'checks.example',
          at: now - 2 * hour,
        },
      ],
    ],
    [
      'a report of a list that is gone',
      { reports: [report({ sourceId: 'list:gone' })] },
      [
        {
          code: 'reported',
          level: 'danger',
          report: report({ sourceId: 'list:gone' }),
          elsewhere: false,
          sourceName: 'list:gone',
          at: null,
        },
      ],
    ],
    [
      'the user’s own words',
      { own: { kind: 'blocked', name: 'Bob', note: 'no' }, sources: [starter, list] },
      [
        { code: 'own-blocked', level: 'danger', name: 'Bob', note: 'no' },
        { code: 'list-none', level: 'clear', entries: 40, ...said, at: now - 2 * hour },
      ],
    ],
    [
      'a contact',
      { own: own('trusted'), answer: answered() },
      [
        { code: 'service-none', level: 'clear', ...said },
        { code: 'own-trusted', level: 'unknown', name: 'Alice', note: '' },
      ],
    ],
    [
      'the service reports',
      { answer: answered({ report: { status: 'reported', text: 'Bad.' } }) },
      [{ code: 'service-report', level: 'caution', text: 'Bad.', ...said }],
    ],
    [
      'the service does not say',
      { answer: answered({ report: { status: 'unknown' } }) },
      [{ code: 'service-unclear', level: 'unknown', ...said }],
    ],
    [
      'the service calls it invalid',
      { answer: answered({ valid: false, message: 'No.' }) },
      [
        { code: 'service-says-invalid', level: 'caution', message: 'No.', ...said },
        { code: 'service-none', level: 'clear', ...said },
      ],
    ],
    [
      'the service calls valid what is none',
      { ...invalid, answer: answered({ message: 'Yes.' }) },
      [
        { code: 'service-says-valid', level: 'caution', message: 'Yes.', ...said },
        { code: 'invalid', level: 'invalid', validity: invalid.validity, looksLike: 'bitcoin' },
        { code: 'service-none', level: 'clear', ...said },
      ],
    ],
    [
      'the service called a secret valid, which is not repeated',
      { ...invalid, secret: true, answer: answered() },
      [
        { code: 'secret', level: 'invalid', either: null },
        { code: 'service-none', level: 'clear', ...said },
      ],
    ],
    [
      'the service failed',
      { answer: { status: 'failed', error: 'key', message: 'Wrong.', sourceName: 'a.example' } },
      [
        {
          code: 'service-failed',
          level: 'unknown',
          error: 'key',
          message: 'Wrong.',
          sourceName: 'a.example',
        },
      ],
    ],
    [
      'what is no address was not sent',
      { ...invalid, answer: { status: 'not-asked', isNoAddress: true } },
      [
        { code: 'invalid', level: 'invalid', validity: invalid.validity, looksLike: 'bitcoin' },
        { code: 'not-sent', level: 'invalid' },
      ],
    ],
    [
      'a list that was never read',
      { sources: [{ ...list, updatedAt: null, error: 'Gone.' }] },
      [
        {
          code: 'list-never-read',
          level: 'unknown',
          ...ofService,
          error: 'Gone.',
        },
      ],
    ],
    [
      'a list that could not be read since',
      { sources: [{ ...list, failedSince: now - hour }] },
      [{ code: 'list-stale', level: 'unknown', ...ofService, at: now - 2 * hour, failed: true }],
    ],
    [
      'a list that is too old says no more than that',
      { sources: [{ ...list, updatedAt: now - week - 1, failedSince: now }] },
      [
        {
          code: 'list-stale',
          level: 'unknown',
          ...ofService,
          at: now - week - 1,
          failed: false,
        },
      ],
    ],
    [
      'an old spelling, and the network that it looks like',
      {
        networks: ['bitcoin', 'litecoin'],
        networkId: 'litecoin',
        validityOf: 'litecoin',
        validity: valid({ warning: 'legacy-form' }),
      },
      [
        {
          code: 'warning',
          level: 'caution',
          warning: 'legacy-form',
          networkId: 'litecoin',
          looksLike: 'bitcoin',
        },
        { code: 'starter-only', level: 'unknown' },
      ],
    ],
    [
      'one that looks like no other, and of which no network is known',
      {
        networks: [],
        validityOf: 'litecoin',
        validity: valid({ warning: 'legacy-form' }),
      },
      [
        { code: 'starter-only', level: 'unknown' },
        {
          code: 'warning',
          level: 'unknown',
          warning: 'legacy-form',
          networkId: 'litecoin',
          looksLike: null,
        },
      ],
    ],
  ])('%s', (_, change, reasons) => {
    expect(reasonsOf(change)).toEqual(reasons);
  });
});

describe('a report is of the same account', () => {
  const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  const of = (change: Partial<Facts>, of: Parameters<typeof report>[0]) => {
    const [reason] = reasonsOf({ ...change, reports: [report(of)] });
    return reason?.code === 'reported' && [reason.elsewhere, reason.otherwise];
  };

  test.each<[string, Partial<Facts>, Parameters<typeof report>[0], unknown]>([
    ['on the same network, in the same text', {}, {}, [false, undefined]],
    ['in another case', {}, { address: address.toLowerCase() }, [false, undefined]],
    ['of no network', { networkId: 'bsc' }, { networkId: null }, [false, undefined]],
    ['on a network that does not fit', {}, { networkId: 'tron', address: tron }, [true, true]],
    ['on a network, in a text that is none there', {}, { address: tron }, [false, undefined]],
    ['of what is no address', invalid, { networkId: 'tron', address: tron }, [false, undefined]],
  ])('%s', (_, change, ofReport, expected) => {
    expect(of(change, ofReport)).toEqual(expected);
  });
});

test('the verdict is of the canonical text where it is valid, else of what was given', () => {
  const canonical = 'canonical';
  const { reasons: _, ...verdict } = judge(facts({ validity: valid({ canonical }) }));
  expect(verdict).toEqual({
    level: 'unknown',
    address: canonical,
    networkId: null,
    networks: ['ethereum', 'bsc'],
    format: 'EIP-55',
    checksum: 'verified',
    at: now,
  });
  const { reasons: __, ...other } = judge(facts({ ...invalid, networkId: 'bitcoin' }));
  expect(other).toEqual({
    level: 'invalid',
    address,
    networkId: 'bitcoin',
    networks: [],
    at: now,
  });
});

test('a missing checksum is a word only where nothing worse is said', () => {
  const validity = valid({ checksum: 'absent' });
  const codes = (change: Partial<Facts>) =>
    reasonsOf({ validity, ...change }).map(({ code }) => code);
  expect(codes({})).toEqual(['starter-only', 'no-checksum']);
  expect(codes({ reports: [report()] })).toEqual(['reported']);
  expect(codes({ validity: valid() })).toEqual(['starter-only']);
});

test('a note is what decides nothing, and only at the level of one', () => {
  const codes = ['no-checksum', 'own-trusted', 'tag', 'contract', 'warning', 'invisible'] as const;
  const is = (code: string, level: Level) => isNote({ code, level } as Reason);
  expect(codes.map((code) => [is(code, 'unknown'), is(code, 'caution')])).toEqual(
    codes.map(() => [true, false]),
  );
  expect(is('starter-only', 'unknown')).toBe(false);
});

test('what is worst comes first, and what is as bad stays in its order', () => {
  const some = ['clear', 'caution', 'unknown', 'danger', 'caution', 'invalid'] as const;
  const reasons = some.map((level, at) => ({ code: 'tag', level, at }) as unknown as Reason);
  const sorted = sortWorstFirst(reasons).map((reason) => reasons.indexOf(reason));
  expect(sorted).toEqual([3, 1, 4, 5, 2, 0]);
});
