import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { some } from '../vitest.config';
import { rooms, roomVariable } from './mutants-rooms';

const { tests = [], setup = [] } = rooms[process.env[roomVariable] ?? ''] ?? {};

/** The first test that fails ends it, so the slow ones come last. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

const room = some({
  name: 'mutants',
  include: [...tests],
  env: { MUTATED: 'yes' },
  // The mutant is chosen as the tests run, so that what was imported for one file serves the next.
  isolate: false,
  maxWorkers: 1,
  // A machine that is busy with other things must not look like a test that fails.
  testTimeout: 120_000,
  setupFiles: [...setup, 'test/tools/mutants-setup.ts'],
});

export default { ...room, test: { ...room.test, sequence: { sequencer: QuickFirst } } };
