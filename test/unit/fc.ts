import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { runs } from './mutated';

/** fast-check, with the runs that every parser has at least. */
export { fc };

/** Where test/tools/properties.ts wants to read what ran. */
const { PROPERTIES: report } = process.env;

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: runs(1000),
  ...(report !== undefined && { reporter: (run) => keepRun(report, run) }),
});

let more = 0;

/** Says of a run that it tries several inputs, so that each of them counts. */
export function triesInputs(inputs: number): void {
  more += inputs - 1;
}

/** The reporter stands in place of fast-check's own, so it fails as that does. */
function keepRun(file: string, run: fc.RunDetails<unknown>): void {
  const { testPath, currentTestName } = expect.getState();
  appendFileSync(file, `${JSON.stringify([testPath, currentTestName, run.numRuns + more])}\n`);
  more = 0;
  if (run.failed) throw new Error(fc.defaultReportMessage(run));
}
