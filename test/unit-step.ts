import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How many tests of a step passed, failed and were skipped. `retried`: of those that passed, how many at a later try only. */
export type Count = { passed: number; failed: number; skipped: number; retried?: number };

type Report = {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
};

const fileOf = (name: string) => fileURLToPath(new URL(`artifacts/${name}`, import.meta.url));
const first = fileOf('unit.json');
const second = fileOf('unit-again.json');
export const unitReports = [first, second];

/** Runs all unit and contract tests. */
export const unitCommand = (): string[] => command(first);

/**
 * Runs once more, alone, the files in which something failed: as for tests in the browsers, what passes then is counted
 * as such. Undefined where nothing is known to run again: something failed beside the files, or there is no report.
 */
export function unitAgainCommand(): string[] | undefined {
  if (!existsSync(first)) return undefined;
  const failed = read(first).testResults.filter(isFailed);
  return failed.length > 0 ? [...command(second), ...failed.map(({ name }) => name)] : undefined;
}

/** Throws where vitest came to no report. */
export function countUnit(): Count {
  const files = read(first).testResults;
  if (!existsSync(second)) return countOf(files);
  const failed = countOf(files.filter(isFailed));
  const atOnce = countOf(files.filter((file) => !isFailed(file)));
  const again = countOf(read(second).testResults);
  return {
    passed: atOnce.passed + again.passed,
    failed: again.failed,
    skipped: atOnce.skipped + again.skipped,
    retried: again.passed - failed.passed,
  };
}

function command(report: string): string[] {
  const reporters = ['default', 'json', './test/failures.ts'].map((name) => `--reporter=${name}`);
  const config = ['--config', 'test/vitest.config.ts'];
  return ['vitest', 'run', ...config, ...reporters, `--outputFile.json=${report}`];
}

function countOf(files: Report['testResults']): Count {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const having = (wanted: string) => all.filter(({ status }) => status === wanted).length;
  const [passed, failed] = [having('passed'), having('failed')];
  return { passed, failed, skipped: all.length - passed - failed };
}

const isFailed = ({ status }: Report['testResults'][number]) => status === 'failed';

const read = (file: string): Report => JSON.parse(readFileSync(file, 'utf8'));
