import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageFile, run, sha256 } from './packages';
import { readZip } from './read-zip';

/** Does what a reviewer of Firefox's store does: unpacks the source package, installs, builds, and compares with the package, file by file. */
const folder = mkdtempSync(join(tmpdir(), 'wallet-rebuild-'));
try {
  for (const [name, bytes] of readZip(packageFile('sources'))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  console.log('Installing from the source package …');
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  run('npm', ['run', 'build'], folder);
  const differences = (['chromium', 'firefox'] as const).flatMap(compare);
  for (const line of differences) console.log(line);
  if (differences.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function compare(kind: 'chromium' | 'firefox'): string[] {
  const packed = hashes(readZip(packageFile(kind)));
  const built = hashes(
    readFolder(join(folder, '.output', kind === 'chromium' ? 'chrome-mv3' : 'firefox-mv3')),
  );
  const names = [...new Set([...packed.keys(), ...built.keys()])];
  const differing = names.filter((name) => packed.get(name) !== built.get(name));
  console.log(
    `${kind}: ${names.length - differing.length} of ${names.length} files have the same sha256`,
  );
  return differing.map((name) => `${kind}: ${name} differs`);
}

function hashes(files: Map<string, Uint8Array>): Map<string, string> {
  return new Map([...files].map(([name, bytes]) => [name, sha256(bytes)]));
}

function readFolder(path: string): Map<string, Uint8Array> {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(path, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'));
  return new Map(names.map((name) => [name, readFileSync(join(path, name))]));
}
