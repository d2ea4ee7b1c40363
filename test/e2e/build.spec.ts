import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { markers, withoutReason } from '@/test/store/bundled-table';
import { measureBundles } from '@/test/store/bundles';
import { builtExtension } from './built-extension';
import { firstScripts } from './first-scripts';
import { test } from './fixtures';

const top = fileURLToPath(new URL('../..', import.meta.url));

test('a build in another folder gives the same bytes', ({ kind }) => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-build-'));
  for (const name of readdirSync(top))
    if (!/^(node_modules|test|\.output|\.wxt|\.git)$/.test(name))
      cpSync(join(top, name), join(folder, name), { recursive: true });
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'));
  const wxt = join(top, 'node_modules/wxt/bin/wxt.mjs');
  const target = kind === 'chromium' ? ['-b', 'chrome'] : ['-b', 'firefox', '--mv3'];
  execFileSync(process.execPath, [wxt, 'build', ...target], { cwd: folder, stdio: 'pipe' });
  const second = builtExtension(kind).replace(top, `${folder}/`);
  const hashes = hashFiles(second);
  rmSync(folder, { recursive: true });
  expect(hashes).toEqual(hashFiles(builtExtension(kind)));
});

test('the content script is at most 45 kB, without React and zod', ({ kind }) => {
  const path = join(builtExtension(kind), 'content-scripts/content.js');
  expect(statSync(path).size).toBeLessThanOrEqual(45_000);
  expect(readFileSync(path, 'utf8')).not.toMatch(/react|zod/i);
});

test('the popup loads at most 100 kB of scripts, gzipped, before its box can be used, without zod and addresses', ({
  kind,
}) => {
  const { text, gzipped } = firstScripts(builtExtension(kind));
  expect(gzipped).toBeLessThanOrEqual(100_000);
  expect(text).toContain('createRoot');
  // A file's hash may be any letters.
  const code = text.replaceAll(/-[\w-]{8}\.js/g, '');
  expect(code).not.toMatch(/zod|mempool\.space/i);
});

test('each package that is bundled has its reason in the README', async ({ kind }) => {
  test.skip(kind === 'firefox', 'both browsers get the same modules');
  const shares = await measureBundles();
  expect(withoutReason(shares)).toEqual([]);
  const readme = readFileSync(join(top, 'README.md'), 'utf8');
  const [, table = ''] = readme.split(markers.start);
  const named = [...(table.split(markers.end)[0]?.matchAll(/^\| `([^`]+)`/gm) ?? [])];
  const packages = [...shares.keys()].filter((name) => name !== '.');
  expect(named.map(([, name]) => name).sort()).toEqual(packages.sort());
});

function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(files.map((name) => [name, hash(name)]));
}
