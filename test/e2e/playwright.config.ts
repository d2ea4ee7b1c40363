import { defineConfig } from '@playwright/test';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { patience } from './driver';

const artifacts = '../artifacts/e2e';

/** The same specs run in both browsers; a project is a browser. Run `npm run build` first. */
export default defineConfig<object, { kind: BrowserKind }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: artifacts,
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  globalSetup: './install-first.ts',
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with something else makes a real browser late. What passed at a later try only is counted apart.
  retries: 2,
  forbidOnly: true,
  // No test waits for time: these are for what hangs.
  timeout: 300_000,
  expect: { timeout: patience },
  // With a picture of each view.
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../artifacts/report' }]],
  projects: [
    { name: 'chromium', use: { kind: 'chromium' } },
    { name: 'firefox', use: { kind: 'firefox' } },
  ],
});
