import type { BrowserContext, CDPSession, Locator, Page as PlaywrightPage } from 'playwright';
import { evalInWorker } from './chromium-worker';
import {
  describeElements,
  expressionOf,
  type MenuItem,
  type Page,
  patience,
  type Target,
  until,
} from './driver';
import { awaitClick, isHit } from './hit';

/** One tab of Chromium. `id` is the extension's. */
export function chromiumPage(context: BrowserContext, page: PlaywrightPage, id: string): Page {
  const inSession = async <T>(use: (session: CDPSession) => Promise<T>): Promise<T> => {
    const session = await context.newCDPSession(page);
    try {
      return await use(session);
    } finally {
      await session.detach();
    }
  };
  /** A key or button may close the page, as it does the popup, before it is up again. */
  const orClosed = <T>(pressed: Promise<T>): Promise<T | true> =>
    pressed.catch((error) => {
      if (!page.isClosed()) throw error;
      return true;
    });
  return {
    eval: async (run, ...args) => JSON.parse(await page.evaluate<string>(expressionOf(run, args))),
    evalInContentScript: (run, ...args) =>
      inSession(async (session) =>
        JSON.parse(await evalInIsolatedWorld(session, id, expressionOf(run, args))),
      ),
    saysInAnyWorld: () => inSession(saysInAnyWorld),
    find: (target) => locate(page, target).evaluateAll(describeElements),
    async click(target) {
      await until(`a click on ${JSON.stringify(target)}`, () => orClosed(clickOnce(page, target)));
    },
    fill: (target, text) => locate(page, target).first().fill(text, { timeout: patience }),
    async press(key) {
      await orClosed(page.keyboard.press(key));
    },
    type: (text) => page.keyboard.type(text),
    pressCtrl: (key) => page.keyboard.press(`Control+${key}`),
    async movePointer(x, y) {
      await page.bringToFront();
      await page.mouse.move(x, y);
    },
    async drag(from, to) {
      await page.bringToFront();
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    },
    closedShadowTexts: () =>
      inSession(async (session) => {
        const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
        return closedShadowTexts(root);
      }),
    async pressShortcut() {
      await page.bringToFront();
      await evalInWorker(
        context,
        id,
        `(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        const [command] = (await chrome.commands.getAll()).filter(({ name }) => !name.startsWith('_'));
        chrome.commands.onCommand.dispatch(command.name, tab);
      })()`,
      );
    },
    async chooseMenuItem(target, words) {
      await page.bringToFront();
      const element = await locate(page, target).first().evaluate(describeClicked);
      const menuItemId = words === undefined ? 'check-address' : menuItems[words];
      const clicked = { ...element, menuItemId };
      await evalInWorker(
        context,
        id,
        `(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        await chrome.contextMenus.update('${menuItemId}', {});
        // Whoever clicks is in the window, and in no other does the browser open a popup. A dialog that nobody answered keeps the focus.
        const { focused } = await chrome.windows.update(tab.windowId, { focused: true });
        if (!focused) throw new Error('a dialog of the browser has the focus');
        chrome.contextMenus.onClicked.dispatch(${JSON.stringify(clicked)}, tab);
      })()`,
      );
    },
    async badge() {
      await page.bringToFront();
      return evalInWorker<string>(
        context,
        id,
        `(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        return chrome.action.getBadgeText({ tabId: tab.id });
      })()`,
      );
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    heap: () => inSession(heapOf),
    readAloud: () => page.locator('body').ariaSnapshot(),
    screenshot: (clip) => page.screenshot(clip ? { clip } : {}),
    close: () => page.close(),
  };
}

async function heapOf(session: CDPSession): Promise<number> {
  // What only the first collection sets free is collected by the second.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize;
}

/** As lib/background/menu.ts calls them. */
const menuItems: Record<MenuItem, string> = {
  'Check address': 'check-address',
  'Check the QR code in this picture': 'check-picture',
};

/** Runs in the page: what the browser tells of a click on an element. */
function describeClicked(element: Element): object {
  const editable = element instanceof HTMLInputElement;
  const link = element instanceof HTMLAnchorElement && { linkUrl: element.href };
  const image = element instanceof HTMLImageElement && { srcUrl: element.currentSrc };
  return { editable, frameId: 0, ...link, ...image };
}

/** Playwright looks whether the button goes down on the element, and not whether it goes up there: undefined where it may not. */
async function clickOnce(page: PlaywrightPage, target: Target): Promise<true | undefined> {
  const element = await locate(page, target).first().elementHandle({ timeout: patience });
  await page.evaluate(awaitClick, [element]);
  await element.click({ timeout: patience });
  // The click may have led to another page.
  return (await page.evaluate(isHit, [element]).catch(() => true)) || undefined;
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

async function saysInAnyWorld(session: CDPSession): Promise<string[]> {
  const said: string[] = [];
  const note = (words: unknown) => said.push(String(words).split('\n')[0] ?? '');
  session.on('Runtime.consoleAPICalled', ({ args }) =>
    note(args.map(({ value, description }) => value ?? description).join(' ')),
  );
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) =>
    note(exception?.description ?? exception?.value ?? text),
  );
  // All that was said before is told anew, before the answer.
  await session.send('Runtime.enable');
  return said;
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
