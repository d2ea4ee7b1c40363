/** Whether a mutant of the code is tested: every test runs for each of thousands. Set in test/tools/mutants.config.ts. */
export const isMutated = process.env['MUTATED'] === 'yes';
