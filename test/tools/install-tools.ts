import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('.', import.meta.url);

/** A file of an installed tool: 'web-ext/bin/web-ext.js'. */
export function toolFile(path: string): string {
  return fileURLToPath(new URL(`node_modules/${path}`, folder));
}

/** Installs web-ext and Stryker beside this file, if they are not there as the lock file has them. They are 500 packages, which no build and no test needs. */
export function installTools(): void {
  // npm writes the first when it installed all that the second has.
  const installed = changedAt(toolFile('.package-lock.json'));
  if (installed > changedAt(fileURLToPath(new URL('package-lock.json', folder)))) return;
  console.error('Installing web-ext and Stryker into test/tools/node_modules …');
  // Of Stryker's peers, Vitest is the project's own; a second one would not know our tests.
  const args = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, {
    cwd: fileURLToPath(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci in test/tools ended with ${status}`);
}

/** Milliseconds since 1970; 0: there is no such file. */
function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
