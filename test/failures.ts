import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** There only after a run that had some. */
export const failuresFile = new URL('artifacts/failures.txt', import.meta.url);

/**
 * Keeps each failure of a run, in order that it stands at the end of all steps, where it is looked for: tests, files
 * that did not load, and what was thrown beside the tests, which fails the run without failing a test.
 */
export default class Failures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const texts = [
      ...modules.flatMap(failuresOf),
      ...unhandled.map(({ VITEST_TEST_PATH: path, VITEST_TEST_NAME: name, ...error }) =>
        told([path, name, 'unhandled'], [error as SerializedError]),
      ),
    ];
    if (texts.length > 0) writeFileSync(failuresFile, texts.join('\n\n'));
  }
}

function failuresOf(module: TestModule): string[] {
  const suites = [module, ...module.children.allSuites()];
  const ofSuites = suites
    .filter((suite) => suite.errors().length > 0)
    .map((suite) =>
      told([module.relativeModuleId, 'fullName' in suite && suite.fullName], suite.errors()),
    );
  const ofTests = [...module.children.allTests('failed')].map((test) =>
    told([module.relativeModuleId, test.fullName], test.result().errors ?? []),
  );
  return [...ofSuites, ...ofTests];
}

function told(where: unknown[], errors: readonly SerializedError[]): string {
  const whats = errors.map(
    ({ message, stack }) => stack?.replace(/\n.*node_modules.*/g, '') ?? message,
  );
  return [where.filter(Boolean).join(' > '), ...whats].join('\n');
}
