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
import { bundledTable, markers, withoutReason } from '@/test/store/bundled-table';
import { measureBundles } from '@/test/store/bundles';
import { builtExtension } from './built-extension';
import { expect } from './expect';
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

test('the content script is at most 45 kB, without React and zod, and begins in a task of its own', ({
  kind,
}) => {
  const path = join(builtExtension(kind), 'content-scripts/content.js');
  expect(statSync(path).size).toBeLessThanOrEqual(45_000);
  const text = readFileSync(path, 'utf8');
  expect(text).not.toMatch(/react|zod/i);
  // All of it: the function in parentheses is compiled at once, and is the last thing there.
  expect(text).toMatch(/^AbortSignal\.timeout\(0\)\.onabort=\(\(\)=>\{.*\}\)\s*$/s);
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

test('each package that is bundled stands in the README with its reason and its size, give or take 2 %', async ({
  kind,
}) => {
  test.skip(kind === 'firefox', 'both browsers get the same modules');
  const shares = await measureBundles();
  expect(withoutReason(shares)).toEqual([]);
  const readme = readFileSync(join(top, 'README.md'), 'utf8');
  const written = rowsOf(readme.slice(readme.indexOf(markers.start), readme.indexOf(markers.end)));
  const measured = rowsOf(bundledTable(shares));
  expect(written.map(({ name }) => name)).toEqual(measured.map(({ name }) => name));
  for (const [at, { name, sizes }] of measured.entries()) {
    const told = written[at]?.sizes ?? [];
    expect(told.length, `bundles with ${name}: npm run bundled`).toBe(sizes.length);
    for (const [place, size] of sizes.entries())
      expect(Math.abs(size - (told[place] ?? 0)), `${name}: npm run bundled`).toBeLessThan(
        1 + size / 50,
      );
  }
});

/** Of a table of what is bundled: what each row is about, and its sizes in kB. */
function rowsOf(table: string): { name: string; sizes: number[] }[] {
  return [...table.matchAll(/^\| ([^|]+) \|.*$/gm)].map(([row, name = '']) => ({
    name,
    sizes: [...row.matchAll(/([\d.]+) kB/g)].map(([, size]) => Number(size)),
  }));
}

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
