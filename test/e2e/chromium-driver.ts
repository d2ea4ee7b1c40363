import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  type Locator,
  type Page as PlaywrightPage,
  type Worker,
} from 'playwright';
import {
  type Driver,
  describeElements,
  expressionOf,
  type LaunchOptions,
  type Page,
  type Target,
  until,
} from './driver';

/** Starts Chromium with the extension in a fresh profile, which goes when the browser is closed. */
export async function launchChromium(options: LaunchOptions): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'wallet-chromium-'));
  mkdirSync(join(profile, 'Default'));
  // Without developer mode an unpacked extension stays disabled after any reload.
  const preferences = JSON.stringify({ extensions: { ui: { developer_mode: true } } });
  writeFileSync(join(profile, 'Default/Preferences'), preferences);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: options.program,
    headless: !options.headed,
    chromiumSandbox: false,
    // In a window, Ctrl+C is for the demo to handle.
    handleSIGINT: !options.headed,
    colorScheme: options.dark ? 'dark' : 'light',
    viewport: options.headed ? null : { width: 1280, height: 800 },
    // As a browser of a user, which keeps the pages that were left.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      `--disable-extensions-except=${options.extension}`,
      `--load-extension=${options.extension}`,
    ],
  });
  const closed = new Promise((resolve) => context.once('close', resolve));
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const id = new URL(worker.url()).host;
  const open = async (url: string) => {
    const page = await context.newPage();
    await page.goto(url);
    return chromiumPage(context, page, id);
  };
  return {
    kind: 'chromium',
    open,
    openExtensionPage: (path) => open(`chrome-extension://${id}/${path}`),
    killBackground: () => killWorker(context, id),
    evalInBackground: async (run, ...args) =>
      JSON.parse(await workerOf(context).evaluate<string>(expressionOf(run, args))),
    updateExtension: () => reload(context, id),
    setOffline: (offline) => context.setOffline(offline),
    popup: () =>
      workerOf(context).evaluate<string | null>(
        `chrome.runtime.getContexts({ contextTypes: ['POPUP'] }).then(([popup]) => popup?.documentUrl ?? null)`,
      ),
    isPanelOpen: () =>
      workerOf(context).evaluate<boolean>(
        `chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] }).then(({ length }) => length > 0)`,
      ),
    typeInAddressBar: (text) =>
      workerOf(context).evaluate<string[]>(`(${typeAfterKeyword})(${JSON.stringify(text)})`),
    enterInAddressBar: (text) =>
      workerOf(context).evaluate(
        `chrome.omnibox.onInputEntered.dispatch(${JSON.stringify(text)}, 'currentTab')`,
      ),
    async closeTab(ending) {
      const page = await until(`a tab ${ending}`, async () =>
        context.pages().find((one) => one.url().endsWith(ending)),
      );
      await page.close();
    },
    tabs: () => pageAddresses(context),
    closed,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function reload(context: BrowserContext, id: string): Promise<void> {
  const started = context.waitForEvent('serviceworker');
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/options.html`);
  // The page goes with the extension, so there is no answer.
  await page.evaluate('void setTimeout(() => chrome.runtime.reload())');
  await started;
  await page.close();
}

/** Of a page that did not load, Playwright tells the address of the error page. */
async function pageAddresses(context: BrowserContext): Promise<string[]> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { targetInfos } = (await session?.send('Target.getTargets')) ?? { targetInfos: [] };
  await session?.detach();
  return targetInfos.flatMap(({ type, url }) => (type === 'page' ? [url] : []));
}

async function killWorker(context: BrowserContext, id: string): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('the browser is closed');
  const session = await browser.newBrowserCDPSession();
  const workers = async () =>
    (await session.send('Target.getTargets')).targetInfos.filter(
      ({ type, url }) => type === 'service_worker' && new URL(url).host === id,
    );
  // A page whose question was cut off asks again, and so starts the next one under the same name.
  await until('the background to end', async () => {
    const running = await workers();
    for (const { targetId } of running)
      await session.send('Target.closeTarget', { targetId }).catch(() => undefined);
    return running.length === 0 ? true : undefined;
  });
  await session.detach();
}

function chromiumPage(context: BrowserContext, page: PlaywrightPage, id: string): Page {
  const inSession = async <T>(use: (session: CDPSession) => Promise<T>): Promise<T> => {
    const session = await context.newCDPSession(page);
    try {
      return await use(session);
    } finally {
      await session.detach();
    }
  };
  return {
    eval: async (run, ...args) => JSON.parse(await page.evaluate<string>(expressionOf(run, args))),
    evalInContentScript: (run, ...args) =>
      inSession(async (session) =>
        JSON.parse(await evalInIsolatedWorld(session, id, expressionOf(run, args))),
      ),
    find: (target) => locate(page, target).evaluateAll(describeElements),
    click: (target) => locate(page, target).first().click({ timeout: 10_000 }),
    fill: (target, text) => locate(page, target).first().fill(text, { timeout: 10_000 }),
    press: (key) => page.keyboard.press(key),
    pressCtrl: (key) => page.keyboard.press(`Control+${key}`),
    async movePointer(x, y) {
      await page.bringToFront();
      await page.mouse.move(x, y);
    },
    closedShadowTexts: () =>
      inSession(async (session) => {
        const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
        return closedShadowTexts(root);
      }),
    async pressShortcut() {
      await page.bringToFront();
      await workerOf(context).evaluate(`(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        const [command] = (await chrome.commands.getAll()).filter(({ name }) => !name.startsWith('_'));
        chrome.commands.onCommand.dispatch(command.name, tab);
      })()`);
    },
    async chooseMenuItem(target) {
      await page.bringToFront();
      // Wakes the background, as the browser does for the event.
      const wake = `chrome.runtime.sendMessage({ type: 'page/count' }).then(() => 'awake')`;
      await inSession((session) => evalInIsolatedWorld(session, id, wake));
      const clicked = await locate(page, target).first().evaluate(describeClicked);
      await workerOf(context).evaluate(`(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        await chrome.contextMenus.update('check-address', {});
        chrome.contextMenus.onClicked.dispatch(${JSON.stringify(clicked)}, tab);
      })()`);
    },
    async badge() {
      await page.bringToFront();
      return workerOf(context).evaluate<string>(`(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        return chrome.action.getBadgeText({ tabId: tab.id });
      })()`);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    readAloud: () => page.locator('body').ariaSnapshot(),
    screenshot: (clip) => page.screenshot(clip ? { clip } : {}),
    close: () => page.close(),
  };
}

/** Runs in the page: what the browser tells of a click on an element. */
function describeClicked(element: Element): object {
  const editable = element instanceof HTMLInputElement;
  const link = element instanceof HTMLAnchorElement && { linkUrl: element.href };
  return { editable, ...link };
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

function workerOf(context: BrowserContext): Worker {
  const worker = context.serviceWorkers().at(-1);
  if (!worker) throw new Error('the background does not run');
  return worker;
}

function locate(page: PlaywrightPage, target: Target): Locator {
  if ('css' in target) return page.locator(target.css);
  if ('label' in target) return page.getByLabel(target.label, { exact: true });
  const { role, name } = target;
  // Playwright's own list of roles is closed; ours are strings, so that one spec serves both browsers.
  const quoted = name === undefined ? '' : `[name=${JSON.stringify(name)}s]`;
  return page.locator(`internal:role=${role}${quoted}`);
}

async function evalInIsolatedWorld(
  session: CDPSession,
  id: string,
  expression: string,
): Promise<string> {
  const contexts: { id: number; origin: string; auxData?: { type?: string } }[] = [];
  session.on('Runtime.executionContextCreated', (event) => contexts.push(event.context));
  await session.send('Runtime.enable');
  const world = await until('a content script on the page', async () =>
    contexts.find(({ origin, auxData }) => origin.includes(id) && auxData?.type === 'isolated'),
  );
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId: world.id,
    expression,
    awaitPromise: true,
  });
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return String(result.value);
}

/** What DOM.getDocument gives of a node, as far as we look. */
type CdpNode = {
  nodeName: string;
  nodeValue: string;
  shadowRootType?: string;
  /** Names and values by turns. */
  attributes?: string[];
  children?: CdpNode[];
  shadowRoots?: CdpNode[];
};

function closedShadowTexts(node: CdpNode): string[] {
  const roots = (node.shadowRoots ?? []).filter((root) => root.shadowRootType === 'closed');
  const below = [...(node.children ?? []), ...(node.shadowRoots ?? [])];
  return [...roots.map(textOf), ...below.flatMap(closedShadowTexts)];
}

function textOf(node: CdpNode): string {
  if (node.nodeName === 'STYLE') return '';
  const { attributes = [] } = node;
  // The card's words are in attributes.
  const words = attributes[attributes.indexOf('data-text') + 1] ?? '';
  const parts = [
    node.nodeValue,
    attributes.includes('data-text') ? words : '',
    ...(node.children ?? []).map(textOf),
  ];
  return parts.filter((part) => part.trim() !== '').join(' ');
}
