import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserKind } from '@/test/browsers/find-browser';

/** The folder that `npm run build` makes. */
export function builtExtension(kind: BrowserKind): string {
  const folder = kind === 'chromium' ? 'chrome-mv3' : 'firefox-mv3';
  return fileURLToPath(new URL(`../../.output/${folder}`, import.meta.url));
}

/**
 * A copy of the built extension that may reach hosts without asking, as after a click on "Allow": 'http://127.0.0.1/*'.
 * Chromium's dialog does not exist headless, and its test interface grants no optional hosts. The caller removes the copy.
 * `words`: the language whose words stand in the place of the English ones, for a browser that has no pack of that language.
 */
export function copyWithHosts(kind: BrowserKind, hosts: string[], words = 'en'): ExtensionCopy {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-extension-'));
  cpSync(builtExtension(kind), folder, { recursive: true });
  const locale = (name: string) => join(folder, '_locales', name, 'messages.json');
  if (words !== 'en') cpSync(locale(words), locale('en'));
  const manifest = { ...readManifest(folder), host_permissions: hosts };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Takes the script of a part that is loaded later out of a copy. */
export function removeScript(folder: string, part: string): void {
  const chunks = join(folder, 'chunks');
  const [script] = readdirSync(chunks).filter((name) => name.startsWith(`${part}-`));
  if (!script) throw new Error(`No script is called ${part}.`);
  rmSync(join(chunks, script));
}

/** Has the background of a copy run a function before anything else, whenever it is started. */
export function runFirst(folder: string, run: () => void): void {
  const file = join(folder, 'background.js');
  writeFileSync(file, `(${run})();\n${readFileSync(file, 'utf8')}`);
}

/** Has a copy open no tab with the first steps. Nobody looks at it, but to open and close it costs a fifth of what a test does. */
export function skipFirstSteps(folder: string): void {
  runFirst(folder, () => {
    const { browser, chrome } = Object(globalThis);
    const { tabs } = browser ?? chrome;
    const { create } = tabs;
    tabs.create = (tab: { url?: string }) =>
      tab.url?.endsWith('/welcome.html') ? Promise.resolve() : create(tab);
  });
}

export type ExtensionCopy = { folder: string; remove(): void };

/** The manifest in an extension's folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
}

export type Manifest = {
  permissions?: string[];
  optional_permissions?: string[];
  omnibox?: { keyword: string };
  side_panel?: object;
  sidebar_action?: object;
  host_permissions?: string[];
  optional_host_permissions?: string[];
  web_accessible_resources?: unknown[];
  externally_connectable?: unknown;
  content_security_policy: { extension_pages: string };
  content_scripts?: { matches: string[]; js: string[] }[];
  browser_specific_settings?: { gecko: { id: string } };
};
