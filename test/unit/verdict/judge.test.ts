import { describe, expect, test } from 'vitest';
import type { Facts, ServiceAnswer, SourceState } from '@/lib/verdict/facts';
import { judge } from '@/lib/verdict/judge';
import {
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

const failed: ServiceAnswer = {
  status: 'failed',
  error: 'timeout',
  message: 'It took too long.',
  sourceName: 'checks.example',
};
const damagedAnswer = answered({ report: { status: 'unknown' } });

describe('the level', () => {
  test.each<[string, Partial<Facts>, string, string[]]>([
    ['only the starter list, which has nothing', {}, 'unknown', ['starter-only']],
    ['no list can be read', { sources: null }, 'unknown', ['lists-unreadable']],
    ['a fresh list has nothing', { sources: [starter, list] }, 'clear', ['list-none']],
    ['the list is old', { sources: [starter, aged(week + 1)] }, 'unknown', ['list-stale']],
    [
      'the list is older than the user wants it',
      { sources: [starter, aged(2 * hour)], staleAfter: hour },
      'unknown',
      ['list-stale'],
    ],
    [
      'the list could not be read since',
      { sources: [starter, { ...list, failedSince: now }] },
      'unknown',
      ['list-stale'],
    ],
    ['the list is from the future', { sources: [starter, aged(-hour)] }, 'unknown', ['list-stale']],
    ['the list was never read', { sources: [starter, never()] }, 'unknown', ['list-never-read']],
    ['the service has nothing', { answer: answered() }, 'clear', ['service-none']],
    [
      'the service has nothing, its list was never read',
      { answer: answered(), sources: [starter, never()] },
      'clear',
      ['service-none'],
    ],
    [
      'the service fails although its list is fresh',
      { answer: failed, sources: [starter, list] },
      'unknown',
      ['service-failed', 'list-none'],
    ],
    ['the service does not say', { answer: damagedAnswer }, 'unknown', ['service-unclear']],
    [
      'the service reports',
      { answer: answered({ report: { status: 'reported', text: 'Reported 3 times' } }) },
      'caution',
      ['service-report'],
    ],
    [
      'the service calls a valid address invalid',
      { answer: answered({ valid: false }) },
      'caution',
      ['service-says-invalid', 'service-none'],
    ],
    [
      'the service calls an invalid address valid',
      { ...invalid, answer: answered() },
      'caution',
      ['service-says-valid', 'invalid', 'service-none'],
    ],
    [
      'the service calls an invalid address invalid, too',
      { ...invalid, answer: answered({ valid: false }) },
      'invalid',
      ['invalid', 'service-none'],
    ],
    [
      'valid is unknown to the service',
      { answer: answered({ valid: null }) },
      'clear',
      ['service-none'],
    ],
    ['a record of the account', { reports: [report()] }, 'danger', ['reported']],
    [
      'a record of the list that is built in, where no other can be read',
      { reports: [report({ sourceId: 'starter' })], sources: null },
      'danger',
      ['reported', 'lists-unreadable'],
    ],
    ['nobody has its key', { ownerless: true }, 'caution', ['ownerless', 'starter-only']],
    [
      'nobody has its key, but it is none here',
      { ...invalid, ownerless: true },
      'invalid',
      ['invalid'],
    ],
    [
      'a record and an answer of none',
      { reports: [report()], answer: answered() },
      'danger',
      ['reported', 'service-none'],
    ],
    ['the checksum fails', invalid, 'invalid', ['invalid']],
    [
      'no checksum, and a fresh list has nothing',
      { validity: valid({ checksum: 'absent' }), sources: [starter, list] },
      'clear',
      ['list-none', 'no-checksum'],
    ],
    [
      'an old spelling of the chosen network that looks like another’s',
      {
        networkId: 'litecoin',
        validityOf: 'litecoin',
        networks: ['bitcoin', 'litecoin'],
        validity: valid({ warning: 'legacy-form' }),
        answer: answered(),
      },
      'caution',
      ['warning', 'service-none'],
    ],
    [
      'an old spelling that looks like no other',
      {
        networks: ['nervos'],
        validityOf: 'nervos',
        validity: valid({ warning: 'legacy-form' }),
        answer: answered(),
      },
      'clear',
      ['service-none', 'warning'],
    ],
    [
      'a witness version without rules',
      {
        networks: ['bitcoin'],
        validityOf: 'bitcoin',
        validity: valid({ warning: 'unknown-witness-version' }),
      },
      'caution',
      ['warning', 'starter-only'],
    ],
    [
      'a shard that is not in use, and a record',
      {
        networks: ['hedera'],
        validityOf: 'hedera',
        validity: valid({ warning: 'unusual-shard', checksum: 'absent' }),
        reports: [report()],
      },
      'danger',
      ['reported', 'warning'],
    ],
    [
      'the user blocked it, and a list reports it',
      { own: own('blocked'), reports: [report()] },
      'danger',
      ['own-blocked', 'reported'],
    ],
    [
      'the user blocked it, and the service has nothing',
      { own: own('blocked'), answer: answered() },
      'danger',
      ['own-blocked', 'service-none'],
    ],
    [
      'a contact with a report is reported all the same, and both are said',
      { own: own('trusted'), reports: [report()] },
      'danger',
      ['reported', 'own-trusted'],
    ],
    [
      'a contact that no list knows is not thereby clear',
      { own: own('trusted') },
      'unknown',
      ['starter-only', 'own-trusted'],
    ],
    [
      'a list of other networks has nothing to say',
      { sources: [starter, { ...list, id: 'list:b', networks: ['bitcoin'] }] },
      'unknown',
      ['starter-only'],
    ],
    [
      'a list of one of its networks has nothing',
      { sources: [starter, { ...list, id: 'list:e', networks: ['bitcoin', 'bsc'] }] },
      'clear',
      ['list-none'],
    ],
    ['a private key', { ...invalid, secret: true, own: own('trusted') }, 'invalid', ['secret']],
    [
      'a text that is no address is not sent',
      { ...invalid, answer: { status: 'not-asked', isNoAddress: true } },
      'invalid',
      ['invalid', 'not-sent'],
    ],
  ])('%s', (_, change, level, codes) => {
    const verdict = judge(facts(change));
    expect({ level: verdict.level, codes: verdict.reasons.map(({ code }) => code) }).toEqual({
      level,
      codes,
    });
  });
});

describe('a record on another network', () => {
  test.each<[string, Partial<Facts>, boolean]>([
    ['is elsewhere where the user chose a network', { networkId: 'ethereum' }, true],
    ['is not where the network was detected and fits', {}, false],
    [
      'is not where the text is none of the chosen network',
      {
        networkId: 'bitcoin',
        validity: { status: 'invalid', reason: 'wrong-network', networks: ['bsc'] },
      },
      false,
    ],
  ])('%s', (_, change, elsewhere) => {
    const { reasons } = judge(facts({ ...change, reports: [report({ networkId: 'bsc' })] }));
    expect(reasons[0]).toMatchObject({ code: 'reported', elsewhere });
  });
});

describe('an account that one list reports on several networks', () => {
  const networks = ['ethereum', 'bsc'] as const;
  const reports = (['ethereum', 'bsc', 'base'] as const).map((networkId) =>
    report({ id: networkId, networkId, network: networkId }),
  );
  const told = (change: Partial<Facts>) =>
    judge(facts({ networks: [...networks, 'base'], reports, ...change })).reasons.flatMap(
      (reason) => (reason.code === 'reported' ? [[reason.report.networkId, reason.elsewhere]] : []),
    );

  test('is told once where the network is open, unless more is said of one', () => {
    expect(told({})).toEqual([['ethereum', false]]);
    const [first, second, third] = reports;
    if (!first || !second || !third) throw new Error('There are three.');
    expect(told({ reports: [first, { ...second, label: 'Shop' }, third] })).toEqual([
      ['ethereum', false],
      ['bsc', false],
    ]);
    expect(told({ reports: [first, { ...second, sourceId: 'list:1' }] }).length).toBe(2);
    // Two reports of one network are two.
    expect(told({ reports: [first, { ...first, id: '2' }] }).length).toBe(2);
  });

  test('is told in each text that it is reported in', () => {
    // The specification of CashAddr writes this account in both ways.
    const text = '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu';
    const cash = 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
    const reports = [
      report({ address: text, networkId: 'bitcoin' }),
      report({ address: cash, networkId: 'bitcoin-cash' }),
    ];
    const validity = valid({ canonical: text });
    expect(told({ networks: ['bitcoin', 'bitcoin-cash'], validity, reports })).toEqual([
      ['bitcoin', false],
      ['bitcoin-cash', false],
    ]);
  });

  test('is first told of the network that the user chose', () => {
    expect(told({ networkId: 'bsc' })).toEqual([
      ['bsc', false],
      ['ethereum', true],
      ['base', true],
    ]);
  });
});

test('an invalid address says which network it comes close to, unless the user chose it', () => {
  expect(judge(facts(invalid)).reasons[0]).toMatchObject({ looksLike: 'bitcoin' });
  expect(judge(facts({ ...invalid, networkId: 'bitcoin' })).reasons[0]).toMatchObject({
    looksLike: null,
  });
});

function aged(age: number): SourceState {
  return { ...list, updatedAt: now - age };
}

function never(): SourceState {
  return { ...list, updatedAt: null, error: 'The service cannot be reached.' };
}
