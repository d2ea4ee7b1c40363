import { type BrowserKind, findBrowser, pathVariables } from '@/test/browsers/find-browser';
import { copyWithHosts } from './built-extension';
import { launchChromium } from './chromium-driver';
import type { Driver, LaunchOptions } from './driver';
import { launchFirefox } from './firefox-driver';

/** Where the tests' and the demo's own servers are. */
const loopback = ['http://127.0.0.1/*'];

/** Starts a browser with the built extension in a fresh profile, allowed to reach a service on loopback. */
export async function launch(
  kind: BrowserKind,
  options: Pick<LaunchOptions, 'headed' | 'dark'> = {},
): Promise<Driver> {
  const program = findBrowser(kind).path;
  if (!program) throw new Error(`No ${kind} found. Set ${pathVariables[kind]}.`);
  const copy = copyWithHosts(kind, loopback);
  const start = kind === 'chromium' ? launchChromium : launchFirefox;
  const driver = await start({ program, extension: copy.folder, ...options });
  return {
    ...driver,
    async close() {
      await driver.close();
      copy.remove();
    },
  };
}
