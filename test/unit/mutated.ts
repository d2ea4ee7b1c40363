/** Whether a mutant of the code is tested: every test runs for each of thousands. Set in test/tools/mutants.config.ts. */
export const isMutated = process.env['MUTATED'] === 'yes';

/** How often a property is tried: fewer times where it is tried for each mutant. */
export function runs(most: number): number {
  return isMutated ? Math.ceil(most / 10) : most;
}
