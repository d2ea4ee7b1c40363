import { type BrowserKind, findBrowser, pathVariables } from '@/test/browsers/find-browser';
import {
  builtExtension,
  copyWithHosts,
  removeScript,
  runFirst,
  skipFirstSteps,
} from './built-extension';
import { startChromium } from './chromium-driver';
import type { Driver, InstallOptions, LaunchOptions, RunningBrowser } from './driver';
import { startFirefoxBrowser } from './firefox-driver';
import { killingDriver, killsVariable } from './killing';

/** Where the tests' and the demo's own servers are. */
const loopback = ['http://127.0.0.1/*'];

type Options = Omit<LaunchOptions, 'program'> & InstallOptions & HowBuilt;

type HowBuilt = {
  /** The extension as it is released, that may reach a service only where the browser or the user allows it. */
  asReleased?: boolean;
  /** The script of this part is missing, as on a broken disk: 'ReportsPanel'. */
  lacks?: string;
  /** Runs in the background before anything else, whenever it is started. */
  first?(): void;
  /** Hosts that it may reach besides, as after a click of the user. */
  hosts?: string[];
  /** The tab with the first steps stays open: else it is closed, so that no test's page comes to stand behind it. */
  isFirstTime?: boolean;
};

/** Starts a browser with the built extension, which ends with it. */
export async function launch(
  kind: BrowserKind,
  options: Options = {},
): Promise<Driver & Pick<RunningBrowser, 'closed'>> {
  const browser = await startBrowser(kind, options);
  const { driver, copy } = await installBuilt(browser, kind, options);
  return {
    ...driver,
    closed: browser.closed,
    async close() {
      await browser.close();
      copy.remove();
    },
  };
}

/** Starts a browser without the extension. */
export function startBrowser(kind: BrowserKind, options: Options = {}): Promise<RunningBrowser> {
  const program = findBrowser(kind).path;
  if (!program) throw new Error(`No ${kind} found. Set ${pathVariables[kind]}.`);
  const start = kind === 'chromium' ? startChromium : startFirefoxBrowser;
  return start({ ...options, program });
}

/** Installs the built extension, allowed to reach a service on loopback. To start a browser for it takes Firefox ten times as long. */
export async function install(
  browser: RunningBrowser,
  kind: BrowserKind,
  how: InstallOptions & HowBuilt = {},
): Promise<Driver> {
  const { driver, copy } = await installBuilt(browser, kind, how);
  return {
    ...driver,
    async close() {
      await driver.close();
      copy.remove();
    },
  };
}

/** The same, for a user of certain looks. Firefox changes them as it runs; Chromium takes them at its start alone, which takes little. */
export function installWithLooks(
  browser: RunningBrowser,
  kind: BrowserKind,
  how: InstallOptions,
): Promise<Driver> {
  const isAsUsual = !how.dark && !how.isStill && !how.hasForcedColours;
  return kind === 'firefox' || isAsUsual ? install(browser, kind, how) : launch(kind, how);
}

async function installBuilt(
  browser: RunningBrowser,
  kind: BrowserKind,
  how: InstallOptions & HowBuilt,
) {
  const { asReleased, isFirstTime, isPackage, hosts = [], language, lacks, first } = how;
  const copy = asReleased
    ? { folder: builtExtension(kind), remove: () => {} }
    : // Chromium has the words of its languages in packs, which not every installation has.
      copyWithHosts(kind, [...loopback, ...hosts], kind === 'chromium' ? language : 'en');
  if (lacks !== undefined) removeScript(copy.folder, lacks);
  if (first) runFirst(copy.folder, first);
  const isOurs = !asReleased && !isPackage;
  if (isOurs && !isFirstTime) skipFirstSteps(copy.folder);
  const driver = await browser.install(copy.folder, how);
  if (!isOurs && !isFirstTime) await driver.closeTab('/welcome.html');
  return { driver: process.env[killsVariable] ? killingDriver(driver) : driver, copy };
}
