import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { networks } from '@/lib/address/networks';
import { starterList } from '@/lib/reports/starter-list';

const top = new URL('../../../', import.meta.url);
const readme = readFileSync(new URL('README.md', top), 'utf8');

test('every picture and every file that the README names is there', () => {
  const named = readme.matchAll(
    /`((?:test|lib|components|entrypoints)\/[\w./-]+)`|\]\(([\w./-]+)\)/g,
  );
  const paths = [...named].map(([, code, link]) => code ?? link ?? '');
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(new URL(path, top)))).toEqual([]);
});

test('the README counts right', () => {
  expect(readme).toContain(`${networks.length} networks`);
  expect(readme).toContain(`the built-in list of ${starterList.length} documented cases`);
});
