import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** There only after a run that had some. */
export const unhandledErrorsFile = new URL('artifacts/unhandled.txt', import.meta.url);

/** Keeps what was thrown beside the tests: the report of them does not hold it, and it fails the run all the same. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_: unknown, errors: readonly SerializedError[]): void {
    const texts = errors.map(({ message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }) =>
      [VITEST_TEST_PATH, VITEST_TEST_NAME, stack ?? message].join('\n'),
    );
    if (texts.length > 0) writeFileSync(unhandledErrorsFile, texts.join('\n\n'));
  }
}
