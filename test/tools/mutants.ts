import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installTools, toolFile } from './install-tools';

/**
 * Changes the code in small ways, and sees whether a test notices: `npm run mutants`, or of some files
 * `npm run mutants -- --mutate 'lib/verdict/*.ts'`. All takes hours. Below 85 of 100 it fails.
 */
installTools();
const program = toolFile('@stryker-mutator/core/bin/stryker.js');
const args = [program, 'run', 'test/tools/stryker.config.json', ...process.argv.slice(2)];
const cwd = fileURLToPath(new URL('../..', import.meta.url));
process.exitCode = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;
