import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { copyWithHosts, readManifest } from '@/test/e2e/built-extension';
import type { Driver, LaunchOptions } from '@/test/e2e/driver';
import { startBrowser } from '@/test/e2e/launch';

/** A browser that is started more than once with the same profile and the same copy of the extension. */
export type KeptBrowser = {
  /** Folder of the extension. */
  folder: string;
  profile: string;
  start(options?: Partial<LaunchOptions>): Promise<Driver>;
  remove(): void;
};

export function keepBrowser(kind: BrowserKind): KeptBrowser {
  const copy = copyWithHosts(kind, ['http://127.0.0.1/*']);
  const profile = mkdtempSync(join(tmpdir(), 'wallet-kept-'));
  return {
    folder: copy.folder,
    profile,
    async start(options = {}) {
      const browser = await startBrowser(kind, { profile, ...options });
      const driver = await browser.install(copy.folder);
      await closeFirstSteps(driver);
      return { ...driver, close: browser.close };
    },
    remove() {
      copy.remove();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

let versions = 0;

/** Gives a copy of the extension another version. */
export function setVersion(folder: string, version: string): void {
  const manifest = { ...readManifest(folder), version };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

/** Sets the clock of the background so many days ahead from its next update on. What stands on our pages comes from there. */
export function setClock(folder: string, days: number): void {
  const path = join(folder, 'background.js');
  const text = readFileSync(path, 'utf8');
  const end = '/* end of the clock */';
  const own = text.includes(end) ? text.slice(text.indexOf(end) + end.length) : text;
  writeFileSync(path, `(${shiftClock})(${days * 86_400_000});${end}${own}`);
  // Chromium keeps the background's script until it is updated to another version.
  setVersion(folder, `0.1.${++versions}`);
}

/** Runs in the background before anything else. */
function shiftClock(by: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + by;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** They open where the extension is installed, which Firefox does anew at each start; nobody is to stand before a test's page. */
async function closeFirstSteps(driver: Driver): Promise<void> {
  const end = performance.now() + 1500;
  while (performance.now() < end) {
    const isOpen = (await driver.tabs()).some((url) => url.endsWith('/welcome.html'));
    if (isOpen) return driver.closeTab('/welcome.html');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
