import { expect, test } from 'vitest';
import { countIn, namesIn } from '@/test/tools/options';

const browsers = ['chromium', 'firefox'] as const;

test.each([
  [undefined, ['chromium', 'firefox']],
  ['firefox', ['firefox']],
  ['firefox,chromium', ['chromium', 'firefox']],
] as const)('an option of a script that is %s chooses', (named, chosen) => {
  expect(namesIn('browser', browsers, named)).toEqual(chosen);
});

test.each([
  ['chrome', 'chrome'],
  ['firefox,edge', 'edge'],
  ['', "''"],
])(
  'a script refuses --browser "%s", or it would try nothing, and end as if all were well',
  (named, told) => {
    expect(() => namesIn('browser', browsers, named)).toThrow(
      `--browser takes chromium, firefox, not ${told}.`,
    );
  },
);

test('a script refuses a count that is none', () => {
  expect(countIn('rounds', '30')).toBe(30);
  for (const told of ['0', '-1', '1.5', 'few', ''])
    expect(() => countIn('rounds', told)).toThrow(`--rounds takes a number, not ${told}.`);
});
