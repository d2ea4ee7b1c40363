import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [WxtVitest()],
  test: {
    include: ['test/unit/**/*.test.{ts,tsx}', 'test/service/**/*.test.ts'],
    environment: 'node',
    // One processor less is what it would take: on two, half of them.
    maxWorkers: '100%',
    // No test waits for time, so these are for what hangs. A machine can be ten times slower than another.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: [
      'test/unit/patient.ts',
      'test/unit/speak-english.ts',
      'test/unit/page/learn-words.ts',
      'test/unit/address/compare-lazy.ts',
    ],
  },
});
