import { parseArgs } from 'node:util';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { build } from '@/test/demo/build';
import { launch } from '@/test/e2e/launch';
import { runFaults } from './faults';
import { runHostile } from './hostile';

// What the whole stands, as tables: the faults of a service, and what hostile pages and services do. `--only faults`, `--browser firefox`.
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'faults,hostile' },
    browser: { type: 'string', default: 'chromium,firefox' },
  },
});
const kinds = (['chromium', 'firefox'] satisfies BrowserKind[]).filter((kind) =>
  values.browser.split(',').includes(kind),
);

build(kinds);
let failed = 0;
for (const kind of kinds)
  for (const [name, run] of Object.entries({ faults: runFaults, hostile: runHostile })) {
    if (!values.only.split(',').includes(name)) continue;
    const driver = await launch(kind);
    failed += await run(driver);
    await driver.close();
  }
console.log(failed === 0 ? '\nEvery row is as it should be.' : `\n${failed} rows failed.`);
process.exitCode = failed === 0 ? 0 : 1;
