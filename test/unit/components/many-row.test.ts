import { expect, test } from 'vitest';
import { type ManyRow, unchecked, withAnswer, withVerdicts } from '@/components/many/many-row';
import type { Reason, Verdict } from '@/lib/verdict/verdict';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const verdict = (...reasons: Reason[]): Verdict => ({
  level: 'unknown',
  address,
  networkId: null,
  networks: ['ethereum'],
  format: 'EIP-55',
  checksum: 'verified',
  reasons,
  at: 0,
});
const row = (line: number): ManyRow => ({
  ...{ line, address, networkId: null, unknownNetwork: '', label: '' },
  ...{ isSecret: false, isHidden: false, verdict: null, sameAs: null, asked: 'no', answer: [] },
});
const hidden: Reason = { code: 'invisible', level: 'unknown' };
const none: Reason = { code: 'service-none', level: 'clear', sourceName: 'x', at: 0 };
const codes = (rows: ManyRow[]) => rows.map((one) => one.verdict?.reasons.map(({ code }) => code));

test.each<[string, Reason[], Reason[], string[][]]>([
  ['the repetition', [], [hidden], [['service-none'], ['service-none', 'invisible']]],
  ['the first row', [hidden], [], [['service-none', 'invisible'], ['service-none']]],
])(
  'that %s has invisible characters inside stays said of it alone where the service answers',
  (_, first, second, expected) => {
    const found = new Map([verdict(...first), verdict(...second)].entries());
    const rows = withVerdicts([row(1), row(2)], found);
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([null, 0]);
    expect(codes(withAnswer(rows, 0, verdict(none, ...first)))).toEqual(expected);
  },
);

test('a repetition that is looked up after the service answered about its first row has that answer, too', () => {
  const [first] = withVerdicts([row(1)], new Map([[0, verdict()]]));
  const answered = withAnswer(first ? [first, row(2)] : [], 0, verdict(none));
  const rows = withVerdicts(answered, new Map([[1, verdict()]]));
  expect(codes(rows)).toEqual([['service-none'], ['service-none']]);
  expect(rows.map(({ asked, sameAs }) => [asked, sameAs])).toEqual([
    ['asked', null],
    ['asked', 0],
  ]);
});

test('that the service gave no answer stays said where a row is judged anew, until all are', () => {
  const clear: Reason = { code: 'list-none', level: 'clear', sourceName: 'x', entries: 1, at: 0 };
  const failure: Reason = {
    ...{ code: 'service-failed', level: 'unknown', error: 'server' },
    ...{ message: 'No.', sourceName: 'x' },
  };
  const looked = new Map([[0, { ...verdict(clear), level: 'clear' as const }]]);
  const failed = withAnswer(withVerdicts([row(1)], looked), 0, verdict(failure, clear));
  const [again] = withVerdicts(failed, looked);
  expect([again?.asked, again?.verdict?.level]).toEqual(['failed', 'unknown']);
  expect(codes(withVerdicts(failed, looked))).toEqual([['service-failed', 'list-none']]);
  const [anew] = withVerdicts(unchecked(failed), looked);
  expect([anew?.asked, anew?.verdict?.level]).toEqual(['no', 'clear']);
});
