import { type BrowserKind, findBrowser, pathVariables } from '@/test/browsers/find-browser';
import { builtExtension, copyWithHosts } from './built-extension';
import { launchChromium } from './chromium-driver';
import type { Driver, LaunchOptions } from './driver';
import { launchFirefox } from './firefox-driver';
import { killingDriver, killsVariable } from './killing';

/** Where the tests' and the demo's own servers are. */
const loopback = ['http://127.0.0.1/*'];

type Options = Pick<LaunchOptions, 'headed' | 'dark' | 'language'> & {
  /** The extension as it is released, that may reach a service only where the browser or the user allows it. */
  asReleased?: boolean;
  /** The tab with the first steps stays open: else it is closed, so that no test's page comes to stand behind it. */
  isFirstTime?: boolean;
};

/** Starts a browser with the built extension in a fresh profile, allowed to reach a service on loopback. */
export async function launch(
  kind: BrowserKind,
  { asReleased = false, isFirstTime = false, ...options }: Options = {},
): Promise<Driver> {
  const program = findBrowser(kind).path;
  if (!program) throw new Error(`No ${kind} found. Set ${pathVariables[kind]}.`);
  const copy = asReleased
    ? { folder: builtExtension(kind), remove: () => {} }
    : // Chromium has the words of its languages in packs, which not every installation has.
      copyWithHosts(kind, loopback, kind === 'chromium' ? options.language : 'en');
  const start = kind === 'chromium' ? launchChromium : launchFirefox;
  const driver = await start({ program, extension: copy.folder, ...options });
  if (!isFirstTime) await driver.closeTab('/welcome.html');
  return {
    ...(process.env[killsVariable] ? killingDriver(driver) : driver),
    async close() {
      await driver.close();
      copy.remove();
    },
  };
}
