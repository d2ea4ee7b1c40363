import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

const views = 'test/unit/components/**/*.test.{ts,tsx}';
const background = 'test/unit/background/**/*.test.ts';

const setupFiles = [
  'test/unit/patient.ts',
  'test/unit/speak-english.ts',
  'test/unit/page/learn-words.ts',
  'test/unit/address/compare-lazy.ts',
];

/** The tests of one kind. */
export const some = (
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [WxtVitest()],
  test: {
    environment: 'node',
    // No test waits for time, so these are for what hangs. A machine can be ten times slower than another.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles,
    ...test,
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // One processor less is what it would take: on two, half of them.
    maxWorkers: '100%',
    projects: [
      // Each file has a world of its own, but no process: to start those was most of what they took.
      some({ name: 'views', include: [views], pool: 'vmForks' }),
      // The background's modules keep what they were told, so each file has its own.
      some({
        name: 'background',
        include: [background],
        setupFiles: [...setupFiles, 'test/unit/background/databases.ts'],
      }),
      // These keep nothing that another file could notice: to load all anew for each was a quarter of what they took.
      some({
        name: 'all else',
        include: ['test/unit/**/*.test.ts', 'test/service/**/*.test.ts'],
        exclude: [views, background],
        isolate: false,
      }),
    ],
  },
});
