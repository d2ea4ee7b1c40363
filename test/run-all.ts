import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { failuresFile } from './failures.ts';
import { type Count, countUnit, unitAgainCommand, unitCommand, unitReports } from './unit-step.ts';

type Step = {
  name: string;
  command: string[];
  /** Runs what failed once more. */
  again?: () => string[] | undefined;
  /** Reads the step's own report; a step without one counts as one test. */
  count?: () => Count;
};

const top = fileURLToPath(new URL('..', import.meta.url));
const artifacts = `${top}/test/artifacts`;

const steps: Step[] = [
  { name: 'generated types', command: ['wxt', 'prepare'] },
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'types', command: ['tsc'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'unit and contract tests',
    command: unitCommand(),
    again: unitAgainCommand,
    count: countUnit,
  },
  { name: 'build for Chromium', command: ['wxt', 'build', '-b', 'chrome'] },
  { name: 'build for Firefox', command: ['wxt', 'build', '-b', 'firefox', '--mv3'] },
  {
    name: 'end-to-end tests in both browsers',
    command: [
      'playwright',
      'test',
      '--config',
      'test/e2e/playwright.config.ts',
      '--reporter=list,json,html',
    ],
    count: countPlaywright,
  },
];

for (const file of [...unitReports, `${artifacts}/e2e.json`]) rmSync(file, { force: true });
rmSync(failuresFile, { force: true });
mkdirSync(artifacts, { recursive: true });
const start = performance.now();
const counts = steps.map(runStep);
const sum = (key: keyof Count) => counts.reduce((total, count) => total + (count[key] ?? 0), 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n== all steps: ${minutesSince(start)} min`);
for (const [at, { name }] of steps.entries())
  if (counts[at]?.failed) console.log(`failed: ${name}`);
if (existsSync(failuresFile)) console.log(readFileSync(failuresFile, 'utf8'));
if (sum('retried') > 0) console.log(`${sum('retried')} passed at a later try only: see above`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

function runStep({ name, command, again, count }: Step): Count {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const isGood = run(command) || run(again?.());
  console.log(`== ${name}: ${minutesSince(start)} min`);
  const asOne = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
  const counted = count ? countOr(count, asOne) : asOne;
  // A step may fail though each of its tests passed: a worker that crashed, a file that did not load.
  if (!isGood && counted.failed === 0) return { ...counted, failed: 1 };
  return counted;
}

/** Returns whether there was something to run, and it ended well. */
function run([program = '', ...args]: string[] = []): boolean {
  if (program === '') return false;
  const { status } = spawnSync('npx', ['--no-install', program, ...args], {
    cwd: top,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${artifacts}/e2e.json`,
      PLAYWRIGHT_HTML_OUTPUT_DIR: `${artifacts}/report`,
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  });
  return status === 0;
}

function minutesSince(start: number): string {
  return ((performance.now() - start) / 60_000).toFixed(1);
}

function countOr(count: () => Count, otherwise: Count): Count {
  try {
    return count();
  } catch (error) {
    console.error(`There is no report to count: ${error}`);
    return otherwise;
  }
}

function countPlaywright(): Count {
  const { stats } = readJson('e2e.json');
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky };
}

function readJson(name: string) {
  return JSON.parse(readFileSync(`${artifacts}/${name}`, 'utf8'));
}
