import {
  describeElements,
  expressionOf,
  type Key,
  type Page,
  type Point,
  type Target,
  until,
} from './driver';
import type { Bidi } from './firefox-bidi';
import { type BidiNode, locate } from './firefox-locate';
import { saysInAnyWorld } from './firefox-says';
import { chooseMenuItem, isPageFocused, runShortcut } from './firefox-window';
import { awaitClick, isHit } from './hit';
import { readAloud } from './read-aloud';

/** One tab of Firefox. `id` is the extension's. */
export function firefoxPage(bidi: Bidi, context: string, id: string): Page {
  const perform = (source: object) =>
    bidi.send('input.performActions', { context, actions: [source] });
  const activate = () => bidi.send('browsingContext.activate', { context });
  /** Before what may open the popup, which closes at once in a window that is not the active one. */
  const focus = async () => {
    await activate();
    await until('the page to have the focus', async () =>
      JSON.parse(await bidi.evaluatePrivileged(expressionOf(isPageFocused, []))) ? true : undefined,
    );
  };
  const type = (keys: string[]) =>
    perform({ type: 'key', id: 'keyboard', actions: keys.flatMap(stroke) });
  const pressWith = (held: string, key: string) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: [{ type: 'keyDown', value: held }, ...stroke(key), { type: 'keyUp', value: held }],
    });
  const click = async (target: Target, button = 0) => {
    await activate();
    const press = [
      { type: 'pointerDown', button },
      { type: 'pointerUp', button },
    ];
    // It may go between two looks at it.
    await until(`an element ${JSON.stringify(target)}`, async () => {
      const [first] = await locate(bidi, context, target);
      if (!first || !(await isReady(bidi, context, first))) return undefined;
      await call(bidi, context, awaitClick, [first]);
      const origin = { type: 'element', element: { sharedId: first.sharedId } };
      const move = { type: 'pointerMove', x: 0, y: 0, origin };
      await perform({ type: 'pointer', id: 'mouse', actions: [move, ...press] });
      return (await hasWorked(bidi, context, target, button, first)) || undefined;
    });
  };
  return {
    eval: async (run, ...args) => JSON.parse(await bidi.evaluate(context, expressionOf(run, args))),
    async evalInContentScript(run, ...args) {
      await activate();
      const call = expressionOf(evalInContentScript, [id, expressionOf(run, args)]);
      return JSON.parse(JSON.parse(await bidi.evaluatePrivileged(call)));
    },
    async saysInAnyWorld() {
      await activate();
      return JSON.parse(await bidi.evaluatePrivileged(expressionOf(saysInAnyWorld, [])));
    },
    async find(target) {
      const nodes = await locate(bidi, context, target);
      return JSON.parse(await call(bidi, context, describeElements, nodes));
    },
    click: (target) => click(target),
    async fill(target, text) {
      await activate();
      await until(`a field ${JSON.stringify(target)}`, async () => {
        const [first] = await locate(bidi, context, target);
        return (
          (first && JSON.parse(await call(bidi, context, replaceText, [first], text))) || undefined
        );
      });
    },
    async press(key) {
      await activate();
      if (key === 'Shift+Tab') await pressWith('\uE008', keyCodes.Tab);
      else await type([keyCodes[key]]);
    },
    async type(text) {
      await activate();
      await type([...text]);
    },
    async pressCtrl(key) {
      await activate();
      await pressWith('\uE009', key);
    },
    async pressShortcut() {
      await focus();
      await bidi.evaluatePrivileged(expressionOf(runShortcut, []));
    },
    async chooseMenuItem(target, item = 'Check address') {
      await focus();
      await click(target, 2);
      await until('our item in the menu', async () =>
        JSON.parse(await bidi.evaluatePrivileged(expressionOf(chooseMenuItem, [item])))
          ? true
          : undefined,
      );
    },
    async movePointer(x, y) {
      await activate();
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
      await perform({ type: 'pointer', id: 'mouse', actions: [move] });
    },
    async drag(_, to) {
      await activate();
      await bidi.evaluatePrivileged(expressionOf(dropSelection, [to]));
    },
    closedShadowTexts: async () => closedShadowTexts(await readTree(bidi, context)),
    async badge() {
      await activate();
      return JSON.parse(await bidi.evaluatePrivileged(expressionOf(readBadge, [id])));
    },
    async resize(width, height) {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    heap: async () => null,
    readAloud() {
      return readAloud(this);
    },
    async screenshot(part) {
      const shot = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
        ...(part && { clip: { type: 'box', ...part } }),
      });
      return Buffer.from(shot.data, 'base64');
    },
    async close() {
      await bidi.send('browsingContext.close', { context });
    },
  };
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<Exclude<Key, 'Shift+Tab'>, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  End: '\uE010',
  Space: '\uE00D',
};

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

async function isReady(bidi: Bidi, context: string, node: BidiNode): Promise<boolean> {
  return JSON.parse(await call(bidi, context, scrollToReadyElement, [node]));
}

/** What arrives above an element at the moment of the click moves it away. One that was chosen is chosen once more without harm. */
async function hasWorked(
  bidi: Bidi,
  context: string,
  target: Target,
  button: number,
  node: BidiNode,
): Promise<boolean> {
  const role = 'role' in target ? target.role : '';
  if (role === 'radio') return JSON.parse(await call(bidi, context, isChosen, [node]));
  if (button !== 0) return true;
  // The click may have closed the page, or opened another in its place.
  return JSON.parse(await call(bidi, context, isHit, [node]).catch(() => 'true'));
}

