import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page as PlaywrightPage,
} from 'playwright';
import { chromiumPage } from './chromium-page';
import { evalInWorker, killWorker, restartWorker, untilInstalled } from './chromium-worker';
import {
  type Driver,
  exchangeHost,
  expressionOf,
  type LaunchOptions,
  type Page,
  patience,
  type RunningBrowser,
  until,
} from './driver';

/** Starts Chromium. */
export async function startChromium(options: LaunchOptions): Promise<RunningBrowser> {
  const profile = options.profile ?? mkdtempSync(join(tmpdir(), 'wallet-chromium-'));
  mkdirSync(join(profile, 'Default'), { recursive: true });
  // Without developer mode an unpacked extension stays disabled after any reload.
  const preferences = JSON.stringify({ extensions: { ui: { developer_mode: true } } });
  const file = join(profile, 'Default/Preferences');
  if (!existsSync(file)) writeFileSync(file, preferences);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: options.program,
    headless: !options.headed,
    chromiumSandbox: false,
    // In a window, Ctrl+C is for the demo to handle.
    handleSIGINT: !options.headed,
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: options.isStill ? 'reduce' : 'no-preference',
    forcedColors: options.hasForcedColours ? 'active' : 'none',
    viewport: options.headed ? null : { width: 1280, height: 800 },
    // As a browser of a user, which has extensions, and keeps the pages that were left.
    ignoreDefaultArgs: ['--disable-extensions', '--disable-back-forward-cache'],
    // For extensions to be installed and taken away by the driver.
    args: [
      '--enable-unsafe-extension-debugging',
      // Pages of one site share a process, as in a browser with many tabs: to start one costs a tenth of a test.
      '--renderer-process-limit=1',
      `--host-resolver-rules=MAP ${exchangeHost} 127.0.0.1`,
    ],
  });
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('Chromium cannot be driven');
  return {
    install: (folder) => install(context, session, folder),
    open: (url) => openPage(context, session, url, ''),
    async putOnClipboard(text) {
      // No content script runs there. In a window of its own: a copy that is told once its tab is not in front any more is not heeded.
      const url = 'chrome://version/';
      const opened = context.waitForEvent('page', { predicate: (page) => page.url() === url });
      await session.send('Target.createTarget', { url, newWindow: true });
      const page = await opened;
      await page.evaluate((text) => {
        const area = document.body.appendChild(document.createElement('textarea'));
        area.value = text;
        area.select();
      }, text);
      await page.keyboard.press('Control+c');
      await page.close();
    },
    // It carries folders.
    requiresSigning: async () => false,
    closed: new Promise((resolve) => context.once('close', resolve)),
    async close() {
      await context.close();
      if (!options.profile) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function install(
  context: BrowserContext,
  session: CDPSession,
  folder: string,
): Promise<Driver> {
  const { id } = await session.send('Extensions.loadUnpacked', { path: folder });
  await untilInstalled(context, id);
  return {
    ...chromiumDriver(context, session, id),
    async close() {
      await session.send('Extensions.uninstall', { id });
      await closeAll(context);
    },
  };
}

function chromiumDriver(
  context: BrowserContext,
  session: CDPSession,
  id: string,
): Omit<Driver, 'close'> {
  const open = (url: string) => openPage(context, session, url, id);
  const evaluate = <R>(expression: string) => evalInWorker<R>(context, id, expression);
  return {
    kind: 'chromium',
    open,
    openExtensionPage: (path) => open(`chrome-extension://${id}/${path}`),
    killBackground: () => killWorker(context, id),
    evalInBackground: async (run, ...args) =>
      JSON.parse(await evaluate<string>(expressionOf(run, args))),
    updateExtension: () => reload(context, id),
    async switchOffAndOn() {
      const manager = await context.newPage();
      await manager.goto('chrome://extensions/');
      await restartWorker(context, id, () => manager.evaluate(switchOffAndOn, id));
      await manager.close();
    },
    async offerUpdate() {
      throw new Error('Chromium takes no package without the store.');
    },
    version: () => evaluate<string>('chrome.runtime.getManifest().version'),
    setOffline: (offline) => context.setOffline(offline),
    limitDatabases: quotaSwitch(context, id),
    popup: () =>
      evaluate<string | null>(
        `chrome.runtime.getContexts({ contextTypes: ['POPUP'] }).then(([popup]) => popup?.documentUrl ?? null)`,
      ),
    isPanelOpen: () =>
      evaluate<boolean>(
        `chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] }).then(({ length }) => length > 0)`,
      ),
    typeInAddressBar: (text) =>
      evaluate<string[]>(`(${typeAfterKeyword})(${JSON.stringify(text)})`),
    enterInAddressBar: (text) =>
      evaluate(`chrome.omnibox.onInputEntered.dispatch(${JSON.stringify(text)}, 'currentTab')`),
    async hostsLookedUp() {
      throw new Error('Chromium tells nobody which hosts it looks up.');
    },
    async closeTab(ending) {
      const page = await until(`a tab ${ending}`, async () =>
        context.pages().find((one) => one.url().endsWith(ending)),
      );
      await page.close();
    },
    tabs: () => pageAddresses(context),
    closeAll: () => closeAll(context),
  };
}

/** Opens a tab on an address. Playwright's own makes an empty one first, which needs a process of its own. */
async function openPage(
  context: BrowserContext,
  session: CDPSession,
  url: string,
  id: string,
): Promise<Page> {
  const { href } = new URL(url);
  const opened = context.waitForEvent('page', (page) => page.url() === href);
  await session.send('Target.createTarget', { url });
  const page = await opened;
  // Playwright misses now and then that a page is loaded, and would wait for ever.
  await page.waitForLoadState('load', { timeout: patience }).catch(() =>
    until('the page to be loaded', async () => {
      const state = await page.evaluate(() => document.readyState);
      return state === 'complete' || undefined;
    }),
  );
  return chromiumPage(context, page, id);
}

async function closeAll(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  // The browser would end with its last tab, and began with this one.
  const isBlank = (page: PlaywrightPage) => page.url() === 'about:blank';
  const blank = context.pages().find(isBlank) ?? (await context.newPage());
  await Promise.all(context.pages().map((page) => page !== blank && page.close()));
}

async function reload(context: BrowserContext, id: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/options.html`);
  await restartWorker(context, id, async () => {
    // The page goes with the extension, so there is no answer.
    await page.evaluate('void setTimeout(() => chrome.runtime.reload())');
  });
  await page.close();
}

/** Runs in the browser's own list of extensions. */
async function switchOffAndOn(id: string): Promise<void> {
  const { management } = Object(globalThis).chrome;
  await management.setEnabled(id, false);
  await management.setEnabled(id, true);
}

function quotaSwitch(context: BrowserContext, id: string): Driver['limitDatabases'] {
  // A limit ends with the session that set it.
  let session: CDPSession | undefined;
  return async (bytes) => {
    session ??= await context.newCDPSession(await context.newPage());
    const limit = bytes === null ? {} : { quotaSize: bytes };
    const origin = `chrome-extension://${id}`;
    await session.send('Storage.overrideQuotaForOrigin', { origin, ...limit });
  };
}

/** Of a page that did not load, Playwright tells the address of the error page. */
async function pageAddresses(context: BrowserContext): Promise<string[]> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { targetInfos } = (await session?.send('Target.getTargets')) ?? { targetInfos: [] };
  await session?.detach();
  return targetInfos.flatMap(({ type, url }) => (type === 'page' ? [url] : []));
}

/** Runs in the background: the lines that it gives the browser while a text is typed. */
function typeAfterKeyword(text: string): Promise<string[]> {
  const { chrome } = Object(globalThis);
  return new Promise((resolve) => {
    let first = '';
    const { setDefaultSuggestion } = chrome.omnibox;
    chrome.omnibox.setDefaultSuggestion = (line: { description: string }) => {
      first = line.description;
      return setDefaultSuggestion(line);
    };
    chrome.omnibox.onInputChanged.dispatch(text, (others: { description: string }[]) =>
      resolve([first, ...others.map(({ description }) => description)]),
    );
  });
}
