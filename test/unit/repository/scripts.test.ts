import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scripts } from '@/package.json';

/** What `npm test` does itself, or has a test of its own for, or what a check-in has no use for. */
const others = ['postinstall', 'test', 'check', 'build', 'unit', 'e2e', 'service', 'fix'];

const ran = ['.ci/scripts', '.github/workflows/ci.yml']
  .map((path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
  .join('\n');

test.each(Object.keys(scripts).filter((name) => !others.includes(name)))(
  'CI runs npm run %s, so that it does not break unnoticed',
  (name) => {
    expect(ran.split(/\s/).join(' ')).toMatch(new RegExp(` (?:try|npm) (?:run )?${name} `));
  },
);
