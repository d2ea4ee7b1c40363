import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasProperties, isParser, parsers } from '@/test/tools/parsers';

const top = fileURLToPath(new URL('../../..', import.meta.url));

test('each parser has a property that tries it, or npm run properties fails', () => {
  const files = globSync('lib/**/*.ts', { cwd: top }).map((name) => name.replaceAll(sep, '/'));
  const listed = new Set(parsers.map(([file]) => file));
  expect(files.filter((name) => isParser.test(name) && !listed.has(name))).toEqual([]);
});

test.each(parsers)('%s is there, and so are properties in %s', (file, name) => {
  expect(existsSync(join(top, file))).toBe(true);
  const path = ['ts', 'tsx']
    .map((ending) => join(top, `test/unit/${name}.test.${ending}`))
    .find((one) => existsSync(one));
  expect(readFileSync(path ?? '', 'utf8')).toMatch(hasProperties);
});
