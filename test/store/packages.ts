import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's top folder. */
export const top = fileURLToPath(new URL('../..', import.meta.url));

const { name, version } = JSON.parse(readFileSync(`${top}package.json`, 'utf8'));

/** What `npm run zip` makes, all in `.output`. */
export const packages = {
  chromium: `${name}-${version}-chrome.zip`,
  firefox: `${name}-${version}-firefox.zip`,
  sources: `${name}-${version}-sources.zip`,
  parts: `${name}-${version}.cdx.json`,
} as const;

/** Where a package is. */
export function packageFile(kind: keyof typeof packages): string {
  return `${top}.output/${packages[kind]}`;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Runs a program and returns what it printed. Throws with all that it said where it fails. */
export function run(program: string, args: readonly string[], cwd = top): string {
  const shell = process.platform === 'win32';
  const ran = spawnSync(program, args, { cwd, encoding: 'utf8', shell, maxBuffer: 1e9 });
  if (ran.status === 0) return ran.stdout;
  throw new Error(`${program} ${args.join(' ')} failed.\n${ran.stdout}\n${ran.stderr}`);
}
