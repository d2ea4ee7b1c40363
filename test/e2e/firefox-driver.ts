import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest } from './built-extension';
import {
  type Driver,
  exchangeHost,
  expressionOf,
  type InstallOptions,
  type LaunchOptions,
  type Looks,
  type RunningBrowser,
  until,
} from './driver';
import { type Bidi, startFirefox } from './firefox-bidi';
import { installPackage, packagePreferences, requiresSigning, setVersion } from './firefox-package';
import { firefoxPage } from './firefox-page';
import {
  closeTab,
  closeTabsAndPanels,
  copyString,
  hostsLookedUp,
  isPageFocused,
  isPanelOpen,
  openPopup,
  openTab,
  pressEnterInAddressBar,
  setLanguage,
  setPreferences,
  setServicesOffline,
  tabAddresses,
  typeInAddressBar,
} from './firefox-window';

/** Starts Firefox. */
export async function startFirefoxBrowser(options: LaunchOptions): Promise<RunningBrowser> {
  const profile = options.profile ?? mkdtempSync(join(tmpdir(), 'wallet-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences(options));
  const bidi = await startFirefox(options.program, profile, options.headed ?? false);
  return {
    install: (folder, how = {}) => install(bidi, folder, options, how),
    open: (url) => openPage(bidi, '', url),
    async putOnClipboard(text) {
      await bidi.evaluatePrivileged(expressionOf(copyString, [text]));
    },
    requiresSigning: async () =>
      JSON.parse(await bidi.evaluatePrivileged(expressionOf(requiresSigning, []))),
    closed: bidi.closed,
    async close() {
      await bidi.close();
      if (!options.profile) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function install(
  bidi: Bidi,
  folder: string,
  { isPrivateAllowed = false }: LaunchOptions,
  { language = 'en_US', isPackage = false, ...looks }: InstallOptions,
): Promise<Driver> {
  await bidi.evaluatePrivileged(expressionOf(setPreferences, [lookPreferences(looks)]));
  // An extension speaks the language that the browser had when it was installed.
  await bidi.evaluatePrivileged(expressionOf(setLanguage, [language.replace('_', '-')]));
  const id = readManifest(folder).browser_specific_settings?.gecko.id ?? '';
  const how = {
    extensionData: { type: 'path', path: folder },
    'moz:allowPrivateBrowsing': isPrivateAllowed,
  };
  if (isPackage) await installPackage(bidi, folder);
  else await bidi.send('webExtension.install', how);
  const origin: string = JSON.parse(await bidi.evaluatePrivileged(expressionOf(originOf, [id])));
  return {
    ...firefoxDriver(bidi, id, origin),
    async updateExtension() {
      await bidi.send('webExtension.install', how);
    },
    async offerUpdate(version) {
      setVersion(folder, version);
      await installPackage(bidi, folder);
    },
    async close() {
      await bidi.send('webExtension.uninstall', { extension: id });
      await bidi.evaluatePrivileged(expressionOf(setPreferences, [lookPreferences({})]));
      await closeAll(bidi);
    },
  };
}

function firefoxDriver(
  bidi: Bidi,
  id: string,
  origin: string,
): Omit<Driver, 'updateExtension' | 'offerUpdate' | 'close'> {
  const open = (url: string) => openPage(bidi, id, url);
  return {
    kind: 'firefox',
    open,
    openExtensionPage: (path) => open(`${origin}${path}`),
    async killBackground() {
      await bidi.evaluatePrivileged(expressionOf(terminateBackground, [id]));
    },
    async evalInBackground(run, ...args) {
      const call = expressionOf(evalInBackground, [id, expressionOf(run, args)]);
      return JSON.parse(JSON.parse(await bidi.evaluatePrivileged(call)));
    },
    async switchOffAndOn() {
      await bidi.evaluatePrivileged(expressionOf(switchOffAndOn, [id]));
    },
    version: async () => JSON.parse(await bidi.evaluatePrivileged(expressionOf(versionOf, [id]))),
    async setOffline(offline) {
      await bidi.evaluatePrivileged(expressionOf(setServicesOffline, [offline]));
    },
    async limitDatabases() {
      throw new Error('Firefox takes a limit at its start only.');
    },
    popup: async () => JSON.parse(await bidi.evaluatePrivileged(expressionOf(openPopup, []))),
    isPanelOpen: async () =>
      JSON.parse(await bidi.evaluatePrivileged(expressionOf(isPanelOpen, []))),
    typeInAddressBar: async (text) =>
      JSON.parse(await bidi.evaluatePrivileged(expressionOf(typeInAddressBar, [`wallet ${text}`]))),
    async enterInAddressBar(text) {
      await bidi.evaluatePrivileged(expressionOf(typeInAddressBar, [`wallet ${text}`]));
      await bidi.evaluatePrivileged(expressionOf(pressEnterInAddressBar, []));
    },
    hostsLookedUp: async () =>
      JSON.parse(await bidi.evaluatePrivileged(expressionOf(hostsLookedUp, []))),
    async closeTab(ending) {
      await until(`a tab ${ending}`, async () =>
        JSON.parse(await bidi.evaluatePrivileged(expressionOf(closeTab, [ending])))
          ? true
          : undefined,
      );
    },
    tabs: async () => JSON.parse(await bidi.evaluatePrivileged(expressionOf(tabAddresses, []))),
    closeAll: () => closeAll(bidi),
  };
}

async function closeAll(bidi: Bidi): Promise<void> {
  await bidi.evaluatePrivileged(expressionOf(setServicesOffline, [false]));
  await bidi.evaluatePrivileged(expressionOf(closeTabsAndPanels, []));
}

function preferences(options: LaunchOptions): string {
  const all = {
    'remote.active-protocols': 1,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.page': 0,
    'browser.startup.homepage_override.mstone': 'ignore',
    'browser.aboutwelcome.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.enabled': false,
    'app.normandy.enabled': false,
    'extensions.getAddons.cache.enabled': false,
    'services.settings.server': 'data:,#remote-settings-dummy/v1',
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'dom.ipc.processPrelaunch.enabled': false,
    // The next page of the same site takes the process of the one that was closed: to start one costs a fifth of a test.
    'dom.ipc.processReuse.unusedGraceMs': 60_000,
    'browser.newtabpage.enabled': false,
    // While the panel of the downloads is open, an extension can open no popup.
    'browser.download.alwaysOpenPanel': false,
    'browser.sessionstore.interval': 3600000,
    // Else loopback still answers while the browser is offline.
    'network.disable-localhost-when-offline': true,
    'network.dns.localDomains': exchangeHost,
    'network.dns.notifyResolution': true,
    // permissions.request resolves at once; it still needs a real click.
    'extensions.webextOptionalPermissionPrompts': false,
    ...lookPreferences({}),
    // It is installed for a run of the browser, and what it stored would go with it.
    'extensions.webextensions.keepStorageOnUninstall': options.profile !== undefined,
    'extensions.webextensions.keepUuidOnUninstall': options.profile !== undefined,
    ...packagePreferences,
    ...options.preferences,
  };
  return Object.entries(all)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

function lookPreferences({ dark, isStill, hasForcedColours }: Looks): Record<string, number> {
  return {
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    'ui.prefersReducedMotion': isStill ? 1 : 0,
    // 0: as the browser finds best, which is the page's own.
    'browser.display.document_color_use': hasForcedColours ? 2 : 0,
  };
}

async function openPage(bidi: Bidi, id: string, url: string) {
  // WebDriver makes an empty tab first, which needs a process of its own.
  const context = JSON.parse(await bidi.evaluatePrivileged(expressionOf(openTab, [url])));
  // Load events never come for moz-extension: pages, so the page itself is asked.
  const page = firefoxPage(bidi, context, id);
  await until(`${url} to load`, async () => {
    const state = await page.eval(() => [location.href, document.readyState]);
    return state[0]?.startsWith(url) && state[1] === 'complete' ? true : undefined;
  });
  await until('the page to have the focus', async () => {
    const isTaken = JSON.parse(await bidi.evaluatePrivileged(expressionOf(isPageFocused, [])));
    return isTaken && (await page.eval(() => document.hasFocus())) ? true : undefined;
  });
  return page;
}

// The functions below run in the browser's own window. `globalThis` there has what no type of ours describes.

/** The part of its addresses that Firefox chose at random. */
function originOf(id: string): string {
  const { WebExtensionPolicy } = Object(globalThis);
  return WebExtensionPolicy.getByID(id).getURL();
}

/** Empty while none runs. */
function versionOf(id: string): string {
  const { WebExtensionPolicy } = Object(globalThis);
  return WebExtensionPolicy.getByID(id)?.extension?.version ?? '';
}

async function terminateBackground(id: string): Promise<void> {
  const { WebExtensionPolicy } = Object(globalThis);
  const how = { ignoreDevToolsAttached: true, disableResetIdleForTest: true };
  await WebExtensionPolicy.getByID(id).extension.terminateBackground(how);
}

async function switchOffAndOn(id: string): Promise<void> {
  const { ChromeUtils } = Object(globalThis);
  const file = 'resource://gre/modules/AddonManager.sys.mjs';
  const addon = await ChromeUtils.importESModule(file).AddonManager.getAddonByID(id);
  await addon.disable();
  await addon.enable();
}

/** The background's page is in no tab, but takes frame scripts as those do. */
async function evalInBackground(id: string, expression: string): Promise<string> {
  const { WebExtensionPolicy } = Object(globalThis);
  const { extension } = WebExtensionPolicy.getByID(id);
  // Only while it sleeps.
  await extension.wakeupBackground?.();
  const views: Iterable<{ viewType: string; xulBrowser: { messageManager: MessageManager } }> =
    extension.views;
  const background = [...views].find(({ viewType }) => viewType === 'background');
  if (!background) throw new Error('the background does not run');
  const messages = background.xulBrowser.messageManager;
  const script = `(async () => {
    const send = (answer) => sendAsyncMessage('wallet-test:background', answer);
    try {
      const world = new Cu.Sandbox(content, { sandboxPrototype: content, wantXrays: false });
      send({ value: await Cu.evalInSandbox(${JSON.stringify(expression)}, world) });
    } catch (error) {
      send({ error: String(error) });
    }
  })()`;
  const { value, error } = await new Promise<{ value: string; error?: string }>((resolve) => {
    messages.addMessageListener('wallet-test:background', function listen({ data }) {
      messages.removeMessageListener('wallet-test:background', listen);
      resolve(data as never);
    });
    messages.loadFrameScript(`data:,${encodeURIComponent(script)}`, false);
  });
  if (error) throw new Error(error);
  return value;
}

/** As far as we use it. */
type MessageManager = {
  addMessageListener(name: string, listen: (message: { data: unknown }) => void): void;
  removeMessageListener(name: string, listen: (message: { data: unknown }) => void): void;
  loadFrameScript(url: string, allowDelayed: boolean): void;
};
