import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printTable } from '@/test/bench/table';
import { hasProperties, isParser, parsers } from './parsers';

/**
 * Runs the tests that try properties with made-up input, and prints how many inputs each property was tried with: `npm run properties`.
 * Fails where any form of a property was tried with fewer than its bar, or where a parser of parsers.ts has none.
 */
const top = fileURLToPath(new URL('../..', import.meta.url));
const bar = 1000;
/** By the beginning of the property's name. */
const exceptions = [
  {
    begins: 'a further prefix: ',
    bar: 200,
    why: 'the same code is tried 1,000 times with the first prefix of its codec',
    isFurther: true,
  },
  {
    begins: 'lists that were read, replaced, removed or broken off',
    bar: 100,
    why: 'no parser, and each input is up to eight readings of whole lists',
    isFurther: false,
  },
];

type Ran = { file: string; property: string; names: string[]; runs: number[] };

const folder = mkdtempSync(join(tmpdir(), 'properties-'));
const report = join(folder, 'runs');
// How long a text takes is measured, and is no property.
const options = ['--reporter=dot', '--testNamePattern', '^(?!.*at most a millisecond)'];
const args = ['run', '--config', 'test/vitest.config.ts', ...filesWithProperties(), ...options];
const { status } = spawnSync(
  process.execPath,
  [join(top, 'node_modules/vitest/vitest.mjs'), ...args],
  { cwd: top, env: { ...process.env, PROPERTIES: report }, stdio: ['ignore', 'ignore', 'inherit'] },
);
const all = existsSync(report) ? readRuns() : [];
rmSync(folder, { recursive: true });
printTable('Properties', [
  ['parser, by its test', 'property', 'forms', 'inputs of the least tried', 'bar', 'of the most'],
  ...all.map(({ file, property, runs }) => [
    file,
    property,
    ...[runs.length, Math.min(...runs), barOf(property), Math.max(...runs)].map(String),
  ]),
]);
for (const { begins, bar: lower, why } of exceptions)
  console.log(`"${begins.trim()}" has a bar of ${lower}: ${why}.`);
const faults = [
  ...(status === 0 ? [] : ['A property does not hold: npm run unit says which.']),
  ...all.filter(isFew).map(({ file, property }) => `Too few inputs: ${file}, ${property}`),
  ...parsersWithout().map(
    (parser) => `No property tries ${parser}, or test/tools/parsers.ts names none.`,
  ),
];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

function barOf(property: string): number {
  return exceptions.find(({ begins }) => property.startsWith(begins))?.bar ?? bar;
}

/** What tries a further form at a lower bar needs the same property above the common one beside it. */
function isFew({ file, property, runs }: Ran): boolean {
  const exception = exceptions.find(({ begins }) => property.startsWith(begins));
  if (Math.min(...runs) < barOf(property)) return true;
  if (!exception?.isFurther) return false;
  const full = property.slice(exception.begins.length);
  return !all.some((one) => one.file === file && one.property === full);
}

/** The parsers that nothing of what ran has tried, and those that are not in the list, or are gone. */
function parsersWithout(): string[] {
  const untried = parsers.filter(
    ([parser, test, words]) =>
      !existsSync(join(top, parser)) ||
      !all.some(({ file, names }) => file === test && names.some((name) => name.includes(words))),
  );
  const listed = new Set(parsers.map(([parser]) => parser));
  const unlisted = filesIn('lib').filter((name) => isParser.test(name) && !listed.has(name));
  return [...untried.map((row) => row.join(', ')), ...unlisted];
}

function filesIn(place: string): string[] {
  return readdirSync(join(top, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${place}/${name.replaceAll(sep, '/')}`);
}

function filesWithProperties(): string[] {
  return filesIn('test/unit')
    .filter((name) => /\.test\.tsx?$/.test(name))
    .filter((name) => hasProperties.test(readFileSync(join(top, name), 'utf8')));
}

/** By file and property: what is tried for several forms of addresses is one property of each. */
function readRuns(): Ran[] {
  const ran = new Map<string, Ran>();
  for (const line of readFileSync(report, 'utf8').trim().split('\n')) {
    const [path, name, runs]: [string, string, number] = JSON.parse(line);
    const file = relative(join(top, 'test/unit'), path)
      .replace(/\.test\.tsx?$/, '')
      .replaceAll(sep, '/');
    const property = name.split(' > ').at(-1) ?? name;
    const known = ran.get(`${file} ${property}`) ?? { file, property, names: [], runs: [] };
    known.names.push(name);
    known.runs.push(runs);
    ran.set(`${file} ${property}`, known);
  }
  return [...ran.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}
