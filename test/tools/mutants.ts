import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printTable } from '@/test/bench/table';
import { installTools, toolFile } from './install-tools';
import { rooms, roomVariable } from './mutants-rooms';

/**
 * Changes the code in small ways, and sees whether a test notices: `npm run mutants -- service`, or all rooms without a name, which takes
 * hours. `--mutate 'lib/service/receive.ts'` takes some files of a room. Fails where fewer than 85 of 100 are noticed.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'string' } },
});
const top = fileURLToPath(new URL('../..', import.meta.url));
const report = `${top}test/artifacts/mutants.json`;
const unknown = positionals.filter((name) => !Object.hasOwn(rooms, name));
if (unknown.length > 0)
  throw new Error(`There is no room ${unknown}, only ${Object.keys(rooms).join(', ')}.`);
if (values.mutate !== undefined && positionals.length !== 1)
  throw new Error('Files are mutated within one room, whose tests they are covered by.');
installTools();
const rows = [['room', 'mutants', 'noticed', 'score, bar 85']];
for (const [name, { mutate, isStatic }] of Object.entries(rooms)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name} …`);
  const isGood = run(name, values.mutate ?? mutate.join(','), isStatic ?? false);
  if (!isGood) process.exitCode = 1;
  rows.push([name, ...figures()]);
}
printTable('Mutants', rows);

function run(room: string, mutate: string, isStatic: boolean): boolean {
  rmSync(report, { force: true });
  const program = toolFile('@stryker-mutator/core/bin/stryker.js');
  const args = [
    program,
    'run',
    'test/tools/stryker.config.json',
    '--mutate',
    withoutBraces(mutate),
  ];
  if (!isStatic) args.push('--ignoreStatic');
  const env = { ...process.env, [roomVariable]: room };
  return spawnSync(process.execPath, args, { cwd: top, env, stdio: 'inherit' }).status === 0;
}

/** Stryker takes every comma for the end of a pattern: 'a/{b,c}.ts' has to be 'a/b.ts,a/c.ts'. */
function withoutBraces(patterns: string): string {
  return patterns.replace(/([^,{]*)\{([^}]*)\}([^,{]*)/g, (_, before, names: string, after) =>
    names
      .split(',')
      .map((name) => before + name + after)
      .join(','),
  );
}

type Result = { files: Record<string, { mutants: { status: string }[] }> };

/** Of those that count: not of what does not compile, nor, but for the rooms that take them, of constants that are made as a file is read. */
function figures(): string[] {
  const result: Result = JSON.parse(readFileSync(report, 'utf8'));
  const statuses = Object.values(result.files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  const count = (...some: string[]) => statuses.filter((one) => some.includes(one)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  if (all === 0) throw new Error('Nothing was changed: no file of the room is called so.');
  return [`${all}`, `${noticed}`, ((noticed / all) * 100).toFixed(1)];
}