async function call(
  bidi: Bidi,
  context: string,
  run: (elements: Element[], text: string) => unknown,
  nodes: BidiNode[],
  text = '',
): Promise<string> {
  const { result } = await bidi.send<{ result: { value: string } }>('script.callFunction', {
    target: { context },
    functionDeclaration: `async (text, ...elements) => JSON.stringify(await (${run})(elements, text))`,
    arguments: [{ type: 'string', value: text }, ...nodes.map(({ sharedId }) => ({ sharedId }))],
    awaitPromise: true,
    userActivation: true,
  });
  return result.value;
}

async function readTree(bidi: Bidi, context: string): Promise<BidiNode> {
  const { result } = await bidi.send<{ result: BidiNode }>('script.evaluate', {
    target: { context },
    expression: 'document.documentElement',
    awaitPromise: false,
    serializationOptions: { maxDomDepth: null, includeShadowTree: 'all' },
  });
  return result;
}

function closedShadowTexts({ value }: BidiNode): string[] {
  const root = value.shadowRoot;
  const own = root?.value.mode === 'closed' ? [textOf(root)] : [];
  const below = [...(value.children ?? []), ...(root ? [root] : [])];
  return [...own, ...below.flatMap(closedShadowTexts)];
}

function textOf({ value }: BidiNode): string {
  if (value.localName === 'style') return '';
  // The card's words are in attributes.
  const words = value.attributes?.['data-text'] ?? '';
  const parts = [value.nodeValue ?? '', words, ...(value.children ?? []).map(textOf)];
  return parts.filter((part) => part.trim() !== '').join(' ');
}

// The functions below run in the page.

/** Firefox drops clicks on a tab that it has not painted, and what is being laid out moves away from one: two frames tell of both. */
async function scrollToReadyElement([element]: Element[]): Promise<boolean> {
  if (!element || element.matches(':disabled, [aria-disabled=true]')) return false;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return element.isConnected && place() === before;
}

function isChosen([element]: Element[]): boolean {
  return element?.matches(':checked') ?? false;
}

/** At once: Firefox takes as long for each key that is pressed as for all else that a test does. False where it takes no text yet. */
function replaceText([field]: Element[], text: string): boolean {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || field.matches(':disabled, :read-only, [aria-disabled=true]')) return false;
  field.focus();
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  return true;
}

// The functions below run in the browser's own window, on the selected tab.

/** Firefox gives content scripts a sandbox that only privileged code in the page's process can reach: a frame script. */
async function evalInContentScript(id: string, expression: string): Promise<string> {
  const { gBrowser } = Object(globalThis);
  const messages = gBrowser.selectedBrowser.messageManager;
  const script = `(async () => {
    const send = (answer) => sendAsyncMessage('wallet-test:answer', answer);
    try {
      const { ExtensionContent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionContent.sys.mjs');
      const world = ExtensionContent.getContextByExtensionId(${JSON.stringify(id)}, content).cloneScope;
      send({ value: await Cu.evalInSandbox(${JSON.stringify(expression)}, world) });
    } catch (error) {
      send({ error: String(error) });
    }
  })()`;
  const { value, error } = await new Promise<{ value: string; error?: string }>((resolve) => {
    messages.addMessageListener('wallet-test:answer', function listen(message: { data: never }) {
      messages.removeMessageListener('wallet-test:answer', listen);
      resolve(message.data);
    });
    messages.loadFrameScript(`data:,${encodeURIComponent(script)}`, false);
  });
  if (error) throw new Error(error);
  return value;
}

/** Actions begin no drag in headless Firefox: what is selected is dropped, by the events that the browser's own tests make. */
async function dropSelection({ x, y }: Point): Promise<void> {
  const { gBrowser } = Object(globalThis);
  const messages = gBrowser.selectedBrowser.messageManager;
  const script = `(() => {
    let failure = null;
    try {
      const service = Cc['@mozilla.org/widget/dragservice;1'].getService(Ci.nsIDragService);
      service.startDragSessionForTests(content, Ci.nsIDragService.DRAGDROP_ACTION_COPY);
      const target = content.document.elementFromPoint(${x}, ${y});
      const dataTransfer = new content.DataTransfer();
      // What the browser itself puts there no script may read.
      dataTransfer.wrappedJSObject.setData('text/plain', String(content.getSelection()));
      for (const type of ['dragenter', 'dragover', 'drop']) {
        const event = content.document.createEvent('DragEvent');
        event.initDragEvent(type, true, true, content, 0, ${x}, ${y}, ${x}, ${y}, false, false, false, false, 0, null, dataTransfer);
        content.windowUtils.dispatchDOMEventViaPresShellForTesting(target, event);
      }
      service.getCurrentSession(content)?.endDragSession(true);
    } catch (error) {
      failure = String(error);
    }
    sendAsyncMessage('wallet-test:dropped', failure);
  })()`;
  const failure = await new Promise<string | null>((resolve) => {
    messages.addMessageListener('wallet-test:dropped', function listen(message: { data: never }) {
      messages.removeMessageListener('wallet-test:dropped', listen);
      resolve(message.data);
    });
    messages.loadFrameScript(`data:,${encodeURIComponent(script)}`, false);
  });
  if (failure) throw new Error(failure);
}

function readBadge(id: string): string {
  const { ChromeUtils, document: browserWindow } = Object(globalThis);
  const { ExtensionCommon } = ChromeUtils.importESModule(
    'resource://gre/modules/ExtensionCommon.sys.mjs',
  );
  const { CustomizableUI } = ChromeUtils.importESModule(
    'moz-src:///browser/components/customizableui/CustomizableUI.sys.mjs',
  );
  const widget = `${ExtensionCommon.makeWidgetId(id)}-browser-action`;
  CustomizableUI.addWidgetToArea(widget, 'nav-bar');
  const button = browserWindow.getElementById(widget);
  return button.querySelector('.unified-extensions-item-action-button').getAttribute('badge') ?? '';
}
