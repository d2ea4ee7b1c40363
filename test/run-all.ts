import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { failuresFile } from './failures.ts';

/** How many tests of a step passed, failed and were skipped. `retried`: of those that passed, how many at a later try only. */
type Count = { passed: number; failed: number; skipped: number; retried?: number };

type Step = {
  name: string;
  command: string[];
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
    command: [
      'vitest',
      'run',
      '--config',
      'test/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./test/failures.ts',
      '--outputFile.json=test/artifacts/unit.json',
    ],
    count: countVitest,
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

for (const name of ['unit.json', 'e2e.json']) rmSync(`${artifacts}/${name}`, { force: true });
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
if (sum('retried') > 0)
  console.log(`${sum('retried')} passed at a later try only: see "flaky" above`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

function runStep({ name, command: [program = '', ...args], count }: Step): Count {
  console.log(`\n== ${name}`);
  const start = performance.now();
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
  console.log(`== ${name}: ${minutesSince(start)} min`);
  const asOne = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  const counted = count ? countOr(count, asOne) : asOne;
  // A step may fail though each of its tests passed: a worker that crashed, a file that did not load.
  if (status !== 0 && counted.failed === 0) return { ...counted, failed: 1 };
  return counted;
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

function countVitest(): Count {
  const report = readJson('unit.json');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright(): Count {
  const { stats } = readJson('e2e.json');
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky };
}

function readJson(name: string) {
  return JSON.parse(readFileSync(`${artifacts}/${name}`, 'utf8'));
}
