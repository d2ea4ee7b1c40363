import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printTable } from '@/test/bench/table';

/**
 * Runs the tests that try properties with made-up input, and prints how many inputs each property was tried with: `npm run properties`.
 * Fails where there were fewer than 1,000.
 */
const top = fileURLToPath(new URL('../..', import.meta.url));
const bar = 1000;
/** Each of its runs changes every character of an address, some thousand in all. */
const byChanges = 'one changed character makes it invalid, wherever it stands';

type Ran = { file: string; property: string; runs: number[] };

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
const all = readRuns();
rmSync(folder, { recursive: true });
const few = all.filter(({ property, runs }) => property !== byChanges && Math.max(...runs) < bar);
printTable('Properties', [
  ['parser, by its test', 'property', 'forms', `runs of each, bar ${bar}`],
  ...all.map(({ file, property, runs }) => [
    file,
    property,
    `${runs.length}`,
    property === byChanges ? `${span(runs)}, each with every change` : span(runs),
  ]),
]);
if (status !== 0) console.log('A property does not hold: npm run unit says which.');
if (status !== 0 || few.length > 0 || all.length === 0) process.exitCode = 1;

/** One codec with many prefixes is tried more often with the first of them. */
function span(runs: number[]): string {
  const [least, most] = [Math.min(...runs), Math.max(...runs)];
  return least === most ? `${most}` : `${most}, at least ${least}`;
}

/** Those that use test/unit/fc.ts, which writes down what it ran. */
function filesWithProperties(): string[] {
  return readdirSync(join(top, 'test/unit'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `test/unit/${name.replaceAll(sep, '/')}`)
    .filter((name) => /unit\/fc'|testSpelling/.test(readFileSync(join(top, name), 'utf8')));
}

/** By file and property: what is tried for several forms of addresses is one property of each. */
function readRuns(): Ran[] {
  const ran = new Map<string, Ran>();
  for (const line of readFileSync(report, 'utf8').trim().split('\n')) {
    const [path, name, runs]: [string, string, number] = JSON.parse(line);
    const file = relative(join(top, 'test/unit'), path).replace(/\.test\.tsx?$/, '');
    const property = name.split(' > ').at(-1) ?? name;
    const known = ran.get(`${file} ${property}`) ?? { file, property, runs: [] };
    known.runs.push(runs);
    ran.set(`${file} ${property}`, known);
  }
  return [...ran.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}
