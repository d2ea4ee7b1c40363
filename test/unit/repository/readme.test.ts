import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { networks } from '@/lib/address/networks';
import { allowedSender } from '@/lib/background/senders';
import { starterList } from '@/lib/reports/starter-list';
import { attacks } from '@/test/e2e/card-attacks';
import { hostileLists } from '@/test/e2e/hostile-lists';
import { fields } from '@/test/e2e/paste-fields';
import { tricks } from '@/test/e2e/trick-pages';
import { markers, networkRows } from '../../docs/network-table';
import { explained } from '../../store/lint-firefox';
import { hasProperties, parsers } from '../../tools/parsers';

const top = new URL('../../../', import.meta.url);
const readme = readFileSync(new URL('README.md', top), 'utf8');

test('every picture and every file that the README names is there', () => {
  const named = readme.matchAll(
    /`((?:test|lib|components|entrypoints)\/[\w./-]+)`|\]\(([\w./-]+)\)/g,
  );
  // Made by the first run of the tests.
  const paths = [...named]
    .map(([, code, link]) => code ?? link ?? '')
    .filter((path) => path !== 'test/artifacts');
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(new URL(path, top)))).toEqual([]);
});

const documents = ['CONTRIBUTING.md', '.github/PRIVACY.md', '.github/SECURITY.md'];

test.each(documents)('every file that %s names is there', (name) => {
  const text = readFileSync(new URL(name, top), 'utf8');
  const named = text.matchAll(/`((?:test|lib|components|entrypoints|\.github)\/[\w./-]+)`/g);
  const paths = [...named].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(8);
  expect(paths.filter((path) => !existsSync(new URL(path, top)))).toEqual([]);
});

test('every file that `npm run properties` looks for is there, and each test is one that it runs', () => {
  const find = (path: string) => [path, `${path}x`].find((one) => existsSync(new URL(one, top)));
  expect(parsers.map(([parser]) => parser).filter((path) => !find(path))).toEqual([]);
  const isRun = (path: string | undefined) =>
    path && hasProperties.test(readFileSync(new URL(path, top), 'utf8'));
  const tests = parsers.map(([, name]) => `test/unit/${name}.test.ts`);
  expect(tests.filter((path) => !isRun(find(path)))).toEqual([]);
});

test('every test that the privacy policy names by its words is there', () => {
  const policy = readFileSync(new URL('.github/PRIVACY.md', top), 'utf8');
  const rows = policy.split('\n').filter((line) => line.startsWith('| '));
  const missing = rows.flatMap((row) => {
    const files = [...row.matchAll(/`(test\/[\w./-]+)`/g)].map(([, path = '']) =>
      readFileSync(new URL(path, top), 'utf8'),
    );
    const quoted =
      row
        .split(' | ')
        .at(-1)
        ?.matchAll(/"([^"]+)"/g) ?? [];
    const names = [...quoted].map(([, words = '']) => words);
    return names.filter((words) => !files.some((file) => file.includes(`test('${words}'`)));
  });
  expect(rows.length).toBeGreaterThan(8);
  expect(missing).toEqual([]);
});

/** As the README writes small ones. */
const numbers = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

test('the README counts right', () => {
  // The popup says it exactly.
  const told = readme.match(/(?<=ore than )\d+(?= networks)/g);
  expect(told).toEqual(Array(3).fill(String(100 * Math.floor(networks.length / 100))));
  expect(readme).toContain(`the built-in list of ${starterList.length} documented cases`);
  expect(readme).toContain(`| ${tricks.length} tricks, `);
  expect(readme).toContain(`in ${Object.keys(fields).length} kinds of fields `);
  const attacked = Object.values(attacks).flatMap((group) => Object.keys(group)).length;
  expect(readme).toContain(`${attacked} attacks on the card`);
  const senders = Object.values(allowedSender);
  const ours = senders.filter((kind) => kind === 'extension-page').length;
  expect(readme).toContain(
    `${ours} kinds of messages of our pages from a content script, all ${senders.length} from a web page`,
  );
  const formats = numbers[Object.keys(hostileLists).length];
  const counted = new RegExp(`\\b(?:${numbers.join('|')})(?= formats\\b)`, 'g');
  expect(readme.match(counted)).toEqual([formats, formats]);
});

test("the store's texts count the warnings of Firefox's linter right", () => {
  const listing = readFileSync(new URL('.github/store/listing.md', top), 'utf8');
  const warnings = explained.reduce((sum, { times }) => sum + times, 0);
  expect(listing).toContain(`The linter gives ${numbers[warnings]} warnings.`);
});

describe('the table of networks, which `npm run networks` writes', () => {
  const [, table = ''] = readme.split(markers.start);
  const written = table
    .slice(0, table.indexOf(markers.end))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
  const rows = networkRows();

  test('has no line that the code does not have, and has them in the order of answers', () => {
    expect(written).toEqual(rows.filter((row) => written.includes(row)));
  });

  // A new network is a row and a vectors file, and nothing else: a few may wait for the table to be written anew.
  test('lacks three networks at most', () => {
    expect(rows.filter((row) => !written.includes(row)).slice(3)).toEqual([]);
  });
});
