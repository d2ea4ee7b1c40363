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
import type { BrowserKind } from '@/test/browsers/find-browser';
import { builtExtension, readManifest } from './built-extension';
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
  expect(text).not.toMatch(/zod|mempool\.space/i);
});

test('the manifest asks for what the README justifies, and shows the web nothing', ({ kind }) => {
  const manifest = readManifest(builtExtension(kind));
  expect({
    permissions: manifest.permissions,
    optional: manifest.optional_permissions,
    keyword: manifest.omnibox?.keyword,
    panel: manifest.side_panel ?? manifest.sidebar_action,
    hosts: manifest.host_permissions,
    optionalHosts: manifest.optional_host_permissions,
    matches: manifest.content_scripts?.map(({ matches }) => matches),
    web: manifest.web_accessible_resources,
    others: manifest.externally_connectable,
    csp: manifest.content_security_policy.extension_pages.split('; '),
  }).toEqual({
    ...expected,
    permissions: expected.permissions[kind],
    panel: expected.panel[kind],
    hosts: expected.hosts[kind],
  });
});

/** A new permission fails until it stands here, too. */
const expected = {
  permissions: {
    chromium: ['storage', 'alarms', 'contextMenus', 'scripting', 'sidePanel'],
    firefox: ['storage', 'alarms', 'contextMenus'],
  } satisfies Record<BrowserKind, string[]>,
  optional: ['notifications'],
  keyword: 'wallet',
  panel: {
    chromium: { default_path: 'sidepanel.html' },
    firefox: {
      default_panel: 'sidepanel.html',
      default_title: 'Wallet Address Check',
      open_at_install: false,
    },
  } satisfies Record<BrowserKind, object>,
  hosts: {
    chromium: ['http://*/*', 'https://*/*', 'file:///*'],
    firefox: undefined,
  } satisfies Record<BrowserKind, string[] | undefined>,
  optionalHosts: ['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*', 'http://[::1]/*'],
  matches: [['file:///*', 'http://*/*', 'https://*/*']],
  web: undefined,
  others: undefined,
  csp: [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    'connect-src https: http:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ],
};

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
